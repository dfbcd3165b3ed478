import { drawFrom, speak } from '@tafelrunde/engine';
import { cardFor } from '../rules/searching.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord, Doing } from './word.ts';

/** The search card just drawn is discarded; `treasure`: for a random card of the shop of the current act. */
export interface Discarded {
  readonly do: 'treasure' | 'discard';
}

/** The card leaves its hero. */
function discardThis({ state, by, source }: Doing): void {
  if (!isHero(state, by)) return;
  const hero = heroOf(state, by);
  const at = hero.cards.findIndex(({ id }) => id === source.id);
  if (at < 0) return;
  hero.cards.splice(at, 1);
  state.searchOut.push(source.id);
}

export const treasure: DescentWord<Discarded & { do: 'treasure' }> = {
  act(at) {
    const { state, io, by } = at;
    discardThis(at);
    const card = drawFrom(state.shop, io.chance);
    if (card === null || !isHero(state, by)) return;
    io.reveal?.('all', { know: 'drawn', card });
    io.tell?.({ kind: 'found', figure: by, card, rule: 'D2-SRCH-05' });
    heroOf(state, by).cards.push(cardFor(card));
  },
  say: (_, { lang }) =>
    speak(lang)('Swap it for a random card of the shop.', 'Tausche sie gegen eine zufällige Karte des Ladens.'),
};

export const discard: DescentWord<Discarded & { do: 'discard' }> = {
  act: discardThis,
  say: (_, { lang }) => speak(lang)('Discard it.', 'Wirf sie ab.'),
};
