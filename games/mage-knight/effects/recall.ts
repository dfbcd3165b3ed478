import { choose, different, putOnTop, putUnder, speak, takeOut } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { CardId } from '../content/cards.ts';
import type { Flow } from '../types.ts';
import type { Doing, MageWord } from './word.ts';

/** Cards of the own discard pile, drawn or chosen, go back on top of the deed deck or under it, in an order of your choice. */
export interface Recall {
  readonly do: 'recall';
  readonly n: number;
  readonly pick: 'random' | 'chosen';
}

function* picked(at: Doing, { n, pick }: Recall): Flow<CardId[]> {
  const { discard } = at.hero;
  const count = Math.min(n, discard.length);
  if (pick === 'random') return at.io.chance.deal(discard, count).sort();
  const cards: CardId[] = [];
  while (cards.length < count) cards.push(yield* oneCard(at, discard));
  return cards;
}

function* oneCard({ seat }: Doing, among: CardId[]): Flow<CardId> {
  const options: Choice[] = different(among).map(card => ({ do: 'card', card }));
  const chosen = yield* choose({ seat, kind: 'card', rule: 'MK-EFF-03', options });
  const card = chosen.do === 'card' ? chosen.card : (among[0] as CardId);
  takeOut(among, card);
  return card;
}

export const recall: MageWord<Recall> = {
  can: ({ hero }) => hero.discard.length > 0,
  *act(at, effect) {
    const { seat, hero } = at;
    const cards = yield* picked(at, effect);
    if (cards.length === 0) return;
    const places: Choice[] = [
      { do: 'place', to: 'top' },
      { do: 'place', to: 'bottom' },
    ];
    const place = yield* choose({ seat, kind: 'place', rule: 'MK-EFF-03', options: places });
    // The card put there last lies farthest outside.
    while (cards.length > 0) {
      const card = yield* oneCard(at, cards);
      if (place.do === 'place' && place.to === 'bottom') putUnder(hero.deck, card);
      else putOnTop(hero.deck, card);
    }
  },
  say({ n, pick }, { lang }) {
    const t = speak(lang);
    const cards =
      pick === 'random'
        ? t(`${n} random cards of your discard pile`, `${n} zufällige Karten deines Ablagestapels`)
        : t(`${n} cards of your choice from your discard pile`, `${n} Karten deiner Wahl aus deinem Ablagestapel`);
    return t(
      `Put ${cards} on top of your deed deck or under it.`,
      `Lege ${cards} oben auf dein Handlungsdeck oder darunter.`,
    );
  },
};
