import { type Lang, listed, type Setting, type Text } from '@tafelrunde/engine';
import { HIGHEST_CITY } from './content/cities.ts';
import { SHAPES } from './content/map-shapes.ts';
import { type ScenarioId, scenarioData } from './content/scenarios/index.ts';
import { byPlayers } from './content/scenarios/scenario.ts';
import { oneOfThese, yesOrNo } from './setting-kinds.ts';

const AS_WRITTEN: Text = { en: 'as the scenario says', de: 'wie das Szenario sagt' };
const OR: Text = { en: 'or', de: 'oder' };

/** "wedge for 2 or 3 players, …": what the rulebook recommends (MK-MAP-07). */
const recommended = (lang: Lang): string =>
  Object.values(SHAPES)
    .map(({ name, suits }) => `${name[lang]} (${listed(suits.map(String), OR[lang])})`)
    .join('; ');

/** The shape of the map is a recommendation (MK-VMAP-01). */
export const SHAPE: Setting = oneOfThese('shape', {
  name: { en: 'Shape of the map', de: 'Form der Karte' },
  about: {
    en: `As the scenario says, or another one; best for so many players: ${recommended('en')}.`,
    de: `Wie das Szenario sagt, oder eine andere; am besten für so viele Spieler: ${recommended('de')}.`,
  },
  rule: 'MK-VMAP-01',
  labels: { scenario: AS_WRITTEN, ...Object.fromEntries(Object.entries(SHAPES).map(([id, { name }]) => [id, name])) },
  initial: 'scenario',
});

/** How day and night follow each other (MK-VDAY-01, -02). */
export const TIMES: Setting = oneOfThese('times', {
  name: { en: 'Day and night', de: 'Tag und Nacht' },
  about: {
    en: 'They take turns from a day on, or from a night on; or after each day two mana dice say whether night falls for good.',
    de: 'Sie wechseln sich ab, von einem Tag an oder von einer Nacht an; oder zwei Manawürfel sagen nach jedem Tag, ob es für immer Nacht wird.',
  },
  rule: 'MK-VDAY-01',
  labels: {
    alternating: { en: 'beginning with a day', de: 'zuerst ein Tag' },
    'night-arrival': { en: 'arrival at night', de: 'Ankunft bei Nacht' },
    darkness: { en: 'darkness is coming', de: 'die Dunkelheit naht' },
  },
  initial: 'alternating',
});

export const RANDOM_ORIENTATION = yesOrNo('random-orientation', {
  name: { en: 'Tiles turned at random', de: 'Zufällig gedrehte Kartenteile' },
  about: {
    en: 'Every tile but the first lies as chance turns it.',
    de: 'Jedes Kartenteil außer dem ersten liegt, wie der Zufall es dreht.',
  },
  rule: 'MK-VMAP-02',
});

export const RANDOM_CITIES = yesOrNo('random-cities', {
  name: { en: 'Random cities', de: 'Zufallsstädte' },
  about: {
    en: 'Which city stands on a city tile is drawn when it is revealed.',
    de: 'Welche Stadt auf einem Stadtteil steht, wird beim Aufdecken gezogen.',
  },
  rule: 'MK-VMAP-05',
});

/** Enemies come back, and nobody trusts strangers (MK-VRAM-01..07). */
export const RAMPAGE: Setting = oneOfThese('rampage', {
  name: { en: 'Rampage', de: 'Umherziehendes Übel' },
  about: {
    en: 'Rampaging enemies that were defeated may come back when a round ends; heroes begin with a bad reputation.',
    de: 'Besiegte umherziehende Gegner können am Ende einer Runde wiederkommen; Helden beginnen mit schlechtem Ansehen.',
  },
  rule: 'MK-VRAM-01',
  labels: {
    none: { en: 'none', de: 'keines' },
    rampage: { en: 'some come back', de: 'manche kommen wieder' },
    more: { en: 'all come back', de: 'alle kommen wieder' },
  },
  initial: 'none',
});

