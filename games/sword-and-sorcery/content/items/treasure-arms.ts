import type { ItemCard } from './item.ts';

/** Weapons and armour among the treasures of act I (SS-DECK-09, -10). */
export const TREASURE_ARMS = {
  'sting-of-greed': {
    name: { en: 'Sting of Greed', de: 'Stachel der Gier' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed'],
    category: 'dagger',
    damage: 'pointed',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'bounty', crowns: 5 }] }],
      },
    ],
  },
  'crystal-knife': {
    name: { en: 'Crystal Knife', de: 'Kristallmesser' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed', 'magic'],
    category: 'dagger',
    damage: 'magical',
    range: 0,
    act: 1,
    faces: [
      { attack: { auto: 2, red: 1, blue: 2 }, properties: [{ cost: { magic: 2 }, effects: [{ do: 'lethal', n: 2 }] }] },
    ],
  },
  orcbane: {
    name: { en: 'Orcbane', de: 'Orktod' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'sharp',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'hits', n: 2, if: { is: 'target-category', category: 'orc' } }] },
        ],
      },
    ],
  },
  'hammer-of-the-deep': {
    name: { en: 'Hammer of the Deep', de: 'Hammer der Tiefe' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['faith', 'might'],
    damage: 'blunt',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 2, blue: 1 },
        properties: [{ cost: { energy: 1, magic: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] }],
      },
    ],
  },
  'frost-blade': {
    name: { en: 'Frost Blade', de: 'Frostklinge' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'speed'],
    damage: 'magical',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'condition', condition: 'slowed' }] }],
      },
    ],
  },
  'wolf-bow': {
    name: { en: 'Wolf Bow', de: 'Wolfsbogen' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['speed'],
    category: 'bow',
    damage: 'pointed',
    range: 4,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
          { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
        ],
      },
    ],
  },
  'wand-of-sparks': {
    name: { en: 'Wand of Sparks', de: 'Funkenstab' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'main',
    runes: ['magic'],
    category: 'wand',
    damage: 'magical',
    range: 3,
    act: 1,
    faces: [
      { attack: { auto: 1, red: 1, blue: 1 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'area', n: 0 }] }] },
    ],
  },
  'wand-of-ruin': {
    name: { en: 'Wand of Ruin', de: 'Stab des Verderbens' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'main',
    runes: ['magic'],
    category: 'wand',
    damage: 'magical',
    range: 2,
    act: 1,
    faces: [{ attack: { auto: 1, red: 2 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 2 }] }] }],
  },
  'staff-of-dew': {
    name: { en: 'Staff of Dew', de: 'Taustab' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['magic', 'faith'],
    category: 'staff',
    damage: 'blunt',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, red: 1, blue: 1 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'hero-here', effects: [{ do: 'heal', n: 2 }] }] },
        ],
      },
    ],
  },
  'parrying-blade': {
    name: { en: 'Parrying Blade', de: 'Parierklinge' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'off',
    runes: ['speed', 'might'],
    damage: 'sharp',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { red: 1, blue: 1 },
        passive: [
          {
            do: 'on',
            at: 'defence-roll',
            limit: 'round',
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'blocks', n: 1 }],
          },
        ],
      },
    ],
  },
  bulwark: {
    name: { en: 'Bulwark', de: 'Bollwerk' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'off',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    act: 1,
    faces: [
      {
        attack: { auto: 1, blue: 1 },
        properties: [{ cost: {}, effects: [{ do: 'push' }] }],
        passive: [
          { do: 'modify', value: 'shields', n: 1 },
          { do: 'modify', value: 'defence-dice', n: 1 },
        ],
      },
    ],
  },
  censer: {
    name: { en: 'Burning Censer', de: 'Brennendes Rauchfass' },
    deck: 'treasure',
    kind: 'weapon',
    slot: 'off',
    runes: ['faith'],
    damage: 'magical',
    range: 1,
    act: 1,
    faces: [{ attack: { auto: 1, blue: 1 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }] }],
  },
  dragonscale: {
    name: { en: 'Drake Scale', de: 'Drachenschuppen' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: ['might'],
    category: 'heavy',
    act: 1,
    faces: [{ defence: { armour: 2, shields: 0, dice: 3 }, passive: [{ do: 'permit', rule: 'fireproof' }] }],
  },
  'shadow-leather': {
    name: { en: 'Shadow Leather', de: 'Schattenleder' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: ['speed'],
    category: 'light',
    act: 1,
    faces: [
      {
        defence: { armour: 0, shields: 1, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  'star-robe': {
    name: { en: 'Star Robe', de: 'Sternenrobe' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: ['magic'],
    category: 'light',
    act: 1,
    faces: [
      {
        defence: { armour: 0, shields: 2, dice: 2 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'hasten', n: 1 }] }],
      },
    ],
  },
  'pilgrim-mail': {
    name: { en: 'Pilgrim’s Mail', de: 'Pilgerharnisch' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: ['faith'],
    category: 'heavy',
    act: 1,
    faces: [
      {
        defence: { armour: 1, shields: 1, dice: 3 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'self', effects: [{ do: 'heal', n: 1 }] }] }],
      },
    ],
  },
  'troll-hide': {
    name: { en: 'Troll Hide', de: 'Trollhaut' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: 'all',
    category: 'light',
    act: 1,
    faces: [
      {
        defence: { armour: 1, shields: 0, dice: 2 },
        passive: [{ do: 'on', at: 'time-effects', if: { is: 'about', who: 'self' }, effects: [{ do: 'heal', n: 1 }] }],
      },
    ],
  },
  'thorn-coat': {
    name: { en: 'Thorn Coat', de: 'Dornenmantel' },
    deck: 'treasure',
    kind: 'armour',
    slot: 'armour',
    runes: 'all',
    not: ['magic'],
    category: 'light',
    act: 1,
    faces: [
      {
        defence: { armour: 0, shields: 0, dice: 3 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'aimed', at: 'attacker', effects: [{ do: 'suffer', n: 1 }] }] },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
