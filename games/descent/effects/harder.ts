import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Attacks that target it need so much more range than usual, melee attacks too, or they miss; such demands add up (D2C-MAB-69 to -73). */
export interface Harder {
  readonly do: 'harder';
  readonly n: number;
}

export const harder: DescentWord<Harder> = {
  say: ({ n }, { lang }) =>
    speak(lang)(
      `An attack that targets it needs ${n} more range, a melee attack too, or it misses.`,
      `Ein Angriff, der darauf zielt, braucht ${n} Reichweite mehr, auch im Nahkampf, sonst verfehlt er.`,
    ),
};
