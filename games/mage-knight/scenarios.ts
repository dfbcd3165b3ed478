import type { Scenario, Setting } from '@tafelrunde/engine';
import { briefingOf } from './briefings.ts';
import { SCENARIO_DATA, type ScenarioId, scenarioData } from './content/scenarios/index.ts';
import { AUCTION, DRAFTING, UPGRADES } from './hero-settings.ts';
import {
  FRIENDLY_MANA,
  HOLDING_ROUNDS,
  LEVELS,
  MEGALOPOLIS_LEVEL,
  megalopolis,
  OPEN_MAP,
  RAMPAGE,
  RANDOM_CITIES,
  RANDOM_ORIENTATION,
  SHAPE,
  TIMES,
} from './map-settings.ts';
import { onlyWith, yesOrNo } from './setting-kinds.ts';
import { CHOSEN_ONE, TEAM_CITIES, teams } from './team-settings.ts';

/** No game takes more decisions: each turn spends cards, and a round ends with the decks. */
const LONGEST = 20_000;

/** For several players: alone it is as it is. */
const amongOthers = (setting: Setting): Setting => onlyWith(seats => seats > 1, setting);

/** The boxes that may be mixed in (MK-SETUP-42). */
const BOXES: readonly Setting[] = [
  yesOrNo('lost-legion', {
    name: { en: 'The Lost Legion', de: 'Die verlorene Legion' },
    about: {
      en: 'Its enemies, cards, units, tiles and the hero Wolfhawk.',
      de: 'Ihre Gegner, Karten, Einheiten, Kartenteile und die Heldin Wolfhawk.',
    },
    rule: 'MK-SETUP-42',
  }),
  yesOrNo('tezla', {
    name: { en: 'Shades of Tezla', de: 'Schatten von Tezla' },
    about: { en: 'Its enemies and the hero Braevalar.', de: 'Ihre Gegner und der Held Braevalar.' },
    rule: 'MK-SETUP-42',
  }),
  yesOrNo('krang', {
    name: { en: 'Krang', de: 'Krang' },
    about: { en: 'The hero Krang.', de: 'Der Held Krang.' },
    rule: 'MK-SETUP-42',
  }),
];

/** What a friendly game leaves out (MK-VFRI-01..04). In First Reconnaissance heroes do not fight unless that was agreed (MK-S01-03). */
const friendly = (duels: boolean): readonly Setting[] => [
  yesOrNo('duels', {
    name: { en: 'Combat between players', de: 'Kampf zwischen Spielern' },
    about: {
      en: 'Whoever stays on the space of another hero attacks.',
      de: 'Wer auf dem Feld eines anderen Helden bleibt, greift an.',
    },
    rule: 'MK-VFRI-04',
    initial: duels,
  }),
  yesOrNo('interactive-spells', {
    name: { en: 'Spells against others', de: 'Zauber gegen andere' },
    about: {
      en: 'Mana Meltdown, Mana Claim, Mind Read and Energy Flow are among the spells.',
      de: 'Manaschmelze, Manabesitz, Gedankenlesen und Energiefluss sind unter den Zaubern.',
    },
    rule: 'MK-VFRI-02',
    initial: true,
  }),
  yesOrNo('interactive-skills', {
    name: { en: 'Skills against others', de: 'Fähigkeiten gegen andere' },
    about: { en: 'Interactive skills are used.', de: 'Interaktive Fähigkeiten werden benutzt.' },
    rule: 'MK-VFRI-03',
    initial: true,
  }),
];

/** Against each other players assault cities together only if everybody agrees (MK-COOP-01). */
const COMMON_ASSAULTS = yesOrNo('common-assaults', {
  name: { en: 'Common assaults on cities', de: 'Gemeinsame Stadtüberfälle' },
  about: {
    en: 'Heroes beside a city may assault it together.',
    de: 'Helden neben einer Stadt dürfen sie gemeinsam überfallen.',
  },
  rule: 'MK-COOP-01',
});

/** Alone there is nobody to set the die. */
const INTERACTIVE_COMBAT = amongOthers(
  yesOrNo('interactive-combat', {
    name: { en: 'Interactive combat', de: 'Interaktiver Kampf' },
    about: {
      en: 'Whoever played before sets a die in secret, which helps a single enemy.',
      de: 'Wer vorher am Zug war, stellt insgeheim einen Würfel, der einem einzelnen Gegner hilft.',
    },
    rule: 'MK-VINT-01',
  }),
);

