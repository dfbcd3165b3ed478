import { speak } from '@tafelrunde/engine';
import { plotCardIn } from '../rules/plot.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The card this stands on is exhausted. */
export interface Exhaust {
  readonly do: 'exhaust';
}

export const exhaust: DescentWord<Exhaust> = {
  act({ state, by, source }) {
    const plot = plotCardIn(state, source.id);
    if (plot !== null) plot.tired = true;
    const card = isHero(state, by) ? heroOf(state, by).cards.find(one => one.id === source.id) : undefined;
    if (card !== undefined) card.tired = true;
  },
  say: (_, { lang }) => speak(lang)('This card is exhausted.', 'Diese Karte wird erschöpft.'),
};
