import type { Words } from '../effects.ts';
import type { Adventure, AdventureAction } from './adventure.ts';
import { oneSeesTheSun } from './one-sees-the-sun.ts';
import { theBellOfTheDead } from './the-bell-of-the-dead.ts';
import { theBrokenGate } from './the-broken-gate.ts';
import { theBrokenHeart } from './the-broken-heart.ts';
import { theCrownOfAsh } from './the-crown-of-ash.ts';
import { theFallingHall } from './the-falling-hall.ts';
import { theSealedShrine } from './the-sealed-shrine.ts';
import { theSleeplessKing } from './the-sleepless-king.ts';
import { theStoneMill } from './the-stone-mill.ts';
import { theTrollsLarder } from './the-trolls-larder.ts';

export type * from './adventure.ts';
export { type Closed, type Plan, planOf, type Stationed } from './plan.ts';
export { validateAdventure } from './validate.ts';

/** In the order of the quest book. */
export const adventures: readonly Adventure[] = [
  theBrokenGate,
  theSealedShrine,
  theTrollsLarder,
  theFallingHall,
  theBrokenHeart,
  theBellOfTheDead,
  theSleeplessKing,
  theStoneMill,
  theCrownOfAsh,
  oneSeesTheSun,
];

const byId = new Map<string, Adventure>(adventures.map(a => [a.id, a]));

export function adventureOf(id: string): Adventure {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no adventure "${id}" in Dungeon Saga.`);
  return found;
}

/** Makes an adventure from outside the quest book known: a home-made one, or a position drawn by a test. */
export function addAdventure(adventure: Adventure): void {
  byId.set(adventure.id, adventure);
}

/** The name of a find of any adventure. */
export function findName(mark: string): Words | undefined {
  for (const { finds, marks } of byId.values()) if (finds?.[mark]) return marks?.[mark];
  return undefined;
}

/** The action of any adventure by its id. */
export function adventureAction(id: string): AdventureAction | undefined {
  for (const { actions = [] } of byId.values()) for (const action of actions) if (action.id === id) return action;
  return undefined;
}
