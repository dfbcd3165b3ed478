import type { Effort } from '@tafelrunde/engine';
import {
  castOf,
  healthLeft,
  looking,
  pointsOf,
  reachOf,
  seen,
  spacesBetween,
  speedOf,
  targetsFor,
  type Weapon,
  weaponsOf,
} from '../announced.ts';
import type { Choice } from '../choices.ts';
import { type Cell, type FigureId, figureOf, isHero, type State, sideOf, type Turn, turnOf } from '../state.ts';
import type { View } from '../view.ts';
import { blowOn } from './blows.ts';
import { type Spot, spotFor } from './places.ts';
import { worthOf } from './worth.ts';

type Attack = Extract<Choice, { do: 'attack' }>;

/** A line of play for the figure in turn, and what it is worth. */
export interface Line {
  readonly line: readonly Choice[];
  readonly worth: number;
}

/** A step more is only worth it for something. */
const EFFORT = 0.01;
/** Spaces looked at from where one could attack: the best to stand on. */
const SPOTS = { thorough: 24, quick: 6 } as const;

/** What an attack is worth: a share of the target for the damage, the whole of it for a defeat. */
export function attackWorth(state: State, by: FigureId, weapon: Weapon, target: FigureId, distance: number): number {
  const { mean, kill } = blowOn(state, by, weapon, target, distance);
  // One's own stones may be attacked too.
  if (sideOf(state, by) === sideOf(state, target)) return -mean - kill;
  const worth = worthOf(state, target);
  return worth * (kill + (0.5 * (1 - kill) * mean) / Math.max(mean, healthLeft(state, target), 3)) + 0.15 * mean;
}

/** The best attack a figure could make from these spaces. */
function bestAttack(state: State, id: FigureId, cells: readonly Cell[]): { choice: Attack; worth: number } | null {
  const there = standing(state, id, cells);
  return looking(there, () => bestAttackFrom(there, id, cells), castOf(state));
}

function bestAttackFrom(there: State, id: FigureId, cells: readonly Cell[]): { choice: Attack; worth: number } | null {
  let best: { choice: Attack; worth: number } | null = null;
  for (const weapon of weaponsOf(there, id))
    for (const { figure, cell } of targetsFor(there, id, weapon)) {
      const distance = spacesBetween(there, cells, cell);
      const worth = attackWorth(there, id, weapon, figure, distance);
      if (best === null || worth > best.worth)
        best = { choice: { do: 'attack', weapon: weapon.id, target: figure, cell }, worth };
    }
  return best;
}

/** The position with one figure elsewhere. */
function standing(state: State, id: FigureId, cells: readonly Cell[]): State {
  const figure = figureOf(state, id);
  if (figure === null || figure.cells === cells) return state;
  const moved = <F extends { readonly id: FigureId }>(all: F[]): F[] =>
    all.map(one => (one.id === id ? { ...one, cells: [...cells] } : one));
  return {
    ...state,
    heroes: moved(state.heroes),
    monsters: moved(state.monsters),
    companions: moved(state.companions),
  };
}

/** Lines for the figure in turn: attack from here, or go somewhere and attack, or go where it is better to be; best first. */
export function linesOf(view: View, options: readonly Choice[], effort: Effort): Line[] {
  const state = seen(view);
  return looking(state, () => linesIn(state, options, effort));
}

function linesIn(state: State, options: readonly Choice[], effort: Effort): Line[] {
  const turn = turnOf(state);
  if (turn === null) return [];
  const { figure: id } = turn;
  const figure = figureOf(state, id);
  if (figure === null || figure.cells.length === 0) return [];
  const spot = spotFor(state, figure, sideOf(state, id));
  const lines: Line[] = [];
  const now = options.some(({ do: what }) => what === 'attack') ? bestAttack(state, id, figure.cells) : null;
  if (now !== null) lines.push({ line: [now.choice], worth: now.worth });
  const moves = options.some(({ do: what }) => what === 'move');
  const points = pointsOf(turn);
  if (points > 0) lines.push(...walks(state, turn, points, pools(turn), [], spot, SPOTS[effort]));
  // An attack from here comes before a step that could as well come after it.
  if (moves && points === 0) {
    const source = `move-${turn.moves + 1}`;
    lines.push(...walks(state, turn, speedOf(state, id), source, [{ do: 'move' }], spot, SPOTS[effort]));
  }
  return lines.sort((a, b) => b.worth - a.worth);
}

const pools = ({ pools: all }: Turn): string => all[0]?.source ?? '';

function walks(
  state: State,
  turn: Turn,
  points: number,
  source: string,
  before: readonly Choice[],
  spot: Spot,
  most: number,
): Line[] {
  const { figure: id } = turn;
  const own = figureOf(state, id)?.cells ?? [];
  const here = spot(own);
  const attacks = attacksLeft(state, turn, before.length);
  const { stops } = reachOf(state, id, points);
  // A large figure may turn around in its own spaces for nothing, again and again.
  const rated = stops
    .filter(cell => !own.includes(cell))
    .map(cell => ({ cell, worth: spot([cell]) - here }))
    .sort((a, b) => b.worth - a.worth);
  return rated.slice(0, most).map(({ cell, worth }, i): Line => {
    const go: Choice = { do: 'go', to: cell, with: source };
    const attack = attacks > 0 ? bestAttack(state, id, [cell]) : null;
    const line: Choice[] = [...before, go];
    if (attack !== null) line.push(attack.choice);
    return { line, worth: worth + (attack?.worth ?? 0) - EFFORT * i };
  });
}

/** Attacks it could still make after so many actions. */
function attacksLeft(state: State, { actions, attacks, figure, free, extra }: Turn, spent: number): number {
  const more = (free ? 1 : 0) + (extra.includes('attack') ? 1 : 0);
  if (isHero(state, figure)) return actions - spent + more;
  return (attacks === 0 && actions - spent > 0 ? 1 : 0) + more;
}
