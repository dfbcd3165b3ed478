import type { Item } from '../../cards.ts';

export const SHOP: Readonly<Record<string, Item>> = {
  'blessed-armor': {
    name: { en: 'Blessed Armor', de: 'Gesegnete Rüstung' },
    kind: 'item',
    act: 2,
    gold: 250,
    traits: ['heavy-armor'],
    slot: 'armor',
    dice: ['gray'],
    forbids: 'rune',
    standing: [{ do: 'test-dice', dice: ['gray', 'gray'] }],
  },
  'fists-of-iron': {
    name: { en: 'Fists of Iron', de: 'Fäuste aus Eisen' },
    kind: 'item',
    act: 2,
    gold: 125,
    traits: ['exotic'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
    anytime: true,
    abilities: [{ at: 'own-turn', limit: 'turn', effects: [{ do: 'attack', with: ['exotic'] }] }],
  },
  'mask-of-horrors': {
    name: { en: 'Mask of Horrors', de: 'Maske des Schreckens' },
    kind: 'item',
    act: 2,
    gold: 75,
    traits: ['helmet'],
    slot: 'other',
    limit: 'helmet',
    abilities: [
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'affected' }, { is: 'wounded' }] },
        cost: { exhaust: true },
        aim: { who: 'attacker' },
        effects: [{ do: 'condition', condition: 'terrified' }],
      },
    ],
  },
  'sash-of-the-slayer': {
    name: { en: 'Sash of the Slayer', de: 'Schärpe des Schlächters' },
    kind: 'item',
    act: 2,
    gold: 75,
    traits: ['belt'],
    slot: 'other',
    limit: 'belt',
    abilities: [
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'about', who: 'self', part: 'other' },
          ],
        },
        cost: { exhaust: true },
        aim: { who: 'monster', adjacent: true },
        effects: [{ do: 'condition', condition: 'terrified' }],
      },
    ],
  },
  'bone-wand': {
    name: { en: 'Bone Wand', de: 'Knochenstab' },
    kind: 'item',
    act: 2,
    gold: 200,
    traits: ['magic', 'wand'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'range', n: 2 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
    ],
    // D2C-ITEM-22
    anytime: true,
    abilities: [
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'fell-near', within: 3 },
          ],
        },
        aim: { who: 'hero', within: 3, self: true, if: { is: 'tired' } },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'bloodthirsty-bracers': {
    name: { en: 'Bloodthirsty Bracers', de: 'Blutdürstige Armschienen' },
    kind: 'item',
    act: 2,
    gold: 125,
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'rolled',
        if: { is: 'own-attack' },
        cost: { exhaust: true },
        effects: [
          { do: 'reroll', of: 'attack', n: 'any' },
          {
            do: 'last',
            until: 'attack-over',
            effects: [
              {
                do: 'on',
                at: 'attack-done',
                ability: {
                  at: 'attack-done',
                  must: true,
                  if: {
                    is: 'all',
                    of: [{ is: 'own-attack' }, { is: 'not', of: { is: 'felled-monster' } }],
                  },
                  effects: [{ do: 'suffer', n: 2 }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  'horned-shield': {
    name: { en: 'Horned Shield', de: 'Gehörnter Schild' },
    kind: 'item',
    act: 2,
    gold: 150,
    traits: ['shield'],
    slot: 'one-hand',
    standing: [{ do: 'dice', pool: 'defence', dice: ['gray'] }],
    abilities: [
      {
        at: 'before-roll',
        must: true,
        if: { is: 'all', of: [{ is: 'target' }, { is: 'adjacent' }] },
        aim: { who: 'attacker' },
        effects: [
          {
            do: 'consent',
            effects: [
              { do: 'suffer', n: 2 },
              { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'drop-die', die: 'gray' }] },
            ],
          },
        ],
      },
    ],
  },
  'lightning-javelin': {
    name: { en: 'Lightning Javelin', de: 'Blitzspeer' },
    kind: 'item',
    act: 2,
    gold: 200,
    traits: ['exotic', 'magic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
    abilities: [
      {
        at: 'measuring',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'with-this' }] },
        effects: [{ do: 'add', to: 'range', n: { per: 'might' } }],
      },
    ],
  },
  'rune-touched-leather': {
    name: { en: 'Rune-touched Leather', de: 'Runengezeichnetes Leder' },
    kind: 'item',
    act: 2,
    gold: 150,
    traits: ['light-armor', 'rune'],
    slot: 'armor',
    dice: ['brown'],
    standing: [
      {
        do: 'dice',
        pool: 'defence',
        dice: ['gray'],
        for: 'brown',
        if: {
          is: 'all',
          of: [
            { is: 'runes', least: 2 },
            { is: 'not', of: { is: 'runes', least: 3 } },
          ],
        },
      },
      { do: 'dice', pool: 'defence', dice: ['black'], for: 'brown', if: { is: 'runes', least: 3 } },
    ],
  },
};
