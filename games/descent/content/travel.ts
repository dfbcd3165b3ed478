import type { Text } from '@tafelrunde/engine';
import type { Aim } from '../effects/aim.ts';
import type { Effect } from '../effects/effect.ts';
import type { Card } from './card.ts';
import type { TravelSymbol } from './words.ts';

/** What happens at a stop of the journey; it works on all heroes unless it says something else. */
export interface TravelEvent {
  readonly name: Text;
  readonly effects: readonly Effect[];
  /** The travel card as whoever keeps it has it, by a name of its own: what it does lies with him until it says that it is discarded. */
  readonly kept?: KeptEvent;
}

export interface KeptEvent extends Pick<Card, 'standing' | 'abilities'> {
  readonly id: string;
}

export type TravelCard = Readonly<Partial<Record<TravelSymbol, TravelEvent>>>;

/** The same at whatever stop outside the city the card is drawn. */
export const everywhere = (event: TravelEvent): TravelCard => ({
  road: event,
  plain: event,
  forest: event,
  mountain: event,
  water: event,
});

/** One hero, as the heroes like. */
export const ONE: Aim = { who: 'hero', chooser: 'heroes', downToo: true };
const AMBUSH: TravelEvent = {
  name: { en: 'Ambush', de: 'Hinterhalt' },
  effects: [
    {
      do: 'test',
      attribute: ['might', 'knowledge', 'willpower', 'awareness'],
      chooser: 'overlord',
      once: true,
      fail: [
        { do: 'suffer', n: 1 },
        { do: 'tire', n: 1 },
      ],
    },
  ],
};
const HIDDEN_PATH: readonly Effect[] = [{ do: 'shortcut' }];

