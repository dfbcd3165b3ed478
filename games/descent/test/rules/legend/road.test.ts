import {
  afterMatch,
  beginCampaign,
  beginningsOf,
  campaignOf,
  newChance,
  type Plain,
  startNext,
} from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { itemOf, wholeQuest } from '../../../content/index.ts';
import { ROAD_EVENTS } from '../../../content/legend/events.ts';
import { ROAD, roadPlan } from '../../../content/legend/road.ts';
import { QUESTS } from '../../../content/quests/index.ts';
import { ROAD_QUESTS } from '../../../content/quests/road/index.ts';
import { type Descent, descent, type State } from '../../../index.ts';
import { unbegun } from '../../../rules/campaign/flow.ts';
import { type Ledger, type LedgerRoad, ledgerAfter, readLedger } from '../../../rules/campaign/ledger.ts';
import { seenBoard } from '../../../rules/legend/areas.ts';
import { roadStages } from '../../../rules/legend/story.ts';
import { safeReach } from '../../../rules/map.ts';
import { cardFor } from '../../../rules/searching.ts';
import { healthOf } from '../../../rules/values.ts';
import { setup } from '../../../setup.ts';
import type { PlayedQuest } from '../../../state.ts';
import { at, hero, monster, type Played } from '../../positions.ts';

const PLAN = roadPlan(ROAD);
const [FIRST = '', SECOND = '', THIRD = '', LAST = ''] = PLAN.story.map(({ quest }) => quest);
const SIDE = 'stolen-wages';
const BEGUN: LedgerRoad = { difficulty: 'normal', story: 1, week: 1, weeks: 2, fame: 2, morale: 1 };

const won = (...quests: readonly string[]): PlayedQuest[] => quests.map(quest => ({ quest, winner: 'heroes' }));

/** A road that has come so far, with Syndrael the knight and Jain Fairwood the thief. */
const ledger = (road: Partial<LedgerRoad> = {}, more: Partial<Ledger> = {}): Ledger => ({
  ...unbegun(ROAD),
  heroes: [
    { hero: 'syndrael', class: 'knight', xp: 0, skills: [], items: [{ id: 'iron-longsword', worn: true }] },
    { hero: 'jain-fairwood', class: 'thief', xp: 0, skills: [], items: [{ id: 'throwing-knives', worn: true }] },
  ],
  gold: 200,
  played: won(FIRST),
  road: { ...BEGUN, ...road },
  ...more,
});

/** The next match of that road, at its very beginning. */
function next(carried: Ledger, arrange: (state: State) => void = () => {}, seed = 'road'): Played {
  const state = setup(
    { scenario: 'on-the-road', seats: 1, settings: {}, carried: carried as unknown as Plain },
    newChance(seed),
  );
  return table<Descent>(descent, {
    config: { scenario: FIRST, seats: 1, settings: { heroes: 2 } },
    state,
    seed,
    arrange,
  });
}

/** A quest of the road, two heroes of one player; nothing but what is laid. */
function quest(id: string, arrange: (state: State) => void): Played {
  return table<Descent>(descent, {
    config: { scenario: id, seats: 1, settings: { heroes: 2 } },
    seed: 'quest',
    arrange: state => {
      state.todo = [];
      state.stage = 'heroes';
      arrange(state);
      for (const one of state.heroes) one.seat = 0;
    },
  });
}

/** That quest, just ended. */
function ended(id: string, winner: 'heroes' | 'overlord', arrange: (state: State) => void = () => {}): State {
  const t = next(ledger(), state => {
    state.stage = 'heroes';
    state.todo = [];
    state.quest = id;
    if (wholeQuest(id).legend === 'story' && state.legend?.road) state.legend.road.story = 2;
    arrange(state);
  });
  return { ...structuredClone(t.state), stage: 'over', over: { winner, why: '' } };
}

const road = (t: Played) => t.state.legend?.road;

