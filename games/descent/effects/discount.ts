import { speak } from '@tafelrunde/engine';
import { begin } from '../rules/lasting.ts';
import { PLOT_PAID } from '../rules/using.ts';
import type { DescentWord } from './word.ts';

/** The plot card being used costs 1 threat less. */
export interface Discount {
  readonly do: 'discount';
}

export const discount: DescentWord<Discount> = {
  act({ state, source }) {
    begin(state, {
      source: source.id,
      key: 'discount',
      on: 'all',
      by: '',
      until: PLOT_PAID,
      next: false,
      what: { do: 'cheaper' },
    });
  },
  say: (_, { lang }) =>
    speak(lang)('The card being used costs 1 threat less.', 'Die eingesetzte Karte kostet 1 Drohmarker weniger.'),
};
