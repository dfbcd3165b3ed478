import { speak } from '@tafelrunde/engine';
import { tire as exhaust, isOut } from '../rules/damage.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The figures suffer fatigue. */
export interface Tire {
  readonly do: 'tire';
  readonly n: Amount;
}

export const tire: DescentWord<Tire> = {
  can: ({ state, on }) => on.some(id => !isOut(state, id)),
  *act(at, { n }) {
    const amount = amountNow(at, n);
    for (const id of at.on) yield* exhaust(at.state, at.io, id, amount, { by: at.source.id, from: at.by });
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`Suffers ${amountText(n, 'en', 'fatigue')}.`, `Erleidet ${amountText(n, 'de', 'Erschöpfung')}.`),
};