describe('the course of a road', () => {
  test('D2-RTLC-01 story quests follow each other, and each says in how many weeks it starts', () => {
    expect(PLAN.story.map(({ weeks }) => weeks)).toEqual([0, 2, 3, 2]);
    const open = roadStages(ledger()).find(({ at: where }) => where === 'open');
    expect(open?.note?.en).toBe('“The Silent Abbey” starts in 2 weeks.');
    const { ledger: after, news } = ledgerAfter(ledger(), ended(SECOND, 'heroes'));
    expect([after.road?.story, after.road?.weeks]).toEqual([2, 3]);
    expect(news.map(({ en }) => en)).toContain('“The Drowned Jail” starts in 3 weeks.');
  });

  test('D2-RTLC-02 D2-RTLC-15 side quests give gold and fame but no XP; story quests give XP to everybody', () => {
    const after = (id: string, winner: 'heroes' | 'overlord') => {
      const { ledger: one } = ledgerAfter(ledger(), ended(id, winner));
      return [one.heroes.map(({ xp }) => xp), one.gold, one.road?.fame];
    };
    // 50 gold for each of two heroes, and 1 fame.
    expect(after(SIDE, 'heroes')).toEqual([[0, 0], 300, 3]);
    expect(after(SIDE, 'overlord')).toEqual([[0, 0], 200, 2]);
    expect(after(SECOND, 'heroes')).toEqual([[2, 2], 250, 4]);
    expect(after(SECOND, 'overlord')).toEqual([[1, 1], 200, 2]);
  });

  test('D2-RTLC-03 D2-RTLC-05 a side quest takes a week, and so does the action of a city; to learn or to shop takes none', () => {
    const t = next(ledger({}, { heroes: ledger().heroes.map(one => ({ ...one, xp: 1 })) }));
    expect([road(t)?.week, road(t)?.weeks]).toEqual([1, 2]);
    t.choose(t.offered('learn:syndrael')[0] ?? '');
    t.choose('city:greyhaven');
    expect(road(t)?.weeks).toBe(2);
    t.choose('city-action:greyhaven');
    expect([road(t)?.week, road(t)?.weeks, t.offered('city-action')]).toEqual([2, 1, []]);
    t.choose('leave-city');
    const [side = ''] = road(t)?.sides ?? [];
    t.choose(`quest:${side}`);
    expect([road(t)?.week, road(t)?.weeks, road(t)?.story]).toEqual([3, 0, 1]);
    const { ledger: after } = ledgerAfter(
      ledger(),
      ended(SIDE, 'heroes', state => Object.assign(state.legend?.road ?? {}, { weeks: 0 })),
    );
    expect([after.road?.story, after.road?.weeks]).toEqual([1, 0]);
  });

  test('D2-RTLC-04 side quests are drawn among those the boxes on the table allow, never twice the same', () => {
    const sides = (seed: string, boxes: Ledger['boxes'] = [], played = won(FIRST)) =>
      road(next(ledger({}, { boxes, played }), () => {}, seed))?.sides ?? [];
    const seeds = Array.from({ length: 30 }, (_, i) => `s${i}`);
    const drawn = new Set(seeds.flatMap(seed => sides(seed)));
    expect([...drawn].sort()).toEqual(['stolen-wages', 'the-goblin-smithy', 'the-orchard-beast']);
    for (const seed of seeds) expect(new Set(sides(seed)).size).toBe(2);
    expect(seeds.some(seed => sides(seed, ['LR']).includes('webs-on-the-bridge'))).toBe(true);
    expect(sides('s', [], won(FIRST, 'stolen-wages', 'the-goblin-smithy'))).toEqual(['the-orchard-beast']);
    expect(sides('s', [], won(FIRST, 'stolen-wages', 'the-goblin-smithy', 'the-orchard-beast'))).toEqual([]);
  });

  test('D2-RTLC-06 with no weeks left only the story quest is left, and nothing that takes a week', () => {
    const t = next(ledger({ weeks: 0 }));
    expect(t.offered('quest:')).toEqual([`quest:${SECOND}`]);
    t.choose('city:greyhaven');
    expect(t.offered('city-action')).toEqual([]);
    const early = next(ledger({ weeks: 2 }));
    expect(early.offered('quest:')).toHaveLength(3);
    expect(early.offered('quest:')).toContain(`quest:${SECOND}`);
  });

  test('D2-RTLC-08 D2-CPHASE-13 after a quest people are on the map, with quests and cities; all else was done for them', () => {
    const state = ended(SECOND, 'heroes', one => {
      Object.assign(one.heroes[0] ?? {}, { damage: 5, fatigue: 2, conditions: ['poisoned'] });
      one.heroes[0]?.cards.push(cardFor('health-potion'));
    });
    const { ledger: after } = ledgerAfter(ledger(), state);
    const t = next(readLedger(after as unknown as Plain));
    expect([t.kind, t.state.stage, t.offered('city:').length, t.offered('quest:').length]).toEqual([
      'road',
      'campaign',
      3,
      3,
    ]);
    expect(t.state.heroes[0]).toMatchObject({ damage: 0, fatigue: 0, conditions: [], xp: 2 });
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === 'health-potion')).toBe(false);
    // The quest sets itself up: people only say where their heroes stand.
    t.choose(`quest:${THIRD}`);
    const asked: string[] = [];
    for (let i = 0; i < 20 && t.state.stage === 'setup'; i++) {
      asked.push(t.kind ?? '');
      t.choose(t.offered()[0] ?? '');
    }
    expect(new Set(asked.filter(kind => kind !== 'travel' && kind !== 'place' && kind !== 'one-of'))).toEqual(
      new Set(),
    );
    expect(t.state.monsters.length).toBeGreaterThan(0);
  });

  test('D2-RTL-21 sheets lie face up again after every quest', () => {
    const state = ended(SIDE, 'heroes', one => {
      for (const each of one.heroes) each.feat = false;
    });
    const t = next(ledgerAfter(ledger(), state).ledger);
    expect(t.state.heroes.map(({ feat }) => feat)).toEqual([true, true]);
  });

  test('D2-RTL-07 the act changes with the story, for monsters and items alike, and everybody is told', () => {
    const { ledger: after, news } = ledgerAfter(ledger(), ended(SECOND, 'heroes'));
    expect(news.map(({ en }) => en)).toContain('Act II begins.');
    const t = next(after);
    expect(t.state.act).toBe(2);
    t.choose(`quest:${THIRD}`);
    expect(t.state.act).toBe(2);
    const first = next(ledger());
    expect(first.state.act).toBe(1);
    first.choose(`quest:${SECOND}`);
    expect(first.state.act).toBe(1);
    // A side quest between them belongs to the act the story has come to.
    const side = next(ledger({ story: 2, weeks: 3 }, { played: won(FIRST, SECOND) }));
    side.choose(`quest:${road(side)?.sides[0]}`);
    expect(side.state.act).toBe(2);
  });

  test('D2-RTLC-20 D2-RTLC-21 the difficulty is chosen at the start and stays; 50 gold for each hero on the normal way', () => {
    const begin = (difficulty: string) =>
      table<Descent>(descent, {
        config: {
          scenario: FIRST,
          seats: 1,
          settings: { heroes: 2, difficulty },
          carried: unbegun(ROAD) as unknown as Plain,
        },
      });
    expect([begin('normal').state.gold, begin('hard').state.gold]).toEqual([100, 0]);
    const hard = next(ledger({ difficulty: 'hard' }));
    expect(hard.state.legend?.difficulty).toBe('hard');
  });

  test('D2-RTLC-23 a story quest that is lost moves the story on all the same; the last one decides, and whoever plays on finds nothing open', () => {
    const state = ended(LAST, 'heroes', one => Object.assign(one.legend?.road ?? {}, { story: 4 }));
    const { ledger: after } = ledgerAfter(ledger(), state);
    const record = { played: [], carried: after as unknown as Plain };
    const campaign = campaignOf(descent);
    expect(campaign.next(record)).toEqual([]);
    expect(campaign.tell(record).closing?.en).toContain('the heroes have won it all');
    expect(campaign.called?.(record)).toEqual(PLAN.name);
    const lost = ledgerAfter(ledger(), ended(SECOND, 'overlord')).ledger;
    expect([lost.road?.story, campaign.next({ played: [], carried: lost as unknown as Plain })]).toEqual([
      2,
      ['on-the-road'],
    ]);
  });

  test('what is carried on a road is read with care', () => {
    const good = ledger();
    expect(readLedger(good as unknown as Plain)).toEqual(good);
    const bad = (more: object) => () => readLedger({ ...good, ...more } as unknown as Plain);
    expect(bad({ road: { ...BEGUN, fame: -1 } })).toThrow('road.fame');
    expect(bad({ road: { ...BEGUN, difficulty: 'easy' } })).toThrow('road.difficulty');
    expect(bad({ played: won('toll-at-the-ford') })).toThrow('a quest of the campaign');
  });

  test('a road is begun beside the other campaigns, its first match leads onto the map, and it can be played to its end', () => {
    const beginning = beginningsOf(descent).find(({ name }) => name === PLAN.name);
    expect(beginning?.about).toEqual(PLAN.about);
    let record = beginCampaign(descent, beginning);
    const begun: string[] = [];
    // Whoever does nothing loses every quest, and the road goes on to its end all the same.
    for (let n = 0; n < 6 && campaignOf(descent).next(record).length > 0; n++) {
      const match = startNext(
        descent,
        record,
        { seats: 1, settings: n === 0 ? { heroes: 2 } : {} },
        { seed: `road ${n}` },
      );
      begun.push(`${match.config.scenario}/${match.ask?.kind}`);
      for (let i = 0; match.outcome === null && i < 20_000; i++) {
        const ids = match.optionIds();
        const best = ids.findIndex(id => id.startsWith('end') || id === 'done');
        match.choose(best >= 0 ? best : match.ask?.kind === 'road' ? 0 : i % ids.length);
      }
      record = afterMatch(record, match).record;
    }
    expect(begun).toEqual([`${FIRST}/heroes`, 'on-the-road/road', 'on-the-road/road', 'on-the-road/road']);
    expect(readLedger(record.carried).played.map(({ quest: id }) => id)).toEqual([FIRST, SECOND, THIRD, LAST]);
    expect(campaignOf(descent).tell(record).closing?.en).toContain('The road is at its end');
  });
});

