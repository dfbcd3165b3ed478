import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Spaces next to an image of the owner cost monsters 1 movement point more; that does not add up with itself (D2C-CONJ-04). */
export interface DearSpaces {
  readonly do: 'dear-spaces';
}

export const dearSpaces: DescentWord<DearSpaces> = {
  say: (_, { lang }) =>
    speak(lang)(
      'A space next to an image costs monsters 1 movement point more.',
      'Ein an ein Trugbild angrenzendes Feld kostet Monster 1 Bewegungspunkt mehr.',
    ),
};
