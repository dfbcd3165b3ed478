import type { HeroClass, Item, Skill } from '../cards.ts';
import { woodenShield } from './wooden-shield.ts';

export const KNIGHT: HeroClass = {
  name: { en: 'Knight', de: 'Ritter' },
  archetype: 'warrior',
  items: ['iron-longsword', 'wooden-shield-knight'],
  skills: [
    'oath-of-honor',
    'advance',
    'challenge',
    'defend',
    'defense-training',
    'guard',
    'shield-slam',
    'inspiration',
    'stalwart',
  ],
};

export const KNIGHT_ITEMS: Readonly<Record<string, Item>> = {
  'iron-longsword': {
    name: { en: 'Iron Longsword', de: 'Eisernes Langschwert' },
    kind: 'item',
    class: 'knight',
    traits: ['blade'],
    slot: 'one-hand',
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'reroll', of: 'defence' }] }],
  },
  'wooden-shield-knight': woodenShield('knight'),
};

export const KNIGHT_SKILLS: Readonly<Record<string, Skill>> = {
  'oath-of-honor': {
    name: { en: 'Oath of Honor', de: 'Ehrenschwur' },
    class: 'knight',
    xp: 0,
    abilities: [
      {
        at: 'action',
        cost: { fatigue: 1 },
        aim: { who: 'hero', within: 3, if: { is: 'beside', who: 'monster' } },
        effects: [
          {
            do: 'aimed',
            aim: { who: 'monster', from: 'on', adjacent: true },
            effects: [
              { do: 'place', within: 1, otherwise: 2, of: 'them', owner: true },
              { do: 'attack', with: ['melee'], on: { who: 'those' } },
            ],
          },
        ],
      },
    ],
  },
  advance: {
    name: { en: 'Advance', de: 'Vorrücken' },
    class: 'knight',
    xp: 1,
    abilities: [
      {
        at: 'defeated',
        if: {
          is: 'all',
          of: [{ is: 'about', who: 'monster' }, { is: 'own-attack' }, { is: 'attack', type: 'melee' }],
        },
        cost: { fatigue: 1, exhaust: true },
        effects: [
          { do: 'move', n: { per: 'speed' } },
          { do: 'attack', may: true },
        ],
      },
    ],
  },
  challenge: {
    name: { en: 'Challenge', de: 'Zweikampf' },
    class: 'knight',
    xp: 1,
    abilities: [
      { at: 'own-turn', cost: { exhaust: true }, aim: { who: 'monster', sight: true }, effects: [{ do: 'mark' }] },
    ],
    whileTired: [
      { do: 'bonus', to: 'damage', n: 1, if: { is: 'target-marked' } },
      {
        do: 'bonus-against',
        to: 'damage',
        n: 1,
        if: { is: 'all', of: [{ is: 'about', who: 'marked' }, { is: 'target' }] },
      },
    ],
  },
  defend: {
    name: { en: 'Defend', de: 'Verteidigen' },
    class: 'knight',
    xp: 1,
    abilities: [
      {
        at: 'attack-declared',
        cost: { fatigue: 1 },
        aim: { who: 'target', if: { is: 'all', of: [{ is: 'hero' }, { is: 'adjacent', part: 'other' }] } },
        effects: [{ do: 'retarget', to: 'self' }],
      },
    ],
  },
  'defense-training': {
    name: { en: 'Defense Training', de: 'Schildwache' },
    class: 'knight',
    xp: 2,
    always: [{ do: 'dice', pool: 'defence', dice: ['brown'], if: { is: 'wears', trait: 'shield' } }],
    abilities: [
      {
        at: 'exhausting',
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'card-trait', trait: 'shield' },
          ],
        },
        cost: { exhaust: true },
        effects: [{ do: 'spare' }],
      },
    ],
  },
  guard: {
    name: { en: 'Guard', de: 'Absichern' },
    class: 'knight',
    xp: 2,
    abilities: [
      {
        at: 'enters',
        if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }, { is: 'space-empty' }] },
        cost: { fatigue: 2, exhaust: true },
        effects: [{ do: 'interrupt', effects: [{ do: 'attack', with: ['melee'] }] }],
      },
    ],
  },
  'shield-slam': {
    name: { en: 'Shield Slam', de: 'Schildschlag' },
    class: 'knight',
    xp: 2,
    standing: [
      {
        do: 'surge',
        if: {
          is: 'all',
          of: [
            { is: 'wears', trait: 'shield' },
            { is: 'weapon', trait: 'melee' },
          ],
        },
        surge: {
          effects: [
            {
              do: 'aimed',
              aim: { who: 'monster', adjacent: true },
              effects: [{ do: 'condition', condition: 'stunned' }],
            },
          ],
        },
      },
    ],
  },
  inspiration: {
    name: { en: 'Inspiration', de: 'Inspiration' },
    class: 'knight',
    xp: 3,
    abilities: [
      {
        at: 'turn-start',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'self' },
            { is: 'beside', who: 'hero' },
          ],
        },
        aim: { who: 'hero', adjacent: true, each: true, self: true },
        effects: [{ do: 'rest', n: 1 }],
      },
    ],
  },
  stalwart: {
    name: { en: 'Stalwart', de: 'Unbeugsam' },
    class: 'knight',
    xp: 3,
    standing: [{ do: 'modify', value: 'health', n: 2 }],
    abilities: [
      {
        at: 'defeating',
        if: { is: 'about', who: 'self' },
        effects: [
          { do: 'move', n: { per: 'speed' } },
          { do: 'attack', with: ['melee'], may: true },
        ],
      },
    ],
  },
};
