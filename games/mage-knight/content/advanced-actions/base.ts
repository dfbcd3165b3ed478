import type { Effect } from '../../effects/effect.ts';
import { advancedActions } from '../card-tables.ts';
import {
  attack,
  block,
  crystal,
  either,
  heal,
  influence,
  move,
  oneOf,
  ranged,
  reputation,
  siege,
  thisCombat,
  thisTurn,
  thisTurnOnce,
  wound,
} from '../shorthand.ts';

const forAnAction = (...gives: readonly Effect[]): Effect => ({ do: 'cost', price: { throwAway: 'action' }, gives });

/** Mana of each colour for something of its own. */
const pureMagic = (n: number): Effect => ({
  do: 'cost',
  price: { mana: 'basic' },
  byColour: { green: [move(n)], white: [influence(n)], blue: [block(n)], red: [attack(n)] },
});

/** Each so much spent is one point of something else. */
const spend = (price: { readonly move: number } | { readonly influence: number }, gives: Effect): Effect => ({
  do: 'cost',
  price,
  gives: [gives],
});

const intoTheHeat = (n: number): readonly Effect[] => [
  thisCombat({ do: 'units-get', who: 'all', attack: n, block: n }),
  thisTurn({ do: 'rule', rule: 'no-damage-to-units' }),
];

