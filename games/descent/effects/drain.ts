import { choose, speak } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { recoverDamage, suffer } from '../rules/damage.ts';
import { healthLeft } from '../rules/values.ts';
import type { DescentWord } from './word.ts';

/** The figure it works on suffers up to so much damage, as its owner chooses, who recovers the same amount (D2C-MAB-53 to -55). */
export interface Drain {
  readonly do: 'drain';
  readonly most: number;
}

export const drain: DescentWord<Drain> = {
  can: ({ on }) => on.length > 0,
  *act({ state, io, by, on, seat, source }, { most }) {
    const [id] = on;
    if (id === undefined) return;
    const options = Array.from(
      { length: Math.min(most, healthLeft(state, id)) },
      (_, i): Choice => ({ do: 'number', n: i + 1 }),
    );
    if (options.length === 0) return;
    const choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'how-much',
      rule: 'D2C-MAB-53',
      about: source.id,
      options,
    });
    const n = choice.do === 'number' ? choice.n : 1;
    yield* suffer(state, io, id, n, { by: source.id, from: by });
    yield* recoverDamage(state, io, by, n, source.id);
  },
  say: ({ most }, { lang }) =>
    speak(lang)(
      `Suffers up to ${most} damage, you recover as much.`,
      `Erleidet bis zu ${most} Schaden, du heilst ebenso viel.`,
    ),
};
