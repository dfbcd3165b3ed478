import type { Text } from '@tafelrunde/engine';
import type { Effect } from '../effects/effect.ts';

export type EventId =
  | 'footsteps'
  | 'they-come'
  | 'horn'
  | 'quiet-hour'
  | 'story-1'
  | 'story-2'
  | 'story-3'
  | 'story-4'
  | 'first-light'
  | 'nightfall';

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

const story = (n: 1 | 2 | 3 | 4): EventCard => ({
  number: 12 + n,
  name: { en: `Story ${['', 'I', 'II', 'III', 'IV'][n]}`, de: `Geschichte ${['', 'I', 'II', 'III', 'IV'][n]}` },
  type: 'story',
});

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  footsteps: { number: 1, name: { en: 'Footsteps', de: 'Schritte' }, type: 'standard', spawns: ['few', 'many'] },
  'they-come': { number: 2, name: { en: 'They Come', de: 'Sie kommen' }, type: 'standard', spawns: ['even'] },
  horn: {
    number: 3,
    name: { en: 'The Horn', de: 'Das Horn' },
    type: 'standard',
    ongoing: [{ do: 'modify', value: 'enemy-steps', n: 1 }],
    for: 'enemies',
    spawns: ['few', 'many'],
  },
  'quiet-hour': { number: 12, name: { en: 'A Quiet Hour', de: 'Eine stille Stunde' }, type: 'standard' },
  'story-1': story(1),
  'story-2': story(2),
  'story-3': story(3),
  'story-4': story(4),
  'first-light': { number: 17, name: { en: 'First Light', de: 'Erstes Licht' }, type: 'day' },
  nightfall: { number: 19, name: { en: 'Nightfall', de: 'Einbruch der Nacht' }, type: 'night' },
};