describe('cities', () => {
  const inGreyhaven = (more: Partial<LedgerRoad> = {}, arrange: (state: State) => void = () => {}, seed = 'road') =>
    next(ledger(more), arrange, seed).choose('city:greyhaven');

  test('D2-RTL-20 D2-RTLC-22 a visit to a city brings morale back to the number of heroes; other effects raise and lower it', () => {
    const t = next(ledger({ morale: 0 }));
    expect(t.state.legend?.morale).toBe(0);
    t.choose('city:stillwater');
    expect(t.state.legend?.morale).toBe(2);
    t.choose('city-action:stillwater');
    expect([t.state.legend?.morale, road(t)?.fame, t.state.gold]).toEqual([3, 3, 175]);
    // Who has more keeps it; who stays away gets none.
    expect(next(ledger({ morale: 4 })).choose('city:stillwater').state.legend?.morale).toBe(4);
    expect(next(ledger({ morale: 0 })).choose(`quest:${SECOND}`).state.legend?.morale).toBe(0);
  });

  test('D2-RTLC-07 D2-RTLC-10 one buys and sells in a city only; XP are spent there and on the map', () => {
    const t = next(ledger({}, { heroes: ledger().heroes.map(one => ({ ...one, xp: 1 })) }));
    expect([t.offered('buy'), t.offered('sell'), t.offered('city-action')]).toEqual([[], [], []]);
    expect(t.offered('learn:').length).toBeGreaterThan(0);
    t.choose('city:greyhaven');
    expect([t.kind, t.offered('quest:')]).toEqual(['city', []]);
    expect(t.offered('learn:').length).toBeGreaterThan(0);
    expect(t.offered('sell:iron-longsword,syndrael')).toHaveLength(1);
    t.choose('leave-city');
    expect([t.kind, t.state.row, t.offered('city:')]).toEqual(['road', [], []]);
  });

  test('D2-RTLC-09 every city has an action of its own', () => {
    const actions = Object.values(PLAN.cities).map(({ action }) => action);
    expect(new Set(actions.map(({ name }) => name.en)).size).toBe(3);
    const t = next(ledger()).choose('city:ravenmoor').choose('city-action:ravenmoor');
    expect(t.state.gold).toBe(150);
    expect(
      t.state.heroes.map(({ cards }) => cards.filter(({ id }) => id.includes('potion') || id.length > 0).length),
    ).toEqual(next(ledger()).state.heroes.map(({ cards }) => cards.length + 1));
    expect(
      next(ledger({}, { gold: 25 }))
        .choose('city:ravenmoor')
        .offered('city-action'),
    ).toEqual([]);
  });

  test('D2-RTLC-11 D2-RTLC-14 a city has prices of its own, and pays in full what it asks; search cards are not for sale', () => {
    const t = inGreyhaven({}, state => {
      state.heroes[0]?.cards.push(cardFor('steel-broadsword'), cardFor('health-potion'));
    });
    const price = (id: string) => {
      const found = t.match.ask?.options.find(one => one.do === 'sell' && one.card === id);
      return found?.do === 'sell' ? found.gold : undefined;
    };
    // Weapons cost three quarters here: 100 is 75.
    expect([price('steel-broadsword'), price('iron-longsword'), price('health-potion')]).toEqual([75, 25, undefined]);
    t.choose('sell:steel-broadsword,syndrael');
    expect(t.state.gold).toBe(275);
    const shop = inGreyhaven({}, state => void state, 'buying');
    const buy = shop.match.ask?.options.find(one => one.do === 'buy');
    if (buy?.do !== 'buy') throw new Error('nothing is for sale');
    shop.choose(`buy:${buy.card},${buy.hero}`);
    expect(shop.state.gold).toBe(200 - (buy.gold ?? 0));
    expect(shop.state.heroes.find(({ id }) => id === buy.hero)?.cards.some(({ id }) => id === buy.card)).toBe(true);
  });

  test('D2-RTLC-12 D2-RTLC-13 D2-RTLC-15 what lies out is random, more for the famous and in larger cities; those who are known see both acts at once', () => {
    const row = (more: Partial<LedgerRoad>, city: string, seed = 'road') =>
      next(ledger(more), () => {}, seed).choose(`city:${city}`).state.row;
    expect([row({ fame: 0 }, 'greyhaven').length, row({ fame: 0 }, 'ravenmoor').length]).toEqual([4, 5]);
    expect([row({ fame: 2 }, 'greyhaven').length, row({ fame: 6 }, 'greyhaven').length]).toEqual([4, 6]);
    expect(row({ fame: 0 }, 'greyhaven', 'one')).not.toEqual(row({ fame: 0 }, 'greyhaven', 'two'));
    const acts = (more: Partial<LedgerRoad>) =>
      new Set(
        Array.from({ length: 12 }, (_, i) => row(more, 'ravenmoor', `a${i}`))
          .flat()
          .map(id => itemOf(id).act),
      );
    expect([[...acts({ fame: 0 })], [...acts({ fame: 5 })].sort()]).toEqual([[1], [1, 2]]);
    // In act II everybody sees both.
    expect([...acts({ fame: 0, story: 2 })].sort()).toEqual([1, 2]);
  });

  test('D2-RTLC-16 D2-RTLC-18 training is there all the time, and what was learned is never taken back', () => {
    const t = next(ledger({}, { heroes: ledger().heroes.map(one => ({ ...one, xp: 2 })) }));
    const [skill = ''] = t.offered('learn:syndrael');
    t.choose(skill);
    const card = skill.split(',')[1] ?? '';
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === card)).toBe(true);
    expect(t.offered().filter(id => id.includes(card))).toEqual([]);
    t.choose('city:greyhaven');
    expect(t.offered().filter(id => id.includes(card))).toEqual([]);
  });
});

