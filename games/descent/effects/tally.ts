import { speak } from '@tafelrunde/engine';
import { placeCells } from '../rules/map.ts';
import { setCounter } from '../rules/quest/goals.ts';
import { type Cell, everybody, kindOf, type Side, type State, sideOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A counter of the quest is set to what there is on the map now. */
export interface Tally {
  readonly do: 'tally';
  readonly counter: string;
  /** Tokens or figures of a kind; heroes who are knocked out, who have left by an exit; figures of a side. */
  readonly of: 'tokens' | 'figures' | 'down' | 'left' | 'side';
  readonly kind?: string;
  readonly side?: Side;
  /** Only in this place of the plan. */
  readonly place?: string;
}

function number(state: State, { of, kind, side, place }: Tally): number {
  const cells = place === undefined ? null : placeCells(state, place);
  const isThere = (on: readonly Cell[]): boolean =>
    on.length > 0 && (cells === null || on.some(one => cells.includes(one)));
  switch (of) {
    case 'tokens':
      return state.tokens.filter(one => one.kind === kind && one.cell !== null && isThere([one.cell])).length;
    case 'down':
      return state.heroes.filter(({ down }) => down !== null).length;
    case 'left':
      return state.heroes.filter(({ left }) => left).length;
    case 'figures':
      return [...everybody(state)].filter(one => kindOf(state, one.id) === kind && isThere(one.cells)).length;
    case 'side':
      return [...everybody(state)].filter(one => sideOf(state, one.id) === side && isThere(one.cells)).length;
  }
}

export const tally: DescentWord<Tally> = {
  act({ state, io }, effect) {
    setCounter(state, io, effect.counter, number(state, effect));
  },
  say: (_, { lang }) => speak(lang)('The quest counts anew.', 'Das Abenteuer zählt neu.'),
};
