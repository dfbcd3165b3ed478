import { botById } from '@tafelrunde/bots';
import type { Game } from '@tafelrunde/engine';
import { type ArenaOrders, arenaOne } from '../crew/arena-one.ts';
import { thinkingOf } from './standings.ts';

const PROBE = 16;
const TIMED = /^search:\d+ms$/;

/**
 * Time does not repeat, rounds do: a search that was given milliseconds gets as many rounds as take so long here on average,
 * measured in games of its own. What is printed names the rounds, so the same games can be played anywhere.
 */
export function calibrated(game: Game, orders: ArenaOrders, which: 0 | 1): string {
  const id = orders.bots[which];
  const { milliseconds } = botById(id);
  if (milliseconds === undefined || !TIMED.test(id)) return id;
  // Part of the work does not grow with the rounds: what a few of them suggest is tried and corrected.
  const guess = roundsIn(milliseconds, PROBE, game, orders);
  return `search:${roundsIn(milliseconds, guess, game, orders)}`;
}

/** So many rounds take that long, if these take as long as they do in two games. */
function roundsIn(milliseconds: number, rounds: number, game: Game, orders: ArenaOrders): number {
  const trial: ArenaOrders = { ...orders, bots: [`search:${rounds}`, 'greedy'], seed: `${orders.seed}/calibration` };
  const { mean } = thinkingOf([arenaOne(game, trial, 0), arenaOne(game, trial, 1)], 0);
  return Math.max(1, Math.round((rounds * milliseconds) / Math.max(mean, 0.01)));
}
