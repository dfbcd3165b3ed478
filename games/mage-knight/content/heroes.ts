import type { Text } from '@tafelrunde/engine';
import type { Box, Colour } from './words.ts';

export interface HeroCard {
  readonly name: Text;
  readonly box: Box;
  /** Cards of the standard deck that are another one for this hero, each once. */
  readonly swaps: Readonly<Record<string, string>>;
  /** The dots on the hero card: crystals of a dummy player (MK-DUM-03). */
  readonly dots: readonly [Colour, Colour, Colour];
}

export const HEROES = {
  arythea: {
    name: { en: 'Arythea', de: 'Arythea' },
    box: 'base',
    swaps: { rage: 'battle-versatility', 'mana-draw': 'mana-pull' },
    dots: ['red', 'red', 'white'],
  },
  goldyx: {
    name: { en: 'Goldyx', de: 'Goldyx' },
    box: 'base',
    swaps: { concentration: 'will-focus', crystallize: 'crystal-joy' },
    dots: ['green', 'green', 'blue'],
  },
  norowas: {
    name: { en: 'Norowas', de: 'Norowas' },
    box: 'base',
    swaps: { promise: 'noble-manners', tranquility: 'rejuvenate' },
    dots: ['white', 'white', 'green'],
  },
  tovak: {
    name: { en: 'Tovak', de: 'Tovak' },
    box: 'base',
    swaps: { determination: 'cold-toughness', improvisation: 'instinct' },
    dots: ['blue', 'blue', 'red'],
  },
  wolfhawk: {
    name: { en: 'Wolfhawk', de: 'Wolfhawk' },
    box: 'lost-legion',
    swaps: { swiftness: 'swift-reflexes', stamina: 'tirelessness' },
    dots: ['white', 'white', 'blue'],
  },
  krang: {
    name: { en: 'Krang', de: 'Krang' },
    box: 'krang',
    swaps: { march: 'savage-harvesting', threaten: 'ruthless-coercion' },
    dots: ['red', 'red', 'green'],
  },
  braevalar: {
    name: { en: 'Braevalar', de: 'Braevalar' },
    box: 'tezla',
    swaps: { march: 'one-with-the-land', stamina: 'druidic-paths' },
    dots: ['blue', 'blue', 'green'],
  },
} as const satisfies Record<string, HeroCard>;

export type HeroId = keyof typeof HEROES;

/** 16 cards, with how many copies (MK-SETUP-32). */
export const STANDARD_DECK: Readonly<Record<string, number>> = {
  rage: 2,
  determination: 1,
  swiftness: 2,
  march: 2,
  stamina: 2,
  tranquility: 1,
  promise: 1,
  threaten: 1,
  crystallize: 1,
  'mana-draw': 1,
  concentration: 1,
  improvisation: 1,
};
