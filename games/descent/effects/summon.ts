import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { emptyBeside } from '../rules/map.ts';
import { figureOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** A familiar comes onto an empty space next to its owner; it does not enter that space (D2-MOVE-07). */
export interface Summon {
  readonly do: 'summon';
  readonly familiar: string;
}

export const summon: DescentWord<Summon> = {
  can: ({ state, by }) => emptyBeside(state, figureOf(state, by)?.cells ?? []).length > 0,
  *act({ state, io, by, seat }, { familiar }) {
    const spaces = emptyBeside(state, figureOf(state, by)?.cells ?? []);
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
