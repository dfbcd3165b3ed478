import type { Item } from '../../cards.ts';

export const SHOP: Readonly<Record<string, Item>> = {
  'bearded-axe': {
    name: { en: 'Bearded Axe', de: 'Bartaxt' },
    kind: 'item',
    act: 1,
    gold: 175,
    traits: ['axe'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    pierce: 1,
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
    abilities: [
      {
        at: 'surges-spent',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'with-this' }, { is: 'no-shields-left' }] },
        effects: [{ do: 'add', to: 'damage', n: 2 }],
      },
    ],
  },
  'bow-of-bone': {
    name: { en: 'Bow of Bone', de: 'Knochenbogen' },
    kind: 'item',
    act: 1,
    gold: 125,
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'range', n: 2 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
    ],
    standing: [{ do: 'dice', pool: 'attack', dice: ['green'], if: { is: 'not', of: { is: 'moved' } } }],
  },
  'elven-boots': {
    name: { en: 'Elven Boots', de: 'Elfenstiefel' },
    kind: 'item',
    act: 1,
    gold: 50,
    traits: ['boots'],
    slot: 'other',
    limit: 'boots',
    abilities: [{ at: 'turn-start', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'points', n: 1 }] }],
  },
  'jinns-lamp': {
    name: { en: "Jinn's Lamp", de: 'Lampe des Dschinns' },
    kind: 'item',
    traits: ['trinket'],
    slot: 'other',
    act: 1,
    copies: 1,
    gold: 100,
    abilities: [{ at: 'action', cost: { exhaust: true }, effects: [{ do: 'wish', act: 1 }] }],
  },
  'shield-of-light': {
    name: { en: 'Shield of Light', de: 'Lichtschild' },
    kind: 'item',
    traits: ['shield'],
    slot: 'one-hand',
    act: 1,
    copies: 1,
    gold: 75,
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [
          {
            do: 'one-of',
            of: [[{ do: 'reroll', of: 'defence' }], [{ do: 'add', to: 'shields', n: 1 }]],
          },
          // Even if the attack misses (D2C-ITEM-25).
          {
            do: 'afterwards',
            missed: true,
            effects: [
              {
                do: 'aimed',
                aim: { who: 'self' },
                effects: [{ do: 'when', if: { is: 'unhurt' }, effects: [{ do: 'heal', n: 1 }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'mace-of-aver': {
    name: { en: 'Mace of Aver', de: 'Streitkolben von Aver' },
    kind: 'item',
    act: 1,
    gold: 150,
    traits: ['hammer'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'green', 'green'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
      {
        cost: 2,
        effects: [
          { do: 'add', to: 'damage', n: 2 },
          { do: 'inflict', condition: 'stunned' },
        ],
      },
    ],
  },
  'poisoned-blowgun': {
    name: { en: 'Poisoned Blowgun', de: 'Giftblasrohr' },
    kind: 'item',
    act: 1,
    gold: 100,
    traits: ['exotic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'green'],
    pierce: 1,
    surges: [
      {
        effects: [
          { do: 'add', to: 'damage', n: 1 },
          { do: 'inflict', condition: 'poisoned' },
        ],
      },
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
    ],
  },
  'rune-plate': {
    name: { en: 'Rune Plate', de: 'Runenpanzer' },
    kind: 'item',
    act: 1,
    gold: 175,
    traits: ['heavy-armor'],
    slot: 'armor',
    standing: [
      { do: 'modify', value: 'health', n: 2, if: { is: 'attribute-least', attribute: 'knowledge', least: 4 } },
      { do: 'dice', pool: 'defence', dice: ['gray'], if: { is: 'not', of: { is: 'wears', trait: 'rune' } } },
      { do: 'dice', pool: 'defence', dice: ['black'], if: { is: 'wears', trait: 'rune' } },
    ],
  },
  'serpent-dagger': {
    name: { en: 'Serpent Dagger', de: 'Schlangendolch' },
    kind: 'item',
    act: 1,
    gold: 125,
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'green'],
    surges: [
      { cost: 2, effects: [{ do: 'condition', condition: 'poisoned' }] },
      { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
    ],
    standing: [{ do: 'bonus', to: 'damage', n: 2, if: { is: 'target-condition', condition: 'poisoned' } }],
  },
  'teleportation-rune': {
    name: { en: 'Teleportation Rune', de: 'Teleportationsrune' },
    kind: 'item',
    act: 1,
    copies: 1,
    gold: 125,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      {
        effects: [
          {
            do: 'afterwards',
            effects: [
              {
                do: 'aimed',
                aim: { who: 'self' },
                effects: [{ do: 'may', effects: [{ do: 'place', within: 2, of: 'self' }] }],
              },
            ],
          },
        ],
      },
    ],
  },
  'thiefs-vest': {
    name: { en: "Thief's Vest", de: 'Diebesweste' },
    kind: 'item',
    act: 1,
    gold: 100,
    traits: ['light-armor'],
    slot: 'armor',
    dice: ['brown'],
    standing: [
      { do: 'attribute', of: 'might', n: 1 },
      { do: 'attribute', of: 'awareness', n: 1 },
    ],
  },
  'black-iron-helm': {
    name: { en: 'Black Iron Helm', de: 'Schwarzeisenhelm' },
    kind: 'item',
    act: 2,
    gold: 150,
    traits: ['helmet'],
    slot: 'other',
    limit: 'helmet',
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'bow-of-the-eclipse': {
    name: { en: 'Bow of the Eclipse', de: 'Bogen der Finsternis' },
    kind: 'item',
    act: 2,
    gold: 250,
    traits: ['bow', 'exotic'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red', 'green'],
    pierce: 2,
    surges: [
      {
        cost: 2,
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 3 },
        ],
      },
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
    ],
  },
  'cloak-of-deception': {
    name: { en: 'Cloak of Deception', de: 'Umhang der Täuschung' },
    kind: 'item',
    act: 2,
    gold: 200,
    traits: ['cloak'],
    slot: 'armor',
    dice: ['gray'],
    abilities: [
      {
        at: 'defence-rolled',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'rolled', of: 'blank', least: 1 },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'elude' }] }],
      },
    ],
  },
  'iron-claws': {
    name: { en: 'Iron Claws', de: 'Eisenklauen' },
    kind: 'item',
    act: 2,
    gold: 175,
    traits: ['blade', 'exotic'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [
      { cost: 3, effects: [{ do: 'add', to: 'damage', n: 5 }] },
      { cost: 2, effects: [{ do: 'add', to: 'damage', n: 2 }] },
    ],
    standing: [{ do: 'dice', pool: 'attack', dice: ['green'], if: { is: 'other-hand-free' } }],
  },
  'obsidian-greataxe': {
    name: { en: 'Obsidian Greataxe', de: 'Obsidian-Großaxt' },
    kind: 'item',
    act: 2,
    gold: 225,
    traits: ['axe'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
    abilities: [
      {
        at: 'defeated',
        must: true,
        if: {
          is: 'all',
          of: [{ is: 'about', who: 'monster' }, { is: 'about', who: 'self', part: 'other' }, { is: 'with-this' }],
        },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'obsidian-scalemail': {
    name: { en: 'Obsidian Scalemail', de: 'Obsidianschuppenpanzer' },
    kind: 'item',
    act: 2,
    copies: 1,
    gold: 275,
    traits: ['heavy-armor'],
    slot: 'armor',
    dice: ['black'],
    standing: [
      { do: 'proof', condition: 'cursed' },
      { do: 'permit', rule: 'one-skill' },
    ],
    abilities: [
      {
        at: 'attack-done',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'enemy' }, { is: 'affected' }, { is: 'unhurt' }] },
        effects: [{ do: 'rest', n: 2 }],
      },
    ],
  },
  'rage-blade': {
    name: { en: 'Rage Blade', de: 'Klinge des Zorns' },
    kind: 'item',
    act: 2,
    gold: 200,
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'damage', n: 1 },
          { do: 'add', to: 'pierce', n: 1 },
        ],
      },
      { cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] },
    ],
    standing: [{ do: 'dice', pool: 'attack', dice: ['green'], if: { is: 'struck-before' } }],
  },
  'rune-of-misery': {
    name: { en: 'Rune of Misery', de: 'Rune des Elends' },
    kind: 'item',
    act: 2,
    gold: 250,
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red', 'green'],
    surges: [
      { effects: [{ do: 'inflict', condition: 'cursed' }] },
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      { cost: 2, effects: [{ do: 'add', to: 'damage', n: 4 }] },
    ],
  },
  'shroud-of-dusk': {
    name: { en: 'Shroud of Dusk', de: 'Schleier der Dämmerung' },
    kind: 'item',
    act: 2,
    gold: 150,
    traits: ['helmet'],
    slot: 'other',
    limit: 'helmet',
    standing: [{ do: 'attribute', of: 'all', n: 1 }],
  },
  'staff-of-the-wild': {
    name: { en: 'Staff of the Wild', de: 'Stab der Wildnis' },
    kind: 'item',
    act: 2,
    gold: 175,
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'green', 'green'],
    surges: [
      {
        effects: [
          {
            do: 'one-of',
            of: [
              [{ do: 'inflict', condition: 'cursed' }],
              [{ do: 'inflict', condition: 'diseased' }],
              [{ do: 'inflict', condition: 'poisoned' }],
              [{ do: 'inflict', condition: 'stunned' }],
            ],
          },
        ],
      },
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 2 },
        ],
      },
      {
        effects: [
          { do: 'add', to: 'damage', n: 1 },
          { do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'rest', n: 1 }] },
        ],
      },
    ],
  },
};
