import { newChance, type Plain, pileCards } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { CAMPAIGNS } from '../../content/campaigns/index.ts';
import { SHOP } from '../../content/items/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { TRAVEL } from '../../content/travel.ts';
import { descent } from '../../index.ts';
import { basicDeck } from '../../rules/campaign/deck.ts';
import { actOfPart, ahead, nextPart, openQuests, partOf, specialOf, unbegun } from '../../rules/campaign/flow.ts';
import { type Ledger, ledgerAfter, readLedger, withRelic } from '../../rules/campaign/ledger.ts';
import { travelDeck } from '../../rules/campaign/travel-deck.ts';
import { cardFor } from '../../rules/searching.ts';
import { setup } from '../../setup.ts';
import type { PlayedQuest, Side, State } from '../../state.ts';
import { ALL, leaveAll, ledger, next, onTheYard, PLAN, won } from '../journeys.ts';
import { hero, sit } from '../positions.ts';

onTheYard();

const ACT_1 = PLAN.act1.map(({ quest }) => quest);
const [A = '', B = '', C = ''] = ACT_1;
const INTRO = `${PLAN.introduction}/heroes`;
/** Introduction and three quests of act I, of which the heroes have won so many. */
const firstAct = (n: number): PlayedQuest[] =>
  won(INTRO, ...[A, B, C].map((quest, i) => `${quest}/${i < n ? 'heroes' : 'overlord'}`));
/** All up to the interlude; then quests of act II, of which the heroes have won so many. */
const secondAct = (n: number, quests = 3): PlayedQuest[] => {
  const before = [...firstAct(2), ...won(`${PLAN.interlude.heroes.quest}/heroes`)];
  for (let i = 0; i < quests; i++) {
    const [quest = ''] = openQuests(PLAN, before);
    before.push({ quest, winner: i < n ? 'heroes' : 'overlord' });
  }
  return before;
};

/** A quest that has ended like this. */
const ended = (
  winner: Side,
  arrange: (state: State) => void = () => {},
  played: readonly PlayedQuest[] = [],
): State => {
  const { state } = sit(one => {
    hero(one, 'syndrael', 'knight', 'E5');
    hero(one, 'jain-fairwood', 'thief', 'E6');
    one.campaign = { id: 'the-long-toll', played };
    one.quest = PLAN.introduction;
    arrange(one);
  });
  return { ...structuredClone(state), stage: 'over', over: { winner, why: '' } };
};