export const FRIENDLY_MANA = yesOrNo('friendly-mana', {
  name: { en: 'Friendly mana', de: 'Manafreundlich' },
  about: {
    en: 'By day a gold die stands for no colour that lies in the Source, and is neither rolled again nor turned while others lie there.',
    de: 'Bei Tag steht ein goldener Würfel für keine Farbe, die in der Quelle liegt, und wird weder neu geworfen noch gedreht, solange dort andere liegen.',
  },
  rule: 'MK-VFRI-05',
});

/** Face up from the start, where the map has fixed places. */
export const OPEN_MAP = yesOrNo('open-map', {
  name: { en: 'Open map', de: 'Offener Spielplan' },
  about: { en: 'All tiles lie face up from the start.', de: 'Alle Kartenteile liegen von Anfang an offen.' },
  rule: 'MK-S10-18',
});

const holdingRounds = (seats: number): number => byPlayers(scenarioData('conquer-and-hold').rounds, seats);

/** Rounds of Conquer and Hold: with three players four are advised, six are possible (MK-S10-19). */
export const HOLDING_ROUNDS: Setting = {
  id: 'rounds',
  name: { en: 'Rounds', de: 'Runden' },
  about: { en: 'With three players four are advised.', de: 'Zu dritt sind vier zu empfehlen.' },
  rule: 'MK-S10-19',
  values: [4, 6],
  initial: holdingRounds(3),
  fits: (value, seats) => seats === 3 || value === holdingRounds(seats),
};

/** The levels of all cities (MK-MEGA-01). */
export const LEVELS: Setting = {
  id: 'city-level',
  name: { en: 'Level of the cities', de: 'Level der Städte' },
  about: { en: 'As the scenario says, or all of them so.', de: 'Wie das Szenario sagt, oder alle gleich.' },
  rule: 'MK-MEGA-01',
  values: ['scenario', ...Array.from({ length: HIGHEST_CITY }, (_, i) => i + 1)],
  labels: { scenario: AS_WRITTEN },
  initial: 'scenario',
};

/** Most cities of a scenario in which one can be a megalopolis (MK-MEGA-02): the fourth city card is its right part. */
export const MOST_CITIES = 3;

/** The last city, or both of two, is one of twice the size (MK-MEGA-02, -17). */
export function megalopolis(id: ScenarioId): Setting {
  const setting = oneOfThese('megalopolis', {
    name: { en: 'Megalopolis', de: 'Megalopolis' },
    about: {
      en: 'The last city stands on two spaces with two garrisons; where there are two cities, both may.',
      de: 'Die letzte Stadt steht auf zwei Feldern mit zwei Besatzungen; wo es zwei Städte gibt, auch beide.',
    },
    rule: 'MK-MEGA-02',
    labels: {
      none: { en: 'none', de: 'keine' },
      last: { en: 'the last city', de: 'die letzte Stadt' },
      both: { en: 'both cities', de: 'beide Städte' },
    },
    initial: 'none',
  });
  return {
    ...setting,
    fits: (value, seats) => {
      const cities = byPlayers(scenarioData(id).cities, seats);
      return value === 'none' || (value === 'last' ? cities <= MOST_CITIES : cities === 2);
    },
  };
}

/** A city has at most level 11, so two of them have 22 (MK-MEGA-03, -18). */
const HIGHEST_MEGALOPOLIS = 2 * HIGHEST_CITY;

export const MEGALOPOLIS_LEVEL: Setting = {
  id: 'megalopolis-level',
  name: { en: 'Level of a megalopolis', de: 'Level einer Megalopolis' },
  about: { en: 'Its two cities share it.', de: 'Ihre beiden Städte teilen ihn sich.' },
  rule: 'MK-MEGA-03',
  values: Array.from({ length: HIGHEST_MEGALOPOLIS - 1 }, (_, i) => i + 2),
  initial: 12,
};
