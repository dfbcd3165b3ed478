import type { Chance } from './chance.ts';

/** Cards in a fixed order with their numbers in it: picking from here is much quicker than sorting for every deal. */
export interface Alphabet {
  readonly cards: readonly string[];
  readonly number: ReadonlyMap<string, number>;
}

/** The alphabet of different cards. */
export function alphabetOf(cards: readonly string[]): Alphabet {
  const sorted = cards.toSorted();
  return { cards: sorted, number: new Map(sorted.map((card, number) => [card, number])) };
}

/**
 * Places in lists whose cards are alike to a viewer: hidden, but lying where they lie. `redeal` gives the same cards out among the same
 * places, each deal equally likely, whatever the truth was.
 */
export class Places {
  readonly #alphabet: Alphabet;
  readonly #lists: string[][] = [];
  readonly #ats: number[] = [];
  /** By number in the alphabet: the card lies in one of the places. */
  readonly #isHere: Uint8Array;

  constructor(alphabet: Alphabet) {
    this.#alphabet = alphabet;
    this.#isHere = new Uint8Array(alphabet.cards.length);
  }

  add(list: string[], at: number): void {
    const card = list[at] as string;
    const number = this.#alphabet.number.get(card);
    if (number === undefined) throw new RangeError(`"${card}" is not in the alphabet of these places.`);
    this.#lists.push(list);
    this.#ats.push(at);
    this.#isHere[number] = 1;
  }

  addAll(list: string[], except: ReadonlySet<string>): void {
    for (let at = 0; at < list.length; at++) if (!except.has(list[at] as string)) this.add(list, at);
  }

  /** In order first, so that the truth leaves no trace. */
  redeal(chance: Chance): void {
    const cards = chance.shuffle(this.#alphabet.cards.filter((_, number) => this.#isHere[number] === 1));
    for (let i = 0; i < this.#ats.length; i++)
      (this.#lists[i] as string[])[this.#ats[i] as number] = cards[i] as string;
  }
}