const DUMMY_ALONE = yesOrNo('dummy', {
  name: { en: 'Dummy player alone', de: 'Dummyspieler im Solospiel' },
  about: {
    en: 'Alone a dummy player sets the tempo; for learning it may be left out.',
    de: 'Allein bestimmt ein Dummyspieler das Tempo; zum Lernen darf er fehlen.',
  },
  rule: 'MK-S01-10',
  initial: true,
});

const DUMMY_SKILLS: Setting = onlyWith(
  seats => seats === 1,
  yesOrNo('dummy-skills', {
    name: { en: 'Skills of the dummy player', de: 'Fähigkeiten des Dummyspielers' },
    about: {
      en: 'With each skill you gain, one of the dummy player comes into the common offer.',
      de: 'Mit jeder Fähigkeit, die du erhältst, kommt eine des Dummyspielers ins gemeinsame Angebot.',
    },
    rule: 'MK-SOLO-02',
  }),
);

const BALANCED_SCORING = yesOrNo('balanced-scoring', {
  name: { en: 'Balanced scoring', de: 'Ausgeglichene Wertung' },
  about: {
    en: 'In each achievement whoever has least counts, not whoever has most.',
    de: 'In jedem Erfolg zählt, wer am wenigsten hat, nicht, wer am meisten hat.',
  },
  rule: 'MK-S05-13',
});

const LIMITED_GLADES = yesOrNo('limited-glades', {
  name: { en: 'Few shields on a glade', de: 'Wenige Schilde je Lichtung' },
  about: {
    en: 'A glade holds one shield with two players and two with more: others are replaced.',
    de: 'Eine Lichtung fasst zu zweit einen Schild, sonst zwei: Andere werden ersetzt.',
  },
  rule: 'MK-S08-13',
});

const epic = (rule: 'MK-S08-14' | 'MK-S11-07'): Setting =>
  yesOrNo('epic', {
    name: { en: 'Epic version', de: 'Epische Version' },
    about: { en: 'Three days and three nights on a larger map.', de: 'Drei Tage und drei Nächte auf größerer Karte.' },
    rule,
  });

/** What only some scenarios have to agree on. */
const OWN: Readonly<Partial<Record<ScenarioId, readonly Setting[]>>> = {
  'full-cooperation': [BALANCED_SCORING],
  'blitz-cooperation': [BALANCED_SCORING],
  'druid-nights': [LIMITED_GLADES, epic('MK-S08-14')],
  'one-to-return': [epic('MK-S11-07'), teams('MK-S11-11', false), CHOSEN_ONE],
  'full-conquest': [teams('MK-S02-09', false), TEAM_CITIES],
  'conquer-and-hold': [teams('MK-S10-14', true), HOLDING_ROUNDS],
};

function settingsFor(id: ScenarioId): readonly Setting[] {
  const { mode, fixed, city } = scenarioData(id);
  const first = id === 'first-reconnaissance';
  return [
    ...(first ? [DUMMY_ALONE] : BOXES),
    ...(mode === 'competitive' ? friendly(!first).map(amongOthers) : []),
    ...(mode === 'competitive' && !first ? [amongOthers(COMMON_ASSAULTS)] : []),
    ...(OWN[id] ?? []),
    DUMMY_SKILLS,
    AUCTION,
    DRAFTING,
    UPGRADES,
    ...(mode === 'solo' ? [] : [INTERACTIVE_COMBAT]),
    TIMES,
    RAMPAGE,
    FRIENDLY_MANA,
    ...(city || first ? [] : [LEVELS, megalopolis(id), MEGALOPOLIS_LEVEL]),
    ...(fixed ? [OPEN_MAP] : [SHAPE]),
    RANDOM_ORIENTATION,
    RANDOM_CITIES,
  ];
}

export const scenarios: readonly Scenario[] = (Object.keys(SCENARIO_DATA) as ScenarioId[]).map(id => {
  const { name, about, seats, mode } = scenarioData(id);
  const together = mode === 'cooperative' && ({ together: true } as const);
  return { id, name, about, seats, settings: settingsFor(id), longest: LONGEST, ...together, ...briefingOf(id) };
});
