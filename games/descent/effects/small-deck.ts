import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The overlord's deck may have so many cards less than usual. */
export interface SmallDeck {
  readonly do: 'small-deck';
  readonly n: number;
}

export const smallDeck: DescentWord<SmallDeck> = {
  say: ({ n }, { lang }) =>
    speak(lang)(
      `The overlord deck may have ${n} cards less than usual.`,
      `Das Overlorddeck darf ${n} Karten weniger haben als sonst.`,
    ),
};
