import { type Branches, MOST_BRANCHES, TooManyBranches } from './branches.ts';

/** All hands of `count` items that can be dealt, equal items being alike, each with its share (multivariate hypergeometric). */
export function hands<T>(items: readonly T[], count: number): Branches<readonly T[]> {
  const kinds = [...new Set(items)].map(item => ({ item, there: items.filter(i => i === item).length }));
  const results: T[][] = [];
  const ways: number[] = [];
  const take = (kind: number, hand: T[], weight: number, left: number): void => {
    if (hand.length === count) {
      if (results.length === MOST_BRANCHES) throw new TooManyBranches();
      results.push(hand);
      ways.push(weight);
      return;
    }
    const next = kinds[kind];
    if (!next || left < count - hand.length) return;
    const most = Math.min(next.there, count - hand.length);
    for (let n = most; n >= 0; n--)
      take(kind + 1, [...hand, ...Array<T>(n).fill(next.item)], weight * choices(next.there, n), left - next.there);
  };
  take(0, [], 1, items.length);
  const all = choices(items.length, count);
  return { results, weights: ways.map(n => n / all) };
}

/** In how many ways `k` of `n` can be chosen. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
