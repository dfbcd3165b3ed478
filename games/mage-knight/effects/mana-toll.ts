import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Using mana of another colour than the one on the token costs a wound, once for each colour and turn. Passive. */
export interface ManaToll {
  readonly do: 'mana-toll';
}

export const manaToll: MageWord<ManaToll> = {
  say: (_, { lang }) =>
    speak(lang)(
      'each colour of mana they use in a turn, other than the marked one, costs a wound.',
      'jede Farbe von Mana, die sie in einem Zug benutzen, kostet eine Wunde, außer der markierten.',
    ),
};
