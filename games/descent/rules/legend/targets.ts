import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import type { Priority } from '../../content/legend/orders.ts';
import { everybody, type FigureId, figureOf, type State } from '../../state.ts';
import type { Flow } from '../../types.ts';
import { together } from '../deciding.ts';
import { spacesBetween } from '../map.ts';
import { isStone, isTreatedAsHero } from '../treated.ts';
import { healthLeft } from '../values.ts';

/** Whom a monster may be after: heroes on the map, figures treated as heroes, and stones, although these are neither (D2C-GEO-01). */
export const preyOf = (state: State): FigureId[] =>
  everybody(state)
    .filter(
      ({ id, cells }) =>
        cells.length > 0 &&
        (state.heroes.some(hero => hero.id === id) || isTreatedAsHero(state, id) || isStone(state, id)),
    )
    .map(({ id }) => id);

/** How many spaces lie between two figures, counted from the nearest spaces of both. */
export const distanceOf = (state: State, from: FigureId, to: FigureId): number =>
  distanceFrom(state, figureOf(state, from)?.cells ?? [], to);

export const distanceFrom = (state: State, cells: readonly number[], to: FigureId): number =>
  Math.min(
    ...(figureOf(state, to)?.cells ?? []).map(cell => spacesBetween(state, cells, cell)),
    Number.POSITIVE_INFINITY,
  );

/** The lower, the sooner. */
function rank(state: State, by: FigureId, priority: Priority, id: FigureId): number {
  if (priority === 'weakest') return healthLeft(state, id);
  if (priority === 'strongest') return -healthLeft(state, id);
  if (priority === 'wounded') return -(figureOf(state, id)?.damage ?? 0);
  return distanceOf(state, by, id);
}

/** Those the priority of a list points at, of several the nearest. */
const firstOf = (state: State, by: FigureId, priority: Priority, among: readonly FigureId[]): FigureId[] =>
  lowest(
    lowest(among, id => rank(state, by, priority, id)),
    id => distanceOf(state, by, id),
  );

/** Is this still whom its list points at, after others have acted in between (D2-RTLAI-39)? */
export const isStillFirst = (state: State, by: FigureId, priority: Priority, id: FigureId | null): boolean =>
  id !== null && firstOf(state, by, priority, preyOf(state)).includes(id);

/** By the priority of the list, then the nearest, and of equals the heroes decide who it is (D2-RTLAI-11). */
export function* targetOf(
  state: State,
  by: FigureId,
  priority: Priority,
  among: readonly FigureId[],
): Flow<FigureId | null> {
  const near = firstOf(state, by, priority, among);
  if (near.length < 2) return near[0] ?? null;
  const choice = yield* choose<Choice, AskKind>({
    ...together(state),
    kind: 'tie',
    rule: 'D2-RTLAI-11',
    options: near.map(figure => ({ do: 'pick', figure })),
  });
  return choice.do === 'pick' ? choice.figure : (near[0] ?? null);
}

export function lowest<T>(among: readonly T[], by: (one: T) => number): T[] {
  let least = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const one of among) {
    const value = by(one);
    if (value < least) found = [];
    if (value <= least) {
      least = value;
      found.push(one);
    }
  }
  return found;
}
