import { speak } from '@tafelrunde/engine';
import { cardName } from '../names.ts';
import type { DescentWord } from './word.ts';

/** An ability of the figure that works on those near it reaches so far. */
export interface FarReaching {
  readonly do: 'far-reaching';
  readonly ability: string;
  readonly within: number;
}

export const farReaching: DescentWord<FarReaching> = {
  say: ({ ability, within }, { lang }) =>
    speak(lang)(
      `${cardName(ability, 'en')} reaches ${within} spaces.`,
      `${cardName(ability, 'de')} reicht ${within} Felder weit.`,
    ),
};
