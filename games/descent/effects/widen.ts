import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** Another card of the figure may work on up to so many different figures. */
export interface Widen {
  readonly do: 'widen';
  readonly card: string;
  readonly upTo: number;
}

export const widen: DescentWord<Widen> = {
  say: ({ card, upTo }, { lang }) =>
    speak(lang)(
      `${cardName(card, 'en')} may choose up to ${upTo} different heroes.`,
      `${cardName(card, 'de')} darf bis zu ${upTo} verschiedene Helden wählen.`,
    ),
};
