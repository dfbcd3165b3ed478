import { type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from './choices.ts';
import { MOST_NEGATIVE_FAME } from './content/levels.ts';
import { mayBid } from './rules/auction.ts';
import { mayGiveUp } from './rules/upgrades.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

const TAKEN = reason('MK-FLOW-03', {
  en: 'Somebody plays this hero already.',
  de: 'Diesen Helden spielt schon jemand.',
});

/** Why something is not offered before the turns and between two rounds; it rests on what the asking seat knows. */
export function explainHeroesAndDecks(state: State, seat: Seat, wanted: Choice): Reason | null {
  const { auction, upgrade } = state;
  switch (wanted.do) {
    case 'hero':
      return state.heroes.some(({ hero }) => hero === wanted.hero) ? TAKEN : null;
    case 'bid':
      return auction ? mayBid(state, auction, seat, wanted.n) : null;
    case 'give-up':
      return upgrade?.taking ? mayGiveUp(upgrade.taking, wanted.card) : null;
    default:
      return null;
  }
}

/** One more than anybody may bid: that has its reason too. */
const BIDS: readonly Choice[] = Array.from({ length: MOST_NEGATIVE_FAME + 1 }, (_, i) => ({ do: 'bid', n: i + 1 }));

/** What a player might want there. */
export function wishesOfHeroesAndDecks({ stage, auction, upgrade, heroes }: View, seat: Seat): readonly Choice[] {
  if (auction) return BIDS;
  if (stage === 'heroes') return heroes.flatMap(({ hero }) => (hero === null ? [] : [{ do: 'hero', hero }]));
  return upgrade ? [...new Set(heroes[seat]?.unseen)].map(card => ({ do: 'give-up', card })) : [];
}
