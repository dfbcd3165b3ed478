import { speak } from '@tafelrunde/engine';
import { enterTerrain } from '../rules/terrain.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner and the figure it works on trade places. */
export interface Swap {
  readonly do: 'swap';
}

export const swap: DescentWord<Swap> = {
  can: ({ state, by, on }) =>
    figureOf(state, by)?.cells.length === 1 && figureOf(state, on[0] ?? '')?.cells.length === 1,
  *act({ state, io, by, on }) {
    const a = figureOf(state, by);
    const b = figureOf(state, on[0] ?? '');
    if (a === null || b === null || a.cells.length !== 1 || b.cells.length !== 1) return;
    [a.cells, b.cells] = [b.cells, a.cells];
    io.tell?.({ kind: 'placed', figure: a.id, cells: [...a.cells], rule: 'D2-MOVE-24' });
    io.tell?.({ kind: 'placed', figure: b.id, cells: [...b.cells], rule: 'D2-MOVE-24' });
    yield* enterTerrain(state, io, b.id, b.cells[0] ?? 0);
  },
  say: (_, { lang }) => speak(lang)('Trade places.', 'Tauscht die Plätze.'),
};
