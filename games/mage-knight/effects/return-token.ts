import { speak } from '@tafelrunde/engine';
import { returnToken } from '../rules/skill-tokens.ts';
import type { MageWord } from './word.ts';

/** The token of the skill goes back from the middle of the table to its owner, face down (MK-SKILL-09). */
export interface ReturnToken {
  readonly do: 'return-token';
}

export const returnTokenWord: MageWord<ReturnToken> = {
  can: () => false,
  act({ state, io, source }) {
    returnToken(state, io, source.id);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The token goes back to its owner, face down.',
      'Das Plättchen geht verdeckt an seinen Besitzer zurück.',
    ),
};