describe('the course of a campaign', () => {
  test('D2-CAMP-01 D2-QGEN-04 introduction, three quests of act I, interlude, three of act II, finale', () => {
    const parts: (string | null)[] = [];
    const played: PlayedQuest[] = [];
    for (;;) {
      const part = nextPart(PLAN, played);
      parts.push(part);
      const [quest] = openQuests(PLAN, played);
      if (part === null || quest === undefined) break;
      expect(partOf(PLAN, quest)).toBe(part);
      played.push({ quest, winner: played.length % 2 === 0 ? 'heroes' : 'overlord' });
      // What may be played next goes by what was played: the same campaign goes on.
      const carried = ledger(played) as unknown as Plain;
      const after = nextPart(PLAN, played);
      expect(descent.campaign?.next({ played: [], carried })).toEqual(after === null ? [] : [after]);
    }
    expect(parts).toEqual([
      'introduction',
      ...['act-1', 'act-1', 'act-1'],
      'interlude',
      ...['act-2', 'act-2', 'act-2'],
      'finale',
      null,
    ]);
    expect(new Set(played.map(({ quest }) => quest)).size).toBe(9);
  });

  test('D2-CAMP-03 D2-CAMP-06 D2-CAMP-07 it begins with the introduction; then all of act I is open, but nothing twice', () => {
    expect(openQuests(PLAN, [])).toEqual(['toll-at-the-ford']);
    expect(openQuests(PLAN, won(INTRO))).toEqual(ACT_1);
    expect(openQuests(PLAN, won(INTRO, `${B}/overlord`))).toEqual(ACT_1.filter(id => id !== B));
  });

  test('D2-CAMP-08 the kind of the interlude goes by who has won at least two quests of act I', () => {
    expect([0, 1, 2, 3].map(n => ahead(PLAN, firstAct(n), 'act-1'))).toEqual([
      'overlord',
      'overlord',
      'heroes',
      'heroes',
    ]);
    // The introduction does not count.
    expect(specialOf(PLAN, firstAct(1), 'interlude')).toEqual(PLAN.interlude.overlord);
    expect(specialOf(PLAN, firstAct(2), 'interlude')).toEqual(PLAN.interlude.heroes);
  });

  test('D2-CAMP-09 D2-CAMP-10 each quest of act I opens one of act II by its winner; unplayed ones count as the overlord’s', () => {
    const after = (winners: readonly Side[]): string[] =>
      openQuests(PLAN, [
        ...won(INTRO),
        ...[A, B, C].map((quest, i) => ({ quest, winner: winners[i] ?? 'overlord' })),
        ...won(`${PLAN.interlude.heroes.quest}/heroes`),
      ]);
    const [, , , fourth, fifth] = PLAN.act1;
    expect(after(['heroes', 'overlord', 'heroes'])).toEqual([
      ...new Set(['gate-of-glyphs', 'village-of-boils', 'weights-and-bridges', fourth?.overlord, fifth?.overlord]),
    ]);
    // Whoever wins what, three different ones are there to be played.
    for (const first of ['heroes', 'overlord'] as const)
      for (const second of ['heroes', 'overlord'] as const)
        for (const third of ['heroes', 'overlord'] as const)
          expect(after([first, second, third]).length).toBeGreaterThanOrEqual(3);
  });

  test('D2-CAMP-11 the finale goes by who has won at least two quests of act II', () => {
    expect([0, 1, 2, 3].map(n => openQuests(PLAN, secondAct(n)))).toEqual([
      ['the-gilded-champion'],
      ['the-gilded-champion'],
      ['the-old-wyrm'],
      ['the-old-wyrm'],
    ]);
  });

  test('D2-CAMP-15 D2-CAMP-19 D2-ACT-02 the interlude is played as act I, the finale as act II', () => {
    expect((['introduction', 'act-1', 'interlude', 'act-2', 'finale'] as const).map(part => actOfPart(part))).toEqual([
      1, 1, 1, 2, 2,
    ]);
    // And so it is set up: after the interlude there is still the market of act I.
    const begins = (played: readonly PlayedQuest[]): [string, number] => {
      const { state } = leaveAll(next(ledger(played)), 'place');
      return [state.quest, state.act];
    };
    expect([begins(firstAct(2)), begins(secondAct(2)), begins(secondAct(1))]).toEqual([
      [PLAN.interlude.heroes.quest, 1],
      [PLAN.finale.heroes.quest, 2],
      [PLAN.finale.overlord.quest, 2],
    ]);
  });

  test('every campaign names a way to each of its quests but the introduction, and relics that exist', () => {
    expect(Object.keys(PLAN.ways).sort()).toEqual(ALL.slice(1).sort());
    for (const plan of Object.values(CAMPAIGNS)) {
      const quests = Object.keys(QUESTS).filter(id => !['introduction', null].includes(partOf(plan, id)));
      const known = [...Object.keys(plan.ways), ...plan.extras.map(({ quest }) => quest)];
      expect(known).toEqual(expect.arrayContaining(quests));
      expect(partOf(plan, plan.introduction)).toBe('introduction');
    }
  });
});

