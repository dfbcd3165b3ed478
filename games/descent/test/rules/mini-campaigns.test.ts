import { newChance, type Plain, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS, campaignPlan } from '../../content/campaigns/index.ts';
import { encountersOf, isItem, itemOf, RELICS } from '../../content/index.ts';
import { descent, type State } from '../../index.ts';
import { actOf, lengthOf, nextPart, openQuests, partOf, unbegun } from '../../rules/campaign/flow.ts';
import { type Ledger, ledgerAfter, withRelic } from '../../rules/campaign/ledger.ts';
import { between } from '../../rules/quest/encounters.ts';
import { setup } from '../../setup.ts';
import type { PlayedQuest, Side } from '../../state.ts';
import { ledger, next, won } from '../journeys.ts';
import { io } from '../laid.ts';
import { until } from './rumors.ts';

const MINI = 'ravens-and-worms';
const PLAN = campaignPlan(MINI);
const OTHERS = ['the-mists', 'the-chains'];

/** A mini-campaign that has come so far. */
const mini = (played: readonly PlayedQuest[], more: Partial<Ledger> = {}): Ledger =>
  ledger(played, { campaign: MINI, boxes: ['LW', 'TF', 'MR'], ...more });
const ALL_BUT_FINALE = won('the-sleeping-hoard/heroes', 'the-hushed-hamlet/heroes', 'wings-over-the-manor/overlord');

/** The first match, from its set-up on. */
const begun = (id: string, settings = {}): State =>
  setup(
    {
      scenario: campaignPlan(id).introduction,
      seats: 2,
      settings: { heroes: 2, rumors: true, ...settings },
      carried: unbegun(id) as unknown as Plain,
    },
    newChance('mini'),
  );

/** All quests of a campaign, each won by the heroes. */
const course = (id: string): PlayedQuest[] => {
  const played: PlayedQuest[] = [];
  for (let i = 0; i < 12; i++) {
    const [quest] = openQuests(campaignPlan(id), played);
    if (quest === undefined) break;
    played.push({ quest, winner: 'heroes' });
  }
  return played;
};

