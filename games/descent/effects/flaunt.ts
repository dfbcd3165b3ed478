import { choose, different, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { overlordCardOf } from '../content/index.ts';
import { overlordSeat } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The overlord shows any number of cards of his hand; what follows counts those that are not of a basic deck (`that-many`). */
export interface Flaunt {
  readonly do: 'flaunt';
  readonly effects: readonly Effect[];
}

export const flaunt: DescentWord<Flaunt> = {
  can: ({ state }) => state.overlord.hand.length > 1,
  *act(at, { effects }) {
    const { state, io } = at;
    const seat = overlordSeat(state);
    const left = [...state.overlord.hand];
    let n = 0;
    while (left.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'which',
        rule: 'D2-ABIL-01',
        about: at.source.id,
        options: [...different(left).map((card): Choice => ({ do: 'card', card })), { do: 'done' }],
        always: true,
      });
      if (choice.do !== 'card') break;
      left.splice(left.indexOf(choice.card), 1);
      if (!overlordCardOf(choice.card).deck.startsWith('basic')) n++;
      io.reveal?.('all', { know: 'hand', card: choice.card, stays: true }, seat);
      io.tell?.({ kind: 'shown', card: choice.card, rule: 'D2-ABIL-01' });
    }
    if (n > 0) yield* vocabulary.carryOut({ ...at, about: { ...at.about, n } }, effects);
  },
  say: ({ effects }, scribe) =>
    speak(scribe.lang)(
      `Show any number of cards of your hand; for those that are not basic: ${vocabulary.sentences(effects, scribe).join(' ')}`,
      `Zeige beliebig viele Handkarten; für jene, die nicht aus einem Grunddeck sind: ${vocabulary.sentences(effects, scribe).join(' ')}`,
    ),
};