/** The travel event cards of the base game. A symbol that a card does not show means that nothing happens there (D2-TRVGEN-07). */
export const TRAVEL: Readonly<Record<string, TravelCard>> = {
  'travel-1': {
    plain: {
      name: { en: 'Standing stones', de: 'Stehende Steine' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'tire', n: 1 }], allPass: [{ do: 'find' }] }],
    },
    forest: {
      name: { en: 'Weeping in the thicket', de: 'Weinen im Dickicht' },
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'suffer', n: 1 },
            { do: 'draw', n: -1 },
          ],
        },
      ],
    },
    mountain: {
      name: { en: 'Storm on the slopes', de: 'Sturm am Hang' },
      effects: [
        { do: 'suffer', n: 1 },
        { do: 'tire', n: 1 },
      ],
    },
  },
  'travel-2': {
    road: {
      name: { en: 'Travelling merchant', de: 'Fahrender Händler' },
      effects: [{ do: 'test', attribute: 'knowledge', pass: [{ do: 'find' }] }],
    },
    plain: {
      name: { en: 'Refugees', de: 'Flüchtlinge' },
      effects: [{ do: 'one-of', of: [[{ do: 'draw', n: 1 }], [{ do: 'suffer', n: 1 }]] }],
    },
    forest: {
      name: { en: 'Lost', de: 'Verirrt' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: 'awareness',
              fail: [{ do: 'aimed', aim: { who: 'hero', each: true }, effects: [{ do: 'tire', n: 1 }] }],
            },
          ],
        },
      ],
    },
  },
  'travel-3': {
    plain: { name: { en: 'Smoke on the horizon', de: 'Rauch am Horizont' }, effects: [{ do: 'draw', n: 1 }] },
    forest: {
      name: { en: 'Peaceful glade', de: 'Friedliche Lichtung' },
      effects: [
        { do: 'heal', n: 'all' },
        { do: 'rest', n: 'all' },
      ],
    },
    mountain: {
      name: { en: 'Ettin attack', de: 'Ettinüberfall' },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'suffer', n: 1 }], allFail: [{ do: 'suffer', n: 1 }] }],
    },
  },
  'travel-4': {
    plain: {
      name: { en: 'Brigands', de: 'Wegelagerer' },
      effects: [
        {
          do: 'aimed',
          aim: ONE,
          effects: [
            {
              do: 'test',
              attribute: 'might',
              fail: [{ do: 'aimed', aim: { who: 'hero', each: true }, effects: [{ do: 'suffer', n: 1 }] }],
            },
          ],
        },
      ],
    },
    forest: {
      name: { en: 'Webs', de: 'Netze' },
      effects: [
        {
          do: 'test',
          attribute: 'awareness',
          fail: [{ do: 'condition', condition: 'poisoned' }],
          allFail: [{ do: 'suffer', n: 1 }],
        },
      ],
    },
    water: {
      name: { en: 'Glimmer in the pool', de: 'Schimmern im Teich' },
      effects: [{ do: 'aimed', aim: ONE, effects: [{ do: 'test', attribute: 'awareness', pass: [{ do: 'find' }] }] }],
    },
  },
  'travel-5': {
    forest: {
      name: { en: 'Elves in need', de: 'Elfen in Not' },
      effects: [{ do: 'one-of', of: [[{ do: 'suffer', n: 1 }], [{ do: 'draw', n: 2 }]] }],
    },
    mountain: { name: { en: 'Mourning dwarf', de: 'Trauernder Zwerg' }, effects: HIDDEN_PATH },
    water: {
      name: { en: 'Floating corpses', de: 'Treibende Leichen' },
      effects: [{ do: 'test', attribute: 'willpower', fail: [{ do: 'condition', condition: 'diseased' }] }],
    },
  },
  'travel-6': {
    road: { name: { en: 'Hidden path', de: 'Verborgener Pfad' }, effects: HIDDEN_PATH },
    mountain: AMBUSH,
    forest: AMBUSH,
  },
  'travel-7': {
    road: {
      name: { en: 'Travelling sage', de: 'Reisender Weiser' },
      effects: [{ do: 'aimed', aim: ONE, effects: [{ do: 'test', attribute: 'knowledge', pass: [{ do: 'spy' }] }] }],
    },
    forest: {
      name: { en: 'Spiders', de: 'Spinnen' },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'hero', chooser: 'overlord', if: { is: 'lowest', attribute: 'awareness' } },
          effects: [{ do: 'condition', condition: 'poisoned' }],
        },
      ],
    },
    water: {
      name: { en: 'Miasma', de: 'Giftiger Dunst' },
      effects: [
        {
          do: 'aimed',
          aim: { who: 'hero', chooser: 'overlord', if: { is: 'lowest', attribute: 'might' } },
          effects: [{ do: 'condition', condition: 'diseased' }],
        },
      ],
    },
  },
  'travel-8': {
    plain: { name: { en: 'Burning farm', de: 'Brennender Hof' }, effects: [{ do: 'draw', n: 1 }] },
    mountain: {
      name: { en: 'Cave mouth', de: 'Höhleneingang' },
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'aimed', aim: ONE, effects: [{ do: 'find' }] },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
    water: {
      name: { en: 'Robed ferryman', de: 'Fährmann in der Robe' },
      effects: [
        {
          do: 'may',
          effects: [
            { do: 'rest', n: 'all' },
            { do: 'draw', n: 1 },
          ],
        },
      ],
    },
  },
  'travel-9': {
    road: {
      name: { en: 'Spies', de: 'Spione' },
      effects: [{ do: 'test', attribute: 'knowledge', fail: [{ do: 'draw', n: 1 }] }],
    },
    mountain: {
      name: { en: 'Landslide', de: 'Erdrutsch' },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'tire', n: 2 }] }],
    },
    water: {
      name: { en: 'Flooded river', de: 'Fluss im Hochwasser' },
      effects: [{ do: 'test', attribute: 'awareness', fail: [{ do: 'tire', n: 2 }] }],
    },
  },
  'travel-10': {
    plain: {
      name: { en: 'Orchard', de: 'Obstgarten' },
      effects: [{ do: 'aimed', aim: ONE, effects: [{ do: 'test', attribute: 'willpower', pass: [{ do: 'find' }] }] }],
    },
    mountain: {
      name: { en: 'Arrows', de: 'Pfeile' },
      effects: [
        { do: 'test', attribute: 'awareness', fail: [{ do: 'suffer', n: 1 }], allFail: [{ do: 'suffer', n: 1 }] },
      ],
    },
    water: {
      name: { en: 'Tentacles', de: 'Fangarme' },
      effects: [{ do: 'test', attribute: 'might', fail: [{ do: 'tire', n: 1 }], allFail: [{ do: 'suffer', n: 1 }] }],
    },
  },
};
