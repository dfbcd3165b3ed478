import type { Briefing, Text } from '@tafelrunde/engine';
import type { QuestCard } from './content/quest.ts';
import { QUEST_CARDS } from './content/quest-cards.ts';
import { OPENED } from './content/quests/opened.ts';

export const HEROES_ROLE: Text = { en: 'Heroes', de: 'Helden' };
export const OVERLORD_ROLE: Text = { en: 'Overlord', de: 'Overlord' };

/** As in Dungeon Saga. */
const DECISIONS_A_MINUTE = 5;

/** Decisions of a quest with two heroes and with four: means of the games of greedy bots that docs/balance/descent.md tells of (the last two: of two to three games), so only about right. To be measured again when bots or quests change. */
const DECISIONS: Readonly<Record<string, readonly [two: number, four: number]>> = {
  'toll-at-the-ford': [175, 442],
  'harvest-and-fire': [472, 720],
  'masked-feast': [501, 710],
  'books-and-blades': [671, 1040],
  'captive-of-the-mire': [494, 776],
  'goblin-cipher': [279, 444],
  'falling-gallery': [266, 528],
  'gate-of-glyphs': [829, 957],
  'idol-race': [334, 590],
  'lantern-in-the-mist': [312, 521],
  'weights-and-bridges': [614, 967],
  'village-of-boils': [447, 684],
  'crypt-of-oaths': [581, 707],
  'the-old-wyrm': [551, 798],
  'the-gilded-champion': [990, 740],
  'the-hollow-road': [710, 1341],
  'the-pilgrims-stair': [419, 500],
};
/** A quest nobody has measured: the mean of the others. */
const USUAL = [430, 770] as const;

const minutesFor = (id: string): readonly [number, number] => {
  const [two, four] = DECISIONS[id] ?? USUAL;
  return [Math.round(two / DECISIONS_A_MINUTE), Math.round(four / DECISIONS_A_MINUTE)];
};

/** What everybody is told of a quest when it is chosen; what either side must reach is told when it is opened (`aimsOf`). */
export function briefingOf(id: string, { encounters: n, act }: QuestCard): Briefing {
  return {
    minutes: minutesFor(id),
    difficulty: { level: 'even' },
    twist: {
      en: `${n === 1 ? 'One encounter' : `${n} encounters: the last one decides`}, cards of act ${act}.`,
      de: `${n === 1 ? 'Eine Szene' : `${n} Szenen: Die letzte entscheidet`}, Karten von Akt ${act}.`,
    },
  };
}

/** What either side must reach in its first encounter. */
export const aimsOf = (id: string): NonNullable<Briefing['aims']> =>
  (OPENED[id]?.encounters[0]?.goals ?? []).map(({ side, text }) => ({
    role: side === 'heroes' ? HEROES_ROLE : OVERLORD_ROLE,
    text,
  }));

/** How it begins; until it is opened, what it is about. */
export const prologueOf = (id: string): Text =>
  OPENED[id]?.encounters[0]?.story ?? QUEST_CARDS[id]?.about ?? { en: '', de: '' };

/** A stage of The Delve is short: every round costs a card. Minutes a round takes with two heroes and with four; nobody has measured it. */
const STAGE_ROUNDS = 4;
const MINUTES_A_ROUND = [4, 7] as const;

/** The Delve: all stages in one sitting. */
export function delveBriefing(quest: QuestCard): Briefing {
  const n = quest.encounters * STAGE_ROUNDS;
  return {
    ...briefingOf('', quest),
    minutes: [n * MINUTES_A_ROUND[0], n * MINUTES_A_ROUND[1]],
    difficulty: { level: 'hard' },
    twist: {
      en: 'Six stages, without an overlord: the monsters follow lists of orders, and every hero knocked out costs morale.',
      de: 'Sechs Stufen, ohne Overlord: Die Monster folgen Befehlslisten, und jeder bewusstlose Held kostet Moral.',
    },
  };
}

/** A quest of a road: the map is found out, and nobody plays the overlord. */
export const roadBriefing = (id: string, quest: QuestCard): Briefing => ({
  ...briefingOf(id, quest),
  difficulty: { level: 'hard' },
  twist: {
    en: 'Without an overlord: monsters follow lists of orders, what lies behind the doors nobody knows, and every hero knocked out costs morale.',
    de: 'Ohne Overlord: Monster folgen Befehlslisten, was hinter den Türen liegt, weiß niemand, und jeder bewusstlose Held kostet Moral.',
  },
});

/** A quest of a road that is still to be chosen. */
export const roadAheadBriefing: Briefing = {
  minutes: minutesFor(''),
  difficulty: { level: 'hard' },
  twist: {
    en: 'First the map with its cities, then the quest you choose. Weeks run out.',
    de: 'Erst die Karte mit ihren Städten, dann das Abenteuer, das ihr wählt. Die Wochen laufen ab.',
  },
  aims: [{ role: HEROES_ROLE, text: { en: 'Win the quest.', de: 'Gewinnt das Abenteuer.' } }],
};

/** A quest of the campaign that is still to be chosen, two encounters at the most. */
export const campaignBriefing: Briefing = {
  minutes: minutesFor(''),
  difficulty: { level: 'even' },
  twist: {
    en: 'First the market and what was learned, then the quest the last winner chooses.',
    de: 'Erst der Markt und was gelernt wurde, dann das Abenteuer, das der letzte Sieger wählt.',
  },
  aims: [
    { role: HEROES_ROLE, text: { en: 'Win the quest.', de: 'Gewinnt das Abenteuer.' } },
    { role: OVERLORD_ROLE, text: { en: 'Win the quest.', de: 'Gewinne das Abenteuer.' } },
  ],
};
