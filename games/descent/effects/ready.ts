import { speak } from '@tafelrunde/engine';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** All exhausted cards of the heroes are refreshed. */
export interface Ready {
  readonly do: 'ready';
}

export const ready: DescentWord<Ready> = {
  can: ({ state, on }) => on.some(id => isHero(state, id) && heroOf(state, id).cards.some(({ tired }) => tired)),
  act({ state, on }) {
    for (const id of on) if (isHero(state, id)) for (const card of heroOf(state, id).cards) card.tired = false;
  },
  say: (_, { lang }) => speak(lang)('Refreshes all exhausted cards.', 'Macht alle erschöpften Karten bereit.'),
};
