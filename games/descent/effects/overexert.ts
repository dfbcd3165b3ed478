import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { suffer } from '../rules/damage.ts';
import { healthLeft } from '../rules/values.ts';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The owner suffers up to so much damage, never its last, and its attack deals as much more. */
export interface Overexert {
  readonly do: 'overexert';
  readonly most: number;
}

export const overexert: DescentWord<Overexert> = {
  can: ({ state, by }) => state.attacks.length > 0 && healthLeft(state, by) > 1,
  *act({ state, io, by, seat, source }, { most }) {
    const n = Math.min(most, healthLeft(state, by) - 1);
    if (n <= 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2-ABIL-01',
      about: source.id,
      options: Array.from({ length: n }, (_, i) => ({ do: 'number', n: i + 1 })),
    });
    const amount = choice.do === 'number' ? choice.n : 1;
    yield* suffer(state, io, by, amount, { by: source.id, from: by });
    attackOf(state).damage.push({ source: source.id, amount });
    io.tell?.({ kind: 'added', by, source: source.id, to: 'damage', n: amount, rule: 'D2-DMOD-07' });
  },
  say: ({ most }, { lang }) =>
    speak(lang)(
      `Suffers up to ${most} damage without being defeated; the attack deals as much more.`,
      `Erleidet bis zu ${most} Schaden, ohne besiegt zu werden; der Angriff fügt ebenso viel mehr zu.`,
    ),
};
