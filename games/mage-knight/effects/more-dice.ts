import { speak } from '@tafelrunde/engine';
import { isFree } from '../rules/mana.ts';
import type { MageWord } from './word.ts';

/** More dice of the Source may be used this turn (MK-MANA-09). */
export interface MoreDice {
  readonly do: 'more-dice';
  readonly n: number;
}

export const moreDice: MageWord<MoreDice> = {
  can: ({ state }) => state.source.some(isFree),
  act({ turn }, { n }) {
    turn.moreDice += n;
  },
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)(
          'You may use one more die of the Source this turn.',
          'Du darfst in diesem Zug einen Würfel der Quelle mehr benutzen.',
        )
      : speak(lang)(
          `You may use ${n} more dice of the Source this turn.`,
          `Du darfst in diesem Zug ${n} Würfel der Quelle mehr benutzen.`,
        ),
};
