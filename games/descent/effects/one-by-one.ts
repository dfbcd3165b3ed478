import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import type { Effect } from './effect.ts';
import { vocabulary } from './vocabulary.ts';
import type { DescentWord } from './word.ts';

/** The effects work on the figures one after the other, in the order its user chooses. */
export interface OneByOne {
  readonly do: 'one-by-one';
  readonly effects: readonly Effect[];
}

export const oneByOne: DescentWord<OneByOne> = {
  can: (at, { effects }) => vocabulary.usable(at, effects),
  *act(at, { effects }) {
    const left = [...at.on];
    while (left.length > 0) {
      const choice = yield* choose<Choice, AskKind>({
        seat: at.seat,
        kind: 'order',
        rule: 'D2-INT-13',
        about: at.source.id,
        options: left.map(of => ({ do: 'order', of })),
      });
      const [next = ''] = left.splice(choice.do === 'order' ? Math.max(0, left.indexOf(choice.of)) : 0, 1);
      yield* vocabulary.carryOut({ ...at, on: [next] }, effects);
    }
  },
  say: ({ effects }, scribe) =>
    `${speak(scribe.lang)('One after the other', 'Nacheinander')}: ${vocabulary.sentences(effects, scribe).join(' ')}`,
};
