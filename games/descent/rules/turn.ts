import { everybody, type FigureId, figureOf, type State, sideOf, type Turn } from '../state.ts';
import { seesFigure } from './map.ts';

/** A turn or activation begins. */
export function newTurn(state: State, figure: FigureId, actions: number): Turn {
  return {
    figure,
    stage: 'start',
    actions,
    pools: [],
    attacks: 0,
    free: false,
    extra: [],
    rested: false,
    moves: 0,
    moved: false,
    unseenBy: unseenBy(state, figure),
    at: null,
    passed: [],
    only: null,
    ended: false,
  };
}

/** Enemies that do not see the figure now. */
function unseenBy(state: State, figure: FigureId): FigureId[] {
  const found: FigureId[] = [];
  if ((figureOf(state, figure)?.cells.length ?? 0) === 0) return found;
  for (const { id, cells } of everybody(state))
    if (cells.length > 0 && sideOf(state, id) !== sideOf(state, figure) && !seesFigure(state, id, figure))
      found.push(id);
  return found;
}

/** An action is spent: one that was granted for this kind first, then one of the usual. */
export function spendAction(turn: Turn, kind: 'move' | 'attack' | 'other'): void {
  const at = kind === 'other' ? -1 : turn.extra.indexOf(kind);
  if (at >= 0) turn.extra.splice(at, 1);
  else turn.actions--;
  // Another action has come between: a large figure has stretched and may count on from any of its spaces (D2-INT-09).
  if (kind !== 'move') turn.at = null;
}

/** Is there an action left for this? */
export const hasAction = (turn: Turn, kind: 'move' | 'attack' | 'other'): boolean =>
  (kind !== 'other' && turn.extra.includes(kind)) ||
  (turn.actions > 0 && (turn.only === null || (kind !== 'other' && turn.only.includes(kind))));
