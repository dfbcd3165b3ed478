import { useRef } from 'react';
import { standing } from './standing.ts';

/** Who stands where, counted from 1: everybody keeps the place they came to, whoever falls beside them; newcomers take the first that is free. */
export function useStanding(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const known = places.current;
  const isSame = known.size === ids.length && ids.every(id => known.has(id));
  if (!isSame) places.current = standing(known, ids);
  return places.current;
}