describe('what a quest leaves behind', () => {
  test('D2-CPHASE-02 D2-SRCH-13 D2-SHOP-04 all search cards are sold, used or not, into the common purse', () => {
    const state = ended('overlord', one => {
      one.gold = 50;
      one.heroes[0]?.cards.push(cardFor('health-potion'), { ...cardFor('power-potion'), used: true });
    });
    const { ledger: after } = ledgerAfter(unbegun(), state);
    expect(after.gold).toBe(50 + 25 + 50);
    expect(after.heroes.flatMap(({ items }) => items.map(({ id }) => id))).not.toContain('health-potion');
  });

  test('D2-CPHASE-03 D2-CPHASE-04 D2-COND-07 wounds, fatigue, conditions, class tokens, the hand and the discard pile are gone with the next match', () => {
    const owned = [...basicDeck('basic'), 'blood-rage', 'plan-ahead'].sort();
    const state = ended('heroes', one => {
      const worn = { damage: 7, fatigue: 3, conditions: ['poisoned'], feat: false, marks: { valor: 2 } };
      Object.assign(one.heroes[0] ?? {}, worn);
      Object.assign(one.overlord, { owned, hand: ['blood-rage', 'dash'], out: ['frenzy', 'plan-ahead'] });
    });
    const { ledger: after } = ledgerAfter(unbegun(), state);
    const t = next(after);
    expect(t.state.heroes[0]).toMatchObject({ id: 'syndrael', damage: 0, fatigue: 0, conditions: [], feat: true });
    expect(t.state.heroes[0]?.marks).toEqual({});
    const { hand, out, deck } = t.state.overlord;
    expect([hand, out, pileCards(deck).sort()]).toEqual([[], [], owned]);
  });

  test('D2-CPHASE-05 D2-XP-01 D2-XP-03 D2-SHOP-04 everybody gains 1 XP; the winner what the quest promises besides', () => {
    const after = (winner: Side): unknown => {
      const { ledger: one } = ledgerAfter(unbegun(), ended(winner));
      return [one.heroes.map(({ xp }) => xp), one.overlord.xp, one.gold];
    };
    expect([after('heroes'), after('overlord')]).toEqual([
      [[2, 2], 1, 50],
      [[1, 1], 3, 0],
    ]);
  });

  test('D2-XP-02 D2-SHOP-11 what was not spent is kept: experience, gold, skills, items and what the overlord bought', () => {
    const state = ended('overlord', one => {
      one.gold = 75;
      one.overlord.xp = 2;
      one.overlord.owned = ['dash', 'plan-ahead'];
      Object.assign(one.heroes[0] ?? {}, { xp: 4 });
      one.heroes[0]?.cards.push(cardFor('advance'), cardFor('chainmail'));
    });
    const { ledger: after } = ledgerAfter(unbegun(), state);
    expect([after.gold, after.heroes[0]?.xp, after.overlord]).toEqual([
      75,
      5,
      { xp: 5, basic: 'basic', bought: ['plan-ahead'], relics: [] },
    ]);
    expect(after.heroes[0]).toMatchObject({ skills: ['advance'] });
    const t = next(after);
    expect(t.state.heroes[0]?.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['advance', 'chainmail']));
    expect(t.state.overlord.owned).toContain('plan-ahead');
  });

  test('D2-RELGEN-18 D2-RELGEN-01 a relic goes to the winner, from the other side if need be; who has it gains 1 XP each', () => {
    const news: { en: string; de: string }[] = [];
    const first = withRelic(ledger(won(INTRO)), 'dawnblade', 'heroes', news);
    expect(first.heroes[0]?.items.at(-1)).toEqual({ id: 'dawnblade', worn: false });
    const taken = withRelic(first, 'dawnblade', 'overlord', news);
    expect([taken.overlord.relics, taken.heroes[0]?.items.some(({ id }) => id === 'dawnblade')]).toEqual([
      ['duskblade'],
      false,
    ]);
    const again = withRelic(taken, 'dawnblade', 'overlord', news);
    expect([again.overlord.relics, again.overlord.xp]).toEqual([['duskblade'], 1]);
    const back = withRelic(again, 'dawnblade', 'heroes', news);
    expect([back.overlord.relics, back.heroes[0]?.items.at(-1)?.id]).toEqual([[], 'dawnblade']);
    expect(withRelic(back, 'dawnblade', 'heroes', news).heroes.map(({ xp }) => xp)).toEqual([1, 1]);
  });

  test('D2-RELGEN-02 D2-RELGEN-04 D2-RELGEN-18 the end of a quest that has promised a relic brings its winner the own side of it', () => {
    const brings = (winner: Side): unknown => {
      const state = ended(winner, one => {
        one.quest = 'masked-feast';
      });
      const { heroes, overlord } = ledgerAfter(unbegun(), state).ledger;
      const relics = heroes.map(({ items }) => items.filter(({ id }) => id === 'fortunas-dice').length);
      return [relics, overlord.relics];
    };
    expect([brings('heroes'), brings('overlord')]).toEqual([
      [[1, 0], []],
      [[0, 0], ['bones-of-woe']],
    ]);
  });

  test('what is carried is read with care', () => {
    const good = ledger(won(INTRO));
    expect(readLedger(good as unknown as Plain)).toEqual(good);
    const bad = (more: object) => () => readLedger({ ...good, ...more } as unknown as Plain);
    expect(bad({ gold: -1 })).toThrow('gold');
    expect(bad({ heroes: [good.heroes[0], good.heroes[0]] })).toThrow('each hero once');
    expect(bad({ heroes: [good.heroes[0]] })).toThrow('two to four heroes');
    expect(bad({ played: [{ quest: 'practice-yard', winner: 'heroes' }] })).toThrow('a quest of the campaign');
    expect(bad({ more: 1 })).toThrow('nothing else');
    expect(bad({ overlord: { xp: 0, basic: 'basic', bought: ['nonsense'], relics: [] } })).toThrow('overlord.bought.0');
  });
});

