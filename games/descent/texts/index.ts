import type { Texts } from '@tafelrunde/engine';
import { aboutName } from '../names.ts';
import type { Descent } from '../types.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { options } from './options.ts';

export const texts: Texts<Descent> = {
  asks,
  about: aboutName,
  options,
  events,
  outcomes: {
    heroes: { en: 'The heroes have won the quest.', de: 'Die Helden haben das Abenteuer gewonnen.' },
    // Against the automaton nobody else wins.
    overlord: {
      en: ({ lost }) => (lost ? 'The heroes have lost the quest.' : 'The overlord has won the quest.'),
      de: ({ lost }) =>
        lost ? 'Die Helden haben das Abenteuer verloren.' : 'Der Overlord hat das Abenteuer gewonnen.',
    },
  },
};
