import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type EventId =
  | 'footsteps'
  | 'they-come'
  | 'horn'
  | 'flood-of-shadows'
  | 'fog'
  | 'breath-of-anere'
  | 'heavy-air'
  | 'dread-event'
  | 'battle-fury'
  | 'ground-shakes'
  | 'ambush'
  | 'quiet-hour'
  | 'story-1'
  | 'story-2'
  | 'story-3'
  | 'story-4'
  | 'first-light'
  | 'noon'
  | 'nightfall'
  | 'witching-hour';

/** How many enemies appear, from the heroes and enemies in play (SS-SPWN-02). */
export type SpawnForm = 'few' | 'even' | 'many' | 'plus';

export interface EventCard {
  readonly number: number;
  readonly name: Text;
  readonly type: 'standard' | 'story' | 'day' | 'night';
  /** Carried out once, when it is drawn. */
  readonly once?: readonly Effect[];
  /** In force while it is the visible card (SS-EVNT-09). */
  readonly ongoing?: readonly Effect[];
  readonly for?: 'heroes' | 'enemies' | 'all';
  readonly spawns?: readonly SpawnForm[];
}

const BY_GROUP: readonly SpawnForm[] = ['few', 'many'];
const each = (effects: readonly Effect[]): readonly Effect[] => [{ do: 'aimed', at: 'each-hero', effects }];

const story = (n: 1 | 2 | 3 | 4): EventCard => {
  const numeral = ['', 'I', 'II', 'III', 'IV'][n] ?? '';
  return { number: 12 + n, name: { en: `Story ${numeral}`, de: `Geschichte ${numeral}` }, type: 'story' };
};

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  footsteps: { number: 1, name: { en: 'Footsteps', de: 'Schritte' }, type: 'standard', spawns: BY_GROUP },
  'they-come': { number: 2, name: { en: 'They Come', de: 'Sie kommen' }, type: 'standard', spawns: ['even'] },
  horn: {
    number: 3,
    name: { en: 'The Horn', de: 'Das Horn' },
    type: 'standard',
    ongoing: [{ do: 'modify', value: 'enemy-steps', n: 1 }],
    for: 'enemies',
    spawns: BY_GROUP,
  },
  'flood-of-shadows': {
    number: 4,
    name: { en: 'Flood of Shadows', de: 'Schattenflut' },
    type: 'standard',
    spawns: ['plus'],
  },
  fog: {
    number: 5,
    name: { en: 'Fog', de: 'Nebel' },
    type: 'standard',
    ongoing: [{ do: 'modify', value: 'sight', n: -3 }],
    spawns: BY_GROUP,
  },
  'breath-of-anere': {
    number: 6,
    name: { en: 'Breath of Anere', de: 'Aneres Atem' },
    type: 'standard',
    once: each([{ do: 'heal', n: 1 }]),
    spawns: BY_GROUP,
  },
  'heavy-air': {
    number: 7,
    name: { en: 'Heavy Air', de: 'Schwere Luft' },
    type: 'standard',
    ongoing: [
      { do: 'modify', value: 'stand-cost', n: 1 },
      { do: 'modify', value: 'difficult-cost', n: 1 },
    ],
    for: 'heroes',
    spawns: ['even'],
  },
  'dread-event': {
    number: 8,
    name: { en: 'Dread', de: 'Grauen' },
    type: 'standard',
    once: each([{ do: 'save', fails: [{ do: 'delay', n: 1 }] }]),
    spawns: BY_GROUP,
  },
  'battle-fury': {
    number: 9,
    name: { en: 'Battle Fury', de: 'Kampfrausch' },
    type: 'standard',
    ongoing: [{ do: 'modify', value: 'hits', n: 1 }],
  },
  'ground-shakes': {
    number: 10,
    name: { en: 'The Ground Shakes', de: 'Der Boden bebt' },
    type: 'standard',
    once: [{ do: 'aimed', at: 'on-shaky-ground', effects: [{ do: 'condition', condition: 'knocked-down' }] }],
    spawns: BY_GROUP,
  },
  ambush: {
    number: 11,
    name: { en: 'Ambush', de: 'Hinterhalt' },
    type: 'standard',
    once: [{ do: 'activate-nearest' }],
    spawns: ['even'],
  },
  'quiet-hour': {
    number: 12,
    name: { en: 'A Quiet Hour', de: 'Eine stille Stunde' },
    type: 'standard',
    once: each([{ do: 'hasten', n: 1 }]),
  },
  'story-1': story(1),
  'story-2': story(2),
  'story-3': story(3),
  'story-4': story(4),
  'first-light': {
    number: 17,
    name: { en: 'First Light', de: 'Erstes Licht' },
    type: 'day',
    once: [{ do: 'lead-home' }],
  },
  noon: {
    number: 18,
    name: { en: 'Noon', de: 'Mittag' },
    type: 'day',
    once: each([{ do: 'cure', n: 1, of: ['blinded'], otherwise: [{ do: 'heal', n: 1 }] }]),
  },
  nightfall: {
    number: 19,
    name: { en: 'Nightfall', de: 'Einbruch der Nacht' },
    type: 'night',
    once: [{ do: 'shadow', at: 'portals' }],
  },
  'witching-hour': {
    number: 20,
    name: { en: 'Witching Hour', de: 'Geisterstunde' },
    type: 'night',
    once: [{ do: 'draw-activation' }],
  },
};
