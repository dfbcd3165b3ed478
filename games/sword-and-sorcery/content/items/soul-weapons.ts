import type { ItemCard } from './item.ts';

/** Soul weapons: found in adventures only, turned for shards (SS-SWEAP). */
export const SOUL_WEAPONS = {
  dawnbreaker: {
    name: { en: 'Dawnbreaker', de: 'Morgenbrecher' },
    deck: 'soul',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'sharp',
    range: 0,
    shards: 3,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
      {
        attack: { auto: 2, red: 2, blue: 2 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 2 }] },
          { cost: { sorcery: 1 }, effects: [{ do: 'area', n: 0 }] },
        ],
      },
    ],
  },
  whisper: {
    name: { en: 'Whisper', de: 'Flüstern' },
    deck: 'soul',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed'],
    category: 'dagger',
    damage: 'pointed',
    range: 1,
    shards: 3,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
      {
        attack: { auto: 2, red: 2, blue: 1 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 2 }] },
          { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
        ],
      },
    ],
  },
  'star-of-enomis': {
    name: { en: 'Star of Enomis', de: 'Stern des Enomis' },
    deck: 'soul',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['magic', 'faith'],
    category: 'staff',
    damage: 'magical',
    range: 2,
    shards: 4,
    faces: [
      { attack: { auto: 1, red: 1, blue: 2 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }] },
      {
        attack: { auto: 2, red: 2, blue: 3 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'fire', n: 2 }] },
          { cost: { magic: 2 }, effects: [{ do: 'area', n: 0 }] },
          { cost: { sorcery: 1 }, effects: [{ do: 'area', n: 1 }] },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
