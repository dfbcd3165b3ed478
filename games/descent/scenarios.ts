import type { Scenario, Setting, Text } from '@tafelrunde/engine';
import {
  aimsOf,
  briefingOf,
  campaignBriefing,
  delveBriefing,
  HEROES_ROLE,
  OVERLORD_ROLE,
  prologueOf,
  roadAheadBriefing,
  roadBriefing,
} from './briefings.ts';
import { BOXES } from './content/boxes/box.ts';
import type { Part } from './content/campaigns/campaign.ts';
import { CAMPAIGNS } from './content/campaigns/index.ts';
import { isCooperative, QUEST_CARDS } from './content/index.ts';
import { LEVELS } from './content/levels.ts';
import type { QuestCard } from './content/quest.ts';
import { SECRET_ROOMS } from './content/secret-room.ts';
import { partOf } from './rules/campaign/flow.ts';
import { ON_THE_ROAD } from './rules/legend/beginning.ts';

const HEROES: Setting = {
  id: 'heroes',
  name: { en: 'Heroes', de: 'Helden' },
  about: { en: 'How many heroes set out.', de: 'Wie viele Helden aufbrechen.' },
  rule: 'D2-SETUP-03',
  values: [2, 3, 4],
  initial: 2,
  fits: (value, seats) => Number(value) >= seats - 1,
};

/** The other boxes, off at first: their heroes, classes, cards and monsters are mixed with those of the base game. */
const BOX_SETTINGS: readonly Setting[] = Object.values(BOXES).flatMap(({ name, setting }) =>
  setting === undefined
    ? []
    : [
        {
          id: setting,
          name,
          about: {
            en: `What lies in “${name.en}” is in play.`,
            de: `Was in „${name.de}“ liegt, ist im Spiel.`,
          },
          group: { en: 'Other boxes', de: 'Andere Schachteln' },
          values: [false, true],
          initial: false,
        },
      ],
);

/** Only with a box that has some. */
const ROOMS_SETTING: Setting = {
  id: SECRET_ROOMS,
  name: { en: 'Secret rooms', de: 'Geheimkammern' },
  about: {
    en: 'With “Lair of the Wyrm” or “The Trollfens”: among the search cards is a secret passage to a room with challenges and a reward.',
    de: 'Mit „Höhle des Lindwurms“ oder „Die Trollsümpfe“: Unter den Suchkarten ist ein Geheimgang zu einer Kammer mit Herausforderungen und Belohnung.',
  },
  rule: 'D2-SECGEN-01',
  group: { en: 'Other boxes', de: 'Andere Schachteln' },
  values: [false, true],
  initial: false,
};

/** Rumor cards belong to a campaign; what they bring comes from the boxes on the table. */
const RUMORS: Setting = {
  id: 'rumors',
  name: { en: 'Rumors', de: 'Gerüchte' },
  about: {
    en: 'In a campaign the overlord has rumor cards of the boxes in play: they harm the heroes between quests and bring quests of their own.',
    de: 'In einer Kampagne hat der Overlord Gerüchtekarten der Schachteln im Spiel: Sie schaden den Helden zwischen den Abenteuern und bringen eigene Abenteuer.',
  },
  rule: 'D2-RUMGEN-01',
  group: { en: 'Other boxes', de: 'Andere Schachteln' },
  values: [false, true],
  initial: false,
};

/** A campaign that is no mini-campaign begins with it (D2-MINI-02). */
const mayBeRumored = (id: string): boolean =>
  Object.values(CAMPAIGNS).some(({ introduction, mini }) => introduction === id && mini === undefined);

/** A quest of act II is best played by experts with cards of act II (D2-ACT-04, D2-EPIC-07). */
const settingsOf = (id: string, { act }: QuestCard): Setting[] => [
  HEROES,
  {
    id: 'level',
    name: { en: 'Level', de: 'Stufe' },
    about: {
      en: 'How much gold and experience both sides may spend before a quest that stands for itself.',
      de: 'Wie viel Gold und Erfahrung beide Seiten vor einem einzelnen Abenteuer ausgeben dürfen.',
    },
    rule: 'D2-EPIC-02',
    values: Object.keys(LEVELS),
    labels: Object.fromEntries(Object.entries(LEVELS).map(([id, { name }]) => [id, name])),
    initial: act === 2 ? 'expert' : 'basic',
  },
  {
    id: 'act',
    name: { en: 'Act', de: 'Akt' },
    about: {
      en: 'The cards of which act are used at the basic level. The advanced level is played with act I, the expert level with act II.',
      de: 'Die Karten welchen Akts auf der Stufe Einsteiger gelten. Fortgeschrittene spielen mit Akt I, Experten mit Akt II.',
    },
    rule: 'D2-ACT-03',
    values: [1, 2],
    initial: act,
  },
  ...BOX_SETTINGS,
  ...(mayBeRumored(id) ? [RUMORS] : []),
  ROOMS_SETTING,
];

