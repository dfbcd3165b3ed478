import type { SiteKind } from '../sites.ts';
import type { Tile } from '../tiles.ts';
import type { ScenarioData } from './scenario.ts';

const has =
  (...kinds: readonly SiteKind[]) =>
  ({ hexes }: Tile): boolean =>
    hexes.some(({ site }) => site !== undefined && kinds.includes(site));

const COUNTRY = { 2: 8, 3: 9, 4: 11 } as const;
const CORE = { 2: 1, 3: 2, 4: 3 } as const;
const WEDGE_OR_FOUR = { 2: 'wedge', 3: 'wedge', 4: 'open-4' } as const;

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
    country: { 1: 8, ...COUNTRY },
    cities: 1,
    core: 2,
    levels: [1],
    sorted: true,
    villagers: true,
    lateOffers: true,
  },
  'full-conquest': {
    name: { en: 'Full Conquest', de: 'Vollständige Eroberung' },
    about: {
      en: 'Conquer all cities and win more fame than the others.',
      de: 'Erobert alle Städte und gewinnt mehr Ruhm als die anderen.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 6,
    shape: { 2: 'wedge', 3: 'wedge', 4: 'open-5' },
    country: COUNTRY,
    cities: { 2: 2, 3: 3, 4: 4 },
    core: CORE,
    levels: [4],
  },
  'blitz-conquest': {
    name: { en: 'Blitz Conquest', de: 'Blitzeroberung' },
    about: { en: 'The same in four rounds, with a head start.', de: 'Dasselbe in vier Runden, mit einem Vorsprung.' },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 4,
    shape: WEDGE_OR_FOUR,
    country: { 2: 6, 3: 7, 4: 9 },
    cities: { 2: 2, 3: 3, 4: 4 },
    core: CORE,
    levels: [3],
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
  'full-cooperation': {
    name: { en: 'Full Cooperation', de: 'Vollständige Kooperation' },
    about: { en: 'Conquer all cities together.', de: 'Erobert gemeinsam alle Städte.' },
    seats: [1, 2, 3, 4],
    mode: 'cooperative',
    rounds: 6,
    shape: 'open-5',
    // With four the numbers of two and three go on, as far as there are tiles and levels (MK-DUM-16, -17).
    country: { 2: 8, 3: 10, 4: 12 },
    cities: { 2: 3, 3: 4, 4: 4 },
    core: { 2: 2, 3: 3, 4: 4 },
    levels: { 2: [5, 5, 8], 3: [5, 5, 5, 11], 4: [5, 5, 5, 11] },
    dummy: true,
  },
  'blitz-cooperation': {
    name: { en: 'Blitz Cooperation', de: 'Blitzkooperation' },
    about: { en: 'Together in four rounds, with a head start.', de: 'Gemeinsam in vier Runden, mit einem Vorsprung.' },
    seats: [1, 2, 3, 4],
    mode: 'cooperative',
    rounds: 4,
    shape: 'open-5',
    country: { 2: 7, 3: 8, 4: 9 },
    cities: { 2: 2, 3: 3, 4: 4 },
    core: { 2: 1, 3: 2, 4: 3 },
    levels: { 2: [5, 8], 3: [5, 8, 11], 4: [5, 8, 11, 11] },
    dummy: true,
  },
  'mines-liberation': {
    name: { en: 'Mines Liberation', de: 'Befreiung der Bergwerke' },
    about: {
      en: 'Monsters hold the mines: free more of them than the others.',
      de: 'Monster halten die Bergwerke: Befreit mehr davon als die anderen.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 4,
    shape: WEDGE_OR_FOUR,
    country: COUNTRY,
    cities: 1,
    core: CORE,
    levels: [1],
    city: 'red',
    first: { country: has('mine'), core: has('mine') },
  },
  'druid-nights': {
    name: { en: 'Druid Nights', de: 'Nächte der Druiden' },
    about: {
      en: 'Mark the glades by day, call up their powers at night.',
      de: 'Markiert bei Tag die Lichtungen, ruft bei Nacht ihre Mächte.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 4,
    shape: WEDGE_OR_FOUR,
    country: COUNTRY,
    cities: 1,
    core: CORE,
    levels: [1],
    city: 'green',
    first: { country: has('magical-glade') },
    epic: { rounds: 6, tiles: 'all' },
  },
  'dungeon-lords': {
    name: { en: 'Dungeon Lords', de: 'Herren der Dungeons' },
    about: {
      en: 'Secret entrances lie beside villages and monasteries: conquer the depths.',
      de: 'Neben Dörfern und Klöstern liegen geheime Eingänge: Erobert die Tiefe.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 5,
    shape: WEDGE_OR_FOUR,
    country: COUNTRY,
    cities: 1,
    core: CORE,
    levels: [1],
    city: 'blue',
    first: { country: has('dungeon'), core: tile => has('monastery')(tile) && has('tomb')(tile) },
  },
  'conquer-and-hold': {
    name: { en: 'Conquer and Hold', de: 'Erobern und Halten' },
    about: {
      en: 'Keeps and mage towers are all that counts: take them, and take them back.',
      de: 'Nur Burgen und Magiertürme zählen: Nehmt sie, und nehmt sie zurück.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: { 2: 6, 3: 4, 4: 4 },
    shape: 'fixed',
    country: 5,
    cities: 1,
    core: 3,
    levels: [1],
    city: 'white',
    first: { country: has('keep', 'mage-tower'), core: has('keep', 'mage-tower') },
    highestUnit: 3,
    fixed: {
      faceUp: [
        [1, 0],
        [0, 1],
        [1, -1],
      ],
      country: [
        [1, 1],
        [2, -1],
      ],
      core: [
        [2, 0],
        [2, 1],
        [3, 0],
        [3, -1],
      ],
    },
  },
  'one-to-return': {
    name: { en: 'One to Return', de: 'Nur einer kommt zurück' },
    about: {
      en: 'The portal closes. Whoever stands on it when the second night ends goes home.',
      de: 'Das Portal schließt sich. Wer am Ende der zweiten Nacht darauf steht, kommt heim.',
    },
    seats: [1, 2, 3, 4],
    mode: 'competitive',
    rounds: 4,
    shape: 'wedge',
    country: { 2: 7, 3: 8, 4: 10 },
    cities: { 2: 1, 3: 2, 4: 3 },
    core: CORE,
    levels: [3],
    epic: { rounds: 6, tiles: 1, levels: [4] },
  },
} as const satisfies Record<string, ScenarioData>;

export type ScenarioId = keyof typeof SCENARIO_DATA;

export const scenarioData = (id: ScenarioId): ScenarioData => SCENARIO_DATA[id];
