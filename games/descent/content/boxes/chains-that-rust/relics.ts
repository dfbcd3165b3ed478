import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

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
    ...DARK,
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
  'forewarned-ring': {
    ...RELIC,
    name: { en: 'Forewarned Ring', de: 'Ring der Vorwarnung' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [{ at: 'card-played', if: { is: 'damaged' }, effects: [{ do: 'heal', n: 1 }] }],
  },
  'band-of-foresight': {
    ...DARK,
    name: { en: 'Band of Foresight', de: 'Reif der Voraussicht' },
    borne: 'by-nobody',
    abilities: [{ at: 'overlord-own-turn', cost: { exhaust: true }, effects: [{ do: 'dig', most: 1 }] }],
  },
  'robes-of-the-last': {
    ...RELIC,
    name: { en: 'Robes of the Last', de: 'Gewänder des Letzten' },
    traits: ['cloak'],
    slot: 'armor',
    dice: ['gray'],
    abilities: [
      {
        at: 'surges-spent',
        must: true,
        if: { is: 'all', of: [{ is: 'target' }, { is: 'spent-surges' }] },
        effects: [{ do: 'add', to: 'shields', n: { per: 'surges-spent' } }],
      },
    ],
  },
  'robes-of-the-last-turned': {
    ...DARK,
    name: { en: 'Robes of the Last', de: 'Gewänder des Letzten' },
    borne: 'by-groups',
    standing: [
      { do: 'modify', value: 'health', n: 2, if: { is: 'master' } },
      {
        do: 'aura',
        for: 'enemies',
        within: 3,
        effects: [{ do: 'attribute', of: 'knowledge', n: -1, least: 1, once: true }],
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'boneborn-bow': 'azatheas-triumph',
  'forewarned-ring': 'band-of-foresight',
  'robes-of-the-last': 'robes-of-the-last-turned',
};
