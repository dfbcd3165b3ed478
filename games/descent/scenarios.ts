import type { Scenario, Setting } from '@tafelrunde/engine';
import { briefingOf, HEROES_ROLE, OVERLORD_ROLE } from './briefings.ts';
import { QUESTS } from './content/index.ts';
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

/** Every quest is a scenario: one overlord, one to four hero players with two to four heroes. */
export const scenarios: readonly Scenario[] = Object.entries(QUESTS).map(([id, quest]) => ({
  ...briefingOf(quest),
  id,
  name: quest.name,
  about: quest.about,
  seats: [2, 3, 4, 5],
  role: seat => (seat === OVERLORD ? OVERLORD_ROLE : HEROES_ROLE),
  settings: [
    HEROES,
    {
      id: 'act',
      name: { en: 'Act', de: 'Akt' },
      about: { en: 'The cards of which act are used.', de: 'Die Karten welchen Akts gelten.' },
      rule: 'D2-ACT-03',
      values: [1, 2],
      initial: quest.act,
    },
  ],
  longest: 20_000,
}));
