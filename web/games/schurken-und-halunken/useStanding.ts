import { useRef } from 'react';

/** Who stands where, counted from 1: everybody keeps the place they came to, whoever falls beside them; newcomers take the first that is free. */
export function useStanding(ids: readonly string[]): ReadonlyMap<string, number> {
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const known = places.current;
  const isSame = known.size === ids.length && ids.every(id => known.has(id));
  if (!isSame) places.current = standing(known, ids);
  return places.current;
}

export function standing(known: ReadonlyMap<string, number>, ids: readonly string[]): ReadonlyMap<string, number> {
  const next = new Map([...known].filter(([id]) => ids.includes(id)));
  for (const id of ids) {
    if (next.has(id)) continue;
    const taken = new Set(next.values());
    let place = 1;
    while (taken.has(place)) place++;
    next.set(id, place);
  }
  return next;
}
