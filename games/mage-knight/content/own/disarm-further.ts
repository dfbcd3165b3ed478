import { speak } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { MageWord } from '../../effects/word.ts';
import { lay } from '../../rules/lasting.ts';

/** Wings of Night: one more enemy can be kept from attacking for so many move points, the next for one more, and so on. Comes with the first one. */
export interface DisarmFurther {
  readonly do: 'disarm-further';
  readonly move: number;
}

export const disarmFurther: MageWord<DisarmFurther> = {
  can: () => false,
  act(at, { move }) {
    const further: Effect = {
      do: 'use',
      effects: [
        {
          do: 'cost',
          price: { move },
          gives: [
            { do: 'disarm', who: 'one' },
            { do: 'disarm-further', move: move + 1 },
          ],
        },
      ],
    };
    lay(at, 'combat-end', `disarm-further-${move}`, further, { left: 1, unit: null });
  },
  say: ({ move }, { lang }) =>
    speak(lang)(
      `The next one costs ${move} move, and so on, each 1 more than the last.`,
      `Der nächste kostet ${move} Bewegung, und so weiter, jeder 1 mehr als der vorige.`,
    ),
};
