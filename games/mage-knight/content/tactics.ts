import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export interface TacticCard {
  readonly name: Text;
  readonly time: 'day' | 'night';
  /** Its place in the round order. */
  readonly number: number;
  /** When it is taken (MK-TACT-04). */
  readonly taken?: readonly Effect[];
}

const tactics = <K extends string>(table: Record<K, TacticCard>): Readonly<Record<K, TacticCard>> => table;

export const TACTICS = tactics({
  'early-bird': { name: { en: 'Early Bird', de: 'Früher Vogel' }, time: 'day', number: 1 },
  rethink: { name: { en: 'Rethink', de: 'Umdenken' }, time: 'day', number: 2 },
  'mana-steal': { name: { en: 'Mana Steal', de: 'Manadiebstahl' }, time: 'day', number: 3 },
  planning: { name: { en: 'Planning', de: 'Planung' }, time: 'day', number: 4 },
  'great-start': {
    name: { en: 'Great Start', de: 'Guter Start' },
    time: 'day',
    number: 5,
    taken: [{ do: 'draw', n: 2 }],
  },
  'the-right-moment': { name: { en: 'The Right Moment', de: 'Der richtige Augenblick' }, time: 'day', number: 6 },
  'from-the-dusk': { name: { en: 'From the Dusk', de: 'Aus der Dämmerung' }, time: 'night', number: 1 },
  'long-night': { name: { en: 'Long Night', de: 'Lange Nacht' }, time: 'night', number: 2 },
  'mana-search': { name: { en: 'Mana Search', de: 'Manasuche' }, time: 'night', number: 3 },
  'midnight-meditation': {
    name: { en: 'Midnight Meditation', de: 'Mitternachtsmeditation' },
    time: 'night',
    number: 4,
  },
  preparation: { name: { en: 'Preparation', de: 'Vorbereitung' }, time: 'night', number: 5 },
  'sparing-power': { name: { en: 'Sparing Power', de: 'Gesparte Kraft' }, time: 'night', number: 6 },
});

export type TacticId = keyof typeof TACTICS;
