import type { CardAt, Gang, Played } from './play.ts';

/** A win share as a multiple of what was to be expected. */
export interface Ratio {
  readonly count: number;
  readonly wins: number;
  readonly ratio: number;
  /** Half the width of the 95 % interval. */
  readonly spread: number;
  /** Standard errors away from 1. */
  readonly z: number;
}

/** One seat in one game. */
export interface Entry {
  readonly game: Played;
  readonly gang: Gang;
}

export const entries = (games: readonly Played[]): Entry[] =>
  games.flatMap(game => game.gangs.map(gang => ({ game, gang })));

/** How often these seats won, against one in as many as there are seats. */
export function ratio(of: readonly Entry[]): Ratio {
  let wins = 0;
  let expected = 0;
  let variance = 0;
  for (const { game, gang } of of) {
    const p = 1 / game.seats;
    if (gang.won) wins++;
    expected += p;
    variance += p * (1 - p);
  }
  return compared(of.length, wins, expected, variance);
}

function compared(count: number, wins: number, expected: number, variance: number): Ratio {
  const error = Math.sqrt(variance);
  return {
    count,
    wins,
    ratio: expected > 0 ? wins / expected : 1,
    spread: expected > 0 ? (1.959964 * error) / expected : 0,
    z: error > 0 ? (wins - expected) / error : 0,
  };
}

export interface Effect extends Ratio {
  readonly card: string;
}

/**
 * What a card does for the seat that gets it, measured against seats that at the same own turn, with the same number of
 * players, got another card of the same kind. So nothing counts but which card it was: not that who lives longer draws and
 * plays more, and not that one colour is better than another.
 */
export function effects(
  seats: readonly Entry[],
  list: (gang: Gang) => readonly CardAt[],
  kindOf: (card: string) => string,
): Effect[] {
  const cells = new Map<string, { count: number; wins: number }>();
  const events: { readonly card: string; readonly won: boolean; readonly cell: { count: number; wins: number } }[] = [];
  for (const { game, gang } of seats)
    for (const [card, turn] of list(gang)) {
      const key = `${game.seats}/${Math.min(turn, LATE)}/${kindOf(card)}`;
      let cell = cells.get(key);
      if (!cell) {
        cell = { count: 0, wins: 0 };
        cells.set(key, cell);
      }
      cell.count++;
      if (gang.won) cell.wins++;
      events.push({ card, won: gang.won, cell });
    }
  const sums = new Map<string, { count: number; wins: number; expected: number; variance: number }>();
  for (const { card, won, cell } of events) {
    const sum = sums.get(card) ?? { count: 0, wins: 0, expected: 0, variance: 0 };
    sums.set(card, sum);
    const p = cell.wins / cell.count;
    sum.count++;
    if (won) sum.wins++;
    sum.expected += p;
    sum.variance += p * (1 - p);
  }
  return [...sums]
    .map(([card, { count, wins, expected, variance }]) => ({ card, ...compared(count, wins, expected, variance) }))
    .sort((a, b) => b.ratio - a.ratio);
}

/** Later turns are one cell. */
const LATE = 25;

/** The value that this share of the sorted list lies below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}
