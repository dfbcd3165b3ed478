import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { CARDS as CURSED_BY_POWER, DECK as CURSED_BY_POWER_DECK } from './cursed-by-power.ts';
import { CARDS as DARK_ILLUSIONS, DECK as DARK_ILLUSIONS_DECK } from './dark-illusions.ts';
import { CARDS as ENDLESS_THIRST, DECK as ENDLESS_THIRST_DECK } from './endless-thirst.ts';
import { CARDS as INNER_CORRUPTION, DECK as INNER_CORRUPTION_DECK } from './inner-corruption.ts';
import { CARDS as RAGING_INFECTION, DECK as RAGING_INFECTION_DECK } from './raging-infection.ts';
import { CARDS as SEEDS_OF_BETRAYAL, DECK as SEEDS_OF_BETRAYAL_DECK } from './seeds-of-betrayal.ts';
import { CARDS as SILENT_PROTECTOR, DECK as SILENT_PROTECTOR_DECK } from './silent-protector.ts';
import { CARDS as THE_FALLEN_ELITE, DECK as THE_FALLEN_ELITE_DECK } from './the-fallen-elite.ts';
import { CARDS as TWISTED_SOUL, DECK as TWISTED_SOUL_DECK } from './twisted-soul.ts';
import { CARDS as UNSTABLE_FORCES, DECK as UNSTABLE_FORCES_DECK } from './unstable-forces.ts';

/** The plot decks, by name. */
const DECKS: Readonly<Record<string, { readonly CARDS: Readonly<Record<string, PlotCard>>; readonly DECK: PlotDeck }>> =
  {
    'cursed-by-power': { CARDS: CURSED_BY_POWER, DECK: CURSED_BY_POWER_DECK },
    'dark-illusions': { CARDS: DARK_ILLUSIONS, DECK: DARK_ILLUSIONS_DECK },
    'endless-thirst': { CARDS: ENDLESS_THIRST, DECK: ENDLESS_THIRST_DECK },
    'inner-corruption': { CARDS: INNER_CORRUPTION, DECK: INNER_CORRUPTION_DECK },
    'raging-infection': { CARDS: RAGING_INFECTION, DECK: RAGING_INFECTION_DECK },
    'seeds-of-betrayal': { CARDS: SEEDS_OF_BETRAYAL, DECK: SEEDS_OF_BETRAYAL_DECK },
    'silent-protector': { CARDS: SILENT_PROTECTOR, DECK: SILENT_PROTECTOR_DECK },
    'the-fallen-elite': { CARDS: THE_FALLEN_ELITE, DECK: THE_FALLEN_ELITE_DECK },
    'twisted-soul': { CARDS: TWISTED_SOUL, DECK: TWISTED_SOUL_DECK },
    'unstable-forces': { CARDS: UNSTABLE_FORCES, DECK: UNSTABLE_FORCES_DECK },
  };

export const PLOTS: Readonly<Record<string, PlotCard>> = Object.assign(
  {},
  ...Object.values(DECKS).map(({ CARDS }) => CARDS),
);

export const PLOT_DECKS: Readonly<Record<string, PlotDeck>> = Object.fromEntries(
  Object.entries(DECKS).map(([id, { DECK }]) => [id, DECK]),
);
