import { speak } from '@tafelrunde/engine';
import { plotCardIn } from '../rules/plot.ts';
import { heroOf, isHero } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The card marks the figure it works on. */
export interface Mark {
  readonly do: 'mark';
}

export const mark: DescentWord<Mark> = {
  act({ state, by, source, on }) {
    const plot = plotCardIn(state, source.id);
    if (plot !== null) plot.on = on[0] ?? null;
    const card = isHero(state, by) ? heroOf(state, by).cards.find(one => one.id === source.id) : undefined;
    if (card !== undefined) card.on = on[0] ?? null;
  },
  say: (_, { lang }) => speak(lang)('Mark it.', 'Markiere sie.'),
};
