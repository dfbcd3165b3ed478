/** The 97.5 % point of the normal distribution: 95 % lie within so many standard errors on both sides. */
const Z95 = 1.959964;

export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  /** In 95 of 100 such experiments the interval holds the true share. */
  readonly low: number;
  readonly high: number;
}

/** The score interval of Wilson (1927): sensible also for few games and for shares near 0 and 1. */
export function share(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const z = Z95;
  const p = count / of;
  const centre = p + (z * z) / (2 * of);
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return {
    count,
    of,
    share: round(p),
    low: round(Math.max(0, (centre - spread) / scale)),
    high: round(Math.min(1, (centre + spread) / scale)),
  };
}

/** A number of wins as a multiple of what was to be expected: 1 is exactly fair. */
export interface Multiple {
  readonly count: number;
  readonly wins: number;
  readonly ratio: number;
  /** Half the width of the 95 % interval. */
  readonly spread: number;
  /** Standard errors away from 1. */
  readonly z: number;
}

/** `expected` and `variance` are sums over the single cases. */
export function multiple(count: number, wins: number, expected: number, variance: number): Multiple {
  const error = Math.sqrt(variance);
  return {
    count,
    wins,
    ratio: round(expected > 0 ? wins / expected : 1),
    spread: round(expected > 0 ? (Z95 * error) / expected : 0),
    z: round(error > 0 ? (wins - expected) / error : 0),
  };
}

export interface Mean {
  readonly mean: number;
  /** Half the width of the 95 % interval of the mean. */
  readonly spread: number;
}

export function mean(count: number, sum: number, squares: number): Mean {
  if (count === 0) return { mean: 0, spread: 0 };
  const middle = sum / count;
  const variance = count > 1 ? Math.max(0, squares - count * middle * middle) / (count - 1) : 0;
  return { mean: round(middle), spread: round(Z95 * Math.sqrt(variance / count)) };
}

/** How much a share has changed, with the interval of Newcombe (1998, method 10), and z of the pooled test. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly z: number;
}

export function difference(before: Share, after: Share): Difference {
  const change = after.share - before.share;
  const pooled = (before.count + after.count) / Math.max(1, before.of + after.of);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, before.of) + 1 / Math.max(1, after.of)));
  return {
    difference: round(change),
    low: round(change - Math.hypot(after.share - after.low, before.high - before.share)),
    high: round(change + Math.hypot(after.high - after.share, before.share - before.low)),
    z: round(error > 0 ? change / error : 0),
  };
}

/** The change of two independent estimates with symmetrical 95 % intervals. */
export function shift(before: Mean, after: Mean): Difference {
  const change = after.mean - before.mean;
  const spread = Math.hypot(before.spread, after.spread);
  return {
    difference: round(change),
    low: round(change - spread),
    high: round(change + spread),
    z: round(spread > 0 ? (change / spread) * Z95 : 0),
  };
}

/** How often each whole number occurred. */
export type Histogram = ReadonlyMap<number, number>;

/** The value that this share of all lies below; between two values it is interpolated. */
export function quantile(histogram: Histogram, part: number): number {
  const values = [...histogram].sort(([a], [b]) => a - b);
  const total = values.reduce((sum, [, count]) => sum + count, 0);
  const at = (total - 1) * part;
  const low = valueAt(values, Math.floor(at));
  return round(low + (valueAt(values, Math.ceil(at)) - low) * (at - Math.floor(at)));
}

function valueAt(values: readonly (readonly [number, number])[], rank: number): number {
  let seen = 0;
  for (const [value, count] of values) {
    seen += count;
    if (rank < seen) return value;
  }
  return values[values.length - 1]?.[0] ?? 0;
}

/** So many standard errors no accident reaches when `count` things are tested at once, with 5 % risk for all together. */
export const unlikely = (count: number): number => round(normalQuantile(1 - 0.05 / 2 / Math.max(1, count)));

/** Where the standard normal distribution reaches this probability (above one half), by halving. */
export function normalQuantile(probability: number): number {
  let [low, high] = [0, 10];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normal(middle) < probability) low = middle;
    else high = middle;
  }
  return low;
}

/** The normal distribution function by its series (Marsaglia 2004). */
function normal(x: number): number {
  let sum = x;
  let term = x;
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (x * x) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp(-0.5 * x * x)) / Math.sqrt(2 * Math.PI);
}

/** Reports are compared byte by byte and read by people: six digits are plenty. Never -0. */
export const round = (value: number): number => Number(value.toFixed(6)) + 0;
