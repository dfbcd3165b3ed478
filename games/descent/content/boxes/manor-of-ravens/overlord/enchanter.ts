import type { Effect } from '../../../../effects/effect.ts';
import type { OverlordCard } from '../../../cards.ts';

const CARD = { deck: 'enchanter', type: 'magic', copies: 1, at: 'overlord-own-turn' } as const;
const OURS = { is: 'that-is', of: { is: 'in-this-group' } } as const;
const BY_OURS = { is: 'that-is', of: { is: 'in-this-group' }, part: 'other' } as const;
const LIFT: Effect = { do: 'lift' };

/** The overlord class Enchanter: cards that lie on monster groups, each until something breaks it. */
export const ENCHANTER: Readonly<Record<string, OverlordCard>> = {
  'dragonbone-pendant': {
    ...CARD,
    name: { en: 'Dragonbone Pendant', de: 'Drachenbein-Amulett' },
    xp: 1,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          { do: 'bonus', to: 'damage', n: 1 },
          {
            do: 'on',
            at: 'defeated',
            ability: {
              at: 'defeated',
              must: true,
              if: { is: 'all', of: [{ is: 'about', who: 'hero' }, BY_OURS] },
              effects: [LIFT],
            },
          },
        ],
      },
    ],
  },
  'elixir-of-stone': {
    ...CARD,
    name: { en: 'Elixir of Stone', de: 'Steinelixier' },
    xp: 1,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          {
            do: 'on',
            at: 'defence-rolled',
            ability: {
              at: 'defence-rolled',
              must: true,
              if: OURS,
              aim: { who: 'that' },
              effects: [{ do: 'add', to: 'shields', n: 1 }],
            },
          },
        ],
        against: [
          {
            do: 'surge',
            if: { is: 'target-is', of: { is: 'in-this-group' } },
            surge: { cost: 2, effects: [LIFT] },
          },
        ],
      },
    ],
  },
  'rings-of-zholalam': {
    ...CARD,
    name: { en: "Rings of Zhol'alam", de: "Zhol'alam-Ringe" },
    xp: 1,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          {
            do: 'on',
            at: 'defeated',
            ability: {
              at: 'defeated',
              must: true,
              if: OURS,
              effects: [
                {
                  do: 'aimed',
                  aim: { who: 'hero', within: 2, from: 'spaces', each: true },
                  effects: [{ do: 'suffer', n: 1 }],
                },
                { do: 'when', if: { is: 'group-gone' }, effects: [LIFT] },
              ],
            },
          },
        ],
      },
    ],
  },
  'rune-of-the-phoenix': {
    ...CARD,
    name: { en: 'Rune of the Phoenix', de: 'Phönixrune' },
    xp: 2,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          {
            do: 'on',
            at: 'defeating',
            ability: {
              at: 'defeating',
              if: { is: 'all', of: [OURS, { is: 'that-is', of: { is: 'dying' } }] },
              aim: { who: 'that' },
              effects: [{ do: 'heal', n: 5 }, LIFT],
            },
          },
        ],
      },
    ],
  },
  'sign-of-the-last-zenith': {
    ...CARD,
    name: { en: 'Sign of the Last Zenith', de: 'Zeichen des letzten Zenits' },
    xp: 3,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [{ do: 'on', at: 'detached', ability: { at: 'detached', must: true, effects: [{ do: 'relay' }] } }],
      },
    ],
  },
  'ward-of-peace': {
    ...CARD,
    name: { en: 'Ward of Peace', de: 'Zauber des Friedens' },
    xp: 2,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          { do: 'permit', rule: 'no-conditions' },
          {
            do: 'on',
            at: 'surges-spent',
            ability: {
              at: 'surges-spent',
              must: true,
              if: { is: 'all', of: [OURS, { is: 'spent-surges' }] },
              effects: [LIFT],
            },
          },
        ],
      },
      {
        do: 'aimed',
        aim: { who: 'monster', self: true, each: true, if: { is: 'in-this-group' } },
        effects: [{ do: 'cure', all: true }],
      },
    ],
  },
  'wristlet-of-wind': {
    ...CARD,
    name: { en: 'Wristlet of Wind', de: 'Windarmbänder' },
    xp: 1,
    effects: [
      {
        do: 'attach',
        to: 'group',
        effects: [
          {
            do: 'on',
            at: 'attack-done',
            ability: { at: 'attack-done', if: OURS, aim: { who: 'that' }, effects: [{ do: 'move', n: 1 }] },
          },
          {
            do: 'on',
            at: 'activation-end',
            ability: {
              at: 'activation-end',
              must: true,
              if: { is: 'all', of: [OURS, { is: 'not', of: { is: 'that-is', of: { is: 'moved' } } }] },
              effects: [LIFT],
            },
          },
        ],
      },
    ],
  },
};
