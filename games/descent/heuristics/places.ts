import { aimsFor, doneBy, FAR, goalsOf, leastOf, stakeOf, stepsFrom, wayTo } from '../announced.ts';
import type { Cell, Figure, Side, State } from '../state.ts';

const ENEMY_STEP: Readonly<Record<Side, number>> = { heroes: 0.12, overlord: 0.3 };
const AIM_STEP: Readonly<Record<Side, number>> = { heroes: 1, overlord: 0.4 };
const MOST_LAG = 20;
/** What a thing done is worth to each hero, or would be to as many monsters: about what it can cost them that the next is farther away. */
const DONE = 15;
/** Whose defeat decides the encounter keeps away from enemies, so far at least. */
const SHY = { from: 0.5, step: -0.25, most: 10 } as const;

/** What it costs a figure to stand on a space: it should be near what counts, and near enemies; whoever stands far off does nothing. */
export type Spot = (cells: readonly Cell[]) => number;

/** Time presses the heroes: the nearer the overlord has come, the more a step towards their own goals is worth. */
function hurry(state: State): number {
  let most = 0;
  for (const goal of goalsOf(state))
    if (goal.side === 'overlord')
      most = Math.max(most, (state.counters[goal.counter] ?? 0) / Math.max(1, leastOf(goal, state.size)));
  return 1 + Math.min(1, most);
}

/** A step counts for less the farther the way still is: to be far from the next thing to do is never worse than not to have done the last. */
const lag = (cost: number): number => MOST_LAG * (1 - Math.exp(-cost / MOST_LAG));

export function spotFor(state: State, figure: Figure, side: Side): Spot {
  const foes: Cell[] = [];
  for (const { cells } of side === 'heroes' ? state.monsters : state.heroes) foes.push(...cells);
  const aims = aimsFor(state, figure);
  const step = aims.weight * AIM_STEP[side] * (side === 'heroes' ? hurry(state) : 1);
  const shy = stakeOf(state, figure.id) >= SHY.from;
  const [away, most] = shy ? [SHY.step, SHY.most] : [ENEMY_STEP[side], FAR / 3];
  const toFoes = foes.length > 0 ? wayTo(state, foes) : null;
  const toAims = aims.cells.length > 0 ? wayTo(state, aims.cells, aims.more) : null;
  return cells =>
    -(toFoes === null ? 0 : away * Math.min(most, stepsFrom(toFoes, cells))) -
    (toAims === null ? 0 : lag(step * stepsFrom(toAims, cells)));
}

/** How well a side stands. */
export function places(state: State, side: Side): number {
  let worth = DONE * state.heroes.length * doneBy(state, side);
  for (const figure of side === 'heroes' ? state.heroes : state.monsters) {
    // Who lies on the ground is where he lies: staying there must not save him the way.
    const cells = figure.cells.length === 0 && figure.down !== null ? [figure.down] : figure.cells;
    if (cells.length > 0) worth += spotFor(state, figure, side)(cells);
  }
  for (const figure of state.companions)
    if ((figure.kind === 'character' || figure.kind === 'ally') && figure.side === side && figure.cells.length > 0)
      worth += spotFor(state, figure, side)(figure.cells);
  return worth;
}
