import { choose, dealFrom, insert, speak, takeFrom } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Act } from '../content/words.ts';
import { shopOf } from '../rules/campaign/shop.ts';
import { canWear } from '../rules/equipment.ts';
import { cardFor } from '../rules/searching.ts';
import { heroOf, isHero, type State } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner draws a shop card of this act, whatever act is being played (D2C-ITEM-23): it is his for this card, or it goes back. */
export interface Wish {
  readonly do: 'wish';
  readonly act: Act;
}

/** The shop deck of an act; when the act is over its cards lie in the box. */
const deckOf = (state: State, act: Act): State['shop'] =>
  state.act === act ? state.shop : shopOf(act, state.boxes, state.heroes);

export const wish: DescentWord<Wish> = {
  can: ({ state, by }) => isHero(state, by),
  *act({ state, io, by, seat, source }, { act }) {
    const deck = deckOf(state, act);
    // The card itself is in play, not in the deck.
    if (state.act !== act) takeFrom(deck, source.id);
    const [card] = dealFrom(deck, 1, io.chance);
    if (card === undefined) return;
    io.reveal?.('all', { know: 'drawn', card });
    io.tell?.({ kind: 'shown', card, rule: 'D2C-ITEM-23' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'one-of',
      rule: 'D2C-ITEM-23',
      about: source.id,
      options: [{ do: 'card', card }, { do: 'pass' }],
    });
    if (choice.do !== 'card') {
      if (state.act === act) insert(state.shop.rest, card);
      return;
    }
    const hero = heroOf(state, by);
    hero.cards.splice(
      hero.cards.findIndex(({ id }) => id === source.id),
      1,
    );
    hero.cards.push({ ...cardFor(card), worn: canWear(state, hero, card) });
    io.tell?.({ kind: 'found', figure: by, card, rule: 'D2C-ITEM-23' });
  },
  say: ({ act }, { lang }) =>
    speak(lang)(
      `Draw a shop card of act ${act}: it is yours for this card, equipped if there is room, or it goes back.`,
      `Zieh eine Marktkarte von Akt ${act}: Du bekommst sie für diese Karte, ausgerüstet, wenn Platz ist, oder sie kommt zurück.`,
    ),
};
