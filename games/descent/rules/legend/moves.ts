import { monsterCardOf } from '../../content/index.ts';
import type { Effect } from '../../effects/effect.ts';
import { type Cell, type FigureId, figureOf, isHero, type Monster, monsterOf, type State } from '../../state.ts';
import { heldFor } from '../in-force.ts';
import {
  areAdjacent,
  areAdjacentCells,
  boardFor,
  canSee,
  cellsBeside,
  isTerrain,
  safeReach,
  spacesBetween,
} from '../map.ts';
import { turnFor } from '../points.ts';
import { distanceFrom, distanceOf, lowest, preyOf } from './targets.ts';

/** Farther than any way on any map. */
const FAR = 99;
/** Within so many spaces a target is spotted (D2-RTLAI-34). */
const SPOTTED = 3;

interface Stop {
  readonly cell: Cell;
  readonly cost: number;
}

/** Where it could stop without harm, and for how many points: no pits, no lava (D2-RTLAI-22); a large figure passes over pits (-23). */
function stopsOf(
  state: State,
  id: FigureId,
  points: number,
): { readonly stops: readonly Stop[]; wayTo(cell: Cell): readonly Cell[] } {
  const cells = figureOf(state, id)?.cells ?? [];
  const at = turnFor(state, id)?.at ?? null;
  const { stops, wayTo } = safeReach(state, id, at !== null && cells.includes(at) ? [at] : cells, points);
  const quiet = peaceFor(state, id);
  return { stops: quiet.size === 0 ? stops : stops.filter(({ cell }) => !quiet.has(cell)), wayTo };
}

/** Spaces where a monster could not attack anybody: it enters none of them (D2C-DISC-01). */
function peaceFor(state: State, id: FigureId): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  if (isHero(state, id)) return found;
  for (const { cells: own, id: hero } of state.heroes)
    for (const { card, tired } of own.length === 0 ? [] : heldFor(state, hero))
      for (const word of tired ? (card.whileTired ?? []) : (card.standing ?? []))
        if (word.do === 'aura' && word.for === 'enemies' && word.effects.some(isBan))
          for (const cell of boardFor(state).cells)
            if (spacesBetween(state, own, cell) <= (word.within ?? 1)) found.add(cell);
  return found;
}

const isBan = (effect: Effect): boolean => effect.do === 'permit' && effect.rule === 'no-attacks';

/** Of those it may be after the ones it could still attack from somewhere, if there are any (D2C-DISC-01). */
export function amenable(state: State, id: FigureId, prey: readonly FigureId[]): readonly FigureId[] {
  const quiet = peaceFor(state, id);
  if (quiet.size === 0 || monsterCardOf(state, monsterOf(state, id) as Monster).attack === 'ranged') return prey;
  const left = prey.filter(one => cellsBeside(state, figureOf(state, one)?.cells ?? []).some(cell => !quiet.has(cell)));
  return left.length > 0 ? left : prey;
}

/** Engage: towards the target until it is adjacent, as far as the points last (D2-RTLAI-31). Null: it would not move (-32). */
export function engageTo(state: State, id: FigureId, target: FigureId, points: number): Cell | null {
  if (areAdjacent(state, id, target)) return null;
  const cells = figureOf(state, target)?.cells ?? [];
  return headFor(state, id, target, points, cell => areAdjacentCells(state, [cell], cells));
}

/** Spot: to the nearest space within 3 spaces and in sight of the target (D2-RTLAI-34, -35). */
export function spotTo(state: State, id: FigureId, target: FigureId, points: number): Cell | null {
  const own = figureOf(state, id)?.cells ?? [];
  if (spots(state, id, own, target)) return null;
  return headFor(state, id, target, points, cell => spots(state, id, [cell], target));
}

const spots = (state: State, id: FigureId, from: readonly Cell[], target: FigureId): boolean =>
  distanceFrom(state, from, target) <= SPOTTED && sees(state, id, from, target);

const sees = (state: State, id: FigureId, from: readonly Cell[], target: FigureId): boolean =>
  (figureOf(state, target)?.cells ?? []).some(cell => canSee(state, id, from, cell));

/** The cheapest way to a space that will do (D2-RTLAI-20); if the points do not last, as far along it as they do; if no way leads there, nearer. */
function headFor(
  state: State,
  id: FigureId,
  target: FigureId,
  points: number,
  fits: (cell: Cell) => boolean,
): Cell | null {
  const all = stopsOf(state, id, FAR);
  const fitting = all.stops.filter(({ cell }) => fits(cell));
  const within = fitting.filter(({ cost }) => cost <= points);
  // Out of sludge if that can be (D2-RTLAI-27).
  const dry = within.filter(({ cell }) => !isTerrain(state, cell, 'sludge'));
  const [there] = lowest(dry.length > 0 ? dry : within, ({ cost }) => cost);
  if (there !== undefined) return there.cell;
  const [best] = lowest(fitting, ({ cost }) => cost);
  const now = stopsOf(state, id, points).stops;
  if (best !== undefined) {
    const way = all.wayTo(best.cell);
    const reached = way.filter(cell => now.some(stop => stop.cell === cell));
    const last = reached[reached.length - 1];
    if (last !== undefined) return last;
  }
  const nearer = now.filter(({ cell }) => distanceFrom(state, [cell], target) < distanceOf(state, id, target));
  const nearest = lowest(nearer, ({ cell }) => distanceFrom(state, [cell], target));
  const seeing = nearest.filter(({ cell }) => sees(state, id, [cell], target));
  return lowest(seeing.length > 0 ? seeing : nearest, ({ cost }) => cost)[0]?.cell ?? null;
}

/** Retreat: as far as possible from the nearest enemy; who is terrified, out of sight of all of them first (D2-RTLAI-36, -38, -57). */
export function retreatTo(state: State, id: FigureId, points: number): Cell | null {
  const own = figureOf(state, id);
  const prey = preyOf(state);
  if (own === null || points === 0 || prey.length === 0) return null;
  const nearest = (cells: readonly Cell[]): number => Math.min(...prey.map(one => distanceFrom(state, cells, one)));
  const hidden = (cells: readonly Cell[]): boolean => !prey.some(one => sees(state, id, cells, one));
  const { stops } = stopsOf(state, id, points);
  const terrified = own.conditions.includes('terrified');
  const unseen = terrified ? stops.filter(({ cell }) => hidden([cell])) : [];
  if (unseen.length > 0 && !hidden(own.cells)) return lowest(unseen, ({ cell }) => -nearest([cell]))[0]?.cell ?? null;
  const among = terrified && hidden(own.cells) ? unseen : stops;
  const farther = among.filter(({ cell }) => nearest([cell]) > nearest(own.cells));
  return (
    lowest(
      lowest(farther, ({ cell }) => -nearest([cell])),
      ({ cost }) => cost,
    )[0]?.cell ?? null
  );
}

/** Of the bases a large figure may take, the one nearest to what it moves towards, or farthest from what it flees (D2-RTLAI-21). */
export const baseFor = (
  state: State,
  bases: readonly (readonly Cell[])[],
  target: FigureId | null,
  away: boolean,
): readonly Cell[] | null => {
  const others = target === null ? preyOf(state) : [target];
  const distance = (cells: readonly Cell[]): number => Math.min(...others.map(one => distanceFrom(state, cells, one)));
  return lowest(bases, cells => (away ? -distance(cells) : distance(cells)))[0] ?? null;
};
