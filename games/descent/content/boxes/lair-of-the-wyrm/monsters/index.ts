import type { MonsterCard } from '../../../cards.ts';
import { FIRE_IMPS } from './fire-imps.ts';
import { HYBRID_SENTINEL } from './hybrid-sentinel.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  'fire-imps': FIRE_IMPS,
  'hybrid-sentinel': HYBRID_SENTINEL,
};
