import type { HeroClass, Item, Skill } from '../cards.ts';

export const SPIRITSPEAKER: HeroClass = {
  name: { en: 'Spiritspeaker', de: 'Geistsprecher' },
  archetype: 'healer',
  items: ['oak-staff'],
  skills: [
    'stoneskin',
    'drain-spirit',
    'healing-rain',
    'shared-pain',
    'cloud-of-mist',
    'natures-bounty',
    'tempest',
    'ancestor-spirits',
    'vigor',
  ],
};

export const SPIRITSPEAKER_ITEMS: Readonly<Record<string, Item>> = {
  'oak-staff': {
    name: { en: 'Oak Staff', de: 'Eichenstab' },
    kind: 'item',
    class: 'spiritspeaker',
    traits: ['staff'],
    slot: 'two-hands',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    reach: true,
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
  },
};

export const SPIRITSPEAKER_SKILLS: Readonly<Record<string, Skill>> = {
  stoneskin: {
    name: { en: 'Stoneskin', de: 'Steinhaut' },
    class: 'spiritspeaker',
    xp: 0,
    abilities: [
      {
        at: 'before-roll',
        cost: { fatigue: 1, exhaust: true },
        aim: {
          who: 'target',
          if: { is: 'all', of: [{ is: 'hero' }, { is: 'near', within: 3, part: 'other', self: true }] },
        },
        effects: [{ do: 'pool', pool: 'defence', dice: ['gray'] }],
      },
    ],
  },
  'drain-spirit': {
    name: { en: 'Drain Spirit', de: 'Energiesog' },
    class: 'spiritspeaker',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            ifDealt: [
              {
                do: 'aimed',
                aim: { who: 'hero', within: 3, each: true, self: true },
                effects: [{ do: 'heal', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'healing-rain': {
    name: { en: 'Healing Rain', de: 'Heilender Regen' },
    class: 'spiritspeaker',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2 },
        aim: { who: 'hero', within: 3, each: true, self: true, downToo: true },
        effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
      },
    ],
  },
  'shared-pain': {
    name: { en: 'Shared Pain', de: 'Geteiltes Leid' },
    class: 'spiritspeaker',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            ifDealt: [
              {
                do: 'aimed',
                aim: { who: 'monster', ofGroup: 'target', another: true, each: true },
                effects: [{ do: 'suffer', n: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  'cloud-of-mist': {
    name: { en: 'Cloud of Mist', de: 'Nebelwolke' },
    class: 'spiritspeaker',
    xp: 2,
    abilities: [{ at: 'action', cost: { fatigue: 1, exhaust: true }, effects: [] }],
    whileTired: [{ do: 'demand-near', within: 3 }],
  },
  'natures-bounty': {
    name: { en: "Nature's Bounty", de: 'Gabe der Natur' },
    class: 'spiritspeaker',
    xp: 2,
    abilities: [
      {
        at: 'rest-recovered',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'heal', n: { per: 'that-many' } }],
      },
    ],
  },
  tempest: {
    name: { en: 'Tempest', de: 'Orkan' },
    class: 'spiritspeaker',
    xp: 2,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 2, exhaust: true },
        effects: [
          {
            do: 'test',
            attribute: 'willpower',
            owner: true,
            pass: [
              { do: 'aimed', aim: { who: 'monster', within: 3, each: true }, effects: [{ do: 'suffer', n: 2 }] },
              { do: 'aimed', aim: { who: 'hero', within: 3, each: true }, effects: [{ do: 'heal', n: 1 }] },
            ],
            fail: [{ do: 'rest', n: 1 }],
          },
        ],
      },
    ],
  },
  'ancestor-spirits': {
    name: { en: 'Ancestor Spirits', de: 'Geister der Ahnen' },
    class: 'spiritspeaker',
    xp: 3,
    abilities: [
      {
        at: 'used',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'skill' }] },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'hurt', each: true },
        effects: [{ do: 'condition', condition: 'poisoned' }],
      },
      {
        at: 'used',
        if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'skill' }] },
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'helped', each: true },
        effects: [
          { do: 'heal', n: 1 },
          { do: 'rest', n: 1 },
        ],
      },
    ],
  },
  vigor: {
    name: { en: 'Vigor', de: 'Neue Kraft' },
    class: 'spiritspeaker',
    xp: 3,
    standing: [
      {
        do: 'surge',
        surge: {
          effects: [{ do: 'aimed', aim: { who: 'hero', each: true, self: true }, effects: [{ do: 'rest', n: 1 }] }],
        },
      },
    ],
  },
};
