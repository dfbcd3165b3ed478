import { speak } from '@tafelrunde/engine';
import { suffer as hurt, isOut } from '../rules/damage.ts';
import { note } from '../rules/deeds.ts';
import { type Count as Amount, amountNow, amountText } from './counting.ts';
import type { DescentWord } from './word.ts';

/** The figures suffer damage. */
export interface Suffer {
  readonly do: 'suffer';
  readonly n: Amount;
}

export const suffer: DescentWord<Suffer> = {
  can: ({ state, on }) => on.some(id => !isOut(state, id)),
  *act(at, { n }) {
    const amount = amountNow(at, n);
    for (const id of at.on) {
      const suffered = yield* hurt(at.state, at.io, id, amount, { by: at.source.id, from: at.by });
      if (suffered > 0) note(at.state, at.source.id, 'hurt', id);
    }
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`Suffers ${amountText(n, 'en', 'damage')}.`, `Erleidet ${amountText(n, 'de', 'Schaden')}.`),
};
