import { drawFrom, insert, pileSize, speak } from '@tafelrunde/engine';
import { seersOf } from '../rules/onlookers.ts';
import type { MageWord } from './word.ts';

/** The uppermost card of the deed deck goes face down under the own tactic. */
export interface StoreCard {
  readonly do: 'store-card';
}

/** All cards under the own tactic come into the hand, and it is turned face down. */
export interface TakeStored {
  readonly do: 'take-stored';
}

export const storeCard: MageWord<StoreCard> = {
  can: ({ hero }) => hero.tactic !== null && !hero.tactic.used && pileSize(hero.deck) > 0,
  act({ state, hero, io, seat }) {
    const isKnown = hero.deck.top.length > 0;
    const card = hero.tactic === null ? null : drawFrom(hero.deck, io.chance);
    if (card === null || hero.tactic === null) return;
    insert(hero.tactic.under, card);
    io.reveal?.(seersOf(state, seat), { seat, hidden: isKnown ? 'known' : 'unknown' });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Put the top card of your deed deck face down under this tactic.',
      'Lege die oberste Karte deines Handlungsdecks verdeckt unter diese Taktik.',
    ),
};

export const takeStored: MageWord<TakeStored> = {
  can: ({ hero }) => hero.tactic !== null && !hero.tactic.used && hero.tactic.under.length > 0,
  act({ state, hero, io, seat }) {
    if (hero.tactic === null) return;
    const cards = hero.tactic.under;
    for (const card of cards) insert(hero.hand, card);
    hero.tactic.under = [];
    hero.tactic.used = true;
    const to = seersOf(state, seat);
    io.reveal?.(to, { seat, stored: cards });
    const event = { kind: 'drew', seat, n: cards.length, rule: 'MK-EFF-03' } as const;
    io.tell?.({ ...event, cards }, to, { ...event, cards: null });
  },
  say: (_, { lang }) =>
    speak(lang)(
      'Turn this tactic face down and take all cards under it into your hand.',
      'Drehe diese Taktik um und nimm alle Karten darunter auf die Hand.',
    ),
};
