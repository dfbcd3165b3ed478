/**
 * How often something may be used: once in a period of the game (`'turn'`, `'round'`, `'game'`), several times in one, or once at all because it is
 * used up. `key` lets several effects share one limit.
 */
export type Limit<P extends string> =
  | P
  | 'consumed'
  | { readonly per: P; readonly times: number; readonly key?: string };

/** The uses of the running periods, one entry for each. */
export type Uses<P extends string> = Record<P, string[]>;

/** Has it been used as often as it may be? What is used up is no longer there to be asked. */
export function isSpent<P extends string>(uses: Uses<P>, key: string, limit: Limit<P> | undefined): boolean {
  if (limit === undefined || limit === 'consumed') return false;
  if (typeof limit === 'string') return uses[limit].includes(key);
  let count = 0;
  for (const used of uses[limit.per]) if (used === (limit.key ?? key)) count++;
  return count >= limit.times;
}

/** Counts one use. */
export function spend<P extends string>(uses: Uses<P>, key: string, limit: Limit<P> | undefined): void {
  if (limit === undefined || limit === 'consumed') return;
  if (typeof limit === 'string') uses[limit].push(key);
  else uses[limit.per].push(limit.key ?? key);
}

/** A period is over: everything may be used again. */
export function restore<P extends string>(uses: Uses<P>, period: P): void {
  if (uses[period].length > 0) uses[period] = [];
}