/** Advanced actions of the base set, by colour. */
export const BASE_ADVANCED_ACTIONS = advancedActions({
  'fire-bolt': {
    name: { en: 'Fire Bolt', de: 'Feuergeschoss' },
    box: 'base',
    number: 65,
    colours: ['red'],
    basic: { effects: [crystal('red')] },
    strong: { effects: [ranged(3, 'fire')] },
  },
  'blood-rage': {
    name: { en: 'Blood Rage', de: 'Blutrausch' },
    box: 'base',
    number: 69,
    colours: ['red'],
    basic: { effects: [oneOf([attack(2)], [wound, attack(5)])] },
    strong: { effects: [oneOf([attack(4)], [wound, attack(9)])] },
  },
  intimidate: {
    name: { en: 'Intimidate', de: 'Einschüchtern' },
    box: 'base',
    number: 73,
    colours: ['red'],
    basic: { effects: [either(influence(4), attack(3)), reputation(-1)] },
    strong: { effects: [either(influence(8), attack(7)), reputation(-2)] },
  },
  'blood-ritual': {
    name: { en: 'Blood Ritual', de: 'Blutritual' },
    box: 'base',
    number: 77,
    colours: ['red'],
    basic: { effects: [wound, crystal('red'), { do: 'mana', of: 'any' }] },
    strong: {
      effects: [
        wound,
        { do: 'mana', of: 'any', n: 3 },
        {
          do: 'may',
          effects: [{ do: 'cost', price: { mana: 'basic' }, gives: [{ do: 'crystal', of: 'noted' }] }],
        },
      ],
    },
  },
  'into-the-heat': {
    name: { en: 'Into the Heat', de: 'Ins Getümmel' },
    box: 'base',
    number: 81,
    colours: ['red'],
    basic: { when: 'combat-start', effects: intoTheHeat(2) },
    strong: { when: 'combat-start', effects: intoTheHeat(3) },
  },
  decompose: {
    name: { en: 'Decompose', de: 'Zersetzen' },
    box: 'base',
    number: 85,
    colours: ['red'],
    basic: { effects: [forAnAction({ do: 'crystal', of: 'noted', n: 2 })] },
    strong: { effects: [forAnAction({ do: 'crystal', of: 'not-noted' })] },
  },
  'maximal-effect': {
    name: { en: 'Maximal Effect', de: 'Maximalwirkung' },
    box: 'base',
    number: 89,
    colours: ['red'],
    basic: { effects: [forAnAction({ do: 'use-effect', of: 'noted', side: 'basic', times: 3 })] },
    strong: { effects: [forAnAction({ do: 'use-effect', of: 'noted', side: 'strong', times: 2 })] },
  },
  'ice-bolt': {
    name: { en: 'Ice Bolt', de: 'Eisgeschoss' },
    box: 'base',
    number: 66,
    colours: ['blue'],
    basic: { effects: [crystal('blue')] },
    strong: { effects: [ranged(3, 'ice')] },
  },
  'ice-shield': {
    name: { en: 'Ice Shield', de: 'Eisschild' },
    box: 'base',
    number: 70,
    colours: ['blue'],
    basic: { effects: [block(3, 'ice')] },
    strong: {
      effects: [
        block(3, 'ice'),
        {
          do: 'last',
          until: 'combat-end',
          times: 1,
          effects: [{ do: 'on', at: 'foe-blocked', by: 'this', effects: [{ do: 'weaken', who: 'about', by: 3 }] }],
        },
      ],
    },
  },
  'frost-bridge': {
    name: { en: 'Frost Bridge', de: 'Frostbrücke' },
    box: 'base',
    number: 74,
    colours: ['blue'],
    basic: { effects: [move(2), thisTurn({ do: 'terrain', of: ['swamp'], set: 1 })] },
    strong: { effects: [move(4), thisTurn({ do: 'terrain', of: ['swamp', 'lake'], set: 1, allow: true })] },
  },
  'pure-magic': {
    name: { en: 'Pure Magic', de: 'Reine Magie' },
    box: 'base',
    number: 78,
    colours: ['blue'],
    basic: { effects: [pureMagic(4)] },
    strong: { effects: [pureMagic(7)] },
  },
  'steady-tempo': {
    name: { en: 'Steady Tempo', de: 'Stetes Tempo' },
    box: 'base',
    number: 82,
    colours: ['blue'],
    basic: {
      effects: [
        move(2),
        thisTurn({
          do: 'on',
          at: 'turn-end',
          may: true,
          effects: [{ do: 'when', if: 'deck-not-empty', effects: [{ do: 'return-self', to: 'bottom' }] }],
        }),
      ],
    },
    strong: {
      effects: [
        move(4),
        thisTurn({ do: 'on', at: 'turn-end', may: true, effects: [{ do: 'return-self', to: 'top' }] }),
      ],
    },
  },
  'crystal-mastery': {
    name: { en: 'Crystal Mastery', de: 'Kristallmeister' },
    box: 'base',
    number: 86,
    colours: ['blue'],
    basic: { effects: [{ do: 'crystal', of: 'owned' }] },
    strong: { effects: [thisTurn({ do: 'on', at: 'turn-end', effects: [{ do: 'regain-crystals' }] })] },
  },
  'magic-talent': {
    name: { en: 'Magic Talent', de: 'Magisches Talent' },
    box: 'base',
    number: 90,
    colours: ['blue'],
    basic: {
      effects: [
        {
          do: 'cost',
          price: { discard: 'coloured' },
          gives: [{ do: 'use-effect', of: 'spells', colour: 'noted', pays: true }],
        },
      ],
    },
    strong: {
      effects: [
        {
          do: 'cost',
          price: { mana: 'basic' },
          gives: [{ do: 'gain-card', from: 'spells', of: 'noted', to: 'discard' }],
        },
      ],
    },
  },
  'swift-bolt': {
    name: { en: 'Swift Bolt', de: 'Schnelles Geschoss' },
    box: 'base',
    number: 67,
    colours: ['white'],
    basic: { effects: [crystal('white')] },
    strong: { effects: [ranged(4)] },
  },
  agility: {
    name: { en: 'Agility', de: 'Gewandtheit' },
    box: 'base',
    number: 71,
    colours: ['white'],
    basic: { effects: [move(2), thisTurn({ do: 'use', effects: [spend({ move: 1 }, attack(1))] })] },
    strong: {
      effects: [
        move(4),
        thisTurn(
          { do: 'use', effects: [spend({ move: 1 }, attack(1))] },
          { do: 'use', effects: [spend({ move: 2 }, ranged(1))] },
        ),
      ],
    },
  },
  'song-of-wind': {
    name: { en: 'Song of Wind', de: 'Lied des Windes' },
    box: 'base',
    number: 75,
    colours: ['white'],
    basic: {
      effects: [move(2), thisTurn({ do: 'terrain', of: ['plains', 'desert', 'wasteland'], by: -1, least: 0 })],
    },
    strong: {
      effects: [
        move(2),
        thisTurn({ do: 'terrain', of: ['plains', 'desert', 'wasteland'], by: -2, least: 0 }),
        {
          do: 'may',
          effects: [
            {
              do: 'cost',
              price: { mana: 'blue' },
              gives: [thisTurn({ do: 'terrain', of: ['lake'], set: 0, allow: true })],
            },
          ],
        },
      ],
    },
  },
  'heroic-tale': {
    name: { en: 'Heroic Tale', de: 'Heldensage' },
    box: 'base',
    number: 79,
    colours: ['white'],
    basic: { effects: [influence(3), thisTurn({ do: 'on', at: 'unit-recruited', effects: [reputation(1)] })] },
    strong: {
      effects: [
        influence(6),
        thisTurn({ do: 'on', at: 'unit-recruited', effects: [reputation(1), { do: 'fame', n: 1 }] }),
      ],
    },
  },
  diplomacy: {
    name: { en: 'Diplomacy', de: 'Diplomatie' },
    box: 'base',
    number: 83,
    colours: ['white'],
    basic: { effects: [influence(2), thisTurn({ do: 'use', effects: [spend({ influence: 1 }, block(1))] })] },
    strong: {
      effects: [
        influence(4),
        either(
          thisTurn({ do: 'use', effects: [spend({ influence: 1 }, block(1, 'ice'))] }),
          thisTurn({ do: 'use', effects: [spend({ influence: 1 }, block(1, 'fire'))] }),
        ),
      ],
    },
  },
  'mana-storm': {
    name: { en: 'Mana Storm', de: 'Manasturm' },
    box: 'base',
    number: 87,
    colours: ['white'],
    basic: { effects: [{ do: 'reroll', dice: 'one', of: 'basic', gives: [{ do: 'crystal', of: 'noted' }] }] },
    strong: {
      effects: [
        { do: 'reroll', dice: 'all' },
        { do: 'more-dice', n: 3 },
        thisTurn({ do: 'wild-die', of: ['black', 'gold'], as: 'basic' }),
      ],
    },
  },
  learning: {
    name: { en: 'Learning', de: 'Lernen' },
    box: 'base',
    number: 91,
    colours: ['white'],
    basic: {
      effects: [
        influence(2),
        thisTurnOnce({
          do: 'use',
          effects: [spend({ influence: 6 }, { do: 'gain-card', from: 'actions', to: 'discard' })],
        }),
      ],
    },
    strong: {
      effects: [
        influence(4),
        thisTurnOnce({
          do: 'use',
          effects: [spend({ influence: 9 }, { do: 'gain-card', from: 'actions', to: 'hand' })],
        }),
      ],
    },
  },
  'crushing-bolt': {
    name: { en: 'Crushing Bolt', de: 'Wuchtgeschoss' },
    box: 'base',
    number: 68,
    colours: ['green'],
    basic: { effects: [crystal('green')] },
    strong: { effects: [siege(3)] },
  },
  'refreshing-walk': {
    name: { en: 'Refreshing Walk', de: 'Erholsamer Spaziergang' },
    box: 'base',
    number: 72,
    colours: ['green'],
    basic: { effects: [move(2), { do: 'when', if: 'not-in-combat', effects: [heal(1)] }] },
    strong: { effects: [move(4), { do: 'when', if: 'not-in-combat', effects: [heal(2)] }] },
  },
  'path-finding': {
    name: { en: 'Path Finding', de: 'Pfadfinder' },
    box: 'base',
    number: 76,
    colours: ['green'],
    basic: { effects: [move(2), thisTurn({ do: 'terrain', of: 'all', by: -1, least: 2 })] },
    strong: { effects: [move(4), thisTurn({ do: 'terrain', of: 'all', set: 2 })] },
  },
  regeneration: {
    name: { en: 'Regeneration', de: 'Regeneration' },
    box: 'base',
    number: 80,
    colours: ['green'],
    basic: { effects: [heal(1), { do: 'ready', upTo: 2 }] },
    strong: { effects: [heal(2), { do: 'ready', upTo: 3 }] },
  },
  'in-need': {
    name: { en: 'In Need', de: 'In Not' },
    box: 'base',
    number: 84,
    colours: ['green'],
    basic: { effects: [{ do: 'influence', n: { per: 'wound-of-yours', plus: 3 } }] },
    strong: { effects: [{ do: 'influence', n: { per: 'wound-of-yours', times: 2, plus: 5 } }] },
  },
  ambush: {
    name: { en: 'Ambush', de: 'Hinterhalt' },
    box: 'base',
    number: 88,
    colours: ['green'],
    basic: { effects: [move(2), thisTurn({ do: 'bonus', to: 'next', giving: { attack: 1, block: 2 } })] },
    strong: { effects: [move(4), thisTurn({ do: 'bonus', to: 'next', giving: { attack: 2, block: 4 } })] },
  },
  training: {
    name: { en: 'Training', de: 'Ausbildung' },
    box: 'base',
    number: 92,
    colours: ['green'],
    basic: { effects: [forAnAction({ do: 'gain-card', from: 'actions', of: 'noted', to: 'discard' })] },
    strong: { effects: [forAnAction({ do: 'gain-card', from: 'actions', of: 'noted', to: 'hand' })] },
  },
});
