import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The armour of the target counts less against this attack (SS-ATK-10). */
export interface Pierce {
  readonly do: 'pierce';
  readonly n: number;
}

export const pierce: SorceryWord<Pierce> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state }, { n }) {
    if (state.attacks.length > 0) attackOf(state).pierce += n;
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`The target's armour counts ${n} less.`, `Die Rüstung des Ziels zählt ${n} weniger.`),
};
