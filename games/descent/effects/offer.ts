import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { seatOf } from '../state.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The player of each figure it works on decides: this happens to it, or else that. */
export interface Offer {
  readonly do: 'offer';
  readonly accept: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

export const offer: DescentWord<Offer> = {
  can: ({ on }) => on.length > 0,
  *act(at, { accept, otherwise }) {
    for (const id of at.on) {
      const choice = yield* choose<Choice, AskKind>({
        seat: seatOf(at.state, id),
        kind: 'one-of',
        rule: 'D2-ABIL-01',
        about: at.source.id,
        options: [
          { do: 'way', n: 0 },
          { do: 'way', n: 1 },
        ],
      });
      yield* vocabulary.carryOut({ ...at, on: [id] }, choice.do === 'way' && choice.n === 0 ? accept : otherwise);
    }
  },
  say: ({ accept, otherwise }, scribe) =>
    speak(scribe.lang)(
      `Its player chooses: ${vocabulary.sentences(accept, scribe).join(' ')} Or else: ${vocabulary.sentences(otherwise, scribe).join(' ')}`,
      `Dessen Spieler wählt: ${vocabulary.sentences(accept, scribe).join(' ')} Oder sonst: ${vocabulary.sentences(otherwise, scribe).join(' ')}`,
    ),
};
