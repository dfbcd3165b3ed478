import { speak } from '@tafelrunde/engine';
import { allyOf, release as free, possessedAlly, possess as take } from '../rules/allies.ts';
import type { DescentWord } from './word.ts';

/** The heroes' ally becomes a lieutenant of the overlord (D2-ALLY-15). */
export interface Possess {
  readonly do: 'possess';
}

export const possess: DescentWord<Possess> = {
  can: ({ state }) => allyOf(state) !== null,
  act({ state, io }) {
    take(state, io);
  },
  say: (_, { lang }) =>
    speak(lang)(
      'The ally is possessed: a lieutenant of the overlord, with the card of that name.',
      'Der Gefährte ist besessen: ein Hauptmann des Overlords mit der Karte dieses Namens.',
    ),
};

/** A possessed ally is himself again. */
export interface Release {
  readonly do: 'release';
}

export const release: DescentWord<Release> = {
  can: ({ state }) => possessedAlly(state) !== null,
  act({ state, io }) {
    free(state, io);
  },
  say: (_, { lang }) =>
    speak(lang)('The possessed ally is himself again.', 'Der besessene Gefährte ist wieder er selbst.'),
};
