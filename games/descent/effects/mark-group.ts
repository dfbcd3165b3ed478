import { speak } from '@tafelrunde/engine';
import { plotCardIn } from '../rules/plot.ts';
import { heroOf, isHero, monsterOf } from '../state.ts';
import type { DescentWord } from './word.ts';

/** The card marks the monster group the moment is about. */
export interface MarkGroup {
  readonly do: 'mark-group';
}

export const markGroup: DescentWord<MarkGroup> = {
  act({ state, by, source, about, on }) {
    const plot = plotCardIn(state, source.id);
    if (plot !== null) plot.on = monsterOf(state, on[0] ?? '')?.group ?? null;
    const card = isHero(state, by) ? heroOf(state, by).cards.find(one => one.id === source.id) : undefined;
    if (card !== undefined) card.on = about.by ?? null;
  },
  say: (_, { lang }) => speak(lang)('Mark that group.', 'Markiere jene Gruppe.'),
};
