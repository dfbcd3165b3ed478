import type { CardFilter } from '../effects/cost.ts';
import type { Effect } from '../effects/effect.ts';
import { basicActions } from './card-tables.ts';
import {
  anyOf,
  attack,
  block,
  crystal,
  draw,
  either,
  heal,
  influence,
  move,
  ranged,
  siege,
  thisTurn,
  thisTurnOnce,
} from './shorthand.ts';
import type { Terrain } from './words.ts';

const blueWhiteOrRed: Effect = { do: 'mana', of: ['blue', 'white', 'red'] };

/** At the end of the turn the card is taken back for another one. */
const backFor = (discard: CardFilter): Effect =>
  thisTurn({
    do: 'on',
    at: 'turn-end',
    may: true,
    effects: [{ do: 'cost', price: { discard }, gives: [{ do: 'return-self', to: 'hand' }] }],
  });

/** Cards turn into crystals on the way. */
const harvest: Effect = {
  do: 'on',
  at: 'space-entered',
  may: true,
  effects: [{ do: 'cost', price: { discard: 'non-wound' }, gives: [{ do: 'crystal', of: 'noted-or-basic' }] }],
};

/** Terrains that cost more than 2 by day or at night. */
const ROUGH: readonly Terrain[] = ['hills', 'forest', 'wasteland', 'desert', 'swamp'];

