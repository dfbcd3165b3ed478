import type { PlotCard, PlotDeck } from '../../../plot.ts';
import { CARDS as BURNING_AMBITION, DECK as BURNING_AMBITION_DECK } from './burning-ambition.ts';
import { CARDS as CURSED_BY_POWER, DECK as CURSED_BY_POWER_DECK } from './cursed-by-power.ts';
import { CARDS as DARK_ILLUSIONS, DECK as DARK_ILLUSIONS_DECK } from './dark-illusions.ts';
import { CARDS as DRAGONS_GREED, DECK as DRAGONS_GREED_DECK } from './dragons-greed.ts';
import { CARDS as ENDLESS_THIRST, DECK as ENDLESS_THIRST_DECK } from './endless-thirst.ts';
import { CARDS as ETERNAL_AGONY, DECK as ETERNAL_AGONY_DECK } from './eternal-agony.ts';
import { CARDS as FIRST_LEGION, DECK as FIRST_LEGION_DECK } from './first-legion.ts';
import { CARDS as GOBLIN_UPRISING, DECK as GOBLIN_UPRISING_DECK } from './goblin-uprising.ts';
import { CARDS as HYBRID_LOYALTY, DECK as HYBRID_LOYALTY_DECK } from './hybrid-loyalty.ts';
import { CARDS as INNER_CORRUPTION, DECK as INNER_CORRUPTION_DECK } from './inner-corruption.ts';
import { CARDS as RAGING_INFECTION, DECK as RAGING_INFECTION_DECK } from './raging-infection.ts';
import { CARDS as SEEDS_OF_BETRAYAL, DECK as SEEDS_OF_BETRAYAL_DECK } from './seeds-of-betrayal.ts';
import { CARDS as SILENT_PROTECTOR, DECK as SILENT_PROTECTOR_DECK } from './silent-protector.ts';
import { CARDS as SKULDUGGERY, DECK as SKULDUGGERY_DECK } from './skulduggery.ts';
import { CARDS as TANGLED_WEB, DECK as TANGLED_WEB_DECK } from './tangled-web.ts';
import { CARDS as THE_FALLEN_ELITE, DECK as THE_FALLEN_ELITE_DECK } from './the-fallen-elite.ts';
import { CARDS as TWISTED_SOUL, DECK as TWISTED_SOUL_DECK } from './twisted-soul.ts';
import { CARDS as UNSEEN_LEGIONS, DECK as UNSEEN_LEGIONS_DECK } from './unseen-legions.ts';
import { CARDS as UNSTABLE_FORCES, DECK as UNSTABLE_FORCES_DECK } from './unstable-forces.ts';
import { CARDS as VITAL_ESSENCE, DECK as VITAL_ESSENCE_DECK } from './vital-essence.ts';

/** The plot decks, by name. */
const DECKS: Readonly<Record<string, { readonly CARDS: Readonly<Record<string, PlotCard>>; readonly DECK: PlotDeck }>> =
  {
    'burning-ambition': { CARDS: BURNING_AMBITION, DECK: BURNING_AMBITION_DECK },
    'cursed-by-power': { CARDS: CURSED_BY_POWER, DECK: CURSED_BY_POWER_DECK },
    'dark-illusions': { CARDS: DARK_ILLUSIONS, DECK: DARK_ILLUSIONS_DECK },
    'dragons-greed': { CARDS: DRAGONS_GREED, DECK: DRAGONS_GREED_DECK },
    'endless-thirst': { CARDS: ENDLESS_THIRST, DECK: ENDLESS_THIRST_DECK },
    'eternal-agony': { CARDS: ETERNAL_AGONY, DECK: ETERNAL_AGONY_DECK },
    'first-legion': { CARDS: FIRST_LEGION, DECK: FIRST_LEGION_DECK },
    'goblin-uprising': { CARDS: GOBLIN_UPRISING, DECK: GOBLIN_UPRISING_DECK },
    'hybrid-loyalty': { CARDS: HYBRID_LOYALTY, DECK: HYBRID_LOYALTY_DECK },
    'inner-corruption': { CARDS: INNER_CORRUPTION, DECK: INNER_CORRUPTION_DECK },
    'raging-infection': { CARDS: RAGING_INFECTION, DECK: RAGING_INFECTION_DECK },
    'seeds-of-betrayal': { CARDS: SEEDS_OF_BETRAYAL, DECK: SEEDS_OF_BETRAYAL_DECK },
    'silent-protector': { CARDS: SILENT_PROTECTOR, DECK: SILENT_PROTECTOR_DECK },
    skulduggery: { CARDS: SKULDUGGERY, DECK: SKULDUGGERY_DECK },
    'tangled-web': { CARDS: TANGLED_WEB, DECK: TANGLED_WEB_DECK },
    'the-fallen-elite': { CARDS: THE_FALLEN_ELITE, DECK: THE_FALLEN_ELITE_DECK },
    'twisted-soul': { CARDS: TWISTED_SOUL, DECK: TWISTED_SOUL_DECK },
    'unseen-legions': { CARDS: UNSEEN_LEGIONS, DECK: UNSEEN_LEGIONS_DECK },
    'unstable-forces': { CARDS: UNSTABLE_FORCES, DECK: UNSTABLE_FORCES_DECK },
    'vital-essence': { CARDS: VITAL_ESSENCE, DECK: VITAL_ESSENCE_DECK },
  };

export const PLOTS: Readonly<Record<string, PlotCard>> = Object.assign(
  {},
  ...Object.values(DECKS).map(({ CARDS }) => CARDS),
);

export const PLOT_DECKS: Readonly<Record<string, PlotDeck>> = Object.fromEntries(
  Object.entries(DECKS).map(([id, { DECK }]) => [id, DECK]),
);