describe('on the way', () => {
  const travelled = (fame: number, gold = 200) =>
    next(ledger({ fame }, { gold }), state => {
      state.quest = SECOND;
      state.stage = 'setup';
      state.todo = ['travel', 'begin'];
      for (const [i, one] of state.heroes.entries()) one.cells = [at(state, `B${9 + i}`)];
      state.journey = { symbols: ['water'], out: Object.keys(ROAD_EVENTS).filter(id => id !== 'ferryman') };
    });

  test('D2-TRVGEN-16 events of the road come by themselves; people only choose what they do about them', () => {
    const t = travelled(0);
    expect([t.kind, t.offered()]).toEqual(['travel', ['event:ferryman,0', 'event:ferryman,1']]);
    t.choose('event:ferryman,1');
    expect(t.state.heroes.map(({ fatigue }) => fatigue)).toEqual([2, 2]);
    expect([t.state.stage, t.state.journey]).toEqual(['heroes', null]);
    const paid = travelled(0).choose('event:ferryman,0');
    expect([paid.state.gold, paid.state.heroes.map(({ fatigue }) => fatigue)]).toEqual([175, [0, 0]]);
    // Without a coin there is only one way.
    expect(travelled(0, 0).state.heroes.map(({ fatigue }) => fatigue)).toEqual([2, 2]);
  });

  test('D2-RTLC-15 some ways are open to the famous only', () => {
    const t = travelled(3);
    expect(t.offered()).toContain('event:ferryman,2');
    expect(travelled(2).offered()).not.toContain('event:ferryman,2');
  });

  test('every symbol on the way to a quest has an event', () => {
    for (const symbols of Object.values(PLAN.ways))
      for (const symbol of symbols) expect(Object.values(ROAD_EVENTS).some(({ on }) => on.includes(symbol))).toBe(true);
  });
});

