import type { MonsterCard } from '../../../cards.ts';
import { ARACHYURA } from './arachyura.ts';
import { CARRION_DRAKE } from './carrion-drake.ts';
import { GOBLIN_WITCHER } from './goblin-witcher.ts';
import { VOLUCRIX_REAVER } from './volucrix-reaver.ts';

/** Its monster groups, a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  arachyura: ARACHYURA,
  'carrion-drake': CARRION_DRAKE,
  'goblin-witcher': GOBLIN_WITCHER,
  'volucrix-reaver': VOLUCRIX_REAVER,
};
