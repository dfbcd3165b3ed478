import type { HeroClass, Item, Skill } from '../../../cards.ts';

export const PROPHET: HeroClass = {
  name: { en: 'Prophet', de: 'Prophet' },
  archetype: 'healer',
  items: ['iron-flail', 'sages-tome'],
  skills: [
    'soothing-insight',
    'battle-vision',
    'forewarning',
    'grim-fate',
    'all-seeing',
    'lifeline',
    'victory-foretold',
    'focused-insights',
    'omniscience',
  ],
};

export const PROPHET_ITEMS: Readonly<Record<string, Item>> = {
  'iron-flail': {
    name: { en: 'Iron Flail', de: 'Eisenflegel' },
    kind: 'item',
    class: 'prophet',
    traits: ['hammer', 'exotic'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    reach: true,
    surges: [{ effects: [{ do: 'inflict', condition: 'weakened' }] }],
    standing: [{ do: 'bonus', to: 'damage', n: 1, if: { is: 'other-hand-free' } }],
  },
  'sages-tome': {
    name: { en: "Sage's Tome", de: 'Foliant des Weisen' },
    kind: 'item',
    class: 'prophet',
    traits: ['book'],
    slot: 'other',
    abilities: [
      {
        at: 'testing',
        if: { is: 'about', who: 'self' },
        cost: { exhaust: true },
        effects: [{ do: 'ease', n: 1 }],
      },
    ],
  },
};

const HAS = { is: 'has-token', token: 'insight' } as const;
const THAT_HAS = { is: 'that-is', of: HAS } as const;
const GONE = { do: 'lose-token', token: 'insight' } as const;
const INSIGHT = { is: 'token', kind: 'insight' } as const;

export const PROPHET_SKILLS: Readonly<Record<string, Skill>> = {
  'soothing-insight': {
    name: { en: 'Soothing Insight', de: 'Heilende Erleuchtung' },
    class: 'prophet',
    xp: 0,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'hero', self: true, treatedToo: true },
        // Nothing answers itself: its own gift heals here.
        effects: [
          { do: 'token', token: 'insight' },
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
      {
        at: 'token-gained',
        must: true,
        tired: true,
        if: INSIGHT,
        aim: { who: 'that' },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
      {
        at: 'own-turn',
        party: 'always',
        tired: true,
        cost: { tokens: { token: 'insight', n: 1 } },
        effects: [{ do: 'heal', n: 1, anyway: true }],
      },
    ],
  },
  'battle-vision': {
    name: { en: 'Battle Vision', de: 'Kampfvision' },
    class: 'prophet',
    xp: 1,
    standing: [
      { do: 'attribute', of: 'awareness', n: 1 },
      { do: 'permit', rule: 'faces-matter' },
    ],
    abilities: [
      {
        at: 'rolled',
        party: 'standing',
        if: {
          is: 'all',
          of: [{ is: 'own-attack' }, { is: 'near-is', within: 2, self: true, of: HAS }],
        },
        cost: { fatigue: 2 },
        limit: 'attack',
        effects: [{ do: 'reroll', of: 'attack' }],
      },
    ],
  },
  forewarning: {
    name: { en: 'Forewarning', de: 'Vorwarnung' },
    class: 'prophet',
    xp: 1,
    abilities: [
      {
        at: 'defence-rolled',
        if: THAT_HAS,
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'that' },
        effects: [GONE, { do: 'add', to: 'shields', n: 2 }],
      },
    ],
  },
  'grim-fate': {
    name: { en: 'Grim Fate', de: 'Düsteres Schicksal' },
    class: 'prophet',
    xp: 1,
    abilities: [
      {
        at: 'own-turn',
        versus: true,
        party: 'standing',
        if: HAS,
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'divine' }],
      },
    ],
  },
  'all-seeing': {
    name: { en: 'All-seeing', de: 'Allsehend' },
    class: 'prophet',
    xp: 2,
    abilities: [
      {
        at: 'token-spent',
        if: INSIGHT,
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'hero', self: true, notThat: true },
        effects: [{ do: 'token', token: 'insight' }],
      },
    ],
  },
  lifeline: {
    name: { en: 'Lifeline', de: 'Rettungsleine' },
    class: 'prophet',
    xp: 2,
    abilities: [
      {
        at: 'defeating',
        if: THAT_HAS,
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'that' },
        effects: [GONE, { do: 'heal', n: 1 }],
      },
    ],
  },
  'victory-foretold': {
    name: { en: 'Victory Foretold', de: 'Prophezeiter Sieg' },
    class: 'prophet',
    xp: 2,
    abilities: [
      {
        at: 'before-roll',
        if: { is: 'all', of: [{ is: 'about', who: 'hero' }, THAT_HAS] },
        cost: { fatigue: 2, exhaust: true },
        aim: { who: 'affected', if: { is: 'side', side: 'overlord' } },
        effects: [
          { do: 'token', token: 'foretold' },
          { do: 'pool', pool: 'attack', dice: ['green'] },
          {
            do: 'aimed',
            aim: { who: 'attacker' },
            effects: [
              {
                do: 'last',
                until: 'attack-end',
                effects: [
                  {
                    do: 'on',
                    at: 'defeated',
                    ability: {
                      at: 'defeated',
                      must: true,
                      if: { is: 'that-is', of: { is: 'has-token', token: 'foretold' } },
                      effects: [{ do: 'heal', n: 3 }],
                    },
                  },
                ],
              },
              GONE,
            ],
          },
        ],
      },
    ],
  },
  'focused-insights': {
    name: { en: 'Focused Insights', de: 'Strahlende Erleuchtung' },
    class: 'prophet',
    xp: 3,
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'token-gained',
        must: true,
        if: INSIGHT,
        aim: {
          who: 'hero',
          adjacent: true,
          from: 'that',
          self: true,
          each: true,
          downToo: true,
          notThat: true,
        },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
  omniscience: {
    name: { en: 'Omniscience', de: 'Allwissenheit' },
    class: 'prophet',
    xp: 3,
    abilities: [
      {
        at: 'attack-declared',
        cost: { fatigue: 3, exhaust: true },
        aim: { who: 'target', if: { is: 'all', of: [{ is: 'hero' }, HAS] } },
        effects: [GONE, { do: 'miss' }],
      },
    ],
  },
};
