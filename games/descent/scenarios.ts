import type { Scenario, Setting } from '@tafelrunde/engine';
import { briefingOf, HEROES_ROLE, OVERLORD_ROLE } from './briefings.ts';
import { QUESTS } from './content/index.ts';
import { LEVELS } from './content/levels.ts';
import type { Quest } from './content/quest.ts';
import { OVERLORD } from './state.ts';

const HEROES: Setting = {
  id: 'heroes',
  name: { en: 'Heroes', de: 'Helden' },
  about: { en: 'How many heroes set out.', de: 'Wie viele Helden aufbrechen.' },
  rule: 'D2-SETUP-03',
  values: [2, 3, 4],
  initial: 2,
  fits: (value, seats) => Number(value) >= seats - 1,
};

/** A quest of act II is best played by experts with cards of act II (D2-ACT-04, D2-EPIC-07). */
const settingsOf = ({ act }: Quest): Setting[] => [
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
];

/** Every quest is a scenario: one overlord, one to four hero players with two to four heroes. */
export const scenarios: readonly Scenario[] = Object.entries(QUESTS).map(([id, quest]) => ({
  ...briefingOf(quest),
  id,
  name: quest.name,
  about: quest.about,
  seats: [2, 3, 4, 5],
  role: seat => (seat === OVERLORD ? OVERLORD_ROLE : HEROES_ROLE),
  settings: settingsOf(quest),
  longest: 20_000,
}));