/** The basic actions every hero begins with (MK-SETUP-32), and those that belong to one hero. */
export const BASIC_ACTIONS = basicActions({
  rage: {
    name: { en: 'Rage', de: 'Wut' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [either(attack(2), block(2))] },
    strong: { effects: [attack(4)] },
  },
  determination: {
    name: { en: 'Determination', de: 'Verbissenheit' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [either(attack(2), block(2))] },
    strong: { effects: [block(5)] },
  },
  swiftness: {
    name: { en: 'Swiftness', de: 'Schnelligkeit' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [move(2)] },
    strong: { effects: [ranged(3)] },
  },
  march: {
    name: { en: 'March', de: 'Marsch' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [move(2)] },
    strong: { effects: [move(4)] },
  },
  stamina: {
    name: { en: 'Stamina', de: 'Ausdauer' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [move(2)] },
    strong: { effects: [move(4)] },
  },
  tranquility: {
    name: { en: 'Tranquility', de: 'Gelassenheit' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [either(heal(1), draw(1))] },
    strong: { effects: [either(heal(2), draw(2))] },
  },
  promise: {
    name: { en: 'Promise', de: 'Versprechen' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [influence(2)] },
    strong: { effects: [influence(4)] },
  },
  threaten: {
    name: { en: 'Threaten', de: 'Drohung' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [influence(2)] },
    strong: { effects: [influence(5), { do: 'reputation', n: -1 }] },
  },
  crystallize: {
    name: { en: 'Crystallize', de: 'Kristallisieren' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [{ do: 'cost', price: { mana: 'basic' }, gives: [{ do: 'crystal', of: 'noted' }] }] },
    strong: { effects: [{ do: 'crystal', of: 'basic' }] },
  },
  improvisation: {
    name: { en: 'Improvisation', de: 'Improvisation' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [{ do: 'cost', price: { discard: 'non-wound' }, gives: [anyOf(3)] }] },
    strong: { effects: [{ do: 'cost', price: { discard: 'non-wound' }, gives: [anyOf(5)] }] },
  },
  'mana-draw': {
    name: { en: 'Mana Draw', de: 'Manazug' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [{ do: 'more-dice', n: 1 }] },
    strong: { effects: [{ do: 'take-die', dice: 1, tokens: 2 }] },
  },
  concentration: {
    name: { en: 'Concentration', de: 'Konzentration' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [blueWhiteOrRed] },
    strong: { effects: [{ do: 'play-other', more: 2 }] },
  },
  // Arythea
  'battle-versatility': {
    name: { en: 'Battle Versatility', de: 'Kampfgeschick' },
    box: 'base',
    colours: ['red'],
    basic: { effects: [either(attack(2), block(2), ranged(1))] },
    strong: {
      effects: [either(attack(4), block(4), attack(3, 'melee', 'fire'), block(3, 'fire'), ranged(3), siege(2))],
    },
  },
  'mana-pull': {
    name: { en: 'Mana Pull', de: 'Manasog' },
    box: 'lost-legion',
    colours: ['white'],
    basic: {
      effects: [{ do: 'more-dice', n: 1 }, thisTurnOnce({ do: 'wild-die', of: ['black'], as: 'any' })],
    },
    strong: { effects: [{ do: 'take-die', dice: 2, tokens: 1 }] },
  },
  // Goldyx
  'will-focus': {
    name: { en: 'Will Focus', de: 'Willenskraft' },
    box: 'base',
    colours: ['green'],
    basic: { effects: [either(blueWhiteOrRed, crystal('green'))] },
    strong: { effects: [{ do: 'play-other', more: 3 }] },
  },
  'crystal-joy': {
    name: { en: 'Crystal Joy', de: 'Kristallfreude' },
    box: 'lost-legion',
    colours: ['blue'],
    basic: {
      effects: [
        { do: 'cost', price: { mana: 'basic' }, gives: [{ do: 'crystal', of: 'noted' }] },
        backFor('non-wound'),
      ],
    },
    strong: { effects: [{ do: 'crystal', of: 'basic' }, backFor('any')] },
  },
  // Norowas
  'noble-manners': {
    name: { en: 'Noble Manners', de: 'Edles Benehmen' },
    box: 'base',
    colours: ['white'],
    basic: { effects: [influence(2), { do: 'when', if: 'interaction', effects: [{ do: 'fame', n: 1 }] }] },
    strong: {
      effects: [
        influence(4),
        {
          do: 'when',
          if: 'interaction',
          effects: [
            { do: 'fame', n: 1 },
            { do: 'reputation', n: 1 },
          ],
        },
      ],
    },
  },
  rejuvenate: {
    name: { en: 'Rejuvenate', de: 'Verjüngung' },
    box: 'lost-legion',
    colours: ['green'],
    basic: { effects: [either(heal(1), draw(1), { do: 'mana', of: 'green' }, { do: 'ready', upTo: 2 })] },
    strong: { effects: [either(heal(2), draw(2), crystal('green'), { do: 'ready', upTo: 3 })] },
  },
  // Tovak
  'cold-toughness': {
    name: { en: 'Cold Toughness', de: 'Eisige Härte' },
    box: 'base',
    colours: ['blue'],
    basic: { effects: [either(attack(2, 'melee', 'ice'), block(3, 'ice'))] },
    strong: { effects: [{ do: 'block', n: { per: 'icon', plus: 5 }, element: 'ice' }] },
  },
  instinct: {
    name: { en: 'Instinct', de: 'Instinkt' },
    box: 'lost-legion',
    colours: ['red'],
    basic: { effects: [anyOf(2)] },
    strong: { effects: [anyOf(4)] },
  },
  // Wolfhawk
  'swift-reflexes': {
    name: { en: 'Swift Reflexes', de: 'Schnelle Reflexe' },
    box: 'lost-legion',
    colours: ['white'],
    basic: { effects: [either(move(2), ranged(1), { do: 'soften', by: 1 })] },
    strong: { effects: [either(move(4), ranged(3), { do: 'soften', by: 2 })] },
  },
  tirelessness: {
    name: { en: 'Tirelessness', de: 'Unermüdlichkeit' },
    box: 'lost-legion',
    colours: ['blue'],
    basic: { effects: [move(2), thisTurn({ do: 'bonus', to: 'next', giving: { move: 1 }, sideways: true })] },
    strong: { effects: [move(4), thisTurn({ do: 'bonus', to: 'each', giving: { move: 1 }, sideways: true })] },
  },
  // Krang
  'savage-harvesting': {
    name: { en: 'Savage Harvesting', de: 'Wilde Ernte' },
    box: 'krang',
    colours: ['green'],
    basic: { effects: [move(2), thisTurnOnce(harvest)] },
    strong: { effects: [move(4), thisTurn(harvest)] },
  },
  'ruthless-coercion': {
    name: { en: 'Ruthless Coercion', de: 'Gnadenlose Nötigung' },
    box: 'krang',
    colours: ['red'],
    basic: {
      effects: [influence(2), thisTurnOnce({ do: 'recruit-discount', by: 2, effects: [{ do: 'reputation', n: -1 }] })],
    },
    strong: {
      effects: [
        influence(6),
        { do: 'reputation', n: -1 },
        thisTurn({ do: 'use', effects: [{ do: 'ready-for', influence: 2, upTo: 2 }] }),
      ],
    },
  },
  // Braevalar
  'one-with-the-land': {
    name: { en: 'One with the Land', de: 'Eins mit dem Land' },
    box: 'tezla',
    colours: ['green'],
    basic: { effects: [either(move(2), heal(1), block(2))] },
    strong: {
      effects: [
        either(move(4), heal(2), {
          do: 'when',
          if: 'day',
          effects: [{ do: 'block', n: { per: 'terrain-cost' }, element: 'fire' }],
          otherwise: [{ do: 'block', n: { per: 'terrain-cost' }, element: 'ice' }],
        }),
      ],
    },
  },
  'druidic-paths': {
    name: { en: 'Druidic Paths', de: 'Druidenpfade' },
    box: 'tezla',
    colours: ['blue'],
    basic: { effects: [move(2), { do: 'ease-space', by: 1, least: 2 }] },
    strong: {
      effects: [move(4), either(...ROUGH.map(kind => thisTurn({ do: 'terrain', of: [kind], by: -1, least: 2 })))],
    },
  },
});
