import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cellsBeside } from '../rules/map.ts';
import { type Cell, everybody, type FigureId, figureOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** A path of up to so many spaces that begins next to the owner; the effects work on everybody on it, each once. */
export interface Rift {
  readonly do: 'rift';
  readonly n: number;
  /** Only heroes are meant. */
  readonly heroes?: true;
  readonly effects: readonly Effect[];
}

export const rift: DescentWord<Rift> = {
  can: ({ state, by }) => (figureOf(state, by)?.cells.length ?? 0) > 0,
  *act(at, { n, heroes, effects }) {
    const { state, by, seat } = at;
    const own = figureOf(state, by)?.cells ?? [];
    const path: Cell[] = [];
    for (let i = 0; i < n; i++) {
      const from = path.length === 0 ? own : path.slice(-1);
      const spaces = cellsBeside(state, from).filter(cell => !own.includes(cell) && !path.includes(cell));
      if (spaces.length === 0) break;
      const choice: Choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'where',
        rule: 'D2-GEO-11',
        options: [
          ...spaces.map((cell): Choice => ({ do: 'space', cell })),
          ...(i > 0 ? [{ do: 'done' } as const] : []),
        ],
      });
      if (choice.do !== 'space') break;
      path.push(choice.cell);
    }
    const met: FigureId[] = everybody(state)
      .filter(({ id, cells }) => id !== by && cells.some(cell => path.includes(cell)))
      .filter(({ id }) => !heroes || state.heroes.some(hero => hero.id === id))
      .map(({ id }) => id);
    for (const id of met) yield* vocabulary.carryOut({ ...at, on: [id] }, effects);
  },
  say: ({ n, heroes, effects }, scribe) => {
    const what = vocabulary.sentences(effects, { ...scribe, on: 'each' }).join(' ');
    return speak(scribe.lang)(
      `A path of ${n} spaces that begins next to you; each ${heroes ? 'hero' : 'figure'} on it: ${what}`,
      `Ein Weg von ${n} Feldern, der neben dir beginnt; ${heroes ? 'jeder Held' : 'jede Figur'} darauf: ${what}`,
    );
  },
};
