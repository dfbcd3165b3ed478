import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** So many more shop cards are laid out in the next shopping step, or fewer (less than nothing). */
export interface Market {
  readonly do: 'market';
  readonly n: number;
}

export const market: DescentWord<Market> = {
  say: ({ n }, { lang }) =>
    speak(lang)(
      `${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'} shop cards in the next shopping step.`,
      `${Math.abs(n)} Marktkarten ${n < 0 ? 'weniger' : 'mehr'} beim nächsten Einkaufen.`,
    ),
};