/** The Delve is played together, 1 to 4 people with 2 to 4 heroes (D2-RTL-05, -06). */
const DELVE = {
  seats: [1, 2, 3, 4],
  role: () => HEROES_ROLE,
  longest: 30_000,
  settings: [
    { ...HEROES, fits: (value, seats) => Number(value) >= seats },
    {
      id: 'difficulty',
      name: { en: 'Difficulty', de: 'Schwierigkeit' },
      about: {
        en: 'The hard way has sooner perils, no experience to begin with and no rest between the stages.',
        de: 'Der schwere Weg hat frühere Gefahren, keine Erfahrung zu Beginn und keine Erholung zwischen den Stufen.',
      },
      rule: 'D2-RTLC-20',
      values: ['normal', 'hard'],
      labels: { normal: { en: 'normal', de: 'normal' }, hard: { en: 'hard', de: 'schwer' } },
      initial: 'normal',
    },
    ...BOX_SETTINGS,
  ],
} satisfies Partial<Scenario>;

const TABLE = {
  seats: [2, 3, 4, 5],
  role: (seat: number) => (seat === 0 ? OVERLORD_ROLE : HEROES_ROLE),
  longest: 20_000,
} satisfies Partial<Scenario>;

/** Interlude and finale can be played only as part of a campaign (D2-CAMP-21). */
const isSpecial = (id: string): boolean =>
  // What a quest card brings can be played by itself (D2-QGEN-06).
  !isOnCard(id) && Object.values(CAMPAIGNS).some(plan => ['interlude', 'finale'].includes(partOf(plan, id) ?? ''));

/** Quests of the small boxes, which cards bring into campaigns. */
const isOnCard = (id: string): boolean => (QUEST_CARDS[id]?.boxes ?? []).some(box => ['LW', 'TF', 'MR'].includes(box));

/** Every quest is a scenario: one overlord, one to four hero players with two to four heroes. */
const quests: readonly Scenario[] = Object.entries(QUEST_CARDS).map(([id, quest]) => ({
  ...briefingOf(id, quest),
  ...TABLE,
  id,
  name: quest.name,
  about: quest.about,
  settings: settingsOf(id, quest),
  ...(isCooperative(quest) && {
    ...DELVE,
    ...(quest.legend === undefined ? delveBriefing(quest) : roadBriefing(id, quest)),
  }),
  ...(isSpecial(id) && { campaignOnly: true }),
  get aims() {
    return aimsOf(id);
  },
  get prologue() {
    return prologueOf(id);
  },
}));

const NAMES: Readonly<Record<Exclude<Part, 'introduction'>, Text>> = {
  'act-1': { en: 'Act I', de: 'Akt I' },
  interlude: { en: 'Interlude', de: 'Intermezzo' },
  'act-2': { en: 'Act II', de: 'Akt II' },
  finale: { en: 'Finale', de: 'Finale' },
};

/** The parts of a campaign: which quest is played there is decided in the match itself (D2-CAMP-07). */
const parts: readonly Scenario[] = Object.entries(NAMES).map(([id, name]) => ({
  ...campaignBriefing,
  ...TABLE,
  id,
  name,
  about: {
    en: 'The next quest of the campaign, with what both sides buy and learn before it.',
    de: 'Das nächste Abenteuer der Kampagne, mit dem, was beide Seiten vorher kaufen und lernen.',
  },
  settings: [],
  campaignOnly: true,
}));

/** A quest of a road that is still to be chosen. */
const road: Scenario = {
  ...roadAheadBriefing,
  ...DELVE,
  id: ON_THE_ROAD,
  name: { en: 'On the road', de: 'Unterwegs' },
  about: {
    en: 'Cities, training and the next quest of the road.',
    de: 'Städte, Training und das nächste Abenteuer der Straße.',
  },
  settings: [],
  campaignOnly: true,
};

export const scenarios: readonly Scenario[] = [...quests, ...parts, road];
