import { newChance, type Plain } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { afterAll, beforeAll } from 'vitest';
import { PARTS } from '../content/campaigns/campaign.ts';
import { campaignPlan } from '../content/campaigns/index.ts';
import type { Quest, Rewards } from '../content/quest.ts';
import { OPENED } from '../content/quests/opened.ts';
import { PRACTICE_YARD } from '../content/quests/practice-yard.ts';
import { descent } from '../index.ts';
import { partOf, unbegun } from '../rules/campaign/flow.ts';
import type { Ledger } from '../rules/campaign/ledger.ts';
import { setup } from '../setup.ts';
import type { PlayedQuest, State } from '../state.ts';
import type { Played } from './positions.ts';

export const PLAN = campaignPlan('the-long-toll');

/** All quests of the campaign, each once. */
export const ALL: readonly string[] = [
  PLAN.introduction,
  ...PLAN.act1.map(({ quest }) => quest),
  ...[...new Set(PLAN.act1.flatMap(one => [one.heroes, one.overlord]))],
  ...[...new Set([PLAN.interlude, PLAN.finale].flatMap(both => [both.heroes.quest, both.overlord.quest]))],
];

/** In the tests of this file every quest of the campaign is played on the practice yard, with these rewards. */
export function onTheYard(rewards: Rewards = { gold: 25, heroesXp: 1, overlordXp: 2 }): void {
  const quests = OPENED;
  const before: Record<string, Quest | undefined> = {};
  beforeAll(() => {
    for (const id of ALL) {
      before[id] = quests[id];
      const act = ['act-2', 'finale'].includes(partOf(PLAN, id) ?? PARTS[0]) ? 2 : 1;
      quests[id] = { ...PRACTICE_YARD, act, rewards };
    }
  });
  afterAll(() => {
    for (const [id, quest] of Object.entries(before)) {
      if (quest === undefined) delete quests[id];
      else quests[id] = quest;
    }
  });
}

/** `heroes: harvest-and-fire` as it is written in the ledger. */
export const won = (...quests: readonly string[]): PlayedQuest[] =>
  quests.map(one => {
    const [quest = '', winner] = one.split('/');
    return { quest, winner: winner === 'overlord' ? 'overlord' : 'heroes' };
  });

/** A campaign that has come so far: Syndrael the knight and Jain Fairwood the thief with their starting equipment. */
export const ledger = (played: readonly PlayedQuest[], more: Partial<Ledger> = {}): Ledger => ({
  ...unbegun(),
  heroes: [
    {
      hero: 'syndrael',
      class: 'knight',
      xp: 0,
      skills: [],
      items: [{ id: 'iron-longsword', worn: true }],
    },
    { hero: 'jain-fairwood', class: 'thief', xp: 0, skills: [], items: [{ id: 'throwing-knives', worn: true }] },
  ],
  played,
  ...more,
});

/** The next match of that campaign, at its very beginning. */
export const next = (carried: Ledger, seats = 2, arrange: (state: State) => void = () => {}): Played => {
  const state = setup(
    { scenario: 'act-1', seats, settings: {}, carried: carried as unknown as Plain },
    newChance('campaign'),
  );
  return table(descent, {
    config: { scenario: 'act-1', seats, carried: carried as unknown as Plain },
    state,
    seed: 'campaign',
    arrange,
  });
};

/** Goes on without buying or learning anything until this is asked. */
export function leaveAll(t: Played, kind: string): Played {
  for (let i = 0; i < 80 && t.kind !== kind && ['campaign', 'setup'].includes(t.state.stage); i++)
    t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
}
