import type { PlayResult } from './crew/play-one.ts';

export interface Share {
  readonly count: number;
  readonly share: number;
  /** Wilson's interval: in 95 of 100 such experiments it holds the true share. */
  readonly low: number;
  readonly high: number;
}

export interface Summary {
  readonly games: number;
  readonly wins: readonly Share[];
  readonly nobody: Share;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly decisions: { readonly total: number; readonly mean: number; readonly median: number };
  readonly failures: readonly { readonly number: number; readonly message: string }[];
}

const UNFINISHED = 'unfinished';

export function summarise(results: readonly PlayResult[], seats: number): Summary {
  const played = results.filter(r => r.failure === null);
  const outcomes: Record<string, number> = {};
  for (const { outcome } of played) {
    const kind = outcome?.kind ?? UNFINISHED;
    outcomes[kind] = (outcomes[kind] ?? 0) + 1;
  }
  const won = (seat: number): number => played.filter(r => r.outcome?.winners.includes(seat)).length;
  const nobody = played.filter(r => (r.outcome?.winners.length ?? 0) === 0).length;
  const decisions = played.map(r => r.decisions).sort((a, b) => a - b);
  const total = decisions.reduce((sum, n) => sum + n, 0);
  return {
    games: played.length,
    wins: Array.from({ length: seats }, (_, seat) => share(won(seat), played.length)),
    nobody: share(nobody, played.length),
    outcomes: Object.fromEntries(Object.entries(outcomes).sort(([, a], [, b]) => b - a)),
    decisions: { total, mean: played.length === 0 ? 0 : total / played.length, median: median(decisions) },
    failures: results.flatMap(({ number, failure }) => (failure === null ? [] : [{ number, message: failure }])),
  };
}

/** The score interval of Wilson (1927): sensible also for few games and for shares near 0 and 1. */
export function share(count: number, total: number): Share {
  if (total === 0) return { count, share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = count / total;
  const centre = p + (z * z) / (2 * total);
  const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return {
    count,
    share: p,
    low: Math.max(0, (centre - spread) / scale),
    high: Math.min(1, (centre + spread) / scale),
  };
}

function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  if (sorted.length === 0) return 0;
  if (sorted.length % 2 === 1) return sorted[Math.floor(half)] ?? 0;
  return ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}
