import type { Chance, Fact, Viewer } from '@tafelrunde/engine';
import { decks, heroDecks, type InstanceId } from './content/index.ts';
import { knows, PILES, pileOfCard } from './rules/cards.ts';
import type { Group, State } from './state.ts';

/**
 * Re-deals all cards a viewer cannot place: hidden hand cards and draw piles, colour by colour (the backs are seen), and
 * the pile of heroes. What the viewer knows, or has learned since the last rest, stays exactly where it lies.
 */
export function resample(state: State, viewer: Viewer, chance: Chance, facts: readonly Fact[]): void {
  const fixed = new Set<string>();
  for (const fact of facts) if (isCardFact(fact)) fixed.add(fact.card);
  for (const pile of PILES) {
    const places = new Places(alphabet[pile]);
    for (let id = 0; id < state.groups.length; id++) {
      if (id === viewer) continue;
      const { hand, shown } = state.groups[id] as Group;
      for (let at = 0; at < hand.length; at++) {
        const card = hand[at] as InstanceId;
        if (pileOfCard(card) === pile && !fixed.has(card) && !knows(shown, viewer, card)) places.add(hand, at);
      }
    }
    places.addAll(state.piles[pile], fixed);
    places.redeal(chance);
  }
  const heroes = new Places(alphabet.heroes);
  heroes.addAll(state.heroPile, fixed);
  heroes.redeal(chance);
}

const isCardFact = (fact: Fact): fact is { readonly card: string } =>
  typeof fact === 'object' && fact !== null && 'card' in fact;

/** Cards in alphabetical order with their numbers in it: picking from here is much quicker than sorting for every deal. */
interface Alphabet {
  readonly cards: readonly string[];
  readonly number: ReadonlyMap<string, number>;
}

function inOrder(cards: readonly string[]): Alphabet {
  const sorted = cards.toSorted();
  return { cards: sorted, number: new Map(sorted.map((card, number) => [card, number])) };
}

const alphabet = {
  equipment: inOrder(decks.equipment),
  magic: inOrder(decks.magic),
  tactics: inOrder(decks.tactics),
  heroes: inOrder([...heroDecks.magical, ...heroDecks.nonMagical]),
};

/** Places of cards that are alike to the viewer. */
class Places {
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
    this.#lists.push(list);
    this.#ats.push(at);
    const number = this.#alphabet.number.get(list[at] as string);
    if (number !== undefined) this.#isHere[number] = 1;
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
