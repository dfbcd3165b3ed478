import { type Amount, speak } from '@tafelrunde/engine';
import { figureOf } from '../state.ts';
import { amountNow, amountText, type Per } from './counting.ts';
import type { SorceryWord } from './word.ts';

/** Magic shields, until they are used up or refreshed (SS-MSH-03, -04). */
export interface Shields {
  readonly do: 'shields';
  readonly n: Amount<Per>;
}

export const shields: SorceryWord<Shields> = {
  can: ({ on }) => on.length > 0,
  act(at, { n }) {
    for (const id of at.on) {
      const figure = figureOf(at.state, id);
      if (figure !== null) figure.shields += amountNow(at, n);
    }
  },
  say: ({ n }, { lang }) =>
    n === 1
      ? speak(lang)('+1 magic shield.', '+1 magischer Schild.')
      : speak(lang)(`+${amountText(n, 'en')} magic shields.`, `+${amountText(n, 'de')} magische Schilde.`),
};
