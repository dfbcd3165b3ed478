import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** What another card of the figure does next to it reaches so many spaces. */
export interface Extend {
  readonly do: 'extend';
  readonly card: string;
  readonly within: number;
}

export const extend: DescentWord<Extend> = {
  say: ({ card, within }, { lang }) =>
    speak(lang)(
      `The action of ${cardName(card, 'en')} reaches ${within} spaces.`,
      `Die Aktion von ${cardName(card, 'de')} reicht ${within} Felder weit.`,
    ),
};
