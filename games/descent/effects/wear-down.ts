import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { aboutToSuffer, lessen, tire } from '../rules/damage.ts';
import type { DescentWord } from './word.ts';

/** Up to so much of the damage the figures are about to suffer is suffered as fatigue instead, as the owner chooses. */
export interface WearDown {
  readonly do: 'wear-down';
  readonly most: number;
}

export const wearDown: DescentWord<WearDown> = {
  can: ({ state, on }) => on.some(id => aboutToSuffer(state, id) > 0),
  *act({ state, io, on, by, seat, source }, { most }) {
    for (const id of on) {
      const n = Math.min(most, aboutToSuffer(state, id));
      if (n <= 0) continue;
      const choice = yield* choose<Choice, AskKind>({
        seat,
        kind: 'how-much',
        rule: 'D2-ASTEP-28',
        about: source.id,
        options: Array.from({ length: n }, (_, i) => ({ do: 'number', n: i + 1 })),
      });
      const taken = lessen(state, id, choice.do === 'number' ? choice.n : 1);
      yield* tire(state, io, id, taken, { by: source.id, from: by });
    }
  },
  say: ({ most }, { lang }) =>
    speak(lang)(
      `Suffers up to ${most} of it as fatigue instead.`,
      `Erleidet bis zu ${most} davon stattdessen als Erschöpfung.`,
    ),
};
