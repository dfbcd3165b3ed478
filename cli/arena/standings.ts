import { type Share, share } from '@tafelrunde/lab';
import type { ArenaResult } from '../crew/arena-one.ts';

export interface Standing {
  readonly bot: string;
  readonly wins: Share;
  /** The same by the side it played. */
  readonly bySide: readonly [Share, Share];
}

/** What does not depend on the clock: the same for the same seed. */
export interface Standings {
  readonly games: number;
  readonly standings: readonly [Standing, Standing];
  readonly nobody: number;
  /** Wins of the first bot, by scenario. */
  readonly scenarios: Readonly<Record<string, Share>>;
  readonly decisions: number;
  readonly failures: readonly { readonly number: number; readonly message: string }[];
}

export interface Thinking {
  readonly decisions: number;
  readonly mean: number;
  /** 95 of 100 decisions took no longer. */
  readonly usually: number;
  readonly longest: number;
}

export function standingsOf(results: readonly ArenaResult[], bots: readonly [string, string]): Standings {
  const played = results.filter(({ failure }) => failure === null);
  const standing = (bot: 0 | 1): Standing => {
    const won = (of: readonly ArenaResult[]): Share =>
      share(of.filter(({ winner }) => winner === bot).length, of.length);
    const onSide = (side: 0 | 1): Share => won(played.filter(result => (bot === 0) === (result.side === side)));
    return { bot: bots[bot], wins: won(played), bySide: [onSide(0), onSide(1)] };
  };
  const scenarios: Record<string, Share> = {};
  for (const id of new Set(played.map(({ scenario }) => scenario))) {
    const there = played.filter(({ scenario }) => scenario === id);
    scenarios[id] = share(there.filter(({ winner }) => winner === 0).length, there.length);
  }
  return {
    games: played.length,
    standings: [standing(0), standing(1)],
    nobody: played.filter(({ winner }) => winner === null).length,
    scenarios,
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    failures: results.flatMap(({ number, failure }) => (failure === null ? [] : [{ number, message: failure }])),
  };
}

/** How long a bot thought about decisions that left it a choice, in milliseconds of one core. */
export function thinkingOf(results: readonly ArenaResult[], bot: 0 | 1): Thinking {
  const times = results.flatMap(({ thinking }) => thinking[bot]).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return { decisions: times.length, mean: round(mean), usually: round(at(0.95)), longest: round(at(1)) };
}

const round = (value: number): number => Number(value.toFixed(2));
