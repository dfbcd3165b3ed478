import type { BoxContent } from '../box.ts';
import { ABILITIES } from './abilities.ts';
import { AGENTS } from './agents.ts';
import { HEROES } from './heroes.ts';
import { PLOT_DECKS, PLOTS } from './plots/index.ts';

export const LIEUTENANT_PACKS: BoxContent = {
  heroes: HEROES,
  abilities: ABILITIES,
  agents: AGENTS,
  plots: PLOTS,
  plotDecks: PLOT_DECKS,
};
