import { newPile } from '@tafelrunde/engine';
import { questOf } from './content/index.ts';
import type { Goal } from './content/quest.ts';
import type { State } from './state.ts';
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
    const { plot } = view;
    state = {
      // Plot is in the view where it is in play at all: with the bet made good below.
      ...(view as Omit<View, 'plot'>),
      campaign: view.campaign && sheetOf(view.campaign),
      journey: view.journey && { symbols: view.journey.symbols, out: view.journey.out },
      // Who does not know the bet reckons with one on himself.
      ...(plot !== undefined && { plot: { ...plot, bet: plot.bet === 'hidden' ? 'heroes' : plot.bet } }),
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

/** As far as the view knows: what nobody sees, nobody holds. */
export function sheetOf({ rumors, ...sheet }: NonNullable<View['campaign']>): State['campaign'] {
  if (rumors === undefined) return sheet;
  const { hand, handSize: _, unseen, ...rest } = rumors;
  const own = [...(hand ?? [])];
  return { ...sheet, rumors: { ...rest, hand: own, deck: unseen.filter(card => !own.includes(card)) } };
}

export const goalsOf = ({ quest, encounter }: Pick<View, 'quest' | 'encounter'>): readonly Goal[] =>
  questOf(quest, encounter).goals;

/** How far the portal of a stage is open, from 0 to 1; null where there is none. */
export function portalProgress(view: Pick<View, 'quest' | 'encounter' | 'counters'>): number | null {
  const { portal } = questOf(view.quest, view.encounter);
  if (portal === undefined) return null;
  const { open } = portal;
  if (open?.is !== 'counter') return 1;
  return Math.min(1, (view.counters[open.counter] ?? 0) / open.least);
}

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
