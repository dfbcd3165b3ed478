import { type Chance, removeAt } from './chance.ts';

/**
 * A pile of cards or tokens without a hidden order. Where nobody may know an order there is none: `rest` is a sorted multiset, and luck
 * happens when something is drawn, never when it is shuffled. Cards whose place somebody knows lie in `top` and `bottom`. All
 * three are written from the lowest card to the uppermost: bottom, rest, top.
 */
export interface Pile<T extends string = string> {
  top: T[];
  rest: T[];
  bottom: T[];
  /** Only in worlds dealt anew: cards of `rest` that are known to have been drawn since, the next one last. Luck is asked for them all the same. */
  due?: T[];
}

/** A shuffled pile. */
export const newPile = <T extends string>(cards: readonly T[]): Pile<T> => ({
  top: [],
  rest: cards.toSorted(byName),
  bottom: [],
});

export const pileSize = ({ top, rest, bottom }: Pile): number => top.length + rest.length + bottom.length;

/** All cards of the pile, as a multiset: what everybody may know who knows what was in it. */
export const pileCards = <T extends string>({ top, rest, bottom }: Pile<T>): T[] =>
  [...top, ...rest, ...bottom].sort(byName);

/** Takes the uppermost card, or null where there is none. */
export function drawFrom<T extends string>(pile: Pile<T>, chance: Chance): T | null {
  const known = pile.top.pop();
  if (known !== undefined) return known;
  if (pile.rest.length > 0) return asSeen(pile, [chance.draw(pile.rest)])[0] ?? null;
  return pile.bottom.pop() ?? null;
}

/** Takes the uppermost cards, as many as there are at the most; in no order where none is known. */
export function dealFrom<T extends string>(pile: Pile<T>, count: number, chance: Chance): T[] {
  const cards: T[] = [];
  while (cards.length < count && pile.top.length > 0) cards.push(pile.top.pop() as T);
  const unknown = Math.min(count - cards.length, pile.rest.length);
  if (unknown > 0) cards.push(...asSeen(pile, chance.deal(pile.rest, unknown)));
  while (cards.length < count && pile.bottom.length > 0) cards.push(pile.bottom.pop() as T);
  return cards;
}

/** What is known to have been drawn takes the place of what luck has dealt. */
function asSeen<T extends string>(pile: Pile<T>, dealt: T[]): T[] {
  const { due } = pile;
  if (due === undefined) return dealt;
  const seen: T[] = [];
  while (dealt.length > 0 && due.length > 0) {
    const card = due.pop() as T;
    if (takeOut(dealt, card)) seen.push(card);
    else if (takeOut(pile.rest, card)) {
      insert(pile.rest, dealt.pop() as T);
      seen.push(card);
    }
  }
  if (due.length === 0) delete pile.due;
  return [...seen, ...dealt];
}

export function copyPile<T extends string>({ top, rest, bottom, due }: Pile<T>): Pile<T> {
  const twin: Pile<T> = { top: top.slice(), rest: rest.slice(), bottom: bottom.slice() };
  if (due !== undefined) twin.due = due.slice();
  return twin;
}

export function putOnTop<T extends string>(pile: Pile<T>, card: T): void {
  pile.top.push(card);
}

export function putUnder<T extends string>(pile: Pile<T>, card: T): void {
  pile.bottom.unshift(card);
}

/** Shuffles the pile, and these cards into it: nobody knows the place of any card in it any more. */
export function shuffleIn<T extends string>(pile: Pile<T>, cards: readonly T[] = []): void {
  for (const card of pile.top) insert(pile.rest, card);
  for (const card of pile.bottom) insert(pile.rest, card);
  for (const card of cards) insert(pile.rest, card);
  if (pile.top.length > 0) pile.top = [];
  if (pile.bottom.length > 0) pile.bottom = [];
}

/** Takes this very card out of the pile, wherever it lies; whether it was there. */
export function takeFrom<T extends string>(pile: Pile<T>, card: T): boolean {
  return takeOut(pile.rest, card) || takeOut(pile.top, card) || takeOut(pile.bottom, card);
}

// ------------------------------------------------------------------------------------------------------ sorted multisets

/** Puts a card into a hand whose order carries no meaning. */
export function insert<T extends string>(hand: T[], card: T): void {
  let low = 0;
  let high = hand.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (card < (hand[middle] as T)) high = middle;
    else low = middle + 1;
  }
  hand.push(card);
  for (let i = hand.length - 1; i > low; i--) hand[i] = hand[i - 1] as T;
  hand[low] = card;
}

/** Takes one copy of a card out of a list; whether there was one. */
export function takeOut<T extends string>(list: T[], card: T): boolean {
  const at = list.indexOf(card);
  if (at < 0) return false;
  removeAt(list, at);
  return true;
}

/** The different cards of a sorted hand: equal ones are one option. */
export const different = <T extends string>(hand: readonly T[]): T[] => hand.filter((card, i) => card !== hand[i - 1]);

/** By code units: the same on every machine, whatever its language. */
const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
