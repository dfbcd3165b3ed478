import type { Colour } from '../words.ts';
import { forAnybody, motivation, oneOf, type SkillToken, skills } from './skill.ts';

/** A blue crystal and a mana. */
const craft = (mana: Colour, en: string, de: string): SkillToken => ({
  name: { en, de },
  hero: 'goldyx',
  type: 'round',
  effects: [
    { do: 'crystal', of: 'blue' },
    { do: 'mana', of: mana },
  ],
});

/** Skills of Goldyx. */
export const GOLDYX = skills({
  'freezing-power': {
    name: { en: 'Freezing Power', de: 'Eisige Macht' },
    hero: 'goldyx',
    type: 'turn',
    effects: [oneOf({ do: 'attack', n: 1, kind: 'siege' }, { do: 'attack', n: 1, kind: 'siege', element: 'ice' })],
  },
  'potion-making': {
    name: { en: 'Potion Making', de: 'Trankbrauen' },
    hero: 'goldyx',
    type: 'round',
    when: 'not-combat',
    effects: [{ do: 'heal', n: 2 }],
  },
  'white-crystal-craft': craft('white', 'White Crystal Craft', 'Weiße Kristallkunst'),
  'green-crystal-craft': craft('green', 'Green Crystal Craft', 'Grüne Kristallkunst'),
  'red-crystal-craft': craft('red', 'Red Crystal Craft', 'Rote Kristallkunst'),
  'glittering-fortune': {
    name: { en: 'Glittering Fortune', de: 'Funkelnder Reichtum' },
    hero: 'goldyx',
    type: 'turn',
    when: 'interaction',
    effects: [{ do: 'influence', n: { per: 'crystal-colour' } }],
  },
  flight: {
    name: { en: 'Flight', de: 'Flug' },
    hero: 'goldyx',
    type: 'round',
    effects: [
      oneOf(
        { do: 'jump', spaces: 1, to: 'safe' },
        { do: 'cost', price: { move: 2 }, gives: [{ do: 'jump', spaces: 2, to: 'safe' }] },
      ),
    ],
  },
  'universal-power': {
    name: { en: 'Universal Power', de: 'Universelle Macht' },
    hero: 'goldyx',
    type: 'turn',
    effects: [
      {
        do: 'cost',
        price: { mana: 'basic' },
        gives: [
          {
            do: 'last',
            until: 'turn-end',
            times: 1,
            effects: [
              {
                do: 'sideways',
                n: 3,
                better: { n: 4, types: ['basic-action', 'advanced-action', 'spell'], colour: 'noted' },
              },
            ],
          },
        ],
      },
    ],
  },
  'motivation-goldyx': motivation('goldyx', { do: 'mana', of: 'green' }),
  'source-freeze': {
    name: { en: 'Source Freeze', de: 'Gefrorene Quelle' },
    hero: 'goldyx',
    type: 'interactive',
    mode: 'competitive',
    effects: [{ do: 'last', until: 'next-turn', for: 'opponents', effects: [{ do: 'rule', rule: 'no-source-die' }] }],
    returns: [{ do: 'crystal', of: 'in-source' }],
  },
  'source-opening': {
    name: { en: 'Source Opening', de: 'Geöffnete Quelle' },
    hero: 'goldyx',
    type: 'interactive',
    mode: 'cooperative',
    effects: [{ do: 'may', effects: [{ do: 'reroll', dice: 'one' }] }, forAnybody({ do: 'open-source' })],
  },
});
