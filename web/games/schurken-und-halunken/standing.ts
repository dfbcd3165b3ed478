/** Places by name: who was there keeps the own one, newcomers take the first that is free. */
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
