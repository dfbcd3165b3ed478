import { speak } from '@tafelrunde/engine';
import { remove } from '../rules/defeat.ts';
import { isEmpty } from '../rules/map.ts';
import { placeAt } from '../rules/moving.ts';
import { type Cell, everybody, figureOf } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The owner is placed in the space of the figure it works on, if nobody else stands there; `gone`: that figure leaves the map for him. */
export interface TakePlace {
  readonly do: 'take-place';
  readonly gone?: true;
}

function spaceOf({ state, on }: Doing): Cell | null {
  const [id = ''] = on;
  const [cell] = figureOf(state, id)?.cells ?? [];
  if (cell === undefined) return null;
  return isEmpty(state, cell) || !everybody(state).some(one => one.id !== id && one.cells.includes(cell)) ? cell : null;
}

export const takePlace: DescentWord<TakePlace> = {
  can: at => spaceOf(at) !== null,
  *act(at, { gone }) {
    const { state, io, by, on, source } = at;
    const cell = spaceOf(at);
    const [id = ''] = on;
    if (cell === null) return;
    if (gone) {
      io.tell?.({ kind: 'left', figure: id, rule: 'D2-EXIT-05' });
      remove(state, id);
    }
    yield* placeAt(state, io, by, [cell], source.id);
  },
  say: ({ gone }, { lang }) =>
    gone
      ? speak(lang)('Take its place; it leaves the map.', 'Nimm seinen Platz ein; es verlässt den Spielplan.')
      : speak(lang)(
          'Place yourself in its space if nobody else stands there.',
          'Stelle dich auf sein Feld, wenn dort niemand sonst steht.',
        ),
};
