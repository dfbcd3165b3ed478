import type { Item } from './cards.ts';

const RELIC = { kind: 'relic' } as const satisfies Partial<Item>;
/** The overlord's side: a lieutenant bears it, and nobody equips it (D2-RELGEN-04). */
const DARK = { ...RELIC, traits: [], slot: 'none' } as const satisfies Partial<Item>;

/** The heroes' sides: items that are neither bought nor sold (D2-RELGEN-01, -03). */
const LIGHT_SIDES: Readonly<Record<string, Item>> = {
  dawnblade: {
    ...RELIC,
    name: { en: 'Dawnblade', de: 'Klinge der Morgenröte' },
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red', 'yellow'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }, { effects: [{ do: 'affect' }] }],
  },
  'fortunas-dice': {
    ...RELIC,
    name: { en: "Fortuna's Dice", de: 'Fortunas Würfel' },
    traits: ['trinket'],
    slot: 'other',
    abilities: [
      {
        at: ['rolled', 'defence-rolled', 'test-rolled'],
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true, fatigue: 1 },
        effects: [{ do: 'reroll', of: 'own' }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  'shield-of-the-dark-god': {
    ...RELIC,
    name: { en: 'Shield of the Dark God', de: 'Schild des dunklen Gottes' },
    traits: ['shield'],
    slot: 'one-hand',
    abilities: [
      {
        at: 'defence-rolled',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'reroll', of: 'defence', n: 'any', better: true }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  'staff-of-light': {
    ...RELIC,
    name: { en: 'Staff of Light', de: 'Stab des Lichts' },
    traits: ['magic', 'staff'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
      { effects: [{ do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 1 }] }] },
    ],
    abilities: [
      {
        at: 'action',
        aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
  'the-shadow-rune': {
    ...RELIC,
    name: { en: 'The Shadow Rune', de: 'Die Schattenrune' },
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow', 'yellow'],
    surges: [
      {
        effects: [
          { do: 'add', to: 'range', n: 1 },
          { do: 'add', to: 'damage', n: 1 },
        ],
      },
      { effects: [{ do: 'add', to: 'damage', n: 2 }] },
    ],
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
  trueshot: {
    ...RELIC,
    name: { en: 'Trueshot', de: 'Meisterbogen' },
    traits: ['bow'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'red', 'yellow'],
    standing: [{ do: 'bonus', to: 'range', n: 3 }],
    surges: [{ effects: [{ do: 'move', n: 1, must: true }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
  },
};

/** The overlord's sides. "You" is the lieutenant who bears it. */
const DARK_SIDES: Readonly<Record<string, Item>> = {
  duskblade: {
    ...DARK,
    name: { en: 'Duskblade', de: 'Klinge der Abendröte' },
    standing: [{ do: 'surge', surge: { effects: [{ do: 'add', to: 'pierce', n: 5 }] } }],
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, { is: 'adjacent' }] },
        aim: { who: 'that' },
        effects: [{ do: 'last', until: 'turn-end', effects: [{ do: 'modify', value: 'speed', n: -1 }] }],
      },
    ],
  },
  'bones-of-woe': {
    ...DARK,
    name: { en: 'Bones of Woe', de: 'Würfel der Qualen' },
    abilities: [
      {
        at: 'overlord-turn-start',
        must: true,
        effects: [{ do: 'roll', dice: ['blue'], effects: [], surge: [{ do: 'draw', n: 1 }] }],
      },
    ],
  },
  'shield-of-zoreks-favor': {
    ...DARK,
    name: { en: "Shield of Zorek's Favor", de: 'Schild des Zorek' },
    abilities: [
      {
        at: 'attack-done',
        must: true,
        if: { is: 'target' },
        aim: { who: 'attacker' },
        effects: [{ do: 'test', attribute: 'might', owner: true, pass: [{ do: 'suffer', n: { per: 'shields' } }] }],
      },
    ],
  },
  'staff-of-shadows': {
    ...DARK,
    name: { en: 'Staff of Shadows', de: 'Stab der Schatten' },
    abilities: [
      {
        at: ['rolled', 'defence-rolled', 'test-rolled', 'overlord-own-turn', 'turn-start'],
        cost: { exhaust: true, overlordCard: true },
        effects: [{ do: 'one-of', of: [[{ do: 'draw', n: 1 }], [{ do: 'reroll', of: 'any' }]] }],
      },
    ],
    standing: [{ do: 'permit', rule: 'faces-matter' }],
  },
  'the-shadow-rune-turned': {
    ...DARK,
    name: { en: 'The Shadow Rune (overlord)', de: 'Die Schattenrune (Overlord)' },
    only: 'baron-zachareth',
    standing: [
      { do: 'surge', surge: { effects: [{ do: 'add', to: 'damage', n: 2 }] } },
      {
        do: 'surge',
        surge: {
          effects: [
            { do: 'add', to: 'range', n: 1 },
            { do: 'add', to: 'damage', n: 1 },
          ],
        },
      },
      { do: 'surge', surge: { effects: [{ do: 'draw', n: 1 }] } },
    ],
  },
  'scorpions-kiss': {
    ...DARK,
    name: { en: "Scorpion's Kiss", de: 'Kuss des Skorpions' },
    abilities: [
      {
        at: 'action',
        cost: { exhaust: true },
        aim: { who: 'hero', sight: true },
        effects: [
          {
            do: 'test',
            attribute: 'awareness',
            pass: [
              {
                do: 'one-of',
                of: [[{ do: 'condition', condition: 'immobilized' }], [{ do: 'condition', condition: 'poisoned' }]],
              },
            ],
            fail: [
              { do: 'condition', condition: 'immobilized' },
              { do: 'condition', condition: 'poisoned' },
            ],
          },
        ],
      },
    ],
  },
};

export const RELICS: Readonly<Record<string, Item>> = { ...LIGHT_SIDES, ...DARK_SIDES };

/** The two sides of each relic: the heroes' and the overlord's (D2-RELGEN-02); those of boxes are added when they are unpacked. */
export const RELIC_SIDES: Record<string, string> = {
  dawnblade: 'duskblade',
  'fortunas-dice': 'bones-of-woe',
  'shield-of-the-dark-god': 'shield-of-zoreks-favor',
  'staff-of-light': 'staff-of-shadows',
  'the-shadow-rune': 'the-shadow-rune-turned',
  trueshot: 'scorpions-kiss',
};

/** The relics, by the names of the heroes' sides. */
export const relicNames = (): string[] => Object.keys(RELIC_SIDES);

/** The overlord's sides of all relics. */
export const darkNames = (): string[] => Object.values(RELIC_SIDES);

/** The side of a relic that lies up for whoever has it. */
export const sideOfRelic = (relic: string, side: 'heroes' | 'overlord'): string =>
  side === 'heroes' ? relic : (RELIC_SIDES[relic] ?? relic);
