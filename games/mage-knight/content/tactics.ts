import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

/** What a tactic can be used for later in the round. */
export interface TacticUse {
  /** In the own turn, or before it (MK-PRE-01). */
  readonly when: 'turn' | 'before-turn';
  /** Once in the round, then it lies face down; else once each turn. A word may turn it over instead. */
  readonly flips?: true;
  /** Also while cards are drawn, when the deed deck runs out. */
  readonly whileDrawing?: true;
  readonly effects: readonly Effect[];
}

export interface TacticCard {
  readonly name: Text;
  readonly time: 'day' | 'night';
  /** Its place in the round order. */
  readonly number: number;
  /** When it is taken (MK-TACT-04). */
  readonly taken?: readonly Effect[];
  readonly use?: TacticUse;
  /** What it does all the time. */
  readonly passive?: readonly Effect[];
}

const tactics = <K extends string>(table: Record<K, TacticCard>): Readonly<Record<K, TacticCard>> => table;

export const TACTICS = tactics({
  'early-bird': { name: { en: 'Early Bird', de: 'Früher Vogel' }, time: 'day', number: 1 },
  rethink: {
    name: { en: 'Rethink', de: 'Umdenken' },
    time: 'day',
    number: 2,
    taken: [
      { do: 'cost', price: { discard: 'any', upTo: 3 } },
      { do: 'draw', n: { per: 'noted' } },
      { do: 'shuffle-discard' },
    ],
  },
  'mana-steal': {
    name: { en: 'Mana Steal', de: 'Manadiebstahl' },
    time: 'day',
    number: 3,
    taken: [{ do: 'steal-die' }],
  },
  planning: {
    name: { en: 'Planning', de: 'Planung' },
    time: 'day',
    number: 4,
    passive: [
      {
        do: 'on',
        at: 'draw-up',
        effects: [{ do: 'when', if: 'two-cards-in-hand', effects: [{ do: 'hand-limit', by: 1 }] }],
      },
    ],
  },
  'great-start': {
    name: { en: 'Great Start', de: 'Guter Start' },
    time: 'day',
    number: 5,
    taken: [{ do: 'draw', n: 2 }],
  },
  'the-right-moment': {
    name: { en: 'The Right Moment', de: 'Der richtige Augenblick' },
    time: 'day',
    number: 6,
    use: { when: 'turn', flips: true, effects: [{ do: 'another-turn' }] },
  },
  'from-the-dusk': { name: { en: 'From the Dusk', de: 'Aus der Dämmerung' }, time: 'night', number: 1 },
  'long-night': {
    name: { en: 'Long Night', de: 'Lange Nacht' },
    time: 'night',
    number: 2,
    use: { when: 'turn', flips: true, whileDrawing: true, effects: [{ do: 'refill-deck', n: 3 }] },
  },
  'mana-search': {
    name: { en: 'Mana Search', de: 'Manasuche' },
    time: 'night',
    number: 3,
    use: { when: 'turn', effects: [{ do: 'search-source', upTo: 2, first: 'gold' }] },
  },
  'midnight-meditation': {
    name: { en: 'Midnight Meditation', de: 'Mitternachtsmeditation' },
    time: 'night',
    number: 4,
    use: {
      when: 'before-turn',
      flips: true,
      effects: [
        { do: 'hand-into-deck', upTo: 5 },
        { do: 'draw', n: { per: 'noted' } },
      ],
    },
  },
  preparation: {
    name: { en: 'Preparation', de: 'Vorbereitung' },
    time: 'night',
    number: 5,
    taken: [{ do: 'search-deck' }],
  },
  'sparing-power': {
    name: { en: 'Sparing Power', de: 'Gesparte Kraft' },
    time: 'night',
    number: 6,
    use: {
      when: 'before-turn',
      effects: [{ do: 'one-of', of: [[{ do: 'store-card' }], [{ do: 'take-stored' }]] }],
    },
  },
});

export type TacticId = keyof typeof TACTICS;
export const tacticOf = (id: TacticId): TacticCard => TACTICS[id];
