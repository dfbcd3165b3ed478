import type { MonsterCard } from '../../../cards.ts';
import { BONE_HORROR } from './bone-horror.ts';
import { BROODWALKER } from './broodwalker.ts';
import { REANIMATE_MONSTER } from './reanimate-monster.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  'bone-horror': BONE_HORROR,
  broodwalker: BROODWALKER,
  'reanimate-monster': REANIMATE_MONSTER,
};
