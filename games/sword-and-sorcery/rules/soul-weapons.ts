import type { Choice } from '../choices.ts';
import { itemOf } from '../content/items/index.ts';
import type { State } from '../state.ts';
import { mayUse } from './runes.ts';
import type { TurnChapter } from './turn-chapter.ts';

const HANDS = ['main', 'off'] as const;

/** In the own turn shards of the pool turn an equipped soul weapon over, to its stronger side (SS-SWEAP-05). That is no action. */
export const soulWeapons: TurnChapter<'turn-soul-weapon'> = {
  offers: (state, hero) =>
    HANDS.flatMap((hand): Choice[] => {
      const item = hero[hand];
      const { deck, shards = 0 } = item === null ? {} : itemOf(item.id);
      return item !== null && deck === 'soul' && item.side === 0 && state.shards >= shards
        ? [{ do: 'turn-soul-weapon', item: item.id, cost: shards }]
        : [];
    }),
  acts: {
    'turn-soul-weapon': (state, io, hero, _turn, { item: id, cost }): undefined => {
      const item = HANDS.map(hand => hero[hand]).find(one => one?.id === id);
      if (!item) return;
      state.shards -= cost;
      item.side = 1;
      io.tell?.({ kind: 'shards', n: -cost, total: state.shards, rule: 'SS-SWEAP-05' });
      io.tell?.({ kind: 'item', hero: hero.id, item: id, up: 'back', how: 'turned', rule: 'SS-SWEAP-05' });
    },
  },
};

/** What nobody here can use leaves the deck before the adventure begins (SS-SWEAP-02). */
export function sortOutSoulWeapons(state: State): void {
  state.soulWeapons = state.soulWeapons.filter(id => state.heroes.some(hero => mayUse(hero, { id })));
}
