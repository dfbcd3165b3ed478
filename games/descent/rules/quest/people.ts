import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { characterOf, questOf } from '../../content/index.ts';
import type { Character } from '../../content/quest.ts';
import { type Cell, type Companion, type Side, type State, seatOf } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { holds } from '../holding.ts';
import { boardFor, markCells } from '../map.ts';

/** The people and objects that are there from the start, one on each space of their mark, doors with health where they stand. */
export function layPeople(state: State, io: Io): void {
  for (const [of, { at, door }] of Object.entries(questOf(state.quest, state.encounter).characters ?? {})) {
    if (at !== undefined) for (const cell of markCells(state, at)) newCharacter(state, io, of, [cell]);
    const [pair] = door === undefined ? [] : (boardFor(state).doors[door]?.pairs ?? []);
    if (pair !== undefined) newCharacter(state, io, of, [...pair]);
  }
}

/** Somebody of the quest comes onto the map; what happened to others of the kind before is nothing to him (D2C-QTSR-04). */
export function newCharacter(state: State, io: Io, of: string, cells: readonly Cell[]): Companion {
  const { as, side } = characterOf(state, of);
  const numbers = state.companions.filter(one => one.of === of).map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0));
  const made: Companion = {
    id: `${of}-${Math.max(0, ...numbers) + 1}`,
    of,
    kind: as === 'object' ? 'object' : 'character',
    side,
    owner: null,
    acted: false,
    cells: [...cells],
    damage: 0,
    conditions: [],
    carries: [],
    marks: {},
  };
  state.companions.push(made);
  io.tell?.({ kind: 'appears', figure: made.id, cells: [...cells], rule: 'D2-QGEN-02' });
  return made;
}

/** The people of a side that may still be activated in this round, and the heroes' ally. */
export const readyPeople = (state: State, side: Side): Companion[] =>
  state.companions.filter(
    companion =>
      companion.side === side &&
      !companion.acted &&
      companion.cells.length > 0 &&
      (companion.kind === 'ally' ||
        (companion.kind === 'character' && isActivated(state, companion, characterOf(state, companion.of)))),
  );

const isActivated = (state: State, { id }: Companion, { activated }: Character): boolean =>
  activated === true || (activated !== undefined && holds(state, id, activated));

/** The actions of somebody of the quest: as many as a hero for whoever is treated as one, otherwise a move, and an attack if it has one. */
export function actionsOfPerson(
  state: State,
  { of }: Companion,
): {
  readonly actions: number;
  readonly extra: ('move' | 'attack')[];
} {
  const { as, like, attack } = characterOf(state, of);
  if (as === 'hero' && like !== undefined) return { actions: 2, extra: [] };
  return { actions: 0, extra: attack === undefined ? ['move'] : ['move', 'attack'] };
}

/** Which of several spaces, asked of whoever leads the figure. */
export function* chooseSpace(
  state: State,
  id: string,
  spaces: readonly Cell[],
  seat = seatOf(state, id),
): Flow<Cell | null> {
  if (spaces.length === 0) return null;
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'where',
    rule: 'D2-MOVE-24',
    // It may be about nobody: where the quest lays something.
    ...(id !== '' && { about: id }),
    options: spaces.map(cell => ({ do: 'space', cell })),
  });
  return choice.do === 'space' ? choice.cell : (spaces[0] ?? null);
}
