import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Item } from '../cards.ts';
import type { TravelSymbol } from '../words.ts';

/** A campaign of Road to Legend: a story, quests beside it, and cities (D2-RTLC-01 to -09). */
export interface RoadPlan {
  readonly name: Text;
  readonly about: Text;
  /** The story quests in their order, each with the weeks until it must be played (D2-RTLC-01). */
  readonly story: readonly { readonly quest: string; readonly weeks: number }[];
  /** From this story quest on it is act II (D2-RTL-07). */
  readonly actTwo: number;
  readonly sides: readonly string[];
  /** So many side quests are on offer at a time (D2-RTLC-04). */
  readonly offered: number;
  readonly cities: Readonly<Record<string, City>>;
  /** What lies on the way to each quest. */
  readonly ways: Readonly<Record<string, readonly TravelSymbol[]>>;
}

export interface City {
  readonly name: Text;
  readonly about: Text;
  /** What is cheaper or dearer here than its card says, by where it is worn, in parts of a hundred (D2-RTLC-11). */
  readonly prices: Readonly<Partial<Record<Item['slot'], number>>>;
  /** Cards that lie out for heroes nobody knows (D2-RTLC-12). */
  readonly stalls: number;
  /** What only this city offers; it takes a week (D2-RTLC-05, -09). */
  readonly action: {
    readonly name: Text;
    /** What it costs all heroes together. */
    readonly gold: number;
    readonly effects: readonly Effect[];
  };
}

const THE_GREY_ROAD: RoadPlan = {
  name: { en: 'The Grey Road', de: 'Die graue Straße' },
  about: {
    en: 'All together against monsters that lead themselves: four story quests, side quests for gold and fame, cities to shop and rest in, and never enough weeks.',
    de: 'Alle gemeinsam gegen Monster, die sich selbst lenken: vier Hauptabenteuer, Nebenabenteuer für Gold und Ruhm, Städte zum Einkaufen und Rasten, und nie genug Wochen.',
  },
  story: [
    { quest: 'smoke-at-the-mill', weeks: 0 },
    { quest: 'the-silent-abbey', weeks: 2 },
    { quest: 'the-drowned-jail', weeks: 3 },
    { quest: 'the-hollow-gate', weeks: 2 },
  ],
  actTwo: 2,
  sides: ['stolen-wages', 'the-goblin-smithy', 'the-orchard-beast', 'webs-on-the-bridge'],
  offered: 2,
  cities: {
    greyhaven: {
      name: { en: 'Greyhaven', de: 'Grauhafen' },
      about: { en: 'A harbour full of smiths.', de: 'Ein Hafen voller Schmiede.' },
      prices: { 'one-hand': 75, 'two-hands': 75, other: 125 },
      stalls: 4,
      action: {
        name: { en: 'Work at the docks', de: 'Im Hafen arbeiten' },
        gold: 0,
        effects: [{ do: 'spoils', gold: 50 }],
      },
    },
    stillwater: {
      name: { en: 'Stillwater', de: 'Stillwasser' },
      about: { en: 'Abbeys, bells and people who listen.', de: 'Klöster, Glocken und Leute, die zuhören.' },
      prices: { armor: 75, 'one-hand': 125, 'two-hands': 125 },
      stalls: 3,
      action: {
        name: { en: 'A feast in the abbey', de: 'Ein Fest im Kloster' },
        gold: 25,
        effects: [{ do: 'spoils', morale: 1, fame: 1 }],
      },
    },
    ravenmoor: {
      name: { en: 'Ravenmoor', de: 'Rabenmoor' },
      about: { en: 'A market where nobody asks.', de: 'Ein Markt, auf dem niemand fragt.' },
      prices: { other: 75, armor: 125 },
      stalls: 5,
      action: {
        name: { en: 'Buy from the herb women', de: 'Bei den Kräuterfrauen kaufen' },
        gold: 50,
        effects: [{ do: 'find' }],
      },
    },
  },
  ways: {
    'the-silent-abbey': ['road'],
    'the-drowned-jail': ['plain', 'water'],
    'the-hollow-gate': ['mountain', 'mountain'],
    'stolen-wages': ['water'],
    'the-goblin-smithy': ['mountain'],
    'the-orchard-beast': ['plain'],
    'webs-on-the-bridge': ['mountain'],
  },
};

/** The campaigns of Road to Legend, by name. */
export const ROADS: Readonly<Record<string, RoadPlan>> = { 'the-grey-road': THE_GREY_ROAD };

export const ROAD = 'the-grey-road';

export const isRoad = (id: string): boolean => Object.hasOwn(ROADS, id);

export function roadPlan(id: string): RoadPlan {
  const plan = ROADS[id];
  if (plan === undefined) throw new RangeError(`There is no road "${id}".`);
  return plan;
}

export function cityOf(id: string): City {
  for (const { cities } of Object.values(ROADS)) if (cities[id] !== undefined) return cities[id];
  throw new RangeError(`There is no city "${id}".`);
}
