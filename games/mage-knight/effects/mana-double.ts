import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** The first basic mana of a turn costs one more of its colour, which goes onto the skill token. Passive: paying reads it. */
export interface ManaDouble {
  readonly do: 'mana-double';
}

export const manaDouble: MageWord<ManaDouble> = {
  say: (_, { lang }) =>
    speak(lang)(
      'the first basic mana they use in a turn costs one more of its colour, which goes onto this token.',
      'das erste Mana einer Grundfarbe, das sie in einem Zug benutzen, kostet eines mehr davon, das auf dieses Plättchen kommt.',
    ),
};
