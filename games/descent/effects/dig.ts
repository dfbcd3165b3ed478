import { choose, drawFrom, insert, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import type { OverlordType } from '../content/words.ts';
import { refill } from '../rules/overlord-cards.ts';
import { overlordSeat } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The overlord names a type and turns cards over until one of that type comes, which he takes; the others are discarded. */
export interface Dig {
  readonly do: 'dig';
  /** So many cards at most are turned over. */
  readonly most?: number;
}

const TYPES: readonly OverlordType[] = ['event', 'magic', 'trap'];
export const dig: DescentWord<Dig> = {
  *act({ state, io, source }, { most = Number.POSITIVE_INFINITY }) {
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'one-of',
      rule: 'D2-OLGEN-07',
      about: source.id,
      options: TYPES.map((_, n) => ({ do: 'way', n })),
    });
    const wanted = TYPES[choice.do === 'way' ? choice.n : 0];
    const { overlord } = state;
    for (let i = 0; i < most; i++) {
      const card = drawFrom(overlord.deck, io.chance);
      if (card === null) break;
      io.reveal?.('all', { know: 'drawn', card });
      if (overlordCardOf(card).type === wanted) {
        insert(overlord.hand, card);
        io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-07' });
        break;
      }
      insert(overlord.out, card);
      io.tell?.({ kind: 'discarded', card, rule: 'D2-OLGEN-07' });
    }
    refill(state);
  },
  say: ({ most }, { lang }) =>
    most === 1
      ? speak(lang)(
          'Name a type of card and turn over the top card of your deck: take it if it is of that type, otherwise discard it.',
          'Nenne eine Kartenart und decke die oberste Karte deines Decks auf: Nimm sie, wenn sie dazu passt, sonst wirf sie ab.',
        )
      : speak(lang)(
          'Name a type of card and turn cards over until one of that type comes: take it, discard the others.',
          'Nenne eine Kartenart und decke Karten auf, bis eine davon kommt: Nimm sie, wirf die übrigen ab.',
        ),
};
