import type { Briefing, Difficulty, Text } from '@tafelrunde/engine';
import { type ScenarioId, scenarioData } from './content/scenarios/index.ts';
import { byPlayers } from './content/scenarios/scenario.ts';

/** A round of six turns, about two and a half minutes each: a turn is one long decision of many. */
const MINUTES_A_ROUND = 15;

const EVEN: Difficulty = { level: 'even' };
const FAME: Text = {
  en: 'Have the most fame when the game ends.',
  de: 'Habt am Ende den meisten Ruhm.',
};

interface Told {
  readonly twist: Text;
  readonly aim: Text;
  /** By the levels of its cities and the rounds there are for them: equal bots have not measured it. */
  readonly difficulty: Difficulty;
}

const TOLD: Readonly<Record<ScenarioId, Told>> = {
  'first-reconnaissance': {
    twist: {
      en: 'Every tile that you reveal is fame, and the game ends soon after the city is found.',
      de: 'Jedes Teil, das ihr aufdeckt, ist Ruhm, und bald nach dem Fund der Stadt ist Schluss.',
    },
    aim: FAME,
    difficulty: { level: 'gentle' },
  },
  'full-conquest': {
    twist: {
      en: 'When the last city falls everybody has one more turn. Whoever leads a city has seven fame of it.',
      de: 'Fällt die letzte Stadt, hat jeder noch einen Zug. Wer eine Stadt anführt, hat sieben Ruhm davon.',
    },
    aim: {
      en: 'Conquer all cities in three days and nights, and have the most fame at the end.',
      de: 'Erobert in drei Tagen und Nächten alle Städte, und habt am Ende den meisten Ruhm.',
    },
    difficulty: EVEN,
  },
  'blitz-conquest': {
    twist: {
      en: 'Everybody begins with fame and a good name, and rises faster.',
      de: 'Alle beginnen mit Ruhm und gutem Ruf und steigen schneller auf.',
    },
    aim: {
      en: 'Conquer all cities in two days and nights, and have the most fame at the end.',
      de: 'Erobert in zwei Tagen und Nächten alle Städte, und habt am Ende den meisten Ruhm.',
    },
    difficulty: EVEN,
  },
  'solo-conquest': {
    twist: {
      en: 'A dummy player sets the tempo. Each tactic is used once.',
      de: 'Ein Dummyspieler bestimmt das Tempo. Jede Taktik wird einmal benutzt.',
    },
    aim: {
      en: 'Conquer both cities in three days and nights, or you have lost.',
      de: 'Erobere in drei Tagen und Nächten beide Städte, sonst hast du verloren.',
    },
    difficulty: { level: 'hard' },
  },
  'full-cooperation': {
    twist: {
      en: 'You win or lose together, and count by whoever has the least fame.',
      de: 'Ihr gewinnt oder verliert gemeinsam, und es zählt, wer am wenigsten Ruhm hat.',
    },
    aim: {
      en: 'Conquer all cities together in three days and nights, or all have lost.',
      de: 'Erobert gemeinsam in drei Tagen und Nächten alle Städte, sonst haben alle verloren.',
    },
    difficulty: { level: 'hard' },
  },
  'blitz-cooperation': {
    twist: {
      en: 'Together, with a head start, and in a hurry: four rounds for all cities.',
      de: 'Gemeinsam, mit Vorsprung und in Eile: vier Runden für alle Städte.',
    },
    aim: {
      en: 'Conquer all cities together in two days and nights, or all have lost.',
      de: 'Erobert gemeinsam in zwei Tagen und Nächten alle Städte, sonst haben alle verloren.',
    },
    difficulty: { level: 'hard' },
  },
  'mines-liberation': {
    twist: {
      en: 'In every mine two monsters wait. What you have freed gives crystals wherever you are.',
      de: 'In jedem Bergwerk warten zwei Monster. Was ihr befreit habt, gibt Kristalle, wo immer ihr seid.',
    },
    aim: {
      en: 'Free mines and have the most fame at the end: four for each in the country, seven in the core.',
      de: 'Befreit Bergwerke und habt am Ende den meisten Ruhm: vier für jedes im Umland, sieben im Zentrum.',
    },
    difficulty: EVEN,
  },
  'druid-nights': {
    twist: {
      en: 'Each glade marked by day is a monster more at night, for double fame.',
      de: 'Jede bei Tag markierte Lichtung ist bei Nacht ein Monster mehr, für doppelten Ruhm.',
    },
    aim: FAME,
    difficulty: EVEN,
  },
  'dungeon-lords': {
    twist: {
      en: 'Beside villages and monasteries lie secret entrances to dungeons and tombs.',
      de: 'Neben Dörfern und Klöstern liegen geheime Eingänge zu Dungeons und Grabstätten.',
    },
    aim: {
      en: 'Conquer the depths, and have the most fame at the end.',
      de: 'Erobert die Tiefe, und habt am Ende den meisten Ruhm.',
    },
    difficulty: EVEN,
  },
  'conquer-and-hold': {
    twist: {
      en: 'The map lies ready, and what you hold can be taken from you.',
      de: 'Die Karte liegt bereit, und was ihr haltet, kann man euch nehmen.',
    },
    aim: {
      en: 'Hold the most keeps and mage towers at the end.',
      de: 'Haltet am Ende die meisten Burgen und Magiertürme.',
    },
    difficulty: EVEN,
  },
  'one-to-return': {
    twist: {
      en: 'There is room for one on the portal, and the others know it.',
      de: 'Auf dem Portal ist Platz für einen, und die anderen wissen das.',
    },
    aim: {
      en: 'Stand on the portal when the last night ends.',
      de: 'Steht auf dem Portal, wenn die letzte Nacht endet.',
    },
    difficulty: EVEN,
  },
};

/** What everybody is told of a scenario. How long it takes follows from its rounds. */
export function briefingOf(id: ScenarioId): Briefing {
  const { seats, rounds } = scenarioData(id);
  const { twist, aim, difficulty } = TOLD[id];
  const minutes = (players: number): number => byPlayers(rounds, players) * players * MINUTES_A_ROUND;
  return {
    minutes: [minutes(seats[0] ?? 1), minutes(seats[seats.length - 1] ?? 1)],
    difficulty,
    twist,
    aims: [{ text: aim }],
  };
}
