import type { Text } from '@tafelrunde/engine';

/** What is known of a lesson before it begins. */
export interface LessonCard {
  readonly id: string;
  readonly game: string;
  readonly name: Text;
  readonly about: Text;
}

export const LESSONS: readonly LessonCard[] = [
  {
    id: 'first-adventure',
    game: 'dungeon-saga',
    name: { en: 'Your first adventure', de: 'Dein erstes Abenteuer' },
    about: {
      en: 'Lead four heroes through the broken gate: move, strike, read the dice, and see what the overlord does about it.',
      de: 'Führ vier Helden durch das zerbrochene Tor: bewegen, zuschlagen, Würfel lesen und sehen, was der Overlord davon hält.',
    },
  },
  {
    id: 'first-duel',
    game: 'schurken-und-halunken',
    name: { en: 'Your first duel', de: 'Dein erstes Duell' },
    about: {
      en: 'Arm two villains, hit two others over the head, and learn what to do when they hit back.',
      de: 'Rüste zwei Schurken aus, gib zwei anderen eins auf den Deckel und lern, was zu tun ist, wenn sie zurückhauen.',
    },
  },
  {
    id: 'first-reconnaissance',
    game: 'mage-knight',
    name: { en: 'Your first reconnaissance', de: 'Deine erste Erkundung' },
    about: {
      en: 'Five short parts: explore, recruit, fight, cast a spell, and see a day end.',
      de: 'Fünf kurze Teile: erkunden, anwerben, kämpfen, zaubern und einen Tag enden sehen.',
    },
  },
  {
    id: 'first-souls',
    game: 'sword-and-sorcery',
    name: { en: 'Your first souls', de: 'Deine ersten Seelen' },
    about: {
      en: 'Two heroes out of the grave: move, see what the enemies are up to, spend symbols, and strike.',
      de: 'Zwei Helden aus dem Grab: bewegen, sehen, was die Gegner vorhaben, Symbole ausgeben und zuschlagen.',
    },
  },
  {
    id: 'first-descent',
    game: 'descent',
    name: { en: 'Your first descent', de: 'Dein erster Abstieg' },
    about: {
      en: 'Two heroes against an overlord: movement points, fatigue, range and surges.',
      de: 'Zwei Helden gegen einen Overlord: Bewegungspunkte, Erschöpfung, Reichweite und Energien.',
    },
  },
];
