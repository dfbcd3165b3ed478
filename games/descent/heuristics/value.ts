import type { Seat, ValuePart } from '@tafelrunde/engine';
import { aimCells, goalsOf, healthOf, leastOf, seen, spacesBetween } from '../announced.ts';
import { type Cell, OVERLORD, type Side, type State } from '../state.ts';
import type { View } from '../view.ts';
import { worthOf } from './worth.ts';

const GOAL = 60;
const OTHER_GOAL = 10;
const ENCOUNTER = 120;
const OVER = 1_000;
const DOWN = 4;
const CONDITION = 1.2;
const FATIGUE = 0.35;
const OVERLORD_CARD = 1.5;
const FOUND = 1;
const FEAT = 1;
const ENEMY_STEP = 0.12;
const AIM_STEP = 0.3;
/** So far away and farther is all the same. */
const FAR = 16;

/** How a position stands, as sums for the heroes: the overlord's worth is the opposite. */
export function parts(view: View, seat: Seat): readonly ValuePart[] {
  const sign = seat === OVERLORD ? -1 : 1;
  const state = seen(view);
  const part = (en: string, de: string, worth: number): ValuePart => ({ name: { en, de }, worth: sign * worth });
  return [
    part('goals', 'Ziele', goals(view)),
    part('heroes', 'Helden', heroes(state)),
    part('monsters', 'Monster', -monsters(state)),
    part('cards', 'Karten', cards(view)),
    part('places', 'Stellung', places(view, state, 'heroes') - places(view, state, 'overlord')),
  ];
}

export const value = (view: View, seat: Seat): number => parts(view, seat).reduce((sum, { worth }) => sum + worth, 0);

/** The goal a side is nearest to counts most; so does an encounter that was won, and the quest. */
function goals(view: View): number {
  if (view.over !== null) return view.over.winner === 'heroes' ? OVER : -OVER;
  let worth = 0;
  for (const side of ['heroes', 'overlord'] as const) {
    const far = goalsOf(view)
      .filter(goal => goal.side === side)
      .map(goal => Math.min(1, Math.max(0, (view.counters[goal.counter] ?? 0) / Math.max(1, leastOf(goal, view.size)))))
      .sort((a, b) => b - a);
    const [best = 0, ...others] = far;
    const reached = GOAL * best + OTHER_GOAL * others.reduce((sum, one) => sum + one, 0);
    worth += side === 'heroes' ? reached : -reached;
  }
  for (const side of view.won) worth += side === 'heroes' ? ENCOUNTER : -ENCOUNTER;
  return worth;
}

const vigour = (state: State, id: string, damage: number): number =>
  1 - Math.min(1, damage / Math.max(1, healthOf(state, id)));

/** Who is badly hurt will soon be down: the first wounds cost least. */
const heroes = (state: State): number =>
  state.heroes.reduce((sum, { id, damage, fatigue, conditions, down, feat }) => {
    if (down !== null) return sum - DOWN;
    const hurt = 1 - vigour(state, id, damage);
    return (
      sum +
      worthOf(state, id) * (1 - 0.35 * hurt - 0.4 * hurt ** 2) -
      FATIGUE * fatigue -
      CONDITION * conditions.length +
      (feat ? FEAT : 0)
    );
  }, 0);

const monsters = (state: State): number =>
  state.monsters.reduce(
    (sum, { id, damage, conditions, cells }) =>
      cells.length === 0
        ? sum
        : sum + worthOf(state, id) * (0.45 + 0.55 * vigour(state, id, damage)) - 0.5 * CONDITION * conditions.length,
    0,
  );

function cards({ overlord, heroes: all }: View): number {
  let found = 0;
  for (const { cards: own } of all) for (const { used } of own) if (!used) found += 0.2 * FOUND;
  return found - OVERLORD_CARD * overlord.handSize;
}

/** Near what counts, and near enemies: whoever stands far off does nothing. */
function places(view: View, state: State, side: Side): number {
  const own = side === 'heroes' ? state.heroes : state.monsters;
  const enemies = side === 'heroes' ? state.monsters : state.heroes;
  const foes = enemies.flatMap(({ cells }) => cells);
  const aims = aimCells(view, side);
  let worth = 0;
  for (const { cells } of own)
    if (cells.length > 0)
      worth -=
        ENEMY_STEP * nearest(state, cells, foes) + (aims.length > 0 ? AIM_STEP * nearest(state, cells, aims) : 0);
  return worth;
}

/** The distance to the nearest of these spaces. */
export function nearest(state: State, from: readonly Cell[], to: readonly Cell[]): number {
  let best = to.length === 0 ? 0 : FAR;
  for (const cell of to) best = Math.min(best, spacesBetween(state, from, cell));
  return best;
}
