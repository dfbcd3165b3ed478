import { useRef } from 'react';
import type { Motion } from '../../table/board.ts';
import { useMedia } from '../use-media.ts';

/** Part of the time that motion takes at full pace. */
export const PACE: Readonly<Record<Motion, number>> = { none: 0, quick: 0.45, full: 1 };

export const usePrefersStillness = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

/** When each of these events begins to be shown, one after the other. */
export function startsOf<E>(events: readonly E[], pause: (event: E) => number, motion: Motion): readonly number[] {
  let at = 0;
  return events.map(event => {
    const start = at;
    at += pause(event) * PACE[motion];
    return start;
  });
}

/** The same events again are no news: what moves by them must not move twice. */
export function useSteady<E>(fresh: readonly E[]): readonly E[] {
  const known = useRef(fresh);
  const isSame = known.current.length === fresh.length && known.current.every((event, i) => event === fresh[i]);
  if (!isSame) known.current = fresh;
  return known.current;
}
