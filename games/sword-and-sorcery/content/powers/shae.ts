import type { PowerCard } from './power.ts';

export const SHAE_POWERS = {
  'cunning-attack': {
    name: { en: 'Cunning Attack', de: 'Listiger Angriff' },
    of: 'shae',
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
            // Using it ends her hiding, which counts all the same (SS-CTRL-EX1, SS-ENG-14).
            fits: { is: 'controls', zone: 'target' },
            unless: { is: 'hidden' },
            effects: [
              { do: 'modify', value: 'hits', n: { per: 'half-rank' } },
              { do: 'property', cost: {}, effects: [{ do: 'critical' }] },
            ],
          },
        ],
      },
    ],
  },
  hide: {
    name: { en: 'Hide', de: 'Verstecken' },
    of: 'shae',
    nature: 'neutral',
    action: 'standard',
    levels: [
      { level: 1, cooldown: 3, effects: [{ do: 'hide' }] },
      { level: 4, cooldown: 2, effects: [{ do: 'hide' }] },
    ],
  },
  'treasure-hunter': {
    name: { en: 'Treasure Hunter', de: 'Schatzjäger' },
    of: 'shae',
    nature: 'neutral',
    action: 'passive',
    levels: [
      { level: 1, effects: [{ do: 'modify', value: 'treasure-cards', n: 1 }] },
      { level: 4, effects: [{ do: 'modify', value: 'treasure-cards', n: 2 }] },
    ],
  },
  'fan-of-knives': {
    name: { en: 'Fan of Knives', de: 'Messerfächer' },
    of: 'shae',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 1 },
    damage: 'pointed',
    levels: [
      { level: 3, cooldown: 3, attack: { auto: 1, red: 1, blue: 2 }, effects: [{ do: 'area', n: 0 }] },
      { level: 6, cooldown: 3, attack: { auto: 1, red: 2, blue: 2 }, effects: [{ do: 'area', n: 0 }] },
    ],
  },
  disarm: {
    name: { en: 'Disarm', de: 'Entschärfen' },
    of: 'shae',
    nature: 'law',
    action: 'reaction',
    at: ['trap-drawn'],
    anyTime: true,
    aim: { who: 'that', range: 1 },
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'cancel-trap' }] },
      { level: 3, cooldown: 2, aim: { who: 'that', range: 2 }, effects: [{ do: 'cancel-trap' }] },
    ],
  },
  distract: {
    name: { en: 'Distract', de: 'Ablenken' },
    of: 'shae',
    nature: 'law',
    action: 'standard',
    aim: { who: 'enemy', range: 2 },
    levels: [
      { level: 1, cooldown: 3, effects: [{ do: 'condition', condition: 'slowed' }] },
      {
        level: 5,
        cooldown: 3,
        effects: [
          { do: 'condition', condition: 'slowed' },
          { do: 'condition', condition: 'blinded' },
        ],
      },
    ],
  },
  venom: {
    name: { en: 'Venom', de: 'Gift' },
    of: 'shae',
    nature: 'chaos',
    action: 'free',
    levels: ([1, 4] as const).map(level => ({
      level,
      cooldown: level === 1 ? 2 : 3,
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          next: 'attack',
          fits: { is: 'weapon', tag: 'dagger' },
          effects: [
            {
              do: 'property',
              cost: {},
              effects: [{ do: 'condition', condition: level === 1 ? 'poisoned-1' : 'poisoned-2' }],
            },
          ],
        },
      ],
    })),
  },
  heartseeker: {
    name: { en: 'Heartseeker', de: 'Herzstich' },
    of: 'shae',
    nature: 'chaos',
    action: 'combat',
    aim: { who: 'enemy', range: 0 },
    levels: [
      {
        level: 4,
        cooldown: 4,
        effects: [{ do: 'strike', with: ['main'], tag: 'dagger', effects: [{ do: 'lethal', n: 'all' }] }],
      },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
