import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { familiarOf } from '../content/index.ts';
import { remove } from '../rules/defeat.ts';
import { cellsBeside, cellsWithin, emptyBeside, nearestEmpty } from '../rules/map.ts';
import { attackOf, type Cell, type FigureId, figureOf, type State } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** A familiar comes onto an empty space next to its owner; it does not enter that space (D2-MOVE-07). */
export interface Summon {
  readonly do: 'summon';
  readonly familiar: string;
  /** Not next to the owner: next to the target of the attack, or so near to the owner. */
  readonly by?: 'target';
  readonly within?: number;
}

/** Next to its owner, or where no such space is empty, as near as can be (D2-FAM-03, D2C-NECR-05). */
function spacesFor({ state, by }: Doing, { familiar, by: whom, within }: Summon): Cell[] {
  const near = whom === 'target' ? targetOf(state) : by;
  const cells = figureOf(state, near)?.cells ?? [];
  // What is no figure may share a space with figures (D2C-SHWK-01).
  if (!familiarOf(familiar).figure)
    return within === undefined ? cellsBeside(state, cells) : cellsWithin(state, cells, within);
  const beside = emptyBeside(state, cells);
  const [cell] = cells;
  return beside.length > 0 || cell === undefined ? beside : nearestEmpty(state, cell);
}

const targetOf = (state: State): FigureId =>
  state.attacks.length === 0 ? '' : (attackOf(state).aims.find(aim => aim.target)?.figure ?? '');

export const summon: DescentWord<Summon> = {
  can: (at, effect) => spacesFor(at, effect).length > 0,
  *act(at, effect) {
    const { state, io, by, seat } = at;
    const { familiar } = effect;
    // Who is on the map already is placed anew, and is not defeated by that (D2-FAM-04).
    if (state.companions.some(({ id }) => id === familiar)) remove(state, familiar);
    const spaces = spacesFor(at, effect);
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
  say({ familiar, by, within }, { lang }) {
    const t = speak(lang);
    const { name } = familiarOf(familiar);
    if (by === 'target')
      return t(`Place ${name.en} on a space next to the target.`, `Stelle ${name.de} auf ein Feld neben dem Ziel.`);
    if (within !== undefined)
      return t(
        `Place ${name.en} on a space within ${within} of you.`,
        `Stelle ${name.de} auf ein Feld im Umkreis von ${within} um dich.`,
      );
    return t(`Place ${name.en} on an empty adjacent space.`, `Stelle ${name.de} auf ein leeres angrenzendes Feld.`);
  },
};
