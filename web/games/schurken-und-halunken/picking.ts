import type { Ask } from '@tafelrunde/engine';
import type { Choice, View } from './game.ts';
import { placeOf, type Thing, thingsOf } from './things.ts';

/** The choices of an ask, each with the things on the table it is about. */
export interface Offer {
  readonly choice: Choice;
  readonly things: readonly Thing[];
}

export const offersOf = (ask: Ask<Choice> | null, view: View): readonly Offer[] =>
  ask ? ask.options.map(choice => ({ choice, things: thingsOf(choice, view) })) : [];

/** What is still possible when all these things are meant. */
export const remaining = (offers: readonly Offer[], picked: readonly Thing[]): readonly Offer[] =>
  offers.filter(({ things }) => picked.every(thing => things.includes(thing)));

/** What a click on a thing leads to. */
export type Click = { readonly chosen: Choice } | { readonly picked: readonly Thing[] } | { readonly refused: Thing };

/**
 * A click narrows the offers down until one is left. Where a decision weighs more (`careful`), that one needs a second click,
 * on another thing or on the same again, so that nothing is drawn or cast by a slip of the finger.
 */
export function click(offers: readonly Offer[], picked: readonly Thing[], thing: Thing, careful: boolean): Click {
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
export function leadingOn(offers: readonly Offer[], picked: readonly Thing[], view: View): ReadonlySet<Thing> {
  const left = remaining(offers, picked);
  const implied = new Set(picked.flatMap(thing => ownerOf(view, thing)));
  const found = new Set<Thing>();
  for (const { things } of left)
    for (const thing of things) if (!picked.includes(thing) && !implied.has(thing)) found.add(thing);
  return found;
}

function ownerOf(view: View, thing: Thing): Thing[] {
  const place = placeOf(view, thing);
  return place.at === 'item' ? [place.owner] : [];
}

/** Choices that no further click on the table can mean, and so need a button; or all of them, if they are but a few. */
export function atHand(offers: readonly Offer[], picked: readonly Thing[], view: View, few: number): readonly Choice[] {
  if (picked.length === 0) return [];
  const further = leadingOn(offers, picked, view);
  const left = remaining(offers, picked);
  const shown = left.length <= few ? left : left.filter(({ things }) => !things.some(thing => further.has(thing)));
  return shown.map(({ choice }) => choice);
}
