import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** A wound the bearer would get is ignored with all it would cause, for turning the banner face down. Passive: damage reads it. */
export interface Ward {
  readonly do: 'ward';
}

export const ward: MageWord<Ward> = {
  say: (_, { lang }) =>
    speak(lang)(
      'Once a round: turn the banner face down to ignore a wound the unit would get, with all it would cause.',
      'Einmal je Runde: Drehe das Banner um, damit eine Wunde, die die Einheit erhielte, samt ihren Folgen nicht zählt.',
    ),
};
