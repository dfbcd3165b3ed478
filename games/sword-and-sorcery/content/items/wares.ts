import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { Aim } from '../ability.ts';
import type { Action, AttackValues } from '../words.ts';
import type { ItemCard, ItemFace } from './item.ts';

/** One side of a ware: its price, how it is used and what it does. */
const ware = (
  price: number,
  name: Text,
  action: Action,
  effects: readonly Effect[],
  aim: Aim = { who: 'hero', range: 0 },
  attack?: AttackValues,
): ItemFace => ({
  name,
  price,
  ability: { name, action, aim, levels: [{ level: 1, effects, ...(attack && { attack }) }] },
});
const SELF: Aim = { who: 'self' };

/** Potions, tools and projectiles of the Emporium: two different items on a card (SS-EMP-04). */
export const WARES = {
  'healing-potion': {
    name: { en: 'Healing Potion', de: 'Heiltrank' },
    deck: 'emporium',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    copies: 5,
    faces: [
      ware(15, { en: 'Healing Potion', de: 'Heiltrank' }, 'standard', [{ do: 'heal', n: 4 }]),
      ware(30, { en: 'Great Healing Potion', de: 'Großer Heiltrank' }, 'standard', [{ do: 'heal', n: 7 }]),
    ],
  },
  elixir: {
    name: { en: 'Elixir of Haste', de: 'Elixier der Eile' },
    deck: 'emporium',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    faces: [
      ware(15, { en: 'Elixir of Haste', de: 'Elixier der Eile' }, 'free', [{ do: 'points', n: 2 }], SELF),
      ware(25, { en: 'Elixir of Focus', de: 'Elixier der Ruhe' }, 'free', [{ do: 'hasten', n: 2 }], SELF),
    ],
  },
  'bandage-kit': {
    name: { en: 'Bandage Kit', de: 'Verbandskästchen' },
    deck: 'emporium',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    faces: [
      ware(10, { en: 'Bandage Kit', de: 'Verbandskästchen' }, 'standard', [{ do: 'cure', n: 1 }]),
      ware(20, { en: 'Great Bandage Kit', de: 'Verbandskasten' }, 'standard', [
        { do: 'cure', n: 'all' },
        { do: 'heal', n: 1 },
      ]),
    ],
  },
  arrows: {
    name: { en: 'Barbed Arrows', de: 'Widerhakenpfeile' },
    deck: 'emporium',
    kind: 'projectile',
    slot: 'pack',
    runes: ['speed'],
    faces: [
      ware(
        20,
        { en: 'Barbed Arrows', de: 'Widerhakenpfeile' },
        'free',
        [{ do: 'nock', effects: [{ do: 'property', cost: { energy: 1 }, effects: [{ do: 'hits', n: 1 }] }] }],
        SELF,
      ),
      ware(
        30,
        { en: 'Fire Arrows', de: 'Brandpfeile' },
        'free',
        [{ do: 'nock', effects: [{ do: 'property', cost: { energy: 1 }, effects: [{ do: 'fire', n: 1 }] }] }],
        SELF,
      ),
    ],
  },
  'thieves-tools': {
    name: { en: 'Thieves’ Tools', de: 'Diebeswerkzeug' },
    deck: 'emporium',
    kind: 'permanent',
    slot: 'pack',
    runes: ['speed'],
    faces: [
      {
        price: 25,
        passive: [
          {
            do: 'on',
            at: 'save-rolled',
            may: true,
            if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'save-failed' }, { is: 'trapped' }] },
            effects: [{ do: 'reroll', n: 1 }],
          },
        ],
      },
      {
        name: { en: 'Master Key', de: 'Nachschlüssel' },
        price: 50,
        passive: [{ do: 'permit', rule: 'break-open-freely' }],
      },
    ],
  },
  smoke: {
    name: { en: 'Smoke Bomb', de: 'Rauchbombe' },
    deck: 'emporium',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    faces: [
      ware(
        20,
        { en: 'Smoke Bomb', de: 'Rauchbombe' },
        'free',
        [{ do: 'last', until: 'turn-end', effects: [{ do: 'permit', rule: 'leaves-freely' }] }],
        SELF,
      ),
      ware(25, { en: 'Flash Powder', de: 'Blitzpulver' }, 'free', [{ do: 'condition', condition: 'blinded' }], {
        who: 'enemy',
        range: 0,
      }),
    ],
  },
  'holy-water': {
    name: { en: 'Holy Water', de: 'Weihwasser' },
    deck: 'emporium',
    kind: 'single-use',
    slot: 'pack',
    runes: 'all',
    damage: 'magical',
    faces: [
      ware(
        20,
        { en: 'Holy Water', de: 'Weihwasser' },
        'standard',
        [{ do: 'lethal', n: 1 }],
        { who: 'enemy', range: 1 },
        { auto: 2 },
      ),
      ware(20, { en: 'Oil Flask', de: 'Ölflasche' }, 'standard', [{ do: 'fire-zone', n: 1 }], {
        who: 'zone',
        range: 1,
      }),
    ],
  },
} as const satisfies Readonly<Record<string, ItemCard>>;
