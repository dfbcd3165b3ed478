import { describe, expect, test } from 'vitest';
import { campaignPlan } from '../../../content/campaigns/index.ts';
import { CITY, inPlay, TRAVEL } from '../../../content/index.ts';
import type { CitySymbol, TravelSymbol } from '../../../content/words.ts';
import { openQuests } from '../../../rules/campaign/flow.ts';
import { setOut } from '../../../rules/campaign/travel.ts';
import type { State } from '../../../state.ts';
import { travelText } from '../../../texts/travel.ts';
import { view } from '../../../view.ts';
import { hero, holds, monster, type Played, sit } from '../../positions.ts';
import { black, gray, red } from './throws.ts';

const CARDS = Object.keys(CITY);
const PASS = [gray(0), black(0)];
const FAIL = [gray(3), black(4)];

/** Syndrael and Jain in the city meet this card at this symbol; the overlord holds two cards. */
function walks(
  only: string,
  symbol: TravelSymbol,
  dice: readonly number[] = [],
  more: readonly TravelSymbol[] = [],
  arrange: (state: State) => void = () => undefined,
): Played {
  const t = sit(
    state => {
      hero(state, 'syndrael', 'knight', 'E5');
      const jain = hero(state, 'jain-fairwood', 'thief', 'E6');
      jain.cards = jain.cards.filter(({ id }) => id !== 'lucky-charm-thief');
      monster(state, 'zombie', 'J8');
      holds(state, ['dash', 'frenzy'], ['pit-trap', 'pit-trap', 'tripwire']);
      Object.assign(state, { boxes: ['SN'] });
      state.campaign = { id: 'the-long-toll', played: [{ quest: 'toll-at-the-ford', winner: 'heroes' }] };
      state.stage = 'setup';
      state.todo = ['heroes', 'travel', 'begin'];
      state.journey = { symbols: [symbol, ...more], out: CARDS.filter(one => one !== only) };
      arrange(state);
    },
    { heroes: 2, seats: 3 },
  );
  t.choose(t.offered('space:')[0] ?? '');
  return t.choose(t.offered('space:')[0] ?? '', dice);
}

const wounds = (t: Played) => t.state.heroes.map(({ damage, fatigue }) => [damage, fatigue]);
const sick = (t: Played) => t.state.heroes.map(({ conditions }) => conditions);
const finds = (t: Played) => t.events().flatMap(event => (event.kind === 'found' ? [event.figure] : []));
const hand = (t: Played): number => t.state.overlord.hand.length;
const met = (t: Played) => t.events().flatMap(event => (event.kind === 'travel' ? [[event.card, event.symbol]] : []));
const NOBODY_HURT = [
  [0, 0],
  [0, 0],
];

