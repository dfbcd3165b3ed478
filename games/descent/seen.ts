import { newPile } from '@tafelrunde/engine';
import { questOf } from './content/index.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

// Positions and figures made of what a viewer sees alone: the board needs no more of what is announced.

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

/** How far the portal of a stage is open, from 0 to 1; null where there is none. */
export function portalProgress(view: Pick<View, 'quest' | 'encounter' | 'counters'>): number | null {
  const { portal } = questOf(view.quest, view.encounter);
  if (portal === undefined) return null;
  const { open } = portal;
  if (open?.is !== 'counter') return 1;
  return Math.min(1, (view.counters[open.counter] ?? 0) / open.least);
}
