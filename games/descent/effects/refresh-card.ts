import { speak } from '@tafelrunde/engine';
import { plotCardIn, refreshCard } from '../rules/plot.ts';
import type { DescentWord } from './word.ts';

/** The plot card this stands on is refreshed. */
export interface RefreshCard {
  readonly do: 'refresh-card';
}

export const refreshOwn: DescentWord<RefreshCard> = {
  can: ({ state, source }) => plotCardIn(state, source.id)?.tired ?? false,
  act({ state, source }) {
    const card = plotCardIn(state, source.id);
    if (card !== null) refreshCard(state, card);
  },
  say: (_, { lang }) => speak(lang)('This card is refreshed.', 'Diese Karte ist wieder bereit.'),
};
