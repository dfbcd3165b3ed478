import { shuffleIn, speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** The own discard pile is shuffled into the deed deck. */
export interface ShuffleDiscard {
  readonly do: 'shuffle-discard';
}

export const shuffleDiscard: MageWord<ShuffleDiscard> = {
  can: ({ hero }) => hero.discard.length > 0,
  act({ hero }) {
    shuffleIn(hero.deck, hero.discard);
    hero.discard = [];
  },
  say: (_, { lang }) =>
    speak(lang)('Shuffle your discard pile into your deed deck.', 'Mische deinen Ablagestapel in dein Handlungsdeck.'),
};
