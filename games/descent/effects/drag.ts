import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { spacesBetween } from '../rules/map.ts';
import { reachOf, staysPut, walk } from '../rules/moving.ts';
import { type Cell, type FigureId, figureOf, type State } from '../state.ts';
import type { Flow } from '../types.ts';
import type { DescentWord, Doing } from './word.ts';

/**
 * Each figure is moved up to so many spaces towards one of the owner's familiars, each of them towards whichever he likes: no space takes it farther away (D2C-GEO-03,
 * -04).
 */
export interface Drag {
  readonly do: 'drag';
  readonly n: number;
  /** The kind of familiar. */
  readonly to: string;
}

const cellsOf = (state: State, id: FigureId): readonly Cell[] => figureOf(state, id)?.cells ?? [];

const stonesOf = ({ state, by }: Doing, of: string): FigureId[] =>
  state.companions.filter(one => one.of === of && one.owner === by && one.cells.length > 0).map(({ id }) => id);

function* towards(at: Doing, id: FigureId, stone: FigureId, n: number): Flow {
  const { state, io, seat, source } = at;
  const far = (cell: Cell): number => spacesBetween(state, cellsOf(state, stone), cell);
  for (let i = 0; i < n; i++) {
    const now = Math.min(...cellsOf(state, id).map(far));
    const spaces = reachOf(state, id, 1, true).stops.filter(cell => far(cell) <= now);
    if (spaces.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'where',
      rule: 'D2C-GEO-03',
      about: id,
      options: [...spaces.map((cell): Choice => ({ do: 'space', cell })), { do: 'done' }],
    });
    if (choice.do !== 'space') return;
    yield* walk(state, io, id, [{ cell: choice.cell, cost: 0 }], { source: source.id, turn: null, mover: seat });
    if (cellsOf(state, id).length === 0) return;
  }
}

export const drag: DescentWord<Drag> = {
  can: (at, { to }) => at.on.length > 0 && stonesOf(at, to).length > 0,
  *act(at, { n, to }) {
    const { state, seat } = at;
    for (const id of at.on) {
      const stones = stonesOf(at, to);
      if (stones.length === 0 || cellsOf(state, id).length === 0 || (yield* staysPut(state, id, seat))) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'pick',
        rule: 'D2C-GEO-04',
        about: at.source.id,
        options: stones.map(figure => ({ do: 'pick', figure })),
      });
      yield* towards(at, id, choice.do === 'pick' ? choice.figure : (stones[0] ?? ''), n);
    }
  },
  say: ({ n, to }, { lang }) =>
    speak(lang)(
      `Move each up to ${n} spaces towards one of yours: ${familiarOf(to).name.en}.`,
      `Bewege jedes bis zu ${n} Felder auf eines von dir zu: ${familiarOf(to).name.de}.`,
    ),
};
