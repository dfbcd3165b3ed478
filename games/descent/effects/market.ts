import { choose, dealFrom, insert, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { itemOf } from '../content/index.ts';
import type { ItemTrait } from '../content/words.ts';
import { attributeTest } from '../rules/testing.ts';
import type { State } from '../state.ts';
import type { Io } from '../types.ts';
import type { DescentWord } from './word.ts';

/** The cards for sale lie face down, at one price by the act; each hero who passes a test of knowledge turns one of them over. */
export interface FaceDown {
  readonly do: 'face-down';
  readonly price: readonly [actOne: number, actTwo: number];
}

export const faceDown: DescentWord<FaceDown> = {
  can: ({ state }) => state.row.length > 0,
  *act({ state, io, on }, { price }) {
    const blind = { left: state.row.length, price: price[state.act - 1] ?? price[0] };
    for (const card of state.row) insert(state.shop.rest, card);
    state.row = [];
    state.blind = blind;
    io.tell?.({ kind: 'face-down', n: blind.left, price: blind.price, rule: 'D2-RUMGEN-07' });
    for (const id of on) {
      const { passed } = yield* attributeTest(state, io, id, 'knowledge');
      if (!passed || blind.left === 0) continue;
      blind.left--;
      layOpen(state, io, 1, () => true);
    }
    io.tell?.({ kind: 'market', cards: [...state.row], gold: state.gold, rule: 'D2-RUMGEN-07' });
  },
  say: ({ price: [one, two] }, { lang }) =>
    speak(lang)(
      `The cards for sale lie face down; each costs ${one} gold in act I, ${two} in act II, and is turned over when it is bought. Each hero tests knowledge and turns one of them over if he passes; it is for sale at its own price.`,
      `Die Marktkarten liegen verdeckt; jede kostet in Akt I ${one}, in Akt II ${two} Gold und wird beim Kauf aufgedeckt. Jeder Held legt eine Probe auf Wissen ab und deckt bei Erfolg eine davon auf; sie ist zu ihrem eigenen Preis zu haben.`,
    ),
};

/** Cards of the shop are laid out, as far as they fit; the others go back. */
function layOpen(state: State, io: Io, n: number, fits: (card: string) => boolean): void {
  const aside: string[] = [];
  for (let laid = 0; laid < n; ) {
    const [card] = dealFrom(state.shop, 1, io.chance);
    if (card === undefined) break;
    io.reveal?.('all', { know: 'drawn', card });
    if (!fits(card)) {
      aside.push(card);
      continue;
    }
    insert(state.row, card);
    laid++;
  }
  for (const card of aside) insert(state.shop.rest, card);
}

/** The overlord names a trait of items: cards with it are replaced by others in this step. */
export interface Ban {
  readonly do: 'ban';
}

export const ban: DescentWord<Ban> = {
  can: ({ state }) => state.row.length > 0,
  *act({ state, io, seat }) {
    const traits = [...new Set(state.row.flatMap(card => itemOf(card).traits))].sort();
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'trait',
      rule: 'D2-RUMGEN-07',
      options: traits.map(trait => ({ do: 'trait', trait })),
    });
    const trait: ItemTrait | undefined = choice.do === 'trait' ? choice.trait : traits[0];
    if (trait === undefined) return;
    const hasIt = (card: string): boolean => itemOf(card).traits.includes(trait);
    const gone = state.row.filter(hasIt);
    state.row = state.row.filter(card => !hasIt(card));
    io.tell?.({ kind: 'banned', trait, rule: 'D2-RUMGEN-07' });
    layOpen(state, io, gone.length, card => !hasIt(card));
    for (const card of gone) insert(state.shop.rest, card);
    io.tell?.({ kind: 'market', cards: [...state.row], gold: state.gold, rule: 'D2-RUMGEN-07' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The overlord names a trait: cards for sale that have it are replaced by others.',
      'Der Overlord nennt ein Merkmal: Marktkarten, die es haben, werden durch andere ersetzt.',
    ),
};
