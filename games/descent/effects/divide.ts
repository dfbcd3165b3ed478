import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { together } from '../rules/deciding.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** So much damage is divided among the figures as the heroes' players like. */
export interface Divide {
  readonly do: 'divide';
  readonly n: Amount;
}

export const divide: DescentWord<Divide> = {
  *act(at, { n }) {
    const { state, io, on, source } = at;
    const parts = new Map<string, number>();
    for (let left = amountNow(at, n); left > 0 && on.length > 0; left--) {
      const choice = yield* choose<Choice, AskKind>({
        ...together(state),
        kind: 'pick',
        rule: 'D2-TRVGEN-08',
        about: at.source.id,
        options: on.map(figure => ({ do: 'pick', figure })),
      });
      const figure = choice.do === 'pick' ? choice.figure : (on[0] ?? '');
      parts.set(figure, (parts.get(figure) ?? 0) + 1);
    }
    for (const [figure, damage] of parts) yield* suffer(state, io, figure, damage, { by: source.id });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Together suffer ${amountText(n, 'en', 'damage')}, divided as you like.`,
      `Zusammen erleidet ihr ${amountText(n, 'de', 'Schaden')}, beliebig aufgeteilt.`,
    ),
};
