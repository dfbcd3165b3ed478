import type { ScenarioRules } from './scenario.ts';
import { evenStart, life, mixedHeroes, redraw, threeHeroes } from './settings.ts';

/** The game of the rulebook: everybody against everybody, the last group standing wins. */
export const freeForAll: ScenarioRules = {
  scenario: {
    id: 'free-for-all',
    name: { en: 'Free-for-all', de: 'Jeder gegen jeden' },
    about: {
      en: 'Every gang for itself. The last one with a hero or creature on its feet wins.',
      de: 'Jede Bande für sich. Wer zuletzt noch einen Helden oder eine Kreatur auf den Beinen hat, gewinnt.',
    },
    seats: [2, 3, 4, 5],
    settings: [life, mixedHeroes, redraw, threeHeroes, evenStart],
    longest: 20_000,
  },
};
