import type { ScenarioData } from './scenario.ts';

/** The scenario book (MK-S01-01 to MK-S11-01). */
export const SCENARIO_DATA = {
  'first-reconnaissance': {
    name: { en: 'First Reconnaissance', de: 'Erste Erkundung' },
    about: {
      en: 'Explore the land and find its city. The first one to learn the game with.',
      de: 'Erkundet das Land und findet seine Stadt. Damit lernt man das Spiel.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: { 1: 4, 2: 3, 3: 3, 4: 3 },
    shape: 'wedge-without-limits',
    country: { 1: 8, 2: 8, 3: 9, 4: 11 },
    cities: 1,
    core: 2,
    levels: [1],
    sorted: true,
  },
  'solo-conquest': {
    name: { en: 'Solo Conquest', de: 'Solo-Eroberung' },
    about: {
      en: 'Conquer both cities in three days and nights.',
      de: 'Erobere in drei Tagen und Nächten beide Städte.',
    },
    seats: [1],
    mode: 'solo',
    rounds: 6,
    shape: 'wedge',
    country: 7,
    cities: 2,
    core: 2,
    levels: [5, 8],
    dummy: true,
  },
  'full-conquest': {
    name: { en: 'Full Conquest', de: 'Vollständige Eroberung' },
    about: {
      en: 'Conquer all cities and win more fame than the others.',
      de: 'Erobert alle Städte und gewinnt mehr Ruhm als die anderen.',
    },
    seats: [2, 3, 4],
    mode: 'competitive',
    rounds: 6,
    shape: { 2: 'wedge', 3: 'wedge', 4: 'open-5' },
    country: { 2: 8, 3: 9, 4: 11 },
    cities: { 2: 2, 3: 3, 4: 4 },
    core: { 2: 1, 3: 2, 4: 3 },
    levels: [4],
  },
} as const satisfies Record<string, ScenarioData>;

export type ScenarioId = keyof typeof SCENARIO_DATA;

export const scenarioData = (id: ScenarioId): ScenarioData => SCENARIO_DATA[id];
