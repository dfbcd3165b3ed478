import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Raises the hand limit of the next draw (MK-ROUND-19). */
export interface HandLimit {
  readonly do: 'hand-limit';
  readonly by: number;
}

export const handLimit: MageWord<HandLimit> = {
  act({ hero }, { by }) {
    hero.nextHand += by;
  },
  say: ({ by }, { lang }) =>
    speak(lang)(
      `The next time you draw cards your hand limit is ${by} higher.`,
      `Wenn du das nächste Mal Karten ziehst, ist dein Handkartenlimit um ${by} höher.`,
    ),
};