describe('between two quests', () => {
  const rich = (played: readonly PlayedQuest[], more: Partial<Ledger> = {}): Ledger =>
    ledger(played, { gold: 1000, ...more });

  test('D2-SETUP-21 D2-SETUP-22 D2-ACT-02 the introduction is begun without any bonus; heroes and roles stay for the whole campaign', () => {
    const state = setup(
      {
        scenario: 'toll-at-the-ford',
        seats: 3,
        settings: { heroes: 2, level: 'expert', act: 2 },
        carried: unbegun() as unknown as Plain,
      },
      newChance('first'),
    );
    expect([state.act, state.gold, state.row, state.overlord.xp, state.todo[0]]).toEqual([1, 0, [], 0, 'hero']);
    const t = next(ledger(won(INTRO)), 3);
    expect(t.state.heroes.map(({ id, class: of, seat }) => [id, of, seat])).toEqual([
      ['syndrael', 'knight', 1],
      ['jain-fairwood', 'thief', 2],
    ]);
  });

  test('D2-CPHASE-01 D2-CPHASE-07 D2-CPHASE-08 D2-CPHASE-10 D2-CPHASE-11 D2-CPHASE-12 market, skills, overlord cards, next quest, set-up, journey', () => {
    const t = next(ledger(won(INTRO), { overlord: { xp: 1, basic: 'basic', bought: [], relics: [] } }));
    expect(t.state.todo).toEqual(['learn', 'overlord-learn', 'next-quest']);
    const asked: string[] = [];
    for (let i = 0; i < 60 && t.state.stage !== 'heroes'; i++) {
      if (asked.at(-1) !== t.kind) asked.push(t.kind ?? '');
      t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    }
    expect(asked.slice(0, 5)).toEqual(['shop', 'overlord-learn', 'next-quest', 'place', 'open-group']);
    // The hand is drawn when all figures stand, and then they travel.
    const told = t.events().map(event => event.kind);
    const [figures, cards, way] = [told.lastIndexOf('appears'), told.indexOf('drew'), told.indexOf('travel')];
    expect([figures > 0, cards > figures, way > cards]).toEqual([true, true, true]);
    expect(t.events().flatMap(event => (event.kind === 'travel' ? [event.symbol] : []))).toEqual(PLAN.ways[A]);
  });

  test('D2-CPHASE-11 what he has bought is shuffled into his deck before he draws his hand, a card for each hero', () => {
    const t = leaveAll(
      next(ledger(won(INTRO), { overlord: { xp: 1, basic: 'basic', bought: [], relics: [] } })),
      'overlord-learn',
    );
    expect(pileCards(t.state.overlord.deck)).toHaveLength(15);
    t.choose('card:plan-ahead');
    leaveAll(t, 'deck');
    const { hand, deck } = t.state.overlord;
    expect([t.kind, hand, pileCards(deck).length, pileCards(deck).includes('plan-ahead')]).toEqual([
      'deck',
      [],
      16,
      true,
    ]);
    t.choose('done');
    const told = t.events();
    const before = told.slice(
      0,
      told.findIndex(({ kind }) => kind === 'travel'),
    );
    expect(before.flatMap(event => (event.kind === 'drew' ? event.cards : []))).toHaveLength(2);
  });

  test('D2-SHOP-05 D2-SHOP-02 D2-SETUP-24 five random cards of act I lie open, of all there are that nobody has', () => {
    const rows = new Set<string>();
    for (let i = 0; i < 8; i++) {
      const t = next(rich(won(INTRO)), 2);
      expect([t.state.row.length, t.state.row.every(card => SHOP[card]?.act === 1)]).toEqual([5, true]);
      rows.add(t.state.row.join());
      // As many of each as there are: 20 in all.
      expect([...t.state.row, ...pileCards(t.state.shop)].sort()).toEqual(
        Object.entries(SHOP)
          .flatMap(([id, { act, copies = 1 }]) => (act === 1 ? Array.from({ length: copies }, () => id) : []))
          .sort(),
      );
    }
    // So it is after the quests of act I.
    const { state } = next(rich(firstAct(1)));
    expect([state.act, [...state.row, ...pileCards(state.shop)].every(card => SHOP[card]?.act === 1)]).toEqual([
      1,
      true,
    ]);
    const owned = rich(won(INTRO));
    const [first] = owned.heroes;
    const t = next({
      ...owned,
      heroes: [
        { ...(first as Ledger['heroes'][0]), items: [{ id: 'chainmail', worn: true }] },
        ...owned.heroes.slice(1),
      ],
    });
    expect([...t.state.row, ...pileCards(t.state.shop)]).not.toContain('chainmail');
  });

  test('D2-CPHASE-07 D2-SHOP-01 D2-SHOP-07 D2-SHOP-12 D2-COMP-02 any number is bought by whoever of the heroes answers; the rest is shuffled back', () => {
    const t = next(rich(won(INTRO)), 3);
    expect([t.kind, t.seat, t.match.ask?.also]).toEqual(['shop', 1, [2]]);
    const [one = '', two = '', ...rest] = t.state.row;
    const deck = pileCards(t.state.shop).length;
    t.choose(`buy:${one},syndrael`).choose(`buy:${two},jain-fairwood`);
    expect(t.state.gold).toBe(1000 - (SHOP[one]?.gold ?? 0) - (SHOP[two]?.gold ?? 0));
    t.choose('done');
    // What was bought is not among it.
    expect([t.state.row, pileCards(t.state.shop).length]).toEqual([[], deck + rest.length]);
    // Nobody knows where in the deck they are.
    expect([t.state.shop.top, t.state.shop.bottom]).toEqual([[], []]);
    expect(t.state.heroes[1]?.cards.some(({ id }) => id === two)).toBe(true);
  });

  test('D2-SHOP-07 what they cannot afford is not offered', () => {
    const offered = (gold: number): string[] => {
      const t = next(ledger(won(INTRO), { gold }), 2, state => {
        state.row = ['chainmail', 'elm-greatbow', 'iron-shield'];
      });
      // Five others lie there besides.
      return ['chainmail', 'elm-greatbow', 'iron-shield'].filter(id => t.offered(`buy:${id},syndrael`).length > 0);
    };
    // They cost 150, 100 and 50.
    expect([0, 50, 75, 100, 150].map(offered)).toEqual([
      [],
      ['iron-shield'],
      ['iron-shield'],
      ['elm-greatbow', 'iron-shield'],
      ['chainmail', 'elm-greatbow', 'iron-shield'],
    ]);
  });

  test('D2-SHOP-04 D2-SHOP-08 D2-SHOP-09 D2-COMP-01 items are sold at half their value, starting equipment for 25; what was sold lies in the deck again', () => {
    const own = ledger(won(INTRO));
    const t = next(own, 2, state => {
      state.heroes[0]?.cards.push(cardFor('crossbow'), cardFor('dawnblade'));
      state.shop = { ...state.shop, rest: state.shop.rest.filter(card => card !== 'crossbow') };
    });
    t.choose('sell:crossbow,syndrael');
    expect([t.state.gold, pileCards(t.state.shop)]).toEqual([75, expect.arrayContaining(['crossbow'])]);
    t.choose('sell:iron-longsword,syndrael');
    expect(t.state.gold).toBe(100);
    // Relics are never sold (D2-SHOP-10).
    expect(t.offered('sell:dawnblade')).toEqual([]);
  });

  test('D2-TRADE-01 D2-TRADE-02 D2-TRADE-04 D2-TRADE-08 D2-IGEN-06 D2-RELGEN-18 cards go from hero to hero, starting equipment does not, nothing goes round for ever', () => {
    const t = next(ledger(won(INTRO)), 2, state =>
      state.heroes[0]?.cards.push(cardFor('chainmail'), cardFor('dawnblade')),
    );
    expect(t.offered('hand:')).toEqual([
      'hand:chainmail,syndrael,jain-fairwood',
      'hand:dawnblade,syndrael,jain-fairwood',
    ]);
    t.choose('hand:chainmail,syndrael,jain-fairwood');
    expect(t.state.heroes[1]?.cards.some(({ id }) => id === 'chainmail')).toBe(true);
    t.choose('hand:chainmail,jain-fairwood,syndrael');
    expect(t.offered('hand:chainmail')).toEqual([]);
    // At any time before they leave: after a sale as well.
    t.choose('sell:iron-longsword,syndrael').choose('hand:dawnblade,syndrael,jain-fairwood');
    expect(t.state.heroes[1]?.cards.some(({ id }) => id === 'dawnblade')).toBe(true);
  });

  test('D2-TRADE-08 of two copies each is handed over once', () => {
    const t = next(ledger(won(INTRO)), 2, state => {
      state.heroes[0]?.cards.push(cardFor('iron-shield'), cardFor('iron-shield'));
    });
    const over = 'hand:iron-shield,syndrael,jain-fairwood';
    const back = 'hand:iron-shield,jain-fairwood,syndrael';
    t.choose(over).choose(over).choose(back).choose(back);
    expect(t.offered('hand:iron-shield')).toEqual([]);
    expect(t.state.heroes.map(({ cards }) => cards.filter(({ id }) => id === 'iron-shield').length)).toEqual([2, 0]);
  });

  test('D2-CAMP-16 D2-CAMP-17 D2-SHOP-02 D2-SHOP-03 D2-ACT-02 after the interlude all of act I is for sale; then only cards of act II are left', () => {
    const played = [...firstAct(2), ...won(`${PLAN.interlude.heroes.quest}/heroes`)];
    const carried = rich(played);
    const [first] = carried.heroes;
    const has = { ...(first as Ledger['heroes'][0]), items: [{ id: 'chainmail', worn: true }] };
    const t = next({ ...carried, heroes: [has, ...carried.heroes.slice(1)] });
    // All but the one they have.
    const all = Object.values(SHOP)
      .filter(({ act }) => act === 1)
      .reduce((sum, { copies = 1 }) => sum + copies, -1);
    expect(t.state.row).not.toContain('chainmail');
    expect([t.state.act, t.state.row.length]).toEqual([1, all]);
    // Any number is bought.
    for (const n of [1, 2, 3]) {
      t.choose(t.offered('buy:')[0] ?? '');
      expect([t.kind, t.state.row.length]).toEqual(['shop', all - n]);
    }
    leaveAll(t, 'next-quest');
    t.choose(t.offered('quest:')[0] ?? '');
    expect([t.state.act, pileCards(t.state.shop).every(card => SHOP[card]?.act === 2)]).toEqual([2, true]);
    // The first quest of act II is over: five cards of its own shop.
    const later = next(rich(secondAct(1, 1)));
    expect([later.state.row.length, later.state.row.every(card => SHOP[card]?.act === 2)]).toEqual([5, true]);
  });

  test('D2-CAMP-18 D2-COMP-03 cards of act I that are sold in act II are out of the game', () => {
    const t = next(rich(secondAct(1, 1)), 2, state => state.heroes[0]?.cards.push(cardFor('chainmail')));
    t.choose('sell:chainmail,syndrael').choose('done');
    expect(pileCards(t.state.shop)).not.toContain('chainmail');
  });

  test('D2-XP-02 D2-XP-06 D2-XP-10 D2-SKILL-06 D2-SETUP-10 the heroes spend their experience first, then the overlord; nobody has to', () => {
    const base = ledger(won(INTRO), { overlord: { xp: 1, basic: 'basic', bought: [], relics: [] } });
    const t = next({ ...base, heroes: base.heroes.map(one => ({ ...one, xp: 3 })) }, 3);
    const asked: [number | null, string | null][] = [];
    for (; t.kind !== 'next-quest'; t.choose('done')) asked.push([t.seat, t.kind]);
    expect(asked).toEqual([
      [1, 'shop'],
      [1, 'learn'],
      [2, 'learn'],
      [0, 'overlord-learn'],
    ]);
    expect([t.state.heroes.map(({ xp }) => xp), t.state.overlord.xp]).toEqual([[3, 3], 1]);
  });

  test('D2-CPHASE-08 D2-XP-06 D2-XP-07 D2-XP-08 D2-XP-10 skills and cards are paid with experience; the overlord sees what the heroes have bought', () => {
    const base = ledger(won(INTRO), { overlord: { xp: 2, basic: 'basic', bought: [], relics: [] } });
    const t = next({ ...base, heroes: base.heroes.map(one => ({ ...one, xp: 3 })) }, 3);
    leaveAll(t, 'learn').choose('learn:syndrael,advance').choose('done');
    t.choose('learn:jain-fairwood,caltrops').choose('done');
    expect([t.seat, t.kind, t.state.heroes.map(({ xp }) => xp)]).toEqual([0, 'overlord-learn', [2, 1]]);
    expect(t.match.view(0).heroes.map(({ cards }) => cards.map(({ id }) => id))).toEqual([
      expect.arrayContaining(['advance']),
      expect.arrayContaining(['caltrops']),
    ]);
    t.choose('card:plan-ahead');
    expect([t.state.overlord.xp, t.state.overlord.owned.includes('plan-ahead')]).toEqual([1, true]);
  });

  test('D2-CAMP-07 D2-CPHASE-10 whoever has won the last quest chooses the next', () => {
    const chooser = (winner: Side): [number | null, readonly number[] | undefined, number] => {
      const t = leaveAll(next(ledger(won(`${PLAN.introduction}/${winner}`)), 3), 'next-quest');
      return [t.seat, t.match.ask?.also, t.offered('quest:').length];
    };
    expect([chooser('heroes'), chooser('overlord')]).toEqual([
      [1, [2], 5],
      [0, undefined, 5],
    ]);
    const t = leaveAll(next(ledger(won(INTRO))), 'next-quest').choose(`quest:${C}`);
    expect(t.state.quest).toBe(C);
  });
});

