import type { PowerCard } from './power.ts';

export const AURIEL_POWERS = {
  'thunder-god': {
    name: { en: 'Thunder God', de: 'Donnergott' },
    of: 'auriel',
    nature: 'neutral',
    action: 'combat',
    aim: { who: 'enemy', range: 2 },
    damage: 'magical',
    properties: [
      { cost: { energy: 1, magic: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
      { cost: { magic: 2 }, effects: [{ do: 'area', n: 0 }] },
    ],
    levels: [
      { level: 1, cooldown: 1, attack: { red: 1, blue: 1 } },
      { level: 3, cooldown: 2, attack: { auto: 1, red: 1, blue: 2 } },
      { level: 6, cooldown: 3, attack: { auto: 1, red: 2, blue: 3 } },
    ],
  },
  'arcane-bolt': {
    name: { en: 'Arcane Bolt', de: 'Arkaner Bolzen' },
    of: 'auriel',
    nature: 'neutral',
    action: 'standard',
    aim: { who: 'enemy', range: 3 },
    damage: 'magical',
    levels: [
      { level: 1, cooldown: 2, attack: { auto: 2 } },
      { level: 4, cooldown: 3, attack: { auto: 3 } },
    ],
  },
  mirage: {
    name: { en: 'Mirage', de: 'Trugbild' },
    of: 'auriel',
    nature: 'neutral',
    action: 'standard',
    levels: ([1, 4] as const).map(level => ({
      level,
      cooldown: 3,
      effects: [
        {
          do: 'token',
          token: 'mirage',
          n: level === 1 ? 1 : 2,
          with: [
            {
              do: 'last',
              until: 'adventure',
              effects: [
                {
                  do: 'on',
                  at: 'defence-before',
                  may: true,
                  if: {
                    is: 'all',
                    of: [
                      { is: 'about', who: 'self' },
                      { is: 'token', token: 'mirage' },
                    ],
                  },
                  effects: [
                    { do: 'lessen', n: 2 },
                    { do: 'spend-token', token: 'mirage' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })),
  },
  windstep: {
    name: { en: 'Windstep', de: 'Windschritt' },
    of: 'auriel',
    nature: 'neutral',
    action: 'free',
    aim: { who: 'hero', range: 2 },
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'points', n: 1 }] },
      { level: 3, cooldown: 2, effects: [{ do: 'points', n: 2 }] },
    ],
  },
  'light-of-anere': {
    name: { en: 'Light of Anere', de: 'Aneres Licht' },
    of: 'auriel',
    nature: 'law',
    action: 'standard',
    aim: { who: 'hero', range: 2, area: 0 },
    levels: [
      { level: 1, cooldown: 3, effects: [{ do: 'heal', n: 1 }] },
      { level: 3, cooldown: 3, effects: [{ do: 'heal', n: 2 }] },
      { level: 5, cooldown: 4, effects: [{ do: 'heal', n: 3 }] },
    ],
  },
  ward: {
    name: { en: 'Ward', de: 'Schutzzeichen' },
    of: 'auriel',
    nature: 'law',
    action: 'reaction',
    at: ['defence-before'],
    aim: { who: 'that', range: 2 },
    if: { is: 'about', who: 'hero' },
    levels: [
      { level: 1, cooldown: 2, effects: [{ do: 'lessen', n: 1 }] },
      { level: 4, cooldown: 2, effects: [{ do: 'lessen', n: 2 }] },
    ],
  },
  'fire-storm': {
    name: { en: 'Fire Storm', de: 'Feuersturm' },
    of: 'auriel',
    nature: 'chaos',
    action: 'combat',
    aim: { who: 'enemy', range: 2 },
    damage: 'magical',
    properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }],
    levels: [
      { level: 3, cooldown: 3, attack: { auto: 1, red: 2, blue: 1 }, effects: [{ do: 'area', n: 0 }] },
      { level: 6, cooldown: 4, attack: { auto: 1, red: 3, blue: 2 }, effects: [{ do: 'area', n: 0 }] },
    ],
  },
  'soul-drain': {
    name: { en: 'Soul Drain', de: 'Seelenraub' },
    of: 'auriel',
    nature: 'chaos',
    action: 'combat',
    aim: { who: 'enemy', range: 1 },
    damage: 'magical',
    properties: [{ cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n: 1 }] }] }],
    levels: [
      { level: 1, cooldown: 2, attack: { red: 1, blue: 2 } },
      { level: 4, cooldown: 3, attack: { auto: 1, red: 2, blue: 2 }, effects: [{ do: 'lethal', n: 1 }] },
    ],
  },
} as const satisfies Readonly<Record<string, PowerCard>>;
