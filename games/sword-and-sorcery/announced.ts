import type { Goal, SpecialAction } from './content/adventures/adventure.ts';
import { adventureOf } from './content/adventures/index.ts';
import { progressOf as progress, stageOf } from './rules/story.ts';
import type { View } from './view.ts';

// What everybody at the table knows: the map lies open, and so do all cards and figures on it. Of the adventure itself only the aim of the stage that
// has begun and the actions it allows are told; what waits at a waypoint or in a later stage is not. Heuristics import this and no other file that
// knows adventures (tools/arrows.ts). Every question names a view.

/** What is to be done now. */
export const goalOf = (view: View): Goal => stageOf(view).goal;
export const progressNow = (view: View): number => progress(view, goalOf(view));

/** What this adventure lets heroes do besides. */
export const actionsOf = ({ adventure }: View): readonly SpecialAction[] => adventureOf(adventure).actions ?? [];

export { amountNow } from './effects/counting.ts';
export { abilitiesOf, type Held } from './rules/abilities.ts';
export { isEngaged, spread } from './rules/aims.ts';
export type { AttackProfile } from './rules/attack/profile.ts';
export { weaponProfile } from './rules/attack/strikes.ts';
export { dominates, sideOf, zonesOf } from './rules/balance-of-power.ts';
export { crownsOf } from './rules/coins.ts';
export { guardOf, scrollOf, scrollSideOf } from './rules/enemies/cards.ts';
export { weaponOf } from './rules/enemies/weapons.ts';
export { strikers } from './rules/engagement.ts';
export { newTurn } from './rules/hero-turn.ts';
export { entryCost, exits, pointsFor } from './rules/movement.ts';
export { mayUse } from './rules/runes.ts';
export { isUse } from './rules/taking.ts';
export { armourOf, capacityOf, changedValue, defenceDice, healthOf, numberOf } from './rules/values.ts';
export { doorZones, heroSees, rangeBetween, stepsFrom, terrainOf, waysOf, zoneNamed } from './rules/zones.ts';
