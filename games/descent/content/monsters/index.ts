import type { MonsterCard } from '../cards.ts';
import { BARGHEST } from './barghest.ts';
import { CAVE_SPIDER } from './cave-spider.ts';
import { ELEMENTAL } from './elemental.ts';
import { ETTIN } from './ettin.ts';
import { FLESH_MOULDER } from './flesh-moulder.ts';
import { GOBLIN_ARCHER } from './goblin-archer.ts';
import { MERRIOD } from './merriod.ts';
import { SHADOW_DRAGON } from './shadow-dragon.ts';
import { ZOMBIE } from './zombie.ts';

/** The monster groups of the base game (D2-MGEN-07), a file for each kind. */
export const MONSTERS: Readonly<Record<string, MonsterCard>> = {
  barghest: BARGHEST,
  'cave-spider': CAVE_SPIDER,
  elemental: ELEMENTAL,
  ettin: ETTIN,
  'flesh-moulder': FLESH_MOULDER,
  'goblin-archer': GOBLIN_ARCHER,
  merriod: MERRIOD,
  'shadow-dragon': SHADOW_DRAGON,
  zombie: ZOMBIE,
};
