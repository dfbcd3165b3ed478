import type { Item } from '../../cards.ts';

export const SHOP: Readonly<Record<string, Item>> = {
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
