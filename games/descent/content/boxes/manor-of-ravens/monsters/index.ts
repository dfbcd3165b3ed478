import type { MonsterCard } from '../../../cards.ts';
import { BANDIT } from './bandit.ts';
import { WRAITH } from './wraith.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  bandit: BANDIT,
  wraith: WRAITH,
};
