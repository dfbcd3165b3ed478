import { speak } from '@tafelrunde/engine';
import { fullShields } from '../rules/values.ts';
import { figureOf } from '../state.ts';
import type { SorceryWord } from './word.ts';

/** The figure itself gets back magic shields it has lost. */
export interface RegainShield {
  readonly do: 'regain-shield';
  readonly n: number;
}

export const regainShield: SorceryWord<RegainShield> = {
  act({ state, by }, { n }) {
    const own = figureOf(state, by);
    if (own !== null) own.shields = Math.max(own.shields, Math.min(fullShields(state, by), own.shields + n));
  },
  say: ({ n }, { lang }) =>
    speak(lang)(
      `Regains ${n} magic shield${n === 1 ? '' : 's'}.`,
      `Erhält ${n} magische${n === 1 ? 'n Schild' : ' Schilde'} zurück.`,
    ),
};
