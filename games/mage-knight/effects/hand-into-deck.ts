import { choose, different, insert, shuffleIn, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import { type MageWord, noting } from './word.ts';

/** Cards of the hand, wounds too, are shuffled into the deed deck; how many is noted. Nobody else sees which. */
export interface HandIntoDeck {
  readonly do: 'hand-into-deck';
  readonly upTo: number;
}

export const handIntoDeck: MageWord<HandIntoDeck> = {
  can: ({ hero }) => hero.hand.length > 0,
  *act(at, { upTo }) {
    const { hero, seat } = at;
    // A card lies in the deck at once: what somebody owns stays the same for all who look on.
    let laid = 0;
    shuffleIn(hero.deck);
    while (laid < upTo && hero.hand.length > 0) {
      const options: Choice[] = different(hero.hand).map(card => ({ do: 'card', card }));
      if (laid > 0) options.push({ do: 'done' });
      const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-EFF-03', options, always: true });
      if (chosen.do !== 'card') break;
      takeOut(hero.hand, chosen.card);
      insert(hero.deck.rest, chosen.card);
      laid++;
    }
    at.noted = noting(at, { n: laid }).noted;
  },
  say: ({ upTo }, { lang }) =>
    speak(lang)(
      `Shuffle up to ${upTo} cards of your hand, wounds too, into your deed deck.`,
      `Mische bis zu ${upTo} Karten deiner Hand, auch Wunden, in dein Handlungsdeck.`,
    ),
};
