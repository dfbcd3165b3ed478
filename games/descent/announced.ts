import { questOf } from './content/index.ts';
import type { Goal } from './content/quest.ts';
import type { View } from './view.ts';

// What everybody at the table knows: the map, all figures and tokens as they lie there, the goals of the encounter with how far they have come, who may leave
// by which exit, and where the quest lets figures do something special. What hides under tokens and in a later encounter is not told. Heuristics
// import this and no other file that knows quests (tools/arrows.ts). Every question names a view.

export const goalsOf = ({ quest, encounter }: Pick<View, 'quest' | 'encounter'>): readonly Goal[] =>
  questOf(quest, encounter).goals;

export { aimsFor, comesBack, stakeOf } from './aims.ts';
export { familiarOf, isItem, itemOf } from './content/index.ts';
export { FAR, stepsFrom, wayTo } from './distances.ts';
export { doneBy, progressOf } from './progress.ts';
export { targetsFor } from './rules/attack/targets.ts';
export { type Weapon, weaponsOf } from './rules/attack/weapons.ts';
export { castOf } from './rules/cast.ts';
export { canWear } from './rules/equipment.ts';
export { looking } from './rules/looking.ts';
export { spacesBetween } from './rules/map.ts';
export { reachOf } from './rules/moving.ts';
export { pointsOf } from './rules/points.ts';
export { leastOf } from './rules/quest/goals.ts';
export { defencePool, healthLeft, healthOf, speedOf } from './rules/values.ts';
export { seen } from './seen.ts';
