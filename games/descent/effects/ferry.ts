import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { basesIn, isEmpty, nearestEmpty, placeCells, sizeOf } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { chooseSpace } from '../rules/quest/people.ts';
import { type Cell, type FigureId, figureOf, type State, seatOf } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord } from './word.ts';

/** The figures are placed in a place of the plan; where figures block it, on the nearest empty space (D2C-QTSR-21). */
export interface Ferry {
  readonly do: 'ferry';
  readonly to: string;
}

function spaces(state: State, place: string): Cell[] {
  const cells = placeCells(state, place);
  const empty = cells.filter(cell => isEmpty(state, cell));
  return empty.length > 0 || cells[0] === undefined ? empty : nearestEmpty(state, cells[0]);
}

const own = (cell: Cell | null): Cell[] => (cell === null ? [] : [cell]);

/** A large figure takes its whole base there (D2C-QSON-03). */
function* chooseBase(state: State, id: FigureId, place: string): Flow<readonly Cell[]> {
  const bases = basesIn(state, place, sizeOf(state, id));
  if (bases.length === 0) return [];
  const choice = yield* choose<Choice, AskKind>({
    seat: seatOf(state, id),
    kind: 'place',
    rule: 'D2-PLACE-02',
    options: bases.map(cells => ({ do: 'base', cells })),
  });
  return choice.do === 'base' ? choice.cells : (bases[0] ?? []);
}

export const ferry: DescentWord<Ferry> = {
  can: ({ state }, { to }) => spaces(state, to).length > 0,
  *act({ state, io, on, source }, { to }) {
    for (const id of on) {
      if ((figureOf(state, id)?.cells.length ?? 0) === 0) continue;
      const { w, h } = sizeOf(state, id);
      const base =
        w * h > 1 ? yield* chooseBase(state, id, to) : [yield* chooseSpace(state, id, spaces(state, to))].flatMap(own);
      if (base.length > 0) yield* placeAt(state, io, id, base, source.id);
    }
  },
  say: (_, { lang }) => speak(lang)('Place it over there.', 'Stelle sie dort auf.'),
};
