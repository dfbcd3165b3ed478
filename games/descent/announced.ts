import { newPile } from '@tafelrunde/engine';
import { questOf } from './content/index.ts';
import type { Goal } from './content/quest.ts';
import { boardFor, markCells, placeCells } from './rules/map.ts';
import type { Cell, Side, State } from './state.ts';
import type { View } from './view.ts';

// What everybody at the table knows: the map, all figures and tokens as they lie there, the goals of the encounter with how far they have come, who may leave
// by which exit, and where the quest lets figures do something special. What hides under tokens and in a later encounter is not told. Heuristics
// import this and no other file that knows quests (tools/arrows.ts). Every question names a view.

const known = new WeakMap<View, State>();

/** A position made of a view alone, for rules that ask for one: nobody holds a card that the view does not show, and no deck holds any. */
export function seen(view: View): State {
  let state = known.get(view);
  if (state === undefined) {
    const { hand, leftOut, handSize: _, deckSize: __, ...overlord } = view.overlord;
    state = {
      ...view,
      overlord: { ...overlord, hand: [...(hand ?? [])], leftOut: [...(leftOut ?? [])], deck: newPile([]) },
      tokens: [...view.tokens],
      // Who does not know a number reckons with the lowest it can be.
      secrets: Object.fromEntries(
        Object.entries(view.secrets).map(([code, secret]) => [code, { ...secret, n: secret.n ?? secret.low }]),
      ),
    };
    known.set(view, state);
  }
  return state;
}

export const goalsOf = ({ quest, encounter }: View): readonly Goal[] => questOf(quest, encounter).goals;

/** Spaces where this side may do something that counts: exits it may leave by, tokens and places of special actions, things to carry. */
export function aimCells(view: View, side: Side): Cell[] {
  const { exits = {}, actions = {}, things = {} } = questOf(view.quest, view.encounter);
  const found: Cell[] = [];
  for (const { name, rim } of boardFor(view).tiles) if (exits[side]?.includes(name)) found.push(...rim);
  for (const { kind, cell } of view.tokens) {
    const carried = things[kind]?.carried;
    if (cell !== null && (carried === side || carried === 'both')) found.push(cell);
  }
  for (const { by, token, mark, inside } of Object.values(actions)) {
    if (by !== side) continue;
    for (const one of view.tokens) if (one.kind === token && one.cell !== null) found.push(one.cell);
    if (mark !== undefined) found.push(...markCells(seen(view), mark));
    if (inside !== undefined) found.push(...placeCells(seen(view), inside));
  }
  // Objects that stand in its way.
  for (const { kind, side: theirs, cells } of view.companions)
    if (kind === 'object' && theirs !== side) found.push(...cells);
  return found;
}

export { targetsFor } from './rules/attack/targets.ts';
export { type Weapon, weaponsOf } from './rules/attack/weapons.ts';
export { spacesBetween } from './rules/map.ts';
export { reachOf } from './rules/moving.ts';
export { pointsOf } from './rules/points.ts';
export { leastOf } from './rules/quest/goals.ts';
export { defencePool, healthLeft, healthOf, speedOf } from './rules/values.ts';
