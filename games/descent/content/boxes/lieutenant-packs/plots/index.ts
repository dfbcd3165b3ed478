import type { PlotCard, PlotDeck } from '../../../plot.ts';
import * as cursedByPower from './cursed-by-power.ts';
import * as darkIllusions from './dark-illusions.ts';
import * as endlessThirst from './endless-thirst.ts';
import * as innerCorruption from './inner-corruption.ts';
import * as ragingInfection from './raging-infection.ts';
import * as seedsOfBetrayal from './seeds-of-betrayal.ts';
import * as silentProtector from './silent-protector.ts';
import * as theFallenElite from './the-fallen-elite.ts';
import * as twistedSoul from './twisted-soul.ts';
import * as unstableForces from './unstable-forces.ts';

/** The plot decks, by name. */
const DECKS: Readonly<Record<string, { readonly CARDS: Readonly<Record<string, PlotCard>>; readonly DECK: PlotDeck }>> =
  {
    'cursed-by-power': cursedByPower,
    'dark-illusions': darkIllusions,
    'endless-thirst': endlessThirst,
    'inner-corruption': innerCorruption,
    'raging-infection': ragingInfection,
    'seeds-of-betrayal': seedsOfBetrayal,
    'silent-protector': silentProtector,
    'the-fallen-elite': theFallenElite,
    'twisted-soul': twistedSoul,
    'unstable-forces': unstableForces,
  };

export const PLOTS: Readonly<Record<string, PlotCard>> = Object.assign(
  {},
  ...Object.values(DECKS).map(({ CARDS }) => CARDS),
);

export const PLOT_DECKS: Readonly<Record<string, PlotDeck>> = Object.fromEntries(
  Object.entries(DECKS).map(([id, { DECK }]) => [id, DECK]),
);
