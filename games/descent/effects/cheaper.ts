import { speak } from '@tafelrunde/engine';
import type { DescentWord } from './word.ts';

/** The use of each plot card costs 1 threat less. */
export interface Cheaper {
  readonly do: 'cheaper';
}

export const cheaper: DescentWord<Cheaper> = {
  say: (_, { lang }) =>
    speak(lang)(
      'Each use of a plot card costs 1 threat less.',
      'Jeder Einsatz einer Handlungskarte kostet 1 Drohmarker weniger.',
    ),
};
