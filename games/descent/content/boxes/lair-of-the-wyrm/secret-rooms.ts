import type { Ability } from '../../card.ts';
import type { SecretRoom } from '../../secret-room.ts';

const IN_ROOM = { is: 'inside', place: 'secret-room' } as const;
const CHALLENGER = { who: 'that' } as const;

/** The overlord card just played does nothing; the room card is spent for it. */
export const CANCELS: Ability = { at: 'card-played', cost: { discard: true }, effects: [{ do: 'cancel' }] };

/** A challenge of this attribute was passed: an action, or a look at the overlord's deck. */
export const boon = (attribute: string): Ability => ({
  at: 'challenge-passed',
  must: true,
  if: { is: 'card', card: attribute },
  aim: CHALLENGER,
  effects: [
    {
      do: 'one-of',
      of: [[{ do: 'action', kind: 'any' }], [{ do: 'foresee', n: 3, ordered: true }]],
    },
  ],
});

export const ROOMS: Readonly<Record<string, SecretRoom>> = {
  'brigands-quarters': {
    name: { en: "Brigand's Quarters", de: 'Das Räuberquartier' },
    tile: 'S1A',
    rules: {
      abilities: [
        { at: 'challenge-failed', must: true, effects: [{ do: 'recall' }] },
        {
          at: 'own-turn',
          limit: 'turn',
          effects: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'uncover' }] }],
        },
        {
          at: 'challenge-revealed',
          must: true,
          if: { is: 'card', card: 'awareness' },
          effects: [{ do: 'settle', passed: true }],
        },
      ],
    },
    reward: [{ do: 'rummage-shop', n: { per: 'awareness' } }],
  },
  'hidden-stash': {
    name: { en: 'Hidden Stash', de: 'Ein vergrabener Schatz' },
    immediate: [{ do: 'dig-up' }],
  },
  'the-armory': {
    name: { en: 'The Armory', de: 'Die Waffenkammer' },
    tile: 'S1A',
    rules: {
      abilities: [
        {
          at: 'defeated',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'monster' },
              { is: 'there', place: 'secret-room' },
              { is: 'that-is', part: 'other', of: { is: 'hero' } },
            ],
          },
          aim: { who: 'other' },
          effects: [{ do: 'action', kind: 'any' }],
        },
        // Discarded as it is turned over (D2C-SECR-02).
        {
          at: 'own-turn',
          limit: 'turn',
          effects: [{ do: 'test', attribute: 'might', pass: [{ do: 'uncover', discard: true }] }],
        },
      ],
    },
    reward: [{ do: 'keep-room', uses: { per: 'might' } }],
    kept: {
      abilities: [
        {
          at: 'before-roll',
          if: { is: 'affected' },
          limit: 'attack',
          effects: [{ do: 'pool', pool: 'defence', dice: ['gray'] }, { do: 'use-up' }],
        },
      ],
    },
  },
  'the-dark-council': {
    name: { en: 'The Dark Council', de: 'Der dunkle Rat' },
    tile: 'S1B',
    rules: {
      abilities: [
        {
          at: 'challenge-revealed',
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'self' },
              { is: 'not', of: { is: 'card', card: 'knowledge' } },
              { is: 'challenge-attribute' },
            ],
          },
          cost: { fatigue: 1 },
          effects: [{ do: 'settle', as: 'knowledge' }],
        },
        boon('knowledge'),
      ],
    },
    reward: [{ do: 'keep-room' }],
    kept: { abilities: [CANCELS] },
  },
  'the-dragon-shrine': {
    name: { en: 'The Dragon Shrine', de: 'Der Drachenschrein' },
    tile: 'S1B',
    rules: {
      abilities: [
        {
          at: 'rolled',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'monster' },
              { is: 'that-is', of: IN_ROOM },
            ],
          },
          effects: [{ do: 'add', to: 'damage', n: 1 }],
        },
      ],
    },
    reward: [
      { do: 'aimed', aim: { who: 'hero', self: true, each: true }, effects: [{ do: 'rest', n: 'all' }] },
      { do: 'keep-room', uses: { per: 'heroes', times: 2 } },
    ],
    kept: {
      abilities: [
        {
          at: 'fatigue-suffered',
          must: true,
          party: 'always',
          if: { is: 'about', who: 'self' },
          effects: [{ do: 'store' }],
        },
      ],
    },
  },
  'the-lorekeepers-vault': {
    name: { en: "The Lorekeeper's Vault", de: 'Das Gewölbe des Gelehrten' },
    tile: 'S1B',
    rules: {
      abilities: [
        { at: 'challenge-failed', must: true, effects: [{ do: 'draw', n: 1 }] },
        {
          at: 'challenge-passed',
          if: { is: 'about', who: 'self' },
          aim: CHALLENGER,
          effects: [
            { do: 'rest', n: 'all' },
            { do: 'settle', cardless: true },
          ],
        },
      ],
    },
    reward: [{ do: 'rummage-shop', n: { per: 'knowledge' } }],
  },
};
