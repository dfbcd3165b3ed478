import { speak } from '@tafelrunde/engine';
import { drawSearch } from '../rules/searching.ts';
import { isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The heroes draw a search card each. */
export interface Find {
  readonly do: 'find';
}

export const find: DescentWord<Find> = {
  can: ({ state, on }) => on.some(id => isHero(state, id)),
  *act({ state, io, on }) {
    for (const id of on) if (isHero(state, id)) yield* drawSearch(state, io, id);
  },
  say: (_, { lang }) => speak(lang)('Draws a search card.', 'Zieht eine Suchkarte.'),
};