describe('mini-campaigns', () => {
  test('D2-MINI-01 they have four or five quests, in the order of any campaign', () => {
    for (const id of [MINI, ...OTHERS]) {
      expect(campaignPlan(id).mini).toBeDefined();
      expect([4, 5]).toContain(course(id).length);
    }
    expect(course(MINI).map(({ quest }) => partOf(PLAN, quest))).toEqual(['introduction', 'act-1', 'act-1', 'finale']);
    const t = until(next(mini(won('the-sleeping-hoard/heroes'))), 'next-quest');
    expect(t.offered()).toEqual(['quest:the-hushed-hamlet', 'quest:wings-over-the-manor']);
    const story = descent.campaign?.tell({
      carried: mini([...ALL_BUT_FINALE, ...won('the-sick-spring/heroes')]),
    } as never);
    expect([story?.stages.length, story?.closing?.en]).toEqual([4, expect.stringContaining('The spring runs clear')]);
  });

  test('D2-MINI-02 no rumors are dealt in one, whatever the table has agreed on', () => {
    for (const id of [MINI, ...OTHERS])
      expect([begun(id).campaign?.id, begun(id).campaign?.rumors]).toEqual([id, undefined]);
    expect(begun('the-long-toll', { trollfens: true }).campaign?.rumors).toBeDefined();
    const settings = (id: string) => descent.scenarios.find(one => one.id === campaignPlan(id).introduction)?.settings;
    expect(settings(MINI)?.some(({ id }) => id === 'rumors')).toBe(false);
    expect(settings('the-long-toll')?.some(({ id }) => id === 'rumors')).toBe(true);
  });

  test('D2-MINI-03 D2-XP-06 before the first quest both sides shop and learn with what they are given; what is left is kept', () => {
    const state = begun(MINI);
    expect([state.gold, state.overlord.xp, state.act]).toEqual([200, 1, 1]);
    const todo = state.todo.filter(step => ['market', 'shop', 'learn', 'overlord-learn'].includes(step));
    expect(todo).toEqual(['market', 'shop', 'learn', 'overlord-learn']);
    expect(begun('the-long-toll').todo).not.toContain('shop');
    const kept = ledgerAfter(unbegun(MINI), { ...state, stage: 'over', over: { winner: 'heroes', why: '' } }).ledger;
    // 50 gold for each hero are the reward of the quest.
    expect([kept.gold, kept.overlord.xp]).toEqual([200, 2]);
  });

  test('D2-MINI-04 before the finale there are two markets: all of act I, then five cards of act II', () => {
    const t = next(mini(ALL_BUT_FINALE, { gold: 100 }));
    expect([t.kind, t.state.act]).toEqual(['shop', 1]);
    const acts = (): number[] => [...new Set(t.state.row.map(id => itemOf(id).act ?? 0))];
    expect([acts(), pileCards(t.state.shop).length, t.state.row.length > 20]).toEqual([[1], 0, true]);
    t.choose('done');
    expect([t.kind, t.state.act, acts(), t.state.row.length]).toEqual(['shop', 2, [2], 5]);
    t.choose('done');
    expect(t.kind).not.toBe('shop');
    until(t, 'next-hero');
    expect([t.state.quest, t.state.act]).toEqual(['the-sick-spring', 2]);
    // Before other quests there is one.
    const before = next(mini(won('the-sleeping-hoard/heroes')));
    expect([before.state.row.length, before.choose('done').kind === 'shop']).toEqual([5, false]);
  });

  /** A quest of it that has just been won. */
  const ended = (winner: Side, id = MINI, quest = 'the-hushed-hamlet'): { state: State; after: Ledger } => {
    const carried = ledger(won(`${campaignPlan(id).introduction}/heroes`), { campaign: id, boxes: ['LW', 'TF', 'MR'] });
    const state: State = {
      ...structuredClone(next(carried).state),
      quest,
      encounter: encountersOf(quest) - 1,
      won: [winner],
    };
    for (const _ of between(state, io()) as Iterable<unknown>) throw new Error('Somebody is asked.');
    return { state, after: ledgerAfter(carried, state).ledger };
  };

  test('D2-MINI-05 D2-MINI-10 D2-XP-05 after each quest: 1 XP for all, for the heroes a random card of the shop if they have won, for the overlord 1 XP more', () => {
    const heroes = ended('heroes');
    expect([heroes.after.heroes.map(({ xp }) => xp), heroes.after.overlord.xp]).toEqual([[1, 1], 1]);
    const found = heroes.after.heroes[0]?.items.filter(({ id }) => itemOf(id).act === 1) ?? [];
    expect(found).toHaveLength(1);
    const overlord = ended('overlord');
    expect([overlord.after.heroes.map(({ xp }) => xp), overlord.after.overlord.xp]).toEqual([[1, 1], 2]);
    expect(overlord.after.heroes.flatMap(({ items }) => items).every(({ id }) => itemOf(id).act === undefined)).toBe(
      true,
    );
    // The others give nothing of the kind.
    const mists = ended('heroes', 'the-mists', 'masked-feast');
    expect(mists.after.heroes.flatMap(({ items }) => items).every(({ id }) => itemOf(id).act === undefined)).toBe(true);
  });

  test('D2-MINI-06 D2-MINI-07 a relic one has already is worth 1 XP for each of that side; from the other side it is taken', () => {
    const relic = PLAN.relics['the-hushed-hamlet'] ?? '';
    expect(isItem(relic) && RELICS[relic]).toBeTruthy();
    const first = withRelic(mini([]), relic, 'heroes', []);
    expect(withRelic(first, relic, 'heroes', []).heroes.map(({ xp }) => xp)).toEqual([1, 1]);
    const taken = withRelic(first, relic, 'overlord', []);
    expect([taken.overlord.relics, taken.heroes[0]?.items.some(({ id }) => id === relic)]).toEqual([
      ['omen-of-blight'],
      false,
    ]);
    expect(withRelic(taken, relic, 'overlord', []).overlord.xp).toBe(1);
  });

  test('D2-MINI-08 Mists and Chains is one campaign, or two: act I with an interlude as its finale, and act II with the finale', () => {
    const whole = campaignPlan('mists-and-chains');
    expect(course('mists-and-chains')).toHaveLength(9);
    const parts = (id: string) => course(id).map(({ quest }) => partOf(campaignPlan(id), quest));
    expect(parts('the-mists')).toEqual(['introduction', 'act-1', 'act-1', 'act-1', 'interlude']);
    expect(parts('the-chains')).toEqual(['introduction', 'act-2', 'act-2', 'act-2', 'finale']);
    expect([actOf(campaignPlan('the-mists'), course('the-mists')), actOf(campaignPlan('the-chains'), [])]).toEqual([
      1, 2,
    ]);
    expect([begun('the-mists').act, begun('the-chains').act]).toEqual([1, 2]);
    expect([begun('the-mists').boxes, begun('the-chains').boxes]).toEqual([['MB'], ['CR']]);
    expect([whole.mini, whole.boxes]).toEqual([undefined, ['MB', 'CR']]);
    expect([
      nextPart(campaignPlan('the-mists'), course('the-mists')),
      lengthOf(campaignPlan('the-mists'), 'finale'),
    ]).toEqual([null, 0]);
  });

  test('every campaign begins with a quest of its own', () => {
    const first = Object.values(CAMPAIGNS).map(({ introduction }) => introduction);
    expect(new Set(first).size).toBe(first.length);
  });
});
