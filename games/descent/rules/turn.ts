import { everybody, type FigureId, figureOf, type State, sideOf, type Turn } from '../state.ts';
import { inForce } from './in-force.ts';
import { looking } from './looking.ts';
import { areAdjacent, seesFigure } from './map.ts';

/** A turn or activation begins. */
export const newTurn = (state: State, figure: FigureId, actions: number): Turn =>
  looking(state, () => freshTurn(state, figure, actions));

function freshTurn(state: State, figure: FigureId, actions: number): Turn {
  const foes = enemies(state, figure);
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
    unseenBy: foes.filter(id => !seesFigure(state, id, figure)),
    from: [...(figureOf(state, figure)?.cells ?? [])],
    beside: foes.filter(id => areAdjacent(state, id, figure)),
    at: null,
    passed: [],
    only: null,
    own: false,
    ended: false,
  };
}

/** How many actions its activation has. */
export const actionsEach = (state: State, id: FigureId, usual = 2): number =>
  Math.max(0, usual + inForce(state, id, 'actions').reduce((sum, { effect }) => sum + effect.n, 0));

/** Enemies on the map, of a figure that is there too. */
function enemies(state: State, figure: FigureId): FigureId[] {
  if ((figureOf(state, figure)?.cells.length ?? 0) === 0) return [];
  return everybody(state)
    .filter(({ id, cells }) => cells.length > 0 && sideOf(state, id) !== sideOf(state, figure))
    .map(({ id }) => id);
}

/** `any`: what every figure may do with whatever action it has, an action of a condition or climbing out of a pit (D2-COND-10, D2-ACTN-11, -12). */
type ActionKind = 'move' | 'attack' | 'other' | 'any';

/** An action is spent: one that was granted for this kind first, then one of the usual. */
export function spendAction(turn: Turn, kind: ActionKind): void {
  // Who has one move and one attack gives either for it: one action is left, for whichever it likes.
  if (kind === 'any' && turn.actions === 0 && turn.extra.length > 0) {
    turn.only = [...new Set(turn.extra)];
    turn.actions = turn.extra.length - 1;
    turn.extra = [];
    return;
  }
  const at = kind === 'other' || kind === 'any' ? -1 : turn.extra.indexOf(kind);
  if (at >= 0) turn.extra.splice(at, 1);
  else turn.actions--;
  // Another action has come between: a large figure has stretched and may count on from any of its spaces (D2-INT-09).
  if (kind !== 'move') turn.at = null;
}

/** Is there an action left for this? */
export function hasAction({ actions, extra, only, own }: Turn, kind: ActionKind): boolean {
  if (kind === 'any') return actions > 0 || (own && extra.length > 0);
  if (kind === 'other') return actions > 0 && only === null;
  return extra.includes(kind) || (actions > 0 && (only === null || only.includes(kind)));
}
