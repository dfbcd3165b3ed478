import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../../effects/effect.ts';
import type { TravelSymbol } from '../words.ts';

/** Something that happens on the road: the heroes choose what they do about it, and some ways are open only to those people have heard of (D2-TRVGEN-16, D2-RTLC-15). */
export interface RoadEvent {
  readonly name: Text;
  readonly text: Text;
  readonly on: readonly TravelSymbol[];
  readonly ways: readonly {
    readonly name: Text;
    /** So much fame is needed. */
    readonly fame?: number;
    /** It costs so much gold. */
    readonly gold?: number;
    readonly effects: readonly Effect[];
  }[];
}

export const ROAD_EVENTS: Readonly<Record<string, RoadEvent>> = {
  'broken-axle': {
    name: { en: 'A broken axle', de: 'Achsbruch' },
    text: {
      en: 'A merchant stands beside his cart and swears in three languages.',
      de: 'Ein Händler steht neben seinem Karren und flucht in drei Sprachen.',
    },
    on: ['road', 'plain'],
    ways: [
      {
        name: { en: 'Lend a hand', de: 'Mit anpacken' },
        effects: [
          { do: 'tire', n: 1 },
          { do: 'spoils', gold: 25 },
        ],
      },
      { name: { en: 'Walk on', de: 'Weitergehen' }, effects: [] },
      {
        name: { en: 'He knows your names', de: 'Er kennt eure Namen' },
        fame: 3,
        effects: [{ do: 'spoils', gold: 50 }],
      },
    ],
  },
  gallows: {
    name: { en: 'The gallows tree', de: 'Der Galgenbaum' },
    text: {
      en: 'Somebody still moves up there. The hangmen have gone to eat.',
      de: 'Dort oben bewegt sich noch jemand. Die Henker sind essen gegangen.',
    },
    on: ['road', 'forest', 'plain'],
    ways: [
      {
        name: { en: 'Cut him down and run', de: 'Ihn abschneiden und laufen' },
        effects: [
          { do: 'tire', n: 2 },
          { do: 'spoils', fame: 1 },
        ],
      },
      { name: { en: 'Look away', de: 'Wegsehen' }, effects: [{ do: 'spoils', fame: -1 }] },
      {
        name: { en: 'Wait for the hangmen', de: 'Auf die Henker warten' },
        fame: 4,
        effects: [{ do: 'spoils', fame: 1 }],
      },
    ],
  },
  'rope-bridge': {
    name: { en: 'The rope bridge', de: 'Die Seilbrücke' },
    text: {
      en: 'Half of the planks are missing, and the wind counts the rest.',
      de: 'Die Hälfte der Planken fehlt, und der Wind zählt die übrigen.',
    },
    on: ['mountain', 'water'],
    ways: [
      {
        name: { en: 'Across, quickly', de: 'Hinüber, schnell' },
        effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'suffer', n: 2 }] }],
      },
      { name: { en: 'The long way round', de: 'Der lange Umweg' }, effects: [{ do: 'tire', n: 1 }] },
    ],
  },
  ferryman: {
    name: { en: 'The ferryman', de: 'Der Fährmann' },
    text: {
      en: 'He takes a coin, a song or a reason.',
      de: 'Er nimmt eine Münze, ein Lied oder einen Grund.',
    },
    on: ['water'],
    ways: [
      { name: { en: 'Pay him', de: 'Ihn bezahlen' }, gold: 25, effects: [] },
      { name: { en: 'Swim', de: 'Schwimmen' }, effects: [{ do: 'tire', n: 2 }] },
      { name: { en: 'He has heard of you', de: 'Er hat von euch gehört' }, fame: 3, effects: [{ do: 'find' }] },
    ],
  },
  beacon: {
    name: { en: 'The cold beacon', de: 'Das kalte Leuchtfeuer' },
    text: {
      en: 'On the pass a beacon lies ready, and nobody has lit it.',
      de: 'Auf dem Pass liegt ein Leuchtfeuer bereit, und niemand hat es entzündet.',
    },
    on: ['mountain', 'forest'],
    ways: [
      {
        name: { en: 'Light it', de: 'Es entzünden' },
        effects: [
          { do: 'suffer', n: 1 },
          { do: 'spoils', morale: 1 },
        ],
      },
      { name: { en: 'Leave it', de: 'Es liegen lassen' }, effects: [] },
    ],
  },
};
