import type { AskOf, Seat } from '@tafelrunde/engine';
import { boardOf } from './board.ts';
import type { Choice } from './choices.ts';
import { minions } from './content/index.ts';
import { currentTurn, type Figure, figureOf, findFigure, isHero, OVERLORD, type State, sameSide } from './state.ts';
import type { DungeonSaga } from './types.ts';

/**
 * The answer most players would give to what is asked in the midst of an action, or null: a free strike is made, dice are not rolled again, a
 * spell goes where it does most, and a figure that may act goes to the nearest enemy and attacks.
 */
export function likely(ask: AskOf<DungeonSaga>, state: State): number | null {
  switch (ask.kind) {
    case 'free-strike':
      return 0;
    case 'attack-rolled':
    case 'defence-rolled':
      return ask.options.findIndex(option => option.do === 'pass');
    case 'target':
      return best(ask, option => (option.do === 'target' ? asTarget(state, ask.seat, option.target) : -1));
    case 'act':
      return best(ask, actWorth(state));
    default:
      return null;
  }
}

function best({ options }: AskOf<DungeonSaga>, worth: (option: Choice) => number): number {
  let found = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [i, option] of options.entries()) {
    const is = worth(option);
    if (is <= most) continue;
    most = is;
    found = i;
  }
  return found;
}

const LEVELS: ReadonlyMap<string, number> = new Map(minions.map(({ id, level }) => [id, level]));

/** Leaders and the wounded first, be it for harm or for help; then the strongest minion. */
function asTarget(state: State, seat: Seat, id: string): number {
  const figure = findFigure(state, id);
  if (!figure) return 0;
  if (isHero(figure)) return 1 + figure.wounds;
  const leader = figure.kind === 'boss' && seat !== OVERLORD;
  return leader ? 100 : (LEVELS.get(figure.of) ?? 1) + figure.wounds;
}

function actWorth(state: State): (option: Choice) => number {
  const turn = currentTurn(state);
  const figure = turn && figureOf(state, turn.figure);
  return option => {
    if (option.do === 'attack' || option.do === 'shoot') return 1_000 + asTarget(state, OVERLORD, option.target);
    if (option.do === 'move' && figure) return -gap(state, figure, option.x, option.y);
    // Stays where it is, unless that is too far away from all enemies.
    return option.do === 'end' ? -1.5 : -1_000;
  };
}

/** Squares to the nearest enemy, as the crow flies. */
function gap(state: State, figure: Figure, x: number, y: number): number {
  const { grid } = boardOf(state);
  let least = 100;
  for (const other of state.figures)
    if (!sameSide(figure, other))
      least = Math.min(least, Math.max(Math.abs(grid.x(other.cell) - x), Math.abs(grid.y(other.cell) - y)));
  return least;
}
