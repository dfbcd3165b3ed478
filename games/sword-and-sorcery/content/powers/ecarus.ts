import type { PowerCard } from './power.ts';

export const ECARUS_POWERS = {
  'mighty-blow': {
    name: { en: 'Mighty Blow', de: 'Mächtiger Hieb' },
    of: 'ecarus',
    nature: 'neutral',
    action: 'free',
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [
          {
            do: 'last',
            until: 'turn-end',
            next: 'attack',
            fits: { is: 'melee' },
            effects: [
              { do: 'modify', value: 'red', n: 1 },
              { do: 'property', cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
            ],
          },
        ],
      },
    ],
  },
  'blood-rage': {
    name: { en: 'Blood Rage', de: 'Blutrausch' },
    of: 'ecarus',
    nature: 'chaos',
    action: 'free',
    levels: ([1, 5] as const).map(level => ({
      level,
      cooldown: 2,
      effects: [
        { do: 'suffer', n: 1 },
        {
          do: 'last',
          until: 'turn-end',
          next: 'attack',
          effects: [{ do: 'modify', value: 'hits', n: level === 1 ? 2 : 3 }],
        },
      ],
    })),
  },
  whirlwind: {
    name: { en: 'Whirlwind', de: 'Wirbelwind' },
    of: 'ecarus',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 0 },
    levels: [
      { level: 3, cooldown: 3, effects: [{ do: 'strike', with: ['main'], effects: [{ do: 'area', n: 0 }] }] },
      {
        level: 6,
        cooldown: 3,
        effects: [
          {
            do: 'strike',
            with: ['main'],
            effects: [
              { do: 'area', n: 0 },
              { do: 'hits', n: 1 },
            ],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
