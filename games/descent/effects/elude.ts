import { speak } from '@tafelrunde/engine';
import { attackOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The attack being resolved no longer affects the figures it works on. */
export interface Elude {
  readonly do: 'elude';
}

export const elude: DescentWord<Elude> = {
  can: ({ state }) => state.attacks.length > 0,
  act({ state, on }) {
    for (const aim of attackOf(state).aims) if (on.includes(aim.figure)) aim.done = true;
  },
  say: (_, { lang }) => speak(lang)('The attack does not affect you.', 'Der Angriff betrifft dich nicht.'),
};
