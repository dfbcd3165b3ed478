import { speak } from '@tafelrunde/engine';
import type { MageWord } from './word.ts';

/** Another own turn follows directly after this one. */
export interface AnotherTurn {
  readonly do: 'another-turn';
}

export const anotherTurn: MageWord<AnotherTurn> = {
  can: ({ turn }) => turn.kind === 'turn' && !turn.again,
  act({ turn }) {
    turn.again = true;
  },
  say: (_, { lang }) =>
    speak(lang)('After this turn you take another one.', 'Nach diesem Zug hast du gleich noch einen Zug.'),
};