describe('city events', () => {
  test('D2-TRVGEN-12 D2-TRVGEN-15 in the city only city events are drawn, on the road only travel events', () => {
    const drawn = (symbols: readonly TravelSymbol[], seed: number) => {
      const t = walks('', symbols[0] ?? 'street', [], symbols.slice(1), state => {
        state.journey = { symbols: [...symbols], out: [] };
        state.overlord.hand = Array.from({ length: seed % 2 }, () => 'dash');
      });
      for (let i = 0; i < 40 && t.state.stage === 'setup'; i++) t.choose(t.offered()[0] ?? '');
      return met(t).map(([card]) => card ?? '');
    };
    const city = [0, 1].flatMap(n => drawn(['street', 'sewer', 'building', 'tower', 'hazard'], n));
    const road = [0, 1].flatMap(n => drawn(['road', 'plain', 'forest', 'water'], n));
    expect([
      city.length >= 6,
      city.every(card => card in CITY),
      road.length >= 4,
      road.every(card => card in TRAVEL),
    ]).toEqual([true, true, true, true]);
    expect(CARDS.filter(card => card in TRAVEL)).toEqual([]);
    expect([inPlay('city', []), inPlay('city', ['SN']).length]).toEqual([[], 10]);
  });

  test('D2-TRVGEN-14 the way to our quest of Nerekhall lies in the city, the way to every other quest outside it', () => {
    const plan = campaignPlan('the-long-toll');
    const intro = [{ quest: plan.introduction, winner: 'heroes' }] as const;
    expect(openQuests(plan, intro, [])).not.toContain('faces-of-nerekhall');
    expect(openQuests(plan, intro, ['SN'])).toContain('faces-of-nerekhall');
    const way = (quest: string) => {
      const t = walks('city-1', 'street', [], [], state => {
        state.quest = quest;
        setOut(state);
        state.quest = 'practice-yard';
        state.todo = ['heroes', 'begin'];
      });
      return t.state.journey?.symbols ?? [];
    };
    const inCity: readonly TravelSymbol[] = ['street', 'sewer', 'building', 'tower', 'hazard'] satisfies CitySymbol[];
    expect(way('faces-of-nerekhall').map(one => inCity.includes(one))).toEqual([true, true, true, true]);
    expect(
      Object.keys(plan.ways)
        .flatMap(quest => way(quest))
        .filter(one => inCity.includes(one)),
    ).toEqual([]);
  });

  test('D2-TRVGEN-13 as on a journey: a symbol the card does not show means nothing, and every card speaks both languages', () => {
    const t = walks('city-1', 'sewer');
    expect([wounds(t), met(t)]).toEqual([NOBODY_HURT, [['city-1', 'sewer']]]);
    for (const [card, events] of Object.entries(CITY))
      for (const symbol of Object.keys(events) as CitySymbol[])
        for (const lang of ['en', 'de'] as const) expect(travelText(card, symbol, lang).length).toBeGreaterThan(20);
  });

  test('city-1 escort: no event at the next stop', () => {
    expect(met(walks('city-1', 'street', [], ['building']))).toEqual([['city-1', 'street']]);
  });

  test('city-1 cornered: the hearts of two red dice are divided as the heroes like', () => {
    const t = walks('city-1', 'tower', [red(2), red(1)]);
    t.choose('pick:syndrael').choose('pick:jain-fairwood').choose('pick:syndrael');
    expect(wounds(t)).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  test('city-1 tavern brawl: 1 damage each, or the overlord draws a card', () => {
    const hurt = walks('city-1', 'building').choose('way:0');
    const seen = walks('city-1', 'building').choose('way:1');
    expect([wounds(hurt), hand(hurt), wounds(seen), hand(seen)]).toEqual([
      [
        [1, 0],
        [1, 0],
      ],
      2,
      NOBODY_HURT,
      3,
    ]);
  });

  test('city-2 charging hulk: 2 damage each; canteen: one is poisoned or 2 cards; spy: a card', () => {
    expect(wounds(walks('city-2', 'hazard'))).toEqual([
      [2, 0],
      [2, 0],
    ]);
    const sip = walks('city-2', 'sewer').choose('way:0').choose('pick:jain-fairwood');
    expect(sick(sip)).toEqual([[], ['poisoned']]);
    expect(hand(walks('city-2', 'sewer').choose('way:1'))).toBe(4);
    expect(hand(walks('city-2', 'building'))).toBe(3);
  });

  test('city-3 collapse: failed might costs 1 fatigue, two failures a card; tendrils: the weakest will bleeds; alley: two failures a card', () => {
    const both = walks('city-3', 'sewer', [...FAIL, ...FAIL]);
    const one = walks('city-3', 'sewer', [...FAIL, ...PASS]);
    expect([wounds(both), hand(both), wounds(one), hand(one)]).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      3,
      [
        [0, 1],
        [0, 0],
      ],
      2,
    ]);
    const vines = walks('city-3', 'hazard');
    if (vines.kind === 'pick') vines.choose(vines.offered('pick')[0] ?? '');
    expect(sick(vines).flat()).toEqual(['bleeding']);
    expect([
      hand(walks('city-3', 'tower', [...FAIL, ...FAIL])),
      hand(walks('city-3', 'tower', [...FAIL, ...PASS])),
    ]).toEqual([3, 2]);
  });

  test('city-4 gutters: failed willpower sickens; vendor: who tries finds something or gives the overlord a card; trap: 2 damage for the healthiest', () => {
    expect(sick(walks('city-4', 'tower', [...FAIL, ...PASS]))).toEqual([['diseased'], []]);
    const deal = walks('city-4', 'street').choose('yes', PASS).choose('no');
    expect([finds(deal), hand(deal)]).toEqual([['syndrael'], 2]);
    const cheated = walks('city-4', 'street').choose('no').choose('yes', FAIL);
    expect([finds(cheated), hand(cheated)]).toEqual([[], 3]);
    expect(wounds(walks('city-4', 'hazard'))).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });

  test('city-5 crowds: 1 fatigue each; locked box: knowledge for a find or a card; rat catchers: a card of his hand lies on his deck', () => {
    expect(wounds(walks('city-5', 'street'))).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const open = walks('city-5', 'building').choose('pick:syndrael', PASS);
    const shut = walks('city-5', 'building').choose('pick:syndrael', FAIL);
    expect([finds(open), hand(open), finds(shut), hand(shut)]).toEqual([['syndrael'], 2, [], 3]);
    const caught = walks('city-5', 'sewer');
    expect([caught.kind, caught.seat]).toEqual(['which', 0]);
    caught.choose('card:frenzy');
    expect([caught.state.overlord.hand, caught.state.overlord.deck.top]).toEqual([['dash'], ['frenzy']]);
    // Nobody else knows which.
    expect(JSON.stringify(view(caught.state, 1).overlord)).not.toContain('"top"');
    expect(JSON.stringify(caught.events(1))).not.toContain('frenzy');
  });

  test('D2C-EVNT-01 city-6 Seedy District: one tests awareness or suffers 2 fatigue, and another card is drawn whatever comes of it', () => {
    const passed = walks('city-6', 'street').choose('pick:syndrael', PASS);
    const failed = walks('city-6', 'street').choose('pick:syndrael', FAIL);
    expect([wounds(passed)[0], wounds(failed)[0]]).toEqual([
      [0, 0],
      [0, 2],
    ]);
    for (const t of [passed, failed])
      expect([met(t).length, new Set(met(t).map(([, symbol]) => symbol))]).toEqual([2, new Set(['street'])]);
  });

  test('city-6 monolith: two failures cost everybody 1 damage and 1 fatigue; fallen ceiling: 1 fatigue each', () => {
    expect([
      wounds(walks('city-6', 'hazard', [...FAIL, ...FAIL])),
      wounds(walks('city-6', 'hazard', [...FAIL, ...PASS])),
      wounds(walks('city-6', 'building')),
    ]).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
      NOBODY_HURT,
      [
        [0, 1],
        [0, 1],
      ],
    ]);
  });

  test('city-7 riddles: two passed save the next stop; rats: 1 damage each or 3 for one; runecrafter: 1 fatigue each for a card of his choice', () => {
    expect([
      met(walks('city-7', 'sewer', [...PASS, ...PASS], ['hazard'])).length,
      met(walks('city-7', 'sewer', [...PASS, ...FAIL], ['hazard'])).length,
    ]).toEqual([1, 2]);
    expect(wounds(walks('city-7', 'tower').choose('way:1').choose('pick:jain-fairwood'))).toEqual([
      [0, 0],
      [3, 0],
    ]);
    const rune = walks('city-7', 'building').choose('yes').choose('card:dash');
    expect([wounds(rune), rune.state.overlord.hand]).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      ['frenzy'],
    ]);
  });

  test('city-8 urchin: no next event; carriage: failed awareness costs 1 damage and 1 fatigue; trinket: willpower for a find or a card', () => {
    expect(met(walks('city-8', 'tower', [], ['street'])).length).toBe(1);
    expect(wounds(walks('city-8', 'street', [...PASS, ...FAIL]))).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(finds(walks('city-8', 'sewer').choose('pick:jain-fairwood', PASS))).toEqual(['jain-fairwood']);
  });

  test('city-9 vapour: the weakest will is poisoned and diseased; thugs: a test of the overlord’s choice; dogs: failed might bleeds', () => {
    const choked = walks('city-9', 'hazard');
    if (choked.kind === 'pick') choked.choose(choked.offered('pick')[0] ?? '');
    expect(sick(choked).flat().sort()).toEqual(['diseased', 'poisoned']);
    const thugs = walks('city-9', 'building');
    expect([thugs.kind, thugs.seat]).toEqual(['attribute', 0]);
    expect(wounds(thugs.choose('attribute:might', [...FAIL, ...PASS]))).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(sick(walks('city-9', 'street', [...PASS, ...FAIL]))).toEqual([[], ['bleeding']]);
  });

  test('city-10 supplies: everybody recovers everything; rats everywhere: the slow are diseased, the others suffer 1 fatigue', () => {
    const fed = walks('city-10', 'tower', [], [], state => {
      for (const one of state.heroes) Object.assign(one, { damage: 3, fatigue: 2 });
    });
    expect(wounds(fed)).toEqual(NOBODY_HURT);
    const slow = walks('city-10', 'sewer', [], [], state => {
      const what = { do: 'modify', value: 'speed', n: -1 } as const;
      const base = { source: 'mud', key: 'mud', on: 'syndrael', by: 'syndrael', until: 'encounter-end', next: false };
      state.lasting.push({ ...base, what });
    });
    expect([wounds(slow), sick(slow)]).toEqual([
      [
        [0, 0],
        [0, 1],
      ],
      [['diseased'], []],
    ]);
    const rats = walks('city-10', 'sewer');
    // Syndrael has speed 4, Jain 5.
    expect([wounds(rats), sick(rats)]).toEqual([
      [
        [0, 1],
        [0, 1],
      ],
      [[], []],
    ]);
  });
});
