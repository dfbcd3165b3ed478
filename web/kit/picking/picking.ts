/** Something on the table that can be pointed at, by a name of the game's own: `silver-sword#1`, `pile:magic`, `cell:42`. */
export type Thing = string;

/** A choice with the things on the table it is about: pointing at all of them means this choice. */
export interface Offer<C> {
  readonly choice: C;
  readonly things: readonly Thing[];
}

/** What is meant already with a thing: a hero with the sword in his hand. */
export type Implied = (thing: Thing) => readonly Thing[];

export const offersOf = <C>(
  options: readonly C[] | undefined,
  thingsOf: (choice: C) => readonly Thing[],
): readonly Offer<C>[] => options?.map(choice => ({ choice, things: thingsOf(choice) })) ?? [];

/** What is still possible when all these things are meant. */
export const remaining = <C>(offers: readonly Offer<C>[], picked: readonly Thing[]): readonly Offer<C>[] =>
  offers.filter(({ things }) => picked.every(thing => things.includes(thing)));

/** What a click on a thing leads to. */
export type Click<C> = { readonly chosen: C } | { readonly picked: readonly Thing[] } | { readonly refused: Thing };

/**
 * A click narrows the offers down until one is left. Where a decision weighs more (`careful`), that one needs a second click,
 * on another thing or on the same again, so that nothing is drawn or cast by a slip of the finger.
 */
export function click<C>(
  offers: readonly Offer<C>[],
  picked: readonly Thing[],
  thing: Thing,
  careful: boolean,
): Click<C> {
  const left = remaining(offers, picked);
  if (picked.includes(thing)) {
    const [only, ...others] = left;
    return only && others.length === 0 ? { chosen: only.choice } : { picked: picked.filter(p => p !== thing) };
  }
  for (const before of picked.length > 0 ? [picked, []] : [[]]) {
    const now = [...before, thing];
    const [only, ...others] = remaining(offers, now);
    if (!only) continue;
    return others.length === 0 && (!careful || now.length > 1) ? { chosen: only.choice } : { picked: now };
  }
  return { refused: thing };
}

/** Things that lead on from here: those that narrow the offers, and are not implied by what is picked already. */
export function leadingOn<C>(
  offers: readonly Offer<C>[],
  picked: readonly Thing[],
  implied: Implied,
): ReadonlySet<Thing> {
  const known = new Set(picked.flatMap(implied));
  const found = new Set<Thing>();
  for (const { things } of remaining(offers, picked))
    for (const thing of things) if (!picked.includes(thing) && !known.has(thing)) found.add(thing);
  return found;
}

/** Choices that no further click on the table can mean, and so need a button; or all of them, if they are but a few. */
export function atHand<C>(
  offers: readonly Offer<C>[],
  picked: readonly Thing[],
  implied: Implied,
  few: number,
): readonly C[] {
  if (picked.length === 0) return [];
  const further = leadingOn(offers, picked, implied);
  const left = remaining(offers, picked);
  const shown = left.length <= few ? left : left.filter(({ things }) => !things.some(thing => further.has(thing)));
  return shown.map(({ choice }) => choice);
}
