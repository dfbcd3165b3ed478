import { choose, different, insert, pileCards, shuffleIn, speak, takeFrom, takeOut } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import type { Attribute, OverlordType } from '../content/words.ts';
import { discarded } from '../rules/overlord-cards.ts';
import { overlordSeat } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The overlord takes any card from his deck or discard pile and shows it; then the attribute tied to its type is tested by those it works on. */
export interface Tutor {
  readonly do: 'tutor';
  readonly tests: Readonly<Record<OverlordType, Attribute>>;
  readonly fail: readonly Effect[];
}

export const tutor: DescentWord<Tutor> = {
  *act(at, { tests, fail }) {
    const { state, io } = at;
    const { overlord } = state;
    // The card that says so is still being played (D2-OLGEN-17).
    const found = different([...pileCards(overlord.deck), ...discarded(state)].sort());
    if (found.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-OLGEN-12',
      about: at.source.id,
      options: found.map(card => ({ do: 'card', card })),
      // Nobody else knows what is left in his deck.
      always: true,
    });
    if (choice.do !== 'card') return;
    if (!takeFrom(overlord.deck, choice.card)) takeOut(overlord.out, choice.card);
    insert(overlord.hand, choice.card);
    shuffleIn(overlord.deck);
    io.reveal?.('all', { know: 'found', card: choice.card }, overlordSeat(state));
    io.tell?.({ kind: 'shown', card: choice.card, rule: 'D2-OLGEN-12' });
    yield* vocabulary.carryOut(at, [{ do: 'test', attribute: tests[overlordCardOf(choice.card).type], fail }]);
  },
  say: ({ fail }, scribe) =>
    speak(scribe.lang)(
      `Take any card from the deck or the discard pile and show it. Tests the attribute tied to its type. Failed: ${vocabulary.sentences(fail, scribe).join(' ')}`,
      `Nimm eine beliebige Karte aus Deck oder Ablage und zeige sie. Probe auf das Attribut ihrer Art. Misslungen: ${vocabulary.sentences(fail, scribe).join(' ')}`,
    ),
};
