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
  'shield-wall': {
    name: { en: 'Shield Wall', de: 'Schildwall' },
    of: 'ecarus',
    nature: 'neutral',
    action: 'reaction',
    at: ['defence-roll'],
    aim: { who: 'that', range: 0 },
    if: { is: 'about', who: 'hero' },
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'defence-dice', n: 2 }] },
      {
        level: 4,
        cooldown: 2,
        effects: [
          { do: 'defence-dice', n: 2 },
          { do: 'blocks', n: 1 },
        ],
      },
    ],
  },
  charge: {
    name: { en: 'Charge', de: 'Sturmangriff' },
    of: 'ecarus',
    nature: 'neutral',
    action: 'move',
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [
          {
            do: 'charge',
            n: 2,
            effects: [
              {
                do: 'last',
                until: 'turn-end',
                next: 'attack',
                fits: { is: 'melee' },
                effects: [{ do: 'modify', value: 'hits', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
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
  guardian: {
    name: { en: 'Guardian', de: 'Beschützer' },
    of: 'ecarus',
    nature: 'law',
    action: 'reaction',
    at: ['attack-declared'],
    aim: { who: 'other', range: 0 },
    if: {
      is: 'all',
      of: [
        { is: 'about', who: 'hero', part: 'other' },
        { is: 'about', who: 'not-self', part: 'other' },
        { is: 'about', who: 'enemy' },
      ],
    },
    levels: [{ level: 1, cooldown: 2, effects: [{ do: 'retarget' }] }],
  },
  rally: {
    name: { en: 'Rally', de: 'Sammeln' },
    of: 'ecarus',
    nature: 'law',
    action: 'standard',
    aim: { who: 'hero', range: 2, area: 0 },
    levels: [
      {
        level: 1,
        cooldown: 3,
        effects: [
          { do: 'heal', n: 1 },
          { do: 'cure', n: 1 },
        ],
      },
      {
        level: 5,
        cooldown: 3,
        effects: [
          { do: 'heal', n: 2 },
          { do: 'cure', n: 1 },
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
  cleave: {
    name: { en: 'Cleave', de: 'Durchhauen' },
    of: 'ecarus',
    nature: 'chaos',
    action: 'passive',
    levels: [
      {
        level: 3,
        effects: [
          {
            do: 'on',
            at: 'killed',
            limit: 'turn',
            if: {
              is: 'all',
              of: [
                { is: 'own-attack' },
                { is: 'melee' },
                { is: 'weapon', tag: 'weapon' },
                { is: 'about', who: 'enemy' },
              ],
            },
            effects: [{ do: 'again', with: 'same', onOther: true }],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
