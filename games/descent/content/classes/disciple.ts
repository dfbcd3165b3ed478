import type { Ability } from '../card.ts';
import type { HeroClass, Item, Skill } from '../cards.ts';
import { woodenShield } from './wooden-shield.ts';

export const DISCIPLE: HeroClass = {
  name: { en: 'Disciple', de: 'Geweihter' },
  archetype: 'healer',
  items: ['iron-mace', 'wooden-shield-disciple'],
  skills: [
    'prayer-of-healing',
    'armor-of-faith',
    'blessed-strike',
    'cleansing-touch',
    'divine-fury',
    'prayer-of-peace',
    'time-of-need',
    'holy-power',
    'radiant-light',
  ],
};

export const DISCIPLE_ITEMS: Readonly<Record<string, Item>> = {
  'iron-mace': {
    name: { en: 'Iron Mace', de: 'Eiserner Streitkolben' },
    kind: 'item',
    class: 'disciple',
    traits: ['hammer'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'yellow'],
    surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
  },
  'wooden-shield-disciple': woodenShield('disciple'),
};

/** What several skills add to the prayer, for all whom it was used on. */
const afterPrayer = (ability: Pick<Ability, 'must' | 'effects'>): Ability => ({
  at: 'used',
  if: {
    is: 'all',
    of: [
      { is: 'about', who: 'self' },
      { is: 'card', card: 'prayer-of-healing' },
    ],
  },
  aim: { who: 'those', each: true },
  ...ability,
});

export const DISCIPLE_SKILLS: Readonly<Record<string, Skill>> = {
  'prayer-of-healing': {
    name: { en: 'Prayer of Healing', de: 'Gebet der Heilung' },
    class: 'disciple',
    xp: 0,
    abilities: [
      {
        at: 'own-turn',
        cost: { fatigue: 1, exhaust: true },
        aim: { who: 'hero', adjacent: true, self: true, downToo: true },
        effects: [{ do: 'roll', dice: ['red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
      },
    ],
  },
  'armor-of-faith': {
    name: { en: 'Armor of Faith', de: 'Rüstung des Glaubens' },
    class: 'disciple',
    xp: 1,
    abilities: [
      afterPrayer({
        must: true,
        effects: [{ do: 'last', until: 'own-turn-start', effects: [{ do: 'dice', pool: 'defence', dice: ['brown'] }] }],
      }),
    ],
  },
  'blessed-strike': {
    name: { en: 'Blessed Strike', de: 'Heiliger Hieb' },
    class: 'disciple',
    xp: 1,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        effects: [
          {
            do: 'attack',
            with: ['melee'],
            ifDealt: [
              { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'heal', n: 2 }] },
              { do: 'aimed', aim: { who: 'hero', adjacent: true }, effects: [{ do: 'heal', n: 2 }] },
            ],
          },
        ],
      },
    ],
  },
  'cleansing-touch': {
    name: { en: 'Cleansing Touch', de: 'Gesundung' },
    class: 'disciple',
    xp: 1,
    abilities: [afterPrayer({ effects: [{ do: 'cure' }] })],
  },
  'divine-fury': {
    name: { en: 'Divine Fury', de: 'Göttlicher Zorn' },
    class: 'disciple',
    xp: 2,
    abilities: [
      afterPrayer({
        must: true,
        effects: [
          { do: 'last', until: 'round-end', next: true, effects: [{ do: 'dice', pool: 'attack', dice: ['yellow'] }] },
        ],
      }),
    ],
  },
  'prayer-of-peace': {
    name: { en: 'Prayer of Peace', de: 'Gebet des Friedens' },
    class: 'disciple',
    xp: 2,
    abilities: [{ at: 'action', cost: { fatigue: 2, exhaust: true }, effects: [] }],
    whileTired: [{ do: 'aura', for: 'enemies', within: 1, effects: [{ do: 'permit', rule: 'no-attacks' }] }],
  },
  'time-of-need': {
    name: { en: 'Time of Need', de: 'Beistand in der Not' },
    class: 'disciple',
    xp: 2,
    abilities: [
      {
        at: 'action',
        effects: [
          { do: 'points', n: 2 },
          { do: 'rest', n: 2 },
        ],
      },
    ],
  },
  'holy-power': {
    name: { en: 'Holy Power', de: 'Heilige Macht' },
    class: 'disciple',
    xp: 3,
    standing: [{ do: 'widen', card: 'prayer-of-healing', upTo: 2 }],
    abilities: [
      {
        at: 'dice-shown',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'card', card: 'prayer-of-healing' },
            { is: 'many', least: 1 },
          ],
        },
        aim: { who: 'those', each: true },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  'radiant-light': {
    name: { en: 'Radiant Light', de: 'Strahlendes Licht' },
    class: 'disciple',
    xp: 3,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 3 },
        effects: [
          {
            do: 'roll',
            dice: ['red'],
            effects: [
              {
                do: 'aimed',
                aim: { who: 'hero', sight: true, each: true, self: true },
                effects: [{ do: 'heal', n: { per: 'hearts' } }],
              },
              {
                do: 'aimed',
                aim: { who: 'monster', sight: true, each: true },
                effects: [{ do: 'suffer', n: { per: 'hearts' } }],
              },
            ],
          },
        ],
      },
    ],
  },
};
