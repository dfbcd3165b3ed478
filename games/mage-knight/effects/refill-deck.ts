import { pileSize, shuffleIn, speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** With an empty deed deck some cards of the discard pile, at random, become the deed deck. */
export interface RefillDeck {
  readonly do: 'refill-deck';
  readonly n: number;
}

export const refillDeck: MageWord<RefillDeck> = {
  can: ({ hero }) => pileSize(hero.deck) === 0 && hero.discard.length > 0,
  act({ hero, io }, { n }) {
    if (pileSize(hero.deck) > 0 || hero.discard.length === 0) return;
    const cards = io.chance.deal(hero.discard, Math.min(n, hero.discard.length));
    hero.discard.sort();
    shuffleIn(hero.deck, cards);
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `If your deed deck is empty, ${n} random cards of your discard pile become your deed deck.`,
      `Wenn dein Handlungsdeck leer ist, werden ${n} zufällige Karten deines Ablagestapels zu deinem Handlungsdeck.`,
    ),
};
