import { speak } from '@tafelrunde/engine';
import { isEmpty, nearestEmpty, placeCells } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { chooseSpace } from '../rules/quest/people.ts';
import { type Cell, figureOf, type State } from '../state.ts';
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

export const ferry: DescentWord<Ferry> = {
  can: ({ state }, { to }) => spaces(state, to).length > 0,
  *act({ state, io, on, source }, { to }) {
    for (const id of on) {
      if ((figureOf(state, id)?.cells.length ?? 0) === 0) continue;
      const cell = yield* chooseSpace(state, id, spaces(state, to));
      if (cell !== null) yield* placeAt(state, io, id, [cell], source.id);
    }
  },
  say: (_, { lang }) => speak(lang)('Place it over there.', 'Stelle sie dort auf.'),
};
