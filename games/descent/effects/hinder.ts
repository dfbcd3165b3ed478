import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Every space next to the figure costs its enemies one more movement point to enter. */
export interface Hinder {
  readonly do: 'hinder';
}

export const hinder: DescentWord<Hinder> = {
  say: (_, { lang }) =>
    speak(lang)(
      'Enemies pay 1 more movement point to enter a space adjacent to you.',
      'Gegner zahlen 1 Bewegungspunkt mehr, um ein an dich angrenzendes Feld zu betreten.',
    ),
};