describe('the journey', () => {
  test('D2-CAMP-04 D2-TRVGEN-03 there is none to the introduction, nor between encounters', () => {
    const state = setup(
      { scenario: 'toll-at-the-ford', seats: 2, settings: { heroes: 2 }, carried: unbegun() as unknown as Plain },
      newChance('first'),
    );
    expect([state.journey, state.todo.includes('travel')]).toEqual([null, false]);
  });

  test('D2-TRVGEN-01 D2-TRVGEN-02 D2-TRVGEN-04 D2-MAP-06 the way of the quest is gone when all figures stand on the map', () => {
    const t = leaveAll(next(ledger(won(INTRO))), 'next-quest').choose(`quest:${C}`);
    expect(t.state.journey).toEqual({ symbols: PLAN.ways[C], out: [] });
    leaveAll(t, 'place');
    const stands: boolean[] = [];
    for (let i = 0; i < 60 && t.state.stage === 'setup'; i++) {
      if ((t.state.journey?.out.length ?? 0) > 0)
        stands.push(t.state.heroes.every(({ cells }) => cells.length > 0) && t.state.monsters.length > 0);
      t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    }
    expect(stands.every(Boolean)).toBe(true);
    expect(PLAN.home.en).toBe('the inn at the ford');
  });

  test('D2-TRVGEN-06 D2-TRVGEN-07 D2-TRVGEN-09 D2-TRVGEN-11 a card for each symbol, never the same twice; at the end all ten are back', () => {
    expect(Object.keys(TRAVEL)).toHaveLength(10);
    const t = leaveAll(next(ledger(won(INTRO))), 'next-quest').choose(`quest:${B}`);
    leaveAll(t, 'next-hero');
    const met = t.events().flatMap(event => (event.kind === 'travel' ? [event] : []));
    expect(met.map(({ symbol }) => symbol)).toEqual(['road', 'road', 'plain']);
    expect(new Set(met.map(({ card }) => card)).size).toBe(3);
    expect(t.state.journey).toBe(null);
    expect(travelDeck(t.state).sort()).toEqual(Object.keys(TRAVEL).sort());
  });

  test('D2-CAMP-08 what the side that was ahead has earned waits in the interlude', () => {
    const arrive = (played: readonly PlayedQuest[]): [number, number] => {
      const t = next(ledger(played), 2, state => {
        state.quest = PLAN.interlude.heroes.quest;
        state.stage = 'setup';
        state.todo = ['travel', 'begin'];
        state.journey = { symbols: [], out: [] };
      });
      return [t.state.overlord.hand.length, t.state.heroes.flatMap(({ cards }) => cards).length];
    };
    const [heroesAhead, overlordAhead] = [arrive(firstAct(2)), arrive(firstAct(1))];
    expect([heroesAhead[0], overlordAhead[0]]).toEqual([0, 2]);
    expect(heroesAhead[1] - overlordAhead[1]).toBe(2);
  });
});
