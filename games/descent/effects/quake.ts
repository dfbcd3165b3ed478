import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { cellsWithin, spacesBetween } from '../rules/map.ts';
import { type Cell, overlordSeat, type State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The overlord names a space: the effects work on each hero so near to it. */
export interface Quake {
  readonly do: 'quake';
  readonly within: number;
  readonly effects: readonly Effect[];
}

/** Spaces that are near enough to anybody. */
const spacesFor = (state: State, within: number): Cell[] =>
  [
    ...new Set(
      state.heroes.flatMap(({ cells }) => (cells.length === 0 ? [] : [...cells, ...cellsWithin(state, cells, within)])),
    ),
  ].sort((a, b) => a - b);

export const quake: DescentWord<Quake> = {
  can: ({ state }, { within }) => spacesFor(state, within).length > 0,
  *act(at, { within, effects }) {
    const { state } = at;
    const spaces = spacesFor(state, within);
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'where',
      rule: 'D2-OLGEN-12',
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
    const on = state.heroes
      .filter(({ cells }) => cells.length > 0 && spacesBetween(state, cells, cell) <= within)
      .map(({ id }) => id);
    yield* vocabulary.carryOut({ ...at, on, cell }, effects);
  },
  say: ({ within, effects }, scribe) =>
    speak(scribe.lang)(
      `Choose a space. Each hero within ${within} spaces of it: ${vocabulary.sentences(effects, scribe).join(' ')}`,
      `Wähle ein Feld. Jeder Held im Umkreis von ${within} Feldern: ${vocabulary.sentences(effects, scribe).join(' ')}`,
    ),
};
