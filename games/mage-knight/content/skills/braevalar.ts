import type { Effect } from '../../effects/effect.ts';
import { MANA } from '../words.ts';
import { forAnybody, oneOf, skills } from './skill.ts';

/** One enemy attack is lowered and its owner becomes cumbersome. */
const entangle: Effect = { do: 'soften', by: 1, gains: 'cumbersome' };

/** Skills of Braevalar. */
export const BRAEVALAR = skills({
  'elemental-resistance': {
    name: { en: 'Elemental Resistance', de: 'Elementwiderstand' },
    hero: 'braevalar',
    type: 'turn',
    effects: [],
    passive: [{ do: 'ignore-damage', much: 2, of: ['fire', 'ice'], other: 1 }],
  },
  'feral-allies': {
    name: { en: 'Feral Allies', de: 'Wilde Verbündete' },
    hero: 'braevalar',
    type: 'turn',
    effects: [oneOf({ do: 'attack', n: 1 }, { do: 'soften', by: 1 })],
    passive: [{ do: 'explore-cost', by: -1 }],
  },
  thunderstorm: {
    name: { en: 'Thunderstorm', de: 'Gewitter' },
    hero: 'braevalar',
    type: 'round',
    effects: [
      { do: 'mana', of: ['green', 'blue'] },
      { do: 'mana', of: ['green', 'white'] },
    ],
  },
  'lightning-storm': {
    name: { en: 'Lightning Storm', de: 'Blitzsturm' },
    hero: 'braevalar',
    type: 'round',
    effects: [
      { do: 'mana', of: ['blue', 'green'] },
      { do: 'mana', of: ['blue', 'red'] },
    ],
  },
  beguile: {
    name: { en: 'Beguile', de: 'Betören' },
    hero: 'braevalar',
    type: 'turn',
    effects: [
      {
        do: 'when',
        if: 'at-fortified-site',
        effects: [{ do: 'influence', n: 2 }],
        otherwise: [
          {
            do: 'when',
            if: 'on-glade',
            effects: [{ do: 'influence', n: 4 }],
            otherwise: [{ do: 'influence', n: 3 }],
          },
        ],
      },
    ],
  },
  'forked-lightning': {
    name: { en: 'Forked Lightning', de: 'Gabelblitz' },
    hero: 'braevalar',
    type: 'turn',
    effects: [{ do: 'fork', n: 3 }],
  },
  shapeshift: {
    name: { en: 'Shapeshift', de: 'Gestaltwandel' },
    hero: 'braevalar',
    type: 'turn',
    effects: [{ do: 'shapeshift' }],
  },
  'secret-ways': {
    name: { en: 'Secret Ways', de: 'Geheime Wege' },
    hero: 'braevalar',
    type: 'turn',
    effects: [
      { do: 'move', n: 1 },
      {
        do: 'last',
        until: 'turn-end',
        effects: [{ do: 'terrain', of: ['mountain'], set: 5, allow: true, safe: true }],
      },
      {
        do: 'may',
        effects: [
          {
            do: 'cost',
            price: { mana: 'blue' },
            gives: [
              {
                do: 'last',
                until: 'turn-end',
                effects: [{ do: 'terrain', of: ['lake'], set: 2, allow: true, safe: true }],
              },
            ],
          },
        ],
      },
    ],
  },
  'regenerate-braevalar': {
    name: { en: 'Regenerate', de: 'Selbstheilung' },
    hero: 'braevalar',
    type: 'turn',
    effects: [
      { do: 'cost', price: { mana: MANA }, gives: [{ do: 'throw-away-wound', n: 1 }] },
      { do: 'when', if: 'green-or-least-fame', effects: [{ do: 'draw', n: 1 }] },
    ],
  },
  'natures-vengeance': {
    name: { en: "Nature's Vengeance", de: 'Rache der Natur' },
    hero: 'braevalar',
    type: 'interactive',
    mode: 'competitive',
    effects: [entangle, { do: 'last', until: 'next-turn', for: 'opponents', effects: [{ do: 'foes-attack', by: 1 }] }],
  },
  'natures-support': {
    name: { en: "Nature's Support", de: 'Beistand der Natur' },
    hero: 'braevalar',
    type: 'interactive',
    mode: 'cooperative',
    effects: [entangle, forAnybody(entangle)],
  },
});
