import { type Amount, speak } from '@tafelrunde/engine';
import { gainFame } from '../rules/gain.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { MageWord } from './word.ts';

/** Fame, at once; levels come at the end of the turn. */
export interface Fame {
  readonly do: 'fame';
  readonly n: Amount<Per>;
}

export const fame: MageWord<Fame> = {
  act(at, { n }) {
    gainFame(at.state, at.io, at.seat, amountNow(at, n), 'MK-EFF-03');
  },
  say: ({ n }, { lang }) =>
    speak(lang)(`Gain ${amountText(n, 'en')} fame.`, `Du erhältst ${amountText(n, 'de')} Ruhm.`),
};
