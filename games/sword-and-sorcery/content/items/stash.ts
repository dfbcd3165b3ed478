import type { ItemCard } from './item.ts';

/** Basic equipment, always at hand in the Emporium (SS-DECK-16). The backs are the work of the forge (SS-DECK-17). */
export const STASH = {
  longsword: {
    name: { en: 'Longsword', de: 'Langschwert' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'sharp',
    range: 0,
    improves: true,
    faces: [
      { attack: { red: 1, blue: 2 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }] },
      {
        attack: { auto: 1, red: 1, blue: 2 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }],
      },
    ],
  },
  greataxe: {
    name: { en: 'Greataxe', de: 'Große Axt' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['might'],
    damage: 'sharp',
    range: 0,
    improves: true,
    faces: [
      { attack: { red: 2, blue: 1 }, properties: [{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }] },
      {
        attack: { red: 2, blue: 2 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
        ],
      },
    ],
  },
  'war-hammer': {
    name: { en: 'War Hammer', de: 'Kriegshammer' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'main',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    improves: true,
    faces: [
      {
        attack: { red: 1, blue: 2 },
        properties: [{ cost: { energy: 2 }, effects: [{ do: 'condition', condition: 'stunned' }] }],
      },
      {
        attack: { red: 1, blue: 3 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'condition', condition: 'stunned' }] },
          { cost: { magic: 1 }, effects: [{ do: 'hits', n: 1 }] },
        ],
      },
    ],
  },
  shield: {
    name: { en: 'Shield', de: 'Schild' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'off',
    runes: ['might', 'faith'],
    damage: 'blunt',
    range: 0,
    copies: 2,
    improves: true,
    faces: [
      {
        attack: { blue: 1 },
        properties: [{ cost: {}, effects: [{ do: 'push' }] }],
        passive: [{ do: 'modify', value: 'defence-dice', n: 1 }],
      },
      {
        attack: { blue: 2 },
        properties: [
          { cost: {}, effects: [{ do: 'push' }] },
          { cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
        ],
        passive: [{ do: 'modify', value: 'defence-dice', n: 1 }],
      },
    ],
  },
  longbow: {
    name: { en: 'Longbow', de: 'Langbogen' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['speed'],
    category: 'bow',
    damage: 'pointed',
    range: 3,
    improves: true,
    faces: [
      { attack: { red: 1, blue: 2 }, properties: [{ cost: { energy: 2 }, effects: [{ do: 'critical' }] }] },
      {
        attack: { red: 1, blue: 3 },
        properties: [
          { cost: { energy: 2 }, effects: [{ do: 'critical' }] },
          { cost: { energy: 1 }, effects: [{ do: 'pierce', n: 1 }] },
        ],
      },
    ],
  },
  'long-dagger': {
    name: { en: 'Long Dagger', de: 'Langdolch' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed', 'magic'],
    category: 'dagger',
    damage: 'pointed',
    range: 0,
    copies: 2,
    improves: true,
    faces: [
      { attack: { red: 1, blue: 1 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }] },
      { attack: { red: 1, blue: 2 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }] },
    ],
  },
  'short-sword': {
    name: { en: 'Short Sword', de: 'Kurzschwert' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'either',
    runes: ['speed', 'might'],
    damage: 'sharp',
    range: 0,
    improves: true,
    faces: [
      { attack: { red: 1, blue: 1 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'hits', n: 1 }] }] },
      { attack: { red: 1, blue: 2 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'hits', n: 1 }] }] },
    ],
  },
  'throwing-knives': {
    name: { en: 'Throwing Knives', de: 'Wurfmesser' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'off',
    runes: ['speed'],
    category: 'dagger',
    damage: 'pointed',
    range: 1,
    improves: true,
    faces: [
      { attack: { blue: 2 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }] },
      { attack: { red: 1, blue: 1 }, properties: [{ cost: { energy: 1 }, effects: [{ do: 'lethal', n: 1 }] }] },
    ],
  },
  'ash-wand': {
    name: { en: 'Wand', de: 'Zauberstab' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'main',
    runes: ['magic'],
    category: 'wand',
    damage: 'magical',
    range: 2,
    improves: true,
    faces: [
      { attack: { red: 1, blue: 1 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }] },
      { attack: { red: 1, blue: 2 }, properties: [{ cost: { magic: 1 }, effects: [{ do: 'fire', n: 1 }] }] },
    ],
  },
  staff: {
    name: { en: 'Staff', de: 'Stab' },
    deck: 'stash',
    kind: 'weapon',
    slot: 'two-handed',
    runes: ['magic', 'faith'],
    category: 'staff',
    damage: 'blunt',
    range: 0,
    improves: true,
    faces: [
      {
        attack: { red: 1, blue: 1 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'hero-here', effects: [{ do: 'heal', n: 1 }] }] },
        ],
      },
      {
        attack: { red: 1, blue: 2 },
        properties: [
          { cost: { magic: 1 }, effects: [{ do: 'aimed', at: 'hero-here', effects: [{ do: 'heal', n: 1 }] }] },
          { cost: { energy: 1 }, effects: [{ do: 'condition', condition: 'knocked-down' }] },
        ],
      },
    ],
  },
  robe: {
    name: { en: 'Robe', de: 'Robe' },
    deck: 'stash',
    kind: 'armour',
    slot: 'armour',
    runes: ['magic'],
    category: 'light',
    improves: true,
    faces: [
      {
        defence: { armour: 0, shields: 0, dice: 2 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
      {
        defence: { armour: 0, shields: 1, dice: 2 },
        properties: [{ cost: { magic: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  leather: {
    name: { en: 'Leather', de: 'Lederrüstung' },
    deck: 'stash',
    kind: 'armour',
    slot: 'armour',
    runes: ['speed'],
    category: 'light',
    copies: 2,
    improves: true,
    faces: [
      {
        defence: { armour: 0, shields: 0, dice: 2 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
      {
        defence: { armour: 0, shields: 0, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  chain: {
    name: { en: 'Chain Mail', de: 'Kettenhemd' },
    deck: 'stash',
    kind: 'armour',
    slot: 'armour',
    runes: ['might', 'faith'],
    category: 'heavy',
    copies: 2,
    improves: true,
    faces: [
      { defence: { armour: 1, shields: 0, dice: 2 } },
      {
        defence: { armour: 1, shields: 0, dice: 3 },
        properties: [{ cost: { energy: 1 }, effects: [{ do: 'blocks', n: 1 }] }],
      },
    ],
  },
  bandage: {
    name: { en: 'Bandage', de: 'Verband' },
    deck: 'stash',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    faces: [
      {
        ability: {
          name: { en: 'Bandage', de: 'Verband' },
          action: 'standard',
          aim: { who: 'hero', range: 0 },
          levels: [
            {
              level: 1,
              effects: [
                { do: 'cure', n: 1 },
                { do: 'heal', n: 1 },
              ],
            },
          ],
        },
      },
      {
        ability: {
          name: { en: 'Bandage', de: 'Verband' },
          action: 'standard',
          aim: { who: 'hero', range: 0 },
          levels: [
            {
              level: 1,
              effects: [
                { do: 'cure', n: 2 },
                { do: 'heal', n: 2 },
              ],
            },
          ],
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
