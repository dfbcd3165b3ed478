import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** A surge spent on this keeps the target from what it would do otherwise (`surge-unspent`). */
export interface Pin {
  readonly do: 'pin';
}

export const pin: DescentWord<Pin> = {
  act: () => undefined,
  say: (_, { lang }) => speak(lang)('The target does not get away.', 'Das Ziel entkommt nicht.'),
};
