import { choose, different, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { discardFromHand, drawCards } from '../rules/overlord-cards.ts';
import { announce } from '../rules/window.ts';
import { seatOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The player of the figure sees the overlord's hand and discards a card of it; `replaced`: another one is drawn for it. */
export interface Spy {
  readonly do: 'spy';
  readonly replaced?: true;
}

export const spy: DescentWord<Spy> = {
  can: ({ state }) => state.overlord.hand.length > 0,
  *act({ state, io, on, source }, { replaced }) {
    const [figure] = on;
    const hand = [...state.overlord.hand];
    if (figure === undefined || hand.length === 0) return;
    const seat = seatOf(state, figure);
    for (const card of hand) io.reveal?.([seat], { know: 'hand', card, stays: true });
    io.tell?.({ kind: 'saw-hand', figure, cards: hand, rule: 'D2-TRVGEN-08' }, [seat, 0], {
      kind: 'saw-hand',
      figure,
      cards: [],
      rule: 'D2-TRVGEN-08',
    });
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'which',
      rule: 'D2-TRVGEN-08',
      about: source.id,
      options: different(hand).map(card => ({ do: 'card', card })),
      always: true,
    });
    if (choice.do !== 'card') return;
    discardFromHand(state, io, choice.card);
    if (replaced) drawCards(state, io, 1);
    yield* announce(state, io, 'hand-touched', { figure });
  },
  say({ replaced }, { lang }) {
    const t = speak(lang);
    const text = t(
      "Looks at the overlord's hand and discards a card of it.",
      'Sieht die Hand des Overlords an und wirft eine Karte davon ab.',
    );
    return replaced ? `${text} ${t('The overlord draws another one.', 'Der Overlord zieht eine neue.')}` : text;
  },
};
