import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: a lieutenant bears it, and nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** Relics of The Trollfens. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'workmans-ring': {
    ...RELIC,
    name: { en: "Workman's Ring", de: 'Ring des Arbeiters' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      { at: 'fatigue-suffered', if: { is: 'about', who: 'self' }, effects: [{ do: 'set-aside', token: 'toil' }] },
      {
        at: 'encounter-over',
        must: true,
        fallen: true,
        aim: { who: 'hero', each: true, self: true, downToo: true, if: { is: 'has-token', token: 'toil' } },
        effects: [{ do: 'lose-token', token: 'toil', n: 3 }],
      },
    ],
  },
  'taskmasters-ring': {
    ...DARK,
    name: { en: "Taskmaster's Ring", de: 'Ring des Zuchtmeisters' },
    standing: [
      {
        do: 'surge',
        surge: { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'points', n: 2 }] }] },
      },
    ],
  },
  'mending-talisman': {
    ...RELIC,
    name: { en: 'Mending Talisman', de: 'Talisman der Heilung' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: 'action',
        cost: { exhaust: true },
        aim: { who: 'hero', self: true, downToo: true },
        effects: [
          { do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' }, anyway: true }] },
          {
            do: 'may',
            effects: [{ do: 'one-of', of: [[{ do: 'cure' }], [{ do: 'lose-token', token: 'infection' }]] }],
          },
        ],
      },
    ],
  },
  'omen-of-blight': {
    ...DARK,
    name: { en: 'Omen of Blight', de: 'Omen der Fäulnis' },
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            {
              do: 'if-dealt',
              effects: [
                { do: 'aimed', aim: { who: 'target', each: true }, effects: [{ do: 'condition', condition: 'any' }] },
              ],
            },
          ],
        },
      },
    ],
  },
  'immunity-elixir': {
    ...RELIC,
    name: { en: 'Immunity Elixir', de: 'Immunitätselixier' },
    traits: ['trinket'],
    slot: 'other',
    bound: true,
    standing: [
      { do: 'modify', value: 'health', n: 2 },
      { do: 'proof', condition: 'diseased' },
    ],
  },
  'curative-vial': {
    ...DARK,
    name: { en: 'Curative Vial', de: 'Heilphiole' },
    abilities: [
      {
        at: 'action',
        cost: { exhaust: true },
        aim: { who: 'monster', adjacent: true, self: true, if: { is: 'has-conditions' } },
        effects: [{ do: 'cure' }],
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'workmans-ring': 'taskmasters-ring',
  'mending-talisman': 'omen-of-blight',
  'immunity-elixir': 'curative-vial',
};
