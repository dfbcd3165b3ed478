import { speak } from '@tafelrunde/engine';
import type { MageWord } from '../../effects/word.ts';

/** Wings of Night: one more enemy can be kept from attacking for so many move points, the next for one more, and so on. Comes with the first one. */
export interface DisarmFurther {
  readonly do: 'disarm-further';
  readonly move: number;
}

export const disarmFurther: MageWord<DisarmFurther> = {
  can: () => false,
  act({ state, seat, source }, { move }) {
    state.lasting.push({
      source: source.id,
      key: `disarm-further-${move}`,
      on: `seat-${seat}`,
      by: `seat-${seat}`,
      until: 'combat-end',
      what: {
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
      },
      left: 1,
      unit: null,
      colours: [...source.colours],
    });
  },
  say: ({ move }, { lang }) =>
    speak(lang)(
      `The next one costs ${move} move, and so on, each 1 more than the last.`,
      `Der nächste kostet ${move} Bewegung, und so weiter, jeder 1 mehr als der vorige.`,
    ),
};
