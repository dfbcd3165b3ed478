import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Moment } from '../../rules/moments.ts';
import type { Aim } from '../ability.ts';
import type { Action, Style } from '../words.ts';
import type { ItemCard } from './item.ts';

const artefact = (
  name: Text,
  runes: readonly Style[] | 'all',
  charges: number,
  action: Action,
  effects: readonly Effect[],
  aim: Aim = { who: 'self' },
  at?: readonly Moment[],
): ItemCard => ({
  name,
  deck: 'treasure',
  kind: 'artefact',
  slot: 'artefact',
  runes,
  act: 1,
  charges,
  perUse: 1,
  faces: [{ ability: { name, action, aim, ...(at && { at }), levels: [{ level: 1, effects }] } }],
});
const single = (
  name: Text,
  runes: readonly Style[] | 'all',
  action: Action,
  effects: readonly Effect[],
  aim: Aim = { who: 'self' },
): ItemCard => ({
  name,
  deck: 'treasure',
  kind: 'single-use',
  slot: 'pack',
  runes,
  act: 1,
  faces: [{ ability: { name, action, aim, levels: [{ level: 1, effects }] } }],
});
const purse = (crowns: number): ItemCard => ({
  name: { en: `Purse of ${crowns}`, de: `Beutel mit ${crowns}` },
  deck: 'treasure',
  kind: 'purse',
  slot: 'pack',
  runes: 'all',
  act: 1,
  crowns,
  faces: [{}],
});

/** Artefacts, single items and purses among the treasures of act I. */
export const TREASURES = {
  'ring-of-steps': artefact({ en: 'Ring of Steps', de: 'Ring der Schritte' }, 'all', 3, 'free', [{ do: 'place' }]),
  'eye-of-mir': artefact({ en: 'Eye of Mir', de: 'Auge des Mir' }, ['magic', 'speed'], 3, 'free', [
    { do: 'look-ahead' },
  ]),
  'horn-of-anere': artefact(
    { en: 'Horn of Anere', de: 'Horn der Anere' },
    ['faith', 'might'],
    2,
    'standard',
    [{ do: 'heal', n: 2 }],
    { who: 'heroes-in-sight' },
  ),
  'chain-of-command': artefact(
    { en: 'Chain of Command', de: 'Amtskette' },
    'all',
    2,
    'reaction',
    [{ do: 'cancel-activation', level: 'green' }],
    { who: 'that', range: 5 },
    ['activating'],
  ),
  hourglass: artefact({ en: 'Hourglass', de: 'Stundenglas' }, 'all', 2, 'free', [{ do: 'hasten', n: 'all' }]),
  'lantern-of-souls': {
    name: { en: 'Lantern of Souls', de: 'Seelenlaterne' },
    deck: 'treasure',
    kind: 'artefact',
    slot: 'artefact',
    runes: 'all',
    act: 1,
    faces: [{ passive: [{ do: 'modify', value: 'resurrection', n: -1 }] }],
  },
  'amulet-of-stone': {
    name: { en: 'Amulet of Stone', de: 'Steinamulett' },
    deck: 'treasure',
    kind: 'artefact',
    slot: 'artefact',
    runes: 'all',
    act: 1,
    faces: [
      { passive: [{ do: 'modify', value: 'armour', n: 1, if: { is: 'not', of: { is: 'wears', category: 'heavy' } } }] },
    ],
  },
  'phoenix-feather': {
    name: { en: 'Phoenix Feather', de: 'Phönixfeder' },
    deck: 'treasure',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    act: 1,
    faces: [
      {
        ability: {
          name: { en: 'Phoenix Feather', de: 'Phönixfeder' },
          action: 'reaction',
          at: ['dying'],
          anyTime: true,
          if: { is: 'about', who: 'self' },
          levels: [{ level: 1, effects: [{ do: 'survive', left: 1 }] }],
        },
      },
    ],
  },
  'scroll-of-return': single(
    { en: 'Scroll of Return', de: 'Schriftrolle der Rückkehr' },
    ['magic', 'faith'],
    'standard',
    [{ do: 'resurrect' }],
  ),
  'great-potion': single(
    { en: 'Troll Blood Draught', de: 'Trollbluttrank' },
    'all',
    'standard',
    [{ do: 'heal', n: 7 }],
    { who: 'hero', range: 0 },
  ),
  'quicksilver-arrows': {
    name: { en: 'Quicksilver Arrows', de: 'Quecksilberpfeile' },
    deck: 'treasure',
    kind: 'projectile',
    slot: 'pack',
    runes: ['speed'],
    act: 1,
    faces: [
      {
        ability: {
          name: { en: 'Quicksilver Arrows', de: 'Quecksilberpfeile' },
          action: 'free',
          levels: [{ level: 1, effects: [{ do: 'nock', effects: [{ do: 'lethal', n: 1 }] }] }],
        },
      },
    ],
  },
  'warding-salt': single({ en: 'Warding Salt', de: 'Bannsalz' }, 'all', 'free', [
    { do: 'portal', open: false, until: 'event' },
  ]),
  'lucky-coin': {
    name: { en: 'Lucky Coin', de: 'Glücksmünze' },
    deck: 'treasure',
    kind: 'permanent',
    slot: 'pack',
    runes: 'all',
    act: 1,
    faces: [
      {
        passive: [
          {
            do: 'on',
            at: 'attack-rolled',
            may: true,
            limit: 'adventure',
            inAll: true,
            if: { is: 'own-attack' },
            effects: [{ do: 'reroll', n: 1 }],
          },
          {
            do: 'on',
            at: 'defence-rolled',
            may: true,
            limit: 'adventure',
            inAll: true,
            if: { is: 'about', who: 'self' },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
    ],
  },
  'purse-20': purse(20),
  'purse-30': purse(30),
  'purse-50': purse(50),
} as const satisfies Readonly<Record<string, ItemCard>>;
