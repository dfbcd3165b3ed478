import { isSpent, spend } from '@tafelrunde/engine';
import { questOf } from '../../content/index.ts';
import type { SpecialAction } from '../../content/quest.ts';
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
  const side = sideOf(state, id);
  const found: { action: string; at: string }[] = [];
  for (const action in actions) {
    const { by, who, token, mark, door, inside, limit, if: test } = actions[action] as SpecialAction;
    if (by !== side || who?.includes(kindOf(state, id)) === false) continue;
    if (limit !== undefined && isSpent(state.used, `${id}/${action}`, limit)) continue;
    if (inside !== undefined && !placeCells(state, inside).some(cell => cells.includes(cell))) continue;
    if (test !== undefined && !holds(state, id, test)) continue;
    if (token !== undefined) {
      for (const one of state.tokens)
        if (one.kind === token && one.cell !== null && isNear(one.cell)) found.push({ action, at: one.id });
    } else if (mark !== undefined) {
      if (markCells(state, mark).some(isNear)) found.push({ action, at: mark });
    } else if (door) {
      for (const one of doorsBeside(state, cells))
        if (isShut(state.doors[one] ?? 0)) found.push({ action, at: String(one) });
    } else found.push({ action, at: '' });
  }
  return found;
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
