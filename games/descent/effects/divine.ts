import { choose, dealFrom, pileSize, putOnTop, putUnder, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The top card of the overlord deck is shown to all, then goes back to the top or to the bottom; `price`: what that costs. */
export interface Divine {
  readonly do: 'divine';
  readonly price?: readonly Effect[];
}

export const divine: DescentWord<Divine> = {
  can: ({ state }) => pileSize(state.overlord.deck) > 0,
  *act(at, { price = [] }) {
    const { state, io, seat, also, source } = at;
    const { deck } = state.overlord;
    const [card] = dealFrom(deck, 1, io.chance);
    if (card === undefined) return;
    io.reveal?.('all', { know: 'seen', card });
    io.tell?.({ kind: 'shown', card, rule: 'D2-OLGEN-12' });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      ...(also !== undefined && { also }),
      kind: 'one-of',
      rule: 'D2-OLGEN-12',
      about: source.id,
      options: [
        { do: 'way', n: 0 },
        { do: 'way', n: 1 },
      ],
    });
    if (choice.do === 'way' && choice.n === 1) {
      putUnder(deck, card);
      yield* vocabulary.carryOut(at, price);
    } else putOnTop(deck, card);
  },
  say({ price = [] }, scribe) {
    const t = speak(scribe.lang);
    const text = t(
      'Show the top card of the overlord deck, then put it on top (1) or at the bottom (2).',
      'Decke die oberste Karte des Overlord-Decks auf und lege sie wieder nach oben (1) oder nach unten (2).',
    );
    return price.length === 0
      ? text
      : `${text} ${t('For the bottom', 'Dafür, dass sie nach unten kommt')}: ${vocabulary.sentences(price, scribe).join(' ')}`;
  },
};
