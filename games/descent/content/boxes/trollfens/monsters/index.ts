import type { MonsterCard } from '../../../cards.ts';
import { HARPY } from './harpy.ts';
import { PLAGUE_WORM } from './plague-worm.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  harpy: HARPY,
  'plague-worm': PLAGUE_WORM,
};
