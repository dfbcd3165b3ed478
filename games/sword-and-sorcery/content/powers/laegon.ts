import type { PowerCard } from './power.ts';

/** Laegon is neutral: all eight are open to both of his classes. */
export const LAEGON_POWERS = {
  'hail-of-arrows': {
    name: { en: 'Hail of Arrows', de: 'Pfeilhagel' },
    of: 'laegon',
    nature: 'neutral',
    action: 'free',
    levels: [
      {
        level: 1,
        cooldown: 3,
        effects: [
          {
            do: 'last',
            until: 'turn-end',
            next: 'attack',
            fits: { is: 'weapon', tag: 'bow' },
            effects: [{ do: 'area', n: 0 }],
          },
        ],
      },
      {
        level: 5,
        cooldown: 4,
        effects: [
          {
            do: 'last',
            until: 'turn-end',
            next: 'attack',
            fits: { is: 'weapon', tag: 'bow' },
            effects: [
              { do: 'area', n: 0 },
              { do: 'modify', value: 'hits', n: 1 },
            ],
          },
        ],
      },
    ],
  },
  'call-fenrir': {
    name: { en: 'Call Fenrir', de: 'Fenrir rufen' },
    of: 'laegon',
    nature: 'neutral',
    action: 'standard',
    cooldownFrom: 'end-of-effect',
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'summon', companion: 'fenrir', level: 1 }] },
      { level: 4, cooldown: 2, effects: [{ do: 'summon', companion: 'fenrir', level: 4 }] },
    ],
  },
  'hunting-trap': {
    name: { en: 'Hunting Trap', de: 'Jagdfalle' },
    of: 'laegon',
    nature: 'neutral',
    action: 'standard',
    aim: { who: 'zone', range: 1 },
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'lay-trap', wounds: 1 }] },
      { level: 4, cooldown: 2, effects: [{ do: 'lay-trap', wounds: 2 }] },
    ],
  },
  'eagle-eye': {
    name: { en: 'Eagle Eye', de: 'Adlerauge' },
    of: 'laegon',
    nature: 'neutral',
    action: 'free',
    levels: ([1, 3] as const).map(level => ({
      level,
      cooldown: level === 1 ? 1 : 2,
      effects: [
        {
          do: 'last',
          until: 'turn-end',
          next: 'attack',
          fits: { is: 'weapon', tag: 'long' },
          effects: [
            { do: 'modify', value: 'range', n: 1 },
            {
              do: 'on',
              at: 'attack-rolled',
              may: true,
              if: { is: 'own-attack' },
              effects: [{ do: 'reroll', n: level === 1 ? 1 : 2 }],
            },
          ],
        },
      ],
    })),
  },
  leafwalk: {
    name: { en: 'Leafwalk', de: 'Laubgang' },
    of: 'laegon',
    nature: 'neutral',
    action: 'passive',
    levels: [
      { level: 1, effects: [{ do: 'permit', rule: 'ignore-difficult' }] },
      {
        level: 3,
        effects: [
          { do: 'permit', rule: 'ignore-difficult' },
          { do: 'permit', rule: 'ignore-barriers' },
        ],
      },
    ],
  },
  'whirl-of-blades': {
    name: { en: 'Whirl of Blades', de: 'Klingenwirbel' },
    of: 'laegon',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 0 },
    levels: [
      {
        level: 1,
        cooldown: 2,
        effects: [{ do: 'strike', with: ['main', 'off'], effects: [{ do: 'modify', value: 'blue', n: 1 }] }],
      },
    ],
  },
  balm: {
    name: { en: 'Balm', de: 'Balsam' },
    of: 'laegon',
    nature: 'neutral',
    action: 'standard',
    aim: { who: 'hero', range: 1 },
    levels: ([1, 3, 5] as const).map(level => ({
      level,
      cooldown: 2,
      effects: [
        { do: 'cure', n: 'all', of: ['poisoned-1', 'poisoned-2', 'fire'] },
        { do: 'heal', n: { 1: 1, 3: 2, 5: 3 }[level] },
      ],
    })),
  },
  'pinning-shot': {
    name: { en: 'Pinning Shot', de: 'Festnageln' },
    of: 'laegon',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 5 },
    levels: ([3, 5] as const).map(level => ({
      level,
      cooldown: level === 3 ? 3 : 4,
      effects: [
        {
          do: 'strike',
          with: ['bow'],
          effects: [
            {
              do: 'on',
              at: 'attack-counted',
              if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'hit' }] },
              aim: { who: 'other', range: 5, sight: false },
              effects: [{ do: 'condition', condition: level === 3 ? 'slowed' : 'stunned' }],
            },
          ],
        },
      ],
    })),
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
