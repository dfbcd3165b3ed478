import { speak } from '@tafelrunde/engine';
import type { Mana } from '../content/words.ts';
import type { MageWord } from './word.ts';

/** A mana token that has to be spent at once. Passive: the turn reads it. */
export interface Fleeting {
  readonly do: 'fleeting';
  readonly mana: Mana;
}

export const fleetingWord: MageWord<Fleeting> = {
  say: (_, { lang }) => speak(lang)('the mana must be spent at once.', 'das Mana muss sofort ausgegeben werden.'),
};
