import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** Relics of Manor of Ravens. "You" on the overlord's side is a monster of the group that bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'book-of-stars': {
    ...RELIC,
    name: { en: 'Book of Stars', de: 'Buch der Sterne' },
    traits: ['book'],
    slot: 'other',
    standing: [{ do: 'attribute', of: 'knowledge', n: 1, most: 6 }],
    abilities: [
      {
        at: 'action',
        aim: { who: 'hero', self: true, if: { is: 'has-conditions' } },
        effects: [{ do: 'test', attribute: 'knowledge', owner: true, pass: [{ do: 'cure' }] }],
      },
    ],
  },
  'tome-of-the-five-lies': {
    ...DARK,
    name: { en: 'Tome of the Five Lies', de: 'Buch der fünf Lügen' },
    borne: 'by-nobody',
    abilities: [{ at: 'hand-drawn', cost: { exhaust: true }, effects: [{ do: 'new-hand' }] }],
  },
  'shards-of-ithyndrus': {
    ...RELIC,
    name: { en: 'Shards of Ithyndrus', de: 'Scherben von Ithyndrus' },
    traits: ['exotic', 'magic'],
    slot: 'one-hand',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 2 }] }] },
      { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'rest', n: 2 }] }] },
      { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
    ],
  },
  'shards-of-ithyndrus-turned': {
    ...DARK,
    name: { en: 'Shards of Ithyndrus', de: 'Scherben von Ithyndrus' },
    borne: 'by-groups',
    abilities: [
      {
        at: 'rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
    ],
  },
  'the-manors-heart': {
    ...RELIC,
    name: { en: "The Manor's Heart", de: 'Das Herz des Schlosses' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'own-turn',
        cost: { exhaust: true },
        limit: 'quest',
        effects: [
          {
            do: 'one-of',
            of: [[{ do: 'heal', n: { per: 'overlord-discards' } }], [{ do: 'rest', n: { per: 'overlord-discards' } }]],
          },
        ],
      },
    ],
  },
  'the-manors-heart-turned': {
    ...DARK,
    name: { en: "The Manor's Heart", de: 'Das Herz des Schlosses' },
    borne: 'by-groups',
    abilities: [
      {
        at: 'action',
        if: { is: 'master' },
        effects: [{ do: 'attack', from: { who: 'minion', if: { is: 'fellow' } }, counts: true }],
      },
    ],
  },
  'wanderers-stone': {
    ...RELIC,
    name: { en: "Wanderer's Stone", de: 'Stein des Wanderers' },
    traits: ['rune'],
    slot: 'other',
    abilities: [{ at: 'move-declared', must: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'rest', n: 1 }] }],
  },
  'stone-of-wayward-means': {
    ...DARK,
    name: { en: 'Stone of Wayward Means', de: 'Stein der Irrwege' },
    borne: 'by-groups',
    standing: [{ do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'doomed' }] } }],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'book-of-stars': 'tome-of-the-five-lies',
  'shards-of-ithyndrus': 'shards-of-ithyndrus-turned',
  'the-manors-heart': 'the-manors-heart-turned',
  'wanderers-stone': 'stone-of-wayward-means',
};
