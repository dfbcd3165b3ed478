import type { ItemCard } from './item.ts';

/** Weapons and armour for sale, front and back (SS-DECK-14). */
export const ARMOURY = {
  'scale-armour': {
    name: { en: 'Scale Armour', de: 'Schuppenpanzer' },
    deck: 'emporium',
    kind: 'armour',
    slot: 'armour',
    runes: ['might'],
    category: 'heavy',
    improves: true,
    faces: [
      {
        price: 60,
        defence: { armour: 1, shields: 0, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'reroll', n: 'any' }] }],
      },
      {
        price: 140,
        defence: { armour: 1, shields: 1, dice: 4 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'reroll', n: 'any' }] },
          { cost: { sorcery: 1 }, effects: [{ do: 'blocks', n: 1 }] },
        ],
      },
    ],
  },
  'mail-of-faith': {
    name: { en: 'Mail of the Faithful', de: 'Harnisch der Gläubigen' },
    deck: 'emporium',
    kind: 'armour',
    slot: 'armour',
    runes: ['faith'],
    category: 'heavy',
    improves: true,
    faces: [
      { price: 60, defence: { armour: 1, shields: 0, dice: 3 } },
      {
        price: 130,
        defence: { armour: 1, shields: 1, dice: 3 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n: 1 }] }] }],
      },
    ],
  },
  'studded-leather': {
    name: { en: 'Studded Leather', de: 'Nietenleder' },
    deck: 'emporium',
    kind: 'armour',
    slot: 'armour',
    runes: ['speed'],
    category: 'light',
    improves: true,
    faces: [
      {
        price: 50,
        defence: { armour: 0, shields: 0, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
      {
        price: 120,
        defence: { armour: 1, shields: 0, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  'silk-robe': {
    name: { en: 'Silk Robe', de: 'Seidenrobe' },
    deck: 'emporium',
    kind: 'armour',
    slot: 'armour',
    runes: ['magic'],
    category: 'light',
    improves: true,
    faces: [
      { price: 50, defence: { armour: 0, shields: 1, dice: 2 } },
      {
        price: 120,
        defence: { armour: 0, shields: 2, dice: 2 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  knife: {
    name: { en: 'Knife', de: 'Messer' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed', 'magic'],
    category: 'dagger',
    damage: 'pointed',
    range: 0,
    improves: true,
    faces: [
      {
        price: 35,
        attack: { red: 1, blue: 2 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
      {
        price: 90,
        name: { en: 'Elven Knife', de: 'Elfenmesser' },
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] },
          { cost: { magic: 1 }, effects: [{ do: 'critical' }] },
        ],
      },
    ],
  },
  broadsword: {
    name: { en: 'Broadsword', de: 'Breitschwert' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'sharp',
    range: 0,
    improves: true,
    faces: [
      {
        price: 70,
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
      {
        price: 150,
        attack: { auto: 1, red: 2, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
    ],
  },
  halberd: {
    name: { en: 'Halberd', de: 'Hellebarde' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['might'],
    damage: 'sharp',
    range: 0,
    improves: true,
    faces: [
      {
        price: 80,
        attack: { auto: 1, red: 2 },
        properties: [{ cost: { energy: 2 }, effects: [{ do: 'area', n: 0 }] }],
      },
      {
        price: 160,
        attack: { auto: 1, red: 2, blue: 1 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'area', n: 0 }] },
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
        ],
      },
    ],
  },
  'morning-star': {
    name: { en: 'Morning Star', de: 'Morgenstern' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    improves: true,
    faces: [
      {
        price: 70,
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] }],
      },
      {
        price: 150,
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
          { cost: { energy: 2 }, effects: [{ do: 'condition', condition: 'stunned' }] },
        ],
      },
    ],
  },
  'tower-shield': {
    name: { en: 'Tower Shield', de: 'Turmschild' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'off',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    improves: true,
    faces: [
      {
        price: 45,
        attack: { blue: 1 },
        properties: [{ cost: {}, effects: [{ do: 'push' }] }],
        passive: [
          { do: 'modify', value: 'defence-dice', n: 1 },
          {
            do: 'on',
            at: 'defence-roll',
            limit: 'round',
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'blocks', n: 1 }],
          },
        ],
      },
      {
        price: 100,
        attack: { blue: 1 },
        properties: [{ cost: {}, effects: [{ do: 'push' }] }],
        passive: [
          { do: 'modify', value: 'defence-dice', n: 1 },
          { do: 'modify', value: 'shields', n: 1 },
        ],
      },
    ],
  },
  'composite-bow': {
    name: { en: 'Composite Bow', de: 'Kompositbogen' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['speed'],
    category: 'bow',
    damage: 'pointed',
    range: 4,
    improves: true,
    faces: [
      {
        price: 80,
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }],
      },
      {
        price: 160,
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
        ],
      },
    ],
  },
  'rune-wand': {
    name: { en: 'Rune Wand', de: 'Runenstab' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'main',
    runes: ['magic'],
    category: 'wand',
    damage: 'magical',
    range: 2,
    improves: true,
    faces: [
      { price: 60, attack: { red: 1, blue: 2 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }] },
      {
        price: 130,
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'fire', n: 2 }] },
          { cost: { magic: 2 }, effects: [{ do: 'area', n: 0 }] },
        ],
      },
    ],
  },
  'mystic-sceptre': {
    name: { en: 'Mystic Sceptre', de: 'Mystisches Zepter' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'main',
    runes: ['magic', 'faith'],
    category: 'sceptre',
    damage: 'magical',
    range: 1,
    improves: true,
    faces: [
      {
        price: 90,
        attack: { red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'area', n: 1 }] }],
      },
      {
        price: 170,
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'area', n: 1 }] }],
      },
    ],
  },
  'holy-symbol': {
    name: { en: 'Holy Symbol', de: 'Heiliges Symbol' },
    deck: 'emporium',
    kind: 'weapon',
    slot: 'off',
    runes: ['faith'],
    damage: 'magical',
    range: 2,
    improves: true,
    faces: [
      {
        price: 50,
        attack: { red: 1 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'hero-here', effects: [{ do: 'heal', n: 1 }] }] },
        ],
      },
      {
        price: 110,
        attack: { red: 1, blue: 1 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'hero-here', effects: [{ do: 'heal', n: 1 }] }] },
        ],
        passive: [
          {
            do: 'on',
            at: 'save-rolled',
            may: true,
            limit: 'round',
            if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'save-failed' }] },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
