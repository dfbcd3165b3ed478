import { useState } from 'react';
import { useSteady } from './pace.ts';

/**
 * What events tell bit by bit, remembered over the decisions it stops for: a duel, the last roll. `follow` goes on from what was
 * known. The table forgets it where decisions are taken back (a spotlight is then a new one).
 */
export function useFollowed<E, T>(given: readonly E[], follow: (known: T | null, fresh: readonly E[]) => T | null) {
  const fresh = useSteady(given);
  const [memory, remember] = useState<{ readonly known: T | null; readonly seen: readonly E[] }>(() => ({
    known: follow(null, fresh),
    seen: fresh,
  }));
  if (memory.seen === fresh) return memory.known;
  const now = { known: follow(memory.known, fresh), seen: fresh };
  remember(now);
  return now.known;
}