describe('quests of the road', () => {
  test('D2-ENC-11 every one has exactly one encounter', () => {
    expect(Object.values(ROAD_QUESTS).map(({ encounters }) => encounters.length)).toEqual(Array(8).fill(1));
    expect(Object.values(QUESTS).filter(({ legend }) => legend !== undefined)).toHaveLength(8);
  });

  test('D2-MAP-07 what lies behind a door is unknown until it opens: then tiles, tokens, monsters and more of the story come', () => {
    const t = quest(FIRST, state => {
      hero(state, 'syndrael', 'knight', 'E6');
      hero(state, 'jain-fairwood', 'thief', 'C5');
      state.monsters = [];
      state.groups = [];
    });
    const barn = at(t.state, 'E9');
    const kinds = () => t.state.tokens.map(({ kind }) => kind).sort();
    expect([seenBoard(t.state).cells.includes(barn), kinds(), t.state.monsters.length]).toEqual([false, ['search'], 0]);
    t.choose('hero:syndrael').choose('door:0');
    expect([seenBoard(t.state).cells.includes(barn), kinds()]).toEqual([
      true,
      ['miller', 'miller', 'search', 'search'],
    ]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['cave-spider-master-1', 'cave-spider-1', 'cave-spider-2']);
    expect(t.state.monsters.every(({ cells }) => cells.every(cell => !seenFirst.has(cell)))).toBe(true);
    expect(t.events().some(event => event.kind === 'area' && event.rule === 'D2-MAP-07')).toBe(true);
    expect(new Set(t.state.tokens.map(({ id }) => id)).size).toBe(4);
  });

  test('D2-MAP-07 a gate that opens from elsewhere shows what lies behind it too', () => {
    const t = quest(LAST, state => {
      hero(state, 'syndrael', 'knight', 'N8');
      hero(state, 'jain-fairwood', 'thief', 'N7');
      state.monsters = [];
      state.groups = [];
      state.doors = [2, 0];
      state.tokens = [{ id: 'lever-1', kind: 'lever', cell: at(state, 'O8'), face: null, hidden: false }];
      if (state.legend) state.legend.found = ['vault'];
    });
    t.choose('hero:syndrael').choose('special:pull-lever,lever-1');
    expect([t.state.doors[0], t.state.monsters.map(({ id }) => id), t.state.legend?.found]).toEqual([
      0,
      ['baron-zachareth'],
      ['vault', 'gate'],
    ]);
  });

  test('D2-RTLAI-28 heroes who are made to move go through any terrain, also where monsters would not', () => {
    const t = quest(THIRD, state => {
      hero(state, 'syndrael', 'knight', 'E3');
      hero(state, 'jain-fairwood', 'thief', 'A4').acted = true;
      state.monsters = [];
      state.groups = [];
      state.round = 6;
      state.ground[at(state, 'F3')] = 'lava';
      state.ground[at(state, 'D3')] = 'pit';
      for (const one of state.heroes) one.acted = true;
    });
    expect(t.events().some(event => event.kind === 'peril')).toBe(true);
    const spaces = t.offered().map(id => Number(/\d+/.exec(id)?.[0]));
    expect(spaces).toEqual(expect.arrayContaining([at(t.state, 'F3'), at(t.state, 'D3'), at(t.state, 'F4')]));
    expect(safeReach(t.state, 'syndrael', [at(t.state, 'E3')], 1).stops.map(({ cell }) => cell)).not.toContain(
      at(t.state, 'F3'),
    );
  });

  test('D2C-EXP-04 with the lieutenant packs a major peril of a road brings the agent of a lieutenant, once', () => {
    const evening = (boxes: Ledger['boxes'], onTheRoad = true): Played => {
      const arrange = (state: State): void => {
        state.quest = SECOND;
        state.stage = 'heroes';
        state.todo = [];
        state.round = 7;
        state.groups = [];
        state.monsters = [];
        for (const [i, one] of state.heroes.entries())
          Object.assign(one, { cells: [at(state, `F${9 + i}`)], acted: true });
        if (!onTheRoad) delete state.legend?.road;
      };
      return next(ledger({}, { boxes }), arrange);
    };
    const t = evening(['LT']);
    expect(t.state.monsters.map(({ id, rank }) => [id, rank])).toEqual([['agent-lady-eliza-farrow', 'master']]);
    expect(healthOf(t.state, 'agent-lady-eliza-farrow')).toBeGreaterThan(0);
    expect(evening([]).state.monsters).toEqual([]);
    expect(evening(['LT'], false).state.monsters).toEqual([]);
    // He acts like any other group, and comes only once.
    t.choose(t.offered('hero:')[0] ?? '')
      .chooseWhile('equip', 'done')
      .choose('end');
    expect(t.events().some(event => event.kind === 'group' && event.group === 'agent-lady-eliza-farrow')).toBe(true);
    expect(t.state.groups.filter(({ of }) => of === 'agent-lady-eliza-farrow')).toHaveLength(1);
  });

  test('the goal of each is met by what its texts say', () => {
    const t = quest(SIDE, state => {
      hero(state, 'syndrael', 'knight', 'O3');
      hero(state, 'jain-fairwood', 'thief', 'C5');
      state.monsters = [];
      state.groups = [];
      monster(state, 'goblin-archer', 'M5');
      state.tokens = [{ id: 'chest-1', kind: 'chest', cell: at(state, 'O4'), face: null, hidden: false }];
      if (state.legend) state.legend.found = ['camp'];
    });
    t.choose('hero:syndrael').choose('special:take-wages,chest-1');
    expect(t.match.outcome).toMatchObject({ winners: [0], kind: 'heroes' });
  });
});

/** The cells of the first quest that everybody sees from the start. */
const seenFirst = new Set(seenBoard({ quest: FIRST, encounter: 0, legend: { found: [] } }).cells);
