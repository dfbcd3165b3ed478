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
};

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;

/** Relics of The Chains that Rust. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'boneborn-bow': {
    ...RELIC,
    name: { en: 'Boneborn Bow', de: 'Knochengeborener Bogen' },
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    // D2C-ITEM-26
    anytime: true,
    standing: [{ do: 'proof', condition: 'terrified' }],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
      { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
      { effects: [{ do: 'add', to: 'range', n: 4 }] },
    ],
  },
  'azatheas-triumph': {
    ...RELIC,
    traits: [],
    slot: 'none',
    name: { en: "Azathea's Triumph", de: 'Azatheas Triumph' },
    always: [{ do: 'modify', value: 'health', n: 4 }],
    abilities: [
      {
        at: 'action',
        cost: { exhaust: true },
        aim: { who: 'hero', sight: true },
        effects: [{ do: 'suffer', n: 2 }],
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = { 'boneborn-bow': 'azatheas-triumph' };
