import type { HeroCard } from '../heroes.ts';

export const ecarus: HeroCard = {
  name: 'Ecarus',
  about: {
    en: 'A knight of the Rose who held a bridge until it fell. He still does not step back.',
    de: 'Ein Ritter der Rose, der eine Brücke hielt, bis sie fiel. Zurück weicht er noch immer nicht.',
  },
  style: 'might',
  move: 3,
  capacity: 4,
  classes: [
    {
      id: 'white-rose',
      name: { en: 'Knight of the White Rose', de: 'Ritter der Weißen Rose' },
      nature: 'law',
      save: 'block',
      gem: {
        health: [8, 9, 10, 11, 12, 13, 14],
        powers: [1, 1, 2, 3, 3, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 1, 2, 2, 2],
        standard: [1, 1, 2, 2, 2, 2, 3],
      },
      power: {
        id: 'taunt',
        name: { en: 'Taunt', de: 'Verspotten' },
        action: 'reaction',
        at: ['activating'],
        aim: { who: 'that', range: 3 },
        limit: 'round',
        levels: [{ level: 1, effects: [{ do: 'taunt' }] }],
      },
      cry: {
        id: 'stand-fast',
        name: { en: 'Stand Fast', de: 'Haltet stand' },
        action: 'free',
        aim: { who: 'other-hero', range: 0 },
        levels: [{ level: 1, effects: [{ do: 'shields', n: 1 }] }],
      },
      kit: ['longsword', 'shield', 'chain', 'healing-potion'],
    },
    {
      id: 'black-rose',
      name: { en: 'Knight of the Black Rose', de: 'Ritter der Schwarzen Rose' },
      nature: 'chaos',
      save: 'block',
      gem: {
        health: [7, 8, 9, 10, 11, 12, 13],
        powers: [1, 1, 2, 3, 3, 4, 5],
        talents: [0, 1, 1, 1, 1, 2, 2],
        combat: [1, 1, 1, 2, 2, 2, 2],
        standard: [1, 1, 1, 2, 2, 2, 2],
      },
      power: {
        id: 'cull',
        name: { en: 'Cull', de: 'Ausmerzen' },
        action: 'passive',
        levels: [
          {
            level: 1,
            effects: [
              { do: 'modify', value: 'hits', n: 1, if: { is: 'target-level', level: 'green' } },
              {
                do: 'on',
                at: 'killed',
                limit: 'turn',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self', part: 'other' },
                    { is: 'about', who: 'enemy' },
                  ],
                },
                effects: [{ do: 'heal', n: 1 }],
              },
            ],
          },
          {
            level: 5,
            effects: [
              {
                do: 'modify',
                value: 'hits',
                n: 1,
                if: {
                  is: 'any',
                  of: [
                    { is: 'target-level', level: 'green' },
                    { is: 'target-level', level: 'blue' },
                  ],
                },
              },
              {
                do: 'on',
                at: 'killed',
                limit: 'turn',
                if: {
                  is: 'all',
                  of: [
                    { is: 'about', who: 'self', part: 'other' },
                    { is: 'about', who: 'enemy' },
                  ],
                },
                effects: [{ do: 'heal', n: 1 }],
              },
            ],
          },
        ],
      },
      cry: {
        id: 'dread',
        name: { en: 'Dread', de: 'Furcht' },
        action: 'free',
        aim: { who: 'enemy', range: 0 },
        levels: [
          { level: 1, effects: [{ do: 'last', until: 'time', effects: [{ do: 'modify', value: 'armour', n: -1 }] }] },
        ],
      },
      kit: ['longsword', 'shield', 'chain', 'healing-potion'],
    },
  ],
};
