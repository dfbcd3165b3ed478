import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { isEmpty, markCells } from '../rules/map.ts';
import { type Cell, type Figure, figureOf, overlordSeat, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The figures slide one space along a track of the plan, base and all: no shrinking, no expanding, nothing on the way (D2C-QTSR-28). */
export interface Slide {
  readonly do: 'slide';
  /** A mark: the north-west space of the base at each stop. */
  readonly along: string;
}

/** The bases one stop before and after, where nobody else stands. */
function stops(state: State, figure: Figure, along: string): Cell[][] {
  const track = markCells(state, along);
  const [corner = -1] = figure.cells;
  const at = track.indexOf(corner);
  return [track[at - 1], track[at + 1]].flatMap(next => {
    if (at < 0 || next === undefined) return [];
    const base = figure.cells.map(cell => cell + next - corner);
    return base.every(cell => isEmpty(state, cell, figure.id)) ? [base] : [];
  });
}

export const slide: DescentWord<Slide> = {
  can: ({ state, on }, { along }) =>
    on.some(id => {
      const figure = figureOf(state, id);
      return figure !== null && stops(state, figure, along).length > 0;
    }),
  *act({ state, io, on }, { along }) {
    for (const id of on) {
      const figure = figureOf(state, id);
      const bases = figure === null ? [] : stops(state, figure, along);
      if (figure === null || bases.length === 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat: overlordSeat(state),
        kind: 'where',
        rule: 'D2C-QTSR-28',
        about: id,
        options: bases.map(([cell = 0]) => ({ do: 'slide', to: cell })),
      });
      figure.cells = bases.find(([cell]) => choice.do === 'slide' && cell === choice.to) ?? figure.cells;
      io.tell?.({ kind: 'placed', figure: id, cells: [...figure.cells], rule: 'D2C-QTSR-28' });
    }
  },
  say: (_, { lang }) => speak(lang)('Slides 1 space along its track.', 'Gleitet 1 Feld auf seiner Bahn.'),
};
