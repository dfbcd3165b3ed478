import { speak } from '@tafelrunde/engine';
import { gainCrystal } from '../rules/gain.ts';
import type { MageWord } from './word.ts';

/** All crystals spent in the turn come back. */
export interface RegainCrystals {
  readonly do: 'regain-crystals';
}

export const regainCrystals: MageWord<RegainCrystals> = {
  act({ state, io, seat, turn }) {
    for (const colour of turn.spentCrystals) gainCrystal(state, io, seat, colour, 'end');
    turn.spentCrystals = [];
  },
  say: (_, { lang }) =>
    speak(lang)(
      'All crystals you spent this turn come back.',
      'Alle in diesem Zug ausgegebenen Kristalle kommen zurück.',
    ),
};
