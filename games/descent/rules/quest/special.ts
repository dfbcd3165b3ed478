import { isSpent, spend } from '@tafelrunde/engine';
import { questOf } from '../../content/index.ts';
import { vocabulary } from '../../effects/vocabulary.ts';
import { NO_DICE } from '../../effects/word.ts';
import { type FigureId, figureOf, heroOf, isHero, kindOf, type State, seatOf, sideOf } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { remove } from '../defeat.ts';
import { isShut } from '../ground.ts';
import { holds } from '../holding.ts';
import { areAdjacentCells, doorsBeside, markCells, placeCells } from '../map.ts';
import { announce } from '../window.ts';

/** What this quest lets a figure do where it stands. */
export function specialActions(state: State, id: FigureId): { action: string; at: string }[] {
  const { actions } = questOf(state.quest, state.encounter);
  if (actions === undefined) return [];
  const cells = figureOf(state, id)?.cells ?? [];
  const isNear = (cell: number): boolean => cells.includes(cell) || areAdjacentCells(state, cells, [cell]);
  return Object.entries(actions).flatMap(([action, { by, who, token, mark, door, inside, limit, if: test }]) => {
    if (by !== sideOf(state, id) || who?.includes(kindOf(state, id)) === false) return [];
    if (limit !== undefined && isSpent(state.used, `${id}/${action}`, limit)) return [];
    if (inside !== undefined && !placeCells(state, inside).some(cell => cells.includes(cell))) return [];
    if (test !== undefined && !holds(state, id, test)) return [];
    if (token !== undefined)
      return state.tokens
        .filter(one => one.kind === token && one.cell !== null && isNear(one.cell))
        .map(one => ({ action, at: one.id }));
    if (mark !== undefined) return markCells(state, mark).some(isNear) ? [{ action, at: mark }] : [];
    if (door)
      return doorsBeside(state, cells)
        .filter(one => isShut(state.doors[one] ?? 0))
        .map(one => ({ action, at: String(one) }));
    return [{ action, at: '' }];
  });
}

export function* performSpecial(state: State, io: Io, id: FigureId, action: string, at: string): Flow {
  const special = questOf(state.quest, state.encounter).actions?.[action];
  if (special === undefined) return;
  if (special.limit !== undefined) spend(state.used, `${id}/${action}`, special.limit);
  io.tell?.({ kind: 'special', figure: id, action, at, rule: 'D2-QGEN-02' });
  yield* vocabulary.carryOut(
    {
      state,
      io,
      by: id,
      seat: seatOf(state, id),
      source: { id: action, by: 'quest' },
      on: [id],
      cell: state.tokens.find(token => token.id === at)?.cell ?? null,
      about: { figure: id, card: at },
      x: 0,
      shown: NO_DICE,
    },
    special.effects,
  );
  yield* announce(state, io, 'special', { figure: id, card: action });
}

/** A figure leaves the map over the edge of an entrance or exit (D2-EXIT-02). */
export function* leaveMap(state: State, io: Io, id: FigureId): Flow {
  const figure = figureOf(state, id);
  if (figure === null) return;
  figure.cells = [];
  if (isHero(state, id)) {
    const hero = heroOf(state, id);
    hero.away = true;
    hero.left = true;
  }
  for (const turn of state.turns) if (turn.figure === id) turn.ended = true;
  io.tell?.({ kind: 'left', figure: id, rule: 'D2-EXIT-02' });
  yield* announce(state, io, 'left-map', { figure: id });
  if (!isHero(state, id)) remove(state, id);
}
