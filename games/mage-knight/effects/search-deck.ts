import { choose, different, insert, pileCards, pileSize, shuffleIn, speak, takeFrom } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { MageWord } from './word.ts';

/** A card of the deed deck, of the player's choice, comes into the hand; the deck is shuffled. */
export interface SearchDeck {
  readonly do: 'search-deck';
}

export const searchDeck: MageWord<SearchDeck> = {
  can: ({ hero }) => pileSize(hero.deck) > 0,
  *act({ io, hero, seat }) {
    const options: Choice[] = different(pileCards(hero.deck)).map(card => ({ do: 'card', card }));
    if (options.length === 0) return;
    const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-EFF-03', options, always: true });
    if (chosen.do !== 'card') return;
    takeFrom(hero.deck, chosen.card);
    shuffleIn(hero.deck);
    insert(hero.hand, chosen.card);
    const event = { kind: 'drew', seat, n: 1, rule: 'MK-EFF-03' } as const;
    io.tell?.({ ...event, cards: [chosen.card] }, [seat], { ...event, cards: null });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Take a card of your choice from your deed deck into your hand and shuffle the deck.',
      'Nimm eine Karte deiner Wahl aus deinem Handlungsdeck auf die Hand und mische das Deck.',
    ),
};
