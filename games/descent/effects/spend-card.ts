import { choose, different, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import type { OverlordType } from '../content/words.ts';
import { discardFromHand } from '../rules/overlord-cards.ts';
import { overlordSeat, type State } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The overlord discards a card of this type from his hand for what follows. */
export interface SpendCard {
  readonly do: 'spend-card';
  readonly of: OverlordType;
  readonly effects: readonly Effect[];
}

const NAMES: Readonly<Record<OverlordType, readonly [string, string]>> = {
  event: ['an event card', 'eine Ereigniskarte'],
  magic: ['a magic card', 'eine Magiekarte'],
  trap: ['a trap card', 'eine Fallenkarte'],
};

const ofType = (cards: readonly string[], type: OverlordType): string[] =>
  cards.filter(id => overlordCardOf(id).type === type);

/** What he holds nobody knows: he may hold one as long as not all of them are discarded. */
const mayHold = ({ overlord }: State, type: OverlordType): boolean =>
  overlord.hand.length > 0 && ofType(overlord.owned, type).length > ofType(overlord.out, type).length;

export const spendCard: DescentWord<SpendCard> = {
  can: (at, { of, effects }) => mayHold(at.state, of) && vocabulary.usable(at, effects),
  *act(at, { of, effects }) {
    const { state, io } = at;
    const own = different(ofType(state.overlord.hand, of).sort());
    if (own.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat: overlordSeat(state),
      kind: 'which',
      rule: 'D2-ABIL-08',
      about: at.source.id,
      options: own.map(card => ({ do: 'card', card })),
      always: true,
    });
    discardFromHand(state, io, choice.do === 'card' ? choice.card : (own[0] ?? ''), overlordSeat(state));
    yield* vocabulary.carryOut(at, effects);
  },
  say: ({ of, effects }, scribe) =>
    speak(scribe.lang)(
      `Discard ${NAMES[of][0]} of your hand: ${vocabulary.sentences(effects, scribe).join(' ')}`,
      `Lege ${NAMES[of][1]} deiner Hand ab: ${vocabulary.sentences(effects, scribe).join(' ')}`,
    ),
};
