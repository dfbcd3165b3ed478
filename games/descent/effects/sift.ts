import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** Whoever draws a search card draws so many, keeps one and puts the others on top of the deck or under it. */
export interface Sift {
  readonly do: 'sift';
  readonly n: number;
}

export const sift: DescentWord<Sift> = {
  say: ({ n }, { lang }) =>
    speak(lang)(
      `When you draw a search card, draw ${n}, keep 1 and put the rest on top of the deck (1) or under it (2).`,
      `Wenn du eine Suchkarte ziehst, ziehe ${n}, behalte 1 und lege den Rest auf (1) oder unter (2) den Stapel.`,
    ),
};
