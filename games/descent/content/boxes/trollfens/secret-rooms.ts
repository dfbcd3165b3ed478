import type { SecretRoom } from '../../secret-room.ts';
import { boon, CANCELS } from '../lair-of-the-wyrm/secret-rooms.ts';

const HERO_IN_ROOM = {
  is: 'that-is',
  of: { is: 'all', of: [{ is: 'hero' }, { is: 'inside', place: 'secret-room' }] },
} as const;
const THAT = { who: 'that' } as const;

export const ROOMS: Readonly<Record<string, SecretRoom>> = {
  'cursed-tomb': {
    name: { en: 'Cursed Tomb', de: 'Verfluchtes Grab' },
    immediate: [{ do: 'ordeal', damage: 2, gold: 25 }],
  },
  'overgrown-chasm': {
    name: { en: 'Overgrown Chasm', de: 'Überwucherte Kluft' },
    tile: 'S2A',
    rough: true,
    rules: {
      abilities: [
        {
          at: 'turn-start',
          must: true,
          if: HERO_IN_ROOM,
          aim: THAT,
          effects: [
            {
              do: 'test',
              attribute: 'might',
              pass: [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'sure-footed' }] }],
            },
          ],
        },
      ],
    },
    reward: [{ do: 'rummage-shop', n: { per: 'heroes-in-room' } }],
  },
  'place-of-peace': {
    name: { en: 'Place of Peace', de: 'Ort des Friedens' },
    tile: 'S2B',
    rules: {
      abilities: [
        {
          at: 'turn-start',
          must: true,
          if: HERO_IN_ROOM,
          aim: THAT,
          effects: [
            {
              do: 'test',
              attribute: 'willpower',
              fail: [
                { do: 'condition', condition: 'stunned' },
                { do: 'condition', condition: 'weakened' },
              ],
              pass: [{ do: 'uncover' }],
            },
          ],
        },
      ],
    },
    reward: [{ do: 'keep-room' }],
    kept: { abilities: [{ at: 'own-turn', cost: { discard: true }, effects: [{ do: 'rest', n: 'all' }] }] },
    lasting: true,
  },
  'room-of-keys': {
    name: { en: 'Room of Keys', de: 'Raum der Schlüssel' },
    tile: 'S2B',
    rules: {
      abilities: [
        { at: 'challenge-passed', must: true, effects: [{ do: 'add-key' }] },
        {
          at: 'defeated',
          must: true,
          if: {
            is: 'all',
            of: [
              { is: 'about', who: 'monster' },
              { is: 'there', place: 'secret-room' },
            ],
          },
          effects: [{ do: 'add-key' }],
        },
      ],
    },
    reward: [{ do: 'keep-room', uses: { per: 'keys' } }],
    kept: {
      abilities: [{ at: 'own-turn', party: 'always', effects: [{ do: 'free-door' }, { do: 'use-up' }] }],
    },
    lasting: true,
  },
  'tainted-spring': {
    name: { en: 'Tainted Spring', de: 'Vergiftete Quelle' },
    tile: 'S2B',
    rules: {
      abilities: [
        {
          at: 'suffered',
          must: true,
          if: HERO_IN_ROOM,
          aim: THAT,
          effects: [{ do: 'condition', condition: 'poisoned' }],
        },
        boon('willpower'),
      ],
    },
    reward: [{ do: 'keep-room' }],
    // As corrected: he may discard it in his turn (D2C-SECR-03).
    kept: {
      abilities: [
        {
          at: 'own-turn',
          cost: { discard: true },
          aim: { who: 'hero', self: true, each: true, downToo: true },
          effects: [{ do: 'roll', dice: ['red', 'red'], effects: [{ do: 'heal', n: { per: 'hearts' } }] }],
        },
      ],
    },
  },
  'troll-pit': {
    name: { en: 'Troll Pit', de: 'Trollgrube' },
    tile: 'S2A',
    rules: {
      abilities: [
        {
          at: 'turn-end',
          must: true,
          if: HERO_IN_ROOM,
          aim: THAT,
          effects: [
            { do: 'tire', n: 1 },
            { do: 'condition', condition: 'diseased' },
          ],
        },
        { at: 'turn-start', must: true, if: HERO_IN_ROOM, aim: THAT, effects: [{ do: 'points', n: 1 }] },
      ],
    },
    reward: [{ do: 'keep-room' }],
    kept: { abilities: [CANCELS] },
  },
};
