import type { Aim } from '../../../../effects/aim.ts';
import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const GEOMANCER: HeroClass = {
  name: { en: 'Geomancer', de: 'Geomant' },
  archetype: 'mage',
  items: ['stasis-rune'],
  skills: [
    'terracall',
    'earthen-anguish',
    'quaking-word',
    'stone-tongue',
    'ley-line',
    'molten-fury',
    'ways-of-stone',
    'cataclysm',
    'gravity-spike',
  ],
  familiar: 'summoned-stone',
};

export const GEOMANCER_ITEMS: Readonly<Record<string, Item>> = {
  'stasis-rune': {
    name: { en: 'Stasis Rune', de: 'Stasisrune' },
    kind: 'item',
    class: 'geomancer',
    traits: ['magic', 'rune'],
    slot: 'two-hands',
    attack: 'ranged',
    dice: ['blue', 'yellow'],
    surges: [
      { effects: [{ do: 'add', to: 'damage', n: 1 }] },
      { cost: 2, effects: [{ do: 'inflict', condition: 'immobilized' }] },
    ],
  },
};

const STONE = 'summoned-stone';
const A_STONE: Aim = { who: 'familiar', if: { is: 'kind', of: [STONE] } };
const HAS_STONE = { is: 'familiar-on-map', of: STONE } as const;
/** He, or whoever is asked, is within 3 spaces of two stones. */
const ON_THE_LINE = { is: 'near-kind', of: STONE, within: 3, least: 2 } as const;

export const GEOMANCER_SKILLS: Readonly<Record<string, Skill>> = {
  terracall: {
    name: { en: 'Terracall', de: 'Steinbeschwörung' },
    class: 'geomancer',
    xp: 0,
    // It may be exhausted for the attack alone (D2C-GEO-05).
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1, exhaust: true },
        effects: [{ do: 'summon', familiar: STONE, within: 3, may: true }],
      },
    ],
    whileTired: [{ do: 'for-familiar', kind: STONE, effects: [{ do: 'permit', rule: 'lent-weapon' }] }],
  },
  'earthen-anguish': {
    name: { en: 'Earthen Anguish', de: 'Irdene Qual' },
    class: 'geomancer',
    xp: 1,
    abilities: [
      {
        at: 'action',
        if: HAS_STONE,
        cost: { fatigue: 1, exhaust: true },
        aim: A_STONE,
        effects: [
          {
            do: 'attack',
            with: ['magic'],
            on: { who: 'on' },
            each: true,
            blast: true,
            ignoresRange: true,
            ignoresSight: true,
          },
          { do: 'defeat' },
        ],
      },
    ],
  },
  // As corrected: the surge belongs to an attack of its own (D2C-GEO-02).
  'quaking-word': {
    name: { en: 'Quaking Word', de: 'Erdbeben' },
    class: 'geomancer',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        effects: [
          {
            do: 'attack',
            with: ['magic'],
            surges: [
              {
                effects: [
                  {
                    do: 'aimed',
                    aim: { who: 'monster', each: true, if: { is: 'near-kind', of: STONE, within: 2 } },
                    effects: [
                      { do: 'test', attribute: 'awareness', fail: [{ do: 'condition', condition: 'stunned' }] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  'stone-tongue': {
    name: { en: 'Stone Tongue', de: 'Steinzunge' },
    class: 'geomancer',
    xp: 1,
    standing: [
      { do: 'more-familiars', familiar: STONE, n: 1 },
      {
        do: 'for-familiar',
        kind: STONE,
        effects: [
          { do: 'modify', value: 'speed', set: 3 },
          { do: 'dice', pool: 'defence', dice: ['gray'] },
        ],
      },
    ],
  },
  'ley-line': {
    name: { en: 'Ley Line', de: 'Leylinie' },
    class: 'geomancer',
    xp: 2,
    always: [{ do: 'more-familiars', familiar: STONE, n: 1 }],
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'own-attack' }, ON_THE_LINE] },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'surges', n: 1 }],
      },
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'affected' }, { is: 'not', of: { is: 'own-attack' } }, ON_THE_LINE] },
        cost: { exhaust: true },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
  },
  'molten-fury': {
    name: { en: 'Molten Fury', de: 'Geschmolzener Zorn' },
    class: 'geomancer',
    xp: 2,
    abilities: [
      {
        at: 'action',
        if: HAS_STONE,
        cost: { fatigue: 2 },
        effects: [
          {
            do: 'attack',
            with: ['magic'],
            from: A_STONE,
            before: [{ do: 'inflict', condition: 'burning' }],
            surges: [{ effects: [{ do: 'blast' }] }],
          },
        ],
      },
    ],
  },
  'ways-of-stone': {
    name: { en: 'Ways of Stone', de: 'Wege des Steins' },
    class: 'geomancer',
    xp: 2,
    abilities: [
      {
        at: 'action',
        if: HAS_STONE,
        cost: { fatigue: 2, exhaust: true },
        aim: A_STONE,
        effects: [{ do: 'place', within: 1, of: 'them', owner: true, anywhere: true }],
      },
    ],
    whileTired: [{ do: 'for-familiar', kind: STONE, effects: [{ do: 'dice', pool: 'defence', dice: ['gray'] }] }],
  },
  cataclysm: {
    name: { en: 'Cataclysm', de: 'Kataklysmus' },
    class: 'geomancer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: HAS_STONE,
        cost: { fatigue: 2, exhaust: true },
        aim: { ...A_STONE, each: true },
        effects: [
          {
            do: 'one-by-one',
            effects: [{ do: 'attack', with: ['magic'], from: { who: 'on' } }, { do: 'vanish' }],
          },
        ],
      },
    ],
  },
  'gravity-spike': {
    name: { en: 'Gravity Spike', de: 'Gravitationszauber' },
    class: 'geomancer',
    xp: 3,
    abilities: [
      {
        at: 'action',
        if: HAS_STONE,
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'monster' },
        effects: [
          {
            do: 'aimed',
            aim: { who: 'monster', ofGroup: 'on', each: true },
            effects: [
              { do: 'drag', n: 2, to: STONE },
              {
                do: 'aimed',
                aim: { who: 'on', if: { is: 'near-kind', of: STONE, within: 1 } },
                effects: [{ do: 'suffer', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
};
