import { speak } from '@tafelrunde/engine';
import { boxPlot } from '../rules/plot.ts';
import type { DescentWord } from './word.ts';

/** The plot card this stands on goes back into the box (D2-PLGEN-12). */
export interface BoxCard {
  readonly do: 'box-card';
}

export const boxCard: DescentWord<BoxCard> = {
  act({ state, source }) {
    boxPlot(state, source.id);
  },
  say: (_, { lang }) => speak(lang)('This card goes back into the box.', 'Diese Karte kommt zurück in die Schachtel.'),
};
