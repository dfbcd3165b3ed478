import type { Item } from '../../cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: nobody equips it. */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** Wherever the heroes stand. */
const ANYWHERE = 99;

/** Relics of Mists of Bilehall. "You" on the overlord's side is the lieutenant who bears it. */
export const RELICS: Readonly<Record<string, Item>> = {
  'the-white-crown': {
    ...RELIC,
    name: { en: 'The White Crown', de: 'Die Weiße Krone' },
    traits: ['helmet'],
    slot: 'other',
    limit: 'helmet',
    standing: [
      {
        do: 'aura',
        for: 'heroes',
        self: true,
        within: ANYWHERE,
        effects: [{ do: 'attribute', of: 'willpower', n: 1, most: 6 }],
      },
    ],
    abilities: [
      {
        at: 'test-failed',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'attribute', attribute: 'willpower' },
          ],
        },
        effects: [{ do: 'unequip' }, { do: 'retest', plus: 0 }],
      },
    ],
  },
  'waiqars-favor': {
    ...DARK,
    name: { en: "Waiqar's Favor", de: 'Waiqars Gunst' },
    borne: 'by-groups',
    standing: [
      { do: 'proof', condition: 'terrified' },
      {
        do: 'surge',
        surge: { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 3 }] }] },
        if: { is: 'master' },
      },
    ],
  },
  'undertakers-coat': {
    ...RELIC,
    name: { en: "Undertaker's Coat", de: 'Mantel des Bestatters' },
    traits: ['light-armor'],
    slot: 'armor',
    dice: [],
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        cost: { fatigue: 1 },
        aim: { who: 'hero', downToo: true, if: { is: 'down' } },
        effects: [{ do: 'carry-here' }],
      },
    ],
  },
  'undertakers-coat-turned': {
    ...DARK,
    name: { en: "Undertaker's Coat", de: 'Mantel des Bestatters' },
    abilities: [
      {
        at: 'defence-rolled',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'rolled', least: 1, of: 'blank' },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'shields', n: { per: 'knowledge' } }],
      },
    ],
  },
  'fear-eater': {
    ...RELIC,
    name: { en: 'Fear Eater', de: 'Furchtfresser' },
    traits: ['blade'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'inflict', condition: 'terrified' }] }],
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            { do: 'add', to: 'damage', n: 2 },
            { do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 2 }] },
          ],
        },
        if: { is: 'target-condition', condition: 'terrified' },
      },
    ],
  },
  'blade-of-brivala': {
    ...DARK,
    name: { en: 'Blade of Brivala', de: 'Klinge von Brivala' },
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [
            {
              do: 'if-dealt',
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'hero', from: 'target', within: 3, self: true },
                  effects: [{ do: 'condition', condition: 'terrified' }],
                },
              ],
            },
          ],
        },
      },
    ],
  },
};

export const RELIC_SIDES: Readonly<Record<string, string>> = {
  'the-white-crown': 'waiqars-favor',
  'undertakers-coat': 'undertakers-coat-turned',
  'fear-eater': 'blade-of-brivala',
};
