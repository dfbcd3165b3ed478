import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** Another card of the figure moves up to so many spaces. */
export interface Farther {
  readonly do: 'farther';
  readonly card: string;
  readonly upTo: number;
}

export const farther: DescentWord<Farther> = {
  say: ({ card, upTo }, { lang }) =>
    speak(lang)(
      `${cardName(card, 'en')} moves up to ${upTo} spaces.`,
      `${cardName(card, 'de')} bewegt bis zu ${upTo} Felder.`,
    ),
};
