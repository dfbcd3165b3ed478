import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { remove } from '../rules/defeat.ts';
import { emptyBeside, nearestEmpty } from '../rules/map.ts';
import { type Cell, type FigureId, figureOf, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A familiar comes onto an empty space next to its owner; it does not enter that space (D2-MOVE-07). */
export interface Summon {
  readonly do: 'summon';
  readonly familiar: string;
}

/** Next to its owner, or where no such space is empty, as near as can be (D2-FAM-03, D2C-NECR-05). */
function spacesFor(state: State, by: FigureId): Cell[] {
  const cells = figureOf(state, by)?.cells ?? [];
  const beside = emptyBeside(state, cells);
  const [cell] = cells;
  return beside.length > 0 || cell === undefined ? beside : nearestEmpty(state, cell);
}

export const summon: DescentWord<Summon> = {
  can: ({ state, by }) => spacesFor(state, by).length > 0,
  *act({ state, io, by, seat }, { familiar }) {
    // Who is on the map already is placed anew, and is not defeated by that (D2-FAM-04).
    if (state.companions.some(({ id }) => id === familiar)) remove(state, familiar);
    const spaces = spacesFor(state, by);
    if (spaces.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'where',
      rule: 'D2C-NECR-04',
      options: spaces.map(cell => ({ do: 'space', cell })),
    });
    const cell = choice.do === 'space' ? choice.cell : (spaces[0] ?? 0);
    // Summoned again in a round it is the same familiar: it acts once (D2-FAM-08).
    const acted = state.used.round.includes(`familiar/${familiar}`);
    state.companions.push({
      id: familiar,
      of: familiar,
      kind: 'familiar',
      side: 'heroes',
      owner: by,
      acted,
      cells: [cell],
      damage: 0,
      conditions: [],
      carries: [],
      marks: {},
    });
    io.tell?.({ kind: 'appears', figure: familiar, cells: [cell], rule: 'D2C-NECR-04' });
  },
  say: ({ familiar }, { lang }) =>
    speak(lang)(
      `Place ${familiarOf(familiar).name.en} on an empty adjacent space.`,
      `Stelle ${familiarOf(familiar).name.de} auf ein leeres angrenzendes Feld.`,
    ),
};
