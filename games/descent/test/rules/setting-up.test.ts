import { asked, checkConfig, drawFrom, type Game, initialOf, newChance, pileCards } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { CLASSES } from '../../content/classes/index.ts';
import { HEROES } from '../../content/heroes.ts';
import { monsterCardOf } from '../../content/index.ts';
import { ACT_1 } from '../../content/items/act-1.ts';
import { ACT_2 } from '../../content/items/act-2.ts';
import { SHOP } from '../../content/items/index.ts';
import { LIEUTENANTS } from '../../content/lieutenants.ts';
import { OVERLORD_CARDS } from '../../content/overlord/index.ts';
import { QUESTS } from '../../content/quests/index.ts';
import { SEARCH } from '../../content/search.ts';
import { descent } from '../../index.ts';
import { saleOf } from '../../rules/campaign/shop.ts';
import { healthOf } from '../../rules/values.ts';
import { view } from '../../view.ts';
import { begun } from '../laid.ts';
import { acts, at, hero, monster, type Played, reanimate, sit, strike } from '../positions.ts';

/** A quest from its very beginning: nothing is decided yet. */
const begin = (
  settings: Record<string, string | number> = {},
  seats = 2,
  { scenario = 'practice-yard', seed = 'begin' } = {},
): Played => table(descent, { config: { scenario, seats, settings: { heroes: 2, ...settings } }, seed });

/** The health of a zombie and of Splig in a match with these settings. */
function healths(settings: Record<string, string | number>): number[] {
  const state = structuredClone(begin(settings).state);
  monster(state, 'zombie', 'J8');
  monster(state, 'splig', 'J3');
  return ['zombie-1', 'splig'].map(id => healthOf(state, id));
}

/** Takes heroes with their classes, as `syndrael/knight`. */
function takes(t: Played, ...heroes: readonly string[]): Played {
  for (const one of heroes) {
    const [id, of] = one.split('/');
    t.choose(`take-hero:${id}`);
    if (t.kind === 'classes') t.choose(`take-class:${of}`);
  }
  return t;
}

/** Decides whatever comes by its first option, or leaves it be, until this is asked. */
function until(t: Played, kind: string | null): Played {
  for (let i = 0; i < 60 && t.kind !== kind && t.state.stage === 'setup'; i++)
    t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
  return t;
}

describe('setting up a quest', () => {
  test('who takes a class and who is placed is named before the question', () => {
    const t = begin({}, 3);
    t.choose('take-hero:syndrael');
    const named: string[] = [];
    for (let i = 0; i < 40 && named.at(-1) !== 'Goblin-Bogenschütze 1: Auf welches Feld?'; i++) {
      if (t.match.ask?.about !== undefined) named.push(asked(descent as unknown as Game, t.match.ask, 'de'));
      t.choose(t.offered('done')[0] ?? t.offered()[0] ?? '');
    }
    expect(named).toMatchInlineSnapshot(`
      [
        "Syndrael: Welche Klasse?",
        "Syndrael: Auf welches Feld?",
        "Grisban der Durstige: Auf welches Feld?",
        "Barghest (Elite): Auf welches Feld?",
        "Barghest 1: Auf welches Feld?",
        "Goblin-Bogenschütze (Elite): Auf welches Feld?",
        "Goblin-Bogenschütze 1: Auf welches Feld?",
      ]
    `);
  });

  test('D2-SETUP-01 D2-SETUP-03 D2-QGEN-05 any quest that stands for itself may be chosen, for one overlord and one to four hero players', () => {
    const scenario = descent.scenarios.find(({ id }) => id === 'practice-yard');
    expect(scenario?.seats).toEqual([2, 3, 4, 5]);
    expect([0, 1, 4].map(seat => scenario?.role?.(seat, 5).en)).toEqual(['Overlord', 'Heroes', 'Heroes']);
    const chosen = begin({}, 2, { scenario: 'toll-at-the-ford' });
    expect([chosen.state.quest, chosen.state.tokens.map(({ kind }) => kind).includes('bell')]).toEqual([
      'toll-at-the-ford',
      true,
    ]);
    // The same quests are there singly, in a full campaign and in mini-campaigns.
    const alone = descent.scenarios.filter(({ campaignOnly }) => !campaignOnly).map(({ id }) => id);
    expect(alone).toEqual(expect.arrayContaining(['practice-yard', 'toll-at-the-ford', 'harvest-and-fire']));
    const { start, others = [] } = descent.campaign ?? {};
    expect([start, ...others.map(one => one.start)].map(one => (one as { campaign?: string }).campaign)).toEqual(
      expect.arrayContaining(['the-long-toll', 'the-broken-house']),
    );
    // Every player leads at least one hero; where there are more heroes, they take turns.
    const three = takes(begin({ heroes: 3 }, 3), 'syndrael/knight', 'jain-fairwood/thief', 'avric-albright/disciple');
    expect(three.state.heroes.map(({ seat }) => seat)).toEqual([1, 2, 1]);
    expect(() => checkConfig(descent, { scenario: 'practice-yard', seats: 5, settings: { heroes: 3 } })).toThrow('4');
  });

  test('D2-SETUP-02 D2-SETUP-05 the map of the first encounter is laid, and twelve search cards are shuffled', () => {
    const { state } = begin();
    expect([state.encounter, state.tokens.map(({ kind }) => kind)]).toEqual([0, ['search']]);
    expect(pileCards(state.search)).toHaveLength(12);
    expect(Object.values(SEARCH).reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(12);
    const first = Array.from({ length: 20 }, (_, i) => drawFrom(structuredClone(state.search), newChance(`${i}`)));
    expect(new Set(first).size).toBeGreaterThan(3);
    // Of a quest with two maps the first: its road begins at A3.
    const ford = takes(begin({}, 2, { scenario: 'toll-at-the-ford' }), 'syndrael/knight', 'jain-fairwood/thief');
    expect(ford.offered('space:')).toEqual(['A3', 'B3', 'A4', 'B4'].map(name => `space:${at(ford.state, name)}`));
    const bell = ford.state.tokens.find(({ kind }) => kind === 'bell');
    expect(bell?.cell).toBe(at(ford.state, 'K2'));
  });

  test('D2-SETUP-08 D2-SETUP-09 each player takes a sheet nobody has, then a class of its archetype nobody has', () => {
    const t = begin({}, 3);
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'heroes', Object.keys(HEROES).map(id => `take-hero:${id}`)]);
    t.choose('take-hero:syndrael');
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'classes', ['take-class:berserker', 'take-class:knight']]);
    t.choose('take-class:knight');
    expect([t.seat, t.kind, t.offered('take-hero:syndrael')]).toEqual([2, 'heroes', []]);
    // The other warrior can only be a berserker now: nothing is asked.
    t.choose('take-hero:grisban-the-thirsty');
    expect(t.state.heroes.map(one => [one.id, one.class, one.seat])).toEqual([
      ['syndrael', 'knight', 1],
      ['grisban-the-thirsty', 'berserker', 2],
    ]);
    expect(CLASSES.berserker?.archetype).toBe('warrior');
  });

  test('D2-SETUP-11 each hero is placed by his own player where the quest says', () => {
    const t = takes(begin({}, 3), 'syndrael/knight', 'jain-fairwood/thief');
    const west = ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'].map(name => `space:${at(t.state, name)}`);
    expect([t.seat, t.kind, t.offered()]).toEqual([1, 'place', west]);
    t.choose(west[2] ?? '');
    expect([t.seat, t.offered()]).toEqual([2, west.filter((_, i) => i !== 2)]);
    t.choose(west[0] ?? '');
    expect(t.state.heroes.map(({ cells }) => cells)).toEqual([[at(t.state, 'E5')], [at(t.state, 'E3')]]);
  });

  test('D2-SETUP-14 D2-SETUP-16 after the heroes the overlord chooses and places the monsters the quest names', () => {
    const t = takes(begin(), 'syndrael/knight', 'jain-fairwood/thief');
    until(t, 'open-group');
    expect([t.seat, t.state.heroes.every(({ cells }) => cells.length === 1)]).toEqual([0, true]);
    // The goblins are in the quest already.
    expect(t.offered('open-group:goblin-archer')).toEqual([]);
    t.choose('open-group:zombie');
    // Where they stand is for him to say as well.
    expect([t.seat, t.kind]).toEqual([0, 'place']);
    until(t, 'next-hero');
    expect(t.state.monsters.map(({ id }) => id)).toEqual([
      'zombie-master-1',
      'zombie-1',
      'zombie-2',
      'goblin-archer-master-1',
      'goblin-archer-1',
      'goblin-archer-2',
    ]);
    // Of all kinds only those with a trait the quest names: wilderness or buildings, and its goblins are in use.
    const night = begun(
      'harvest-and-fire',
      state => {
        hero(state, 'syndrael', 'knight', 'F4');
        hero(state, 'jain-fairwood', 'thief', 'F5');
        state.stage = 'setup';
        state.todo = ['open:2', 'begin'];
      },
      { encounter: 1 },
    );
    expect([night.seat, night.offered()]).toEqual([
      0,
      ['barghest', 'cave-spider', 'merriod', 'zombie'].map(of => `open-group:${of}`),
    ]);
  });

  test('D2-SETUP-17 D2-SETUP-19 with the fifteen basic cards there is nothing to leave out; one card is drawn for each hero', () => {
    for (const heroes of [2, 3, 4]) {
      const t = begin({ heroes });
      takes(t, 'syndrael/knight', 'jain-fairwood/thief');
      const asked: (string | null)[] = [];
      for (; t.state.stage === 'setup'; t.choose(t.offered()[0] ?? '')) asked.push(t.kind);
      expect(asked).not.toContain('deck');
      expect([t.state.overlord.hand.length, pileCards(t.state.overlord.deck).length]).toEqual([heroes, 15 - heroes]);
    }
    // It was shuffled: the hand is another every time.
    const hands = ['a', 'b', 'c', 'd'].map(seed => {
      const t = takes(begin({}, 2, { seed }), 'syndrael/knight', 'jain-fairwood/thief');
      return until(t, 'next-hero').state.overlord.hand.join();
    });
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  test('D2-SETUP-17 D2-SETUP-18 D2-OLGEN-04 D2-OLGEN-29 of more than fifteen cards he may leave out any, in secret, until fifteen are left', () => {
    const t = takes(begin({ level: 'advanced' }), 'syndrael/knight', 'jain-fairwood/thief');
    until(t, 'overlord-learn');
    t.choose('card:plan-ahead').choose('card:plan-ahead').choose('done');
    expect([t.seat, t.kind, t.offered('leave-out:plan-ahead')]).toEqual([0, 'deck', ['leave-out:plan-ahead']]);
    t.choose('leave-out:dash');
    expect(t.happened(1)).toEqual([{ kind: 'left-out', card: null, rule: 'D2-SETUP-18' }]);
    expect(t.happened(0)).toEqual([{ kind: 'left-out', card: 'dash', rule: 'D2-SETUP-18' }]);
    // One more, and fifteen are left: the hand is drawn.
    t.choose('leave-out:tripwire');
    const { overlord } = t.state;
    expect([overlord.leftOut, overlord.owned.length, overlord.hand.length]).toEqual([['dash', 'tripwire'], 17, 2]);
    expect([...pileCards(overlord.deck), ...overlord.hand]).toHaveLength(15);
    expect([0, 1].map(seat => view(t.state, seat).overlord.leftOut)).toEqual([['dash', 'tripwire'], null]);
  });

  test('D2-SETUP-18 for the heroes any of his cards may be the one that was left out', () => {
    const t = takes(begin({ level: 'advanced' }), 'syndrael/knight', 'jain-fairwood/thief');
    until(t, 'overlord-learn');
    t.choose('card:plan-ahead').choose('done').choose('leave-out:dash');
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = structuredClone(t.state);
      descent.resample(world, 1, newChance(`${i}`), []);
      expect([...pileCards(world.overlord.deck), ...world.overlord.hand, ...world.overlord.leftOut].sort()).toEqual(
        t.state.overlord.owned,
      );
      expect(world.overlord.leftOut).toHaveLength(1);
      for (const card of world.overlord.leftOut) seen.add(card);
    }
    expect(seen.size).toBeGreaterThan(5);
  });

  test('D2-SETUP-25 D2-SHOP-02 monster, lieutenant and shop cards of the two acts are apart', () => {
    expect(Object.values(ACT_1).every(({ act }) => act === 1)).toBe(true);
    expect(Object.values(ACT_2).every(({ act }) => act === 2)).toBe(true);
    const zombie = { of: 'zombie', rank: 'minion' } as const;
    expect(([1, 2] as const).map(act => monsterCardOf({ act, size: 4 }, zombie).health)).toEqual([3, 5]);
    const splig = { of: 'splig', rank: 'lieutenant' } as const;
    expect(([1, 2] as const).map(act => monsterCardOf({ act, size: 2 }, splig).health)).toEqual([7, 10]);
    expect([1, 2].map(act => pileCards(begin({ act }).state.shop).every(card => SHOP[card]?.act === act))).toEqual([
      true,
      true,
    ]);
  });

  test('D2-ACT-03 D2-ACT-04 a single quest may be played with either act; the cards of its own are proposed', () => {
    expect([begin({ act: 1 }).state.act, begin({ act: 2 }).state.act]).toEqual([1, 2]);
    for (const { id, settings } of descent.scenarios) {
      const act = settings.find(setting => setting.id === 'act');
      if (act !== undefined) expect(initialOf(act, 2), id).toBe(QUESTS[id]?.act);
    }
  });

  test('D2-ACT-01 cards and quests belong to an act', () => {
    expect(Object.values(QUESTS).every(({ act }) => act === 1 || act === 2)).toBe(true);
    for (const act of [1, 2] as const)
      expect(pileCards(begin({ act }).state.shop).sort()).toEqual(
        Object.entries(SHOP)
          .flatMap(([id, card]) => (card.act === act ? Array.from({ length: card.copies ?? 1 }, () => id) : []))
          .sort(),
      );
    expect(Object.values(LIEUTENANTS).every(({ acts }) => acts[1] !== undefined || acts[2] !== undefined)).toBe(true);
    expect([1, 2].map(act => healths({ act }))).toEqual([
      [3, 7],
      [5, 10],
    ]);
    expect(Object.values(OVERLORD_CARDS).every(card => !('act' in card))).toBe(true);
  });
});

describe('the epic variant', () => {
  const epic = (level: string, ...heroes: readonly string[]): Played => {
    const t = begin({ level });
    return takes(t, ...(heroes.length > 0 ? heroes : ['syndrael/knight', 'jain-fairwood/thief']));
  };

  test('D2-EPIC-01 D2-EPIC-02 D2-EPIC-03 three levels give gold, experience and cards of the shop to choose from', () => {
    const given = (['basic', 'advanced', 'expert'] as const).map(level => {
      const { state } = epic(level);
      return [state.gold, state.heroes.map(({ xp }) => xp), state.overlord.xp, state.act, state.row.length];
    });
    // Beyond the basic level the act is no matter of choice.
    expect(['basic', 'advanced', 'expert'].map(level => begin({ level, act: 2 }).state.act)).toEqual([2, 1, 2]);
    const first = pileCards(begin({ act: 1 }).state.shop).length;
    const second = pileCards(begin({ act: 2 }).state.shop).length;
    expect(given).toEqual([
      [0, [0, 0], 0, 1, 0],
      [300, [3, 3], 4, 1, first],
      [500, [6, 6], 8, 2, first + second],
    ]);
  });

  test('D2-EPIC-03 D2-SHOP-01 the heroes choose freely and pay from a common purse', () => {
    const t = epic('advanced');
    expect([t.kind, t.state.gold]).toEqual(['shop', 300]);
    // Chainmail costs as much as the share of one hero: one of them may have it, and another thing besides.
    t.choose('buy:chainmail,syndrael').choose('buy:elm-greatbow,syndrael');
    expect(t.state.gold).toBe(50);
    expect(t.state.heroes[0]?.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['chainmail', 'elm-greatbow']));
    // What costs more than is left, or is gone, is not offered.
    expect([t.offered('buy:chainmail'), t.offered('buy:crossbow')]).toEqual([[], []]);
  });

  test('D2-EPIC-04 D2-SHOP-09 starting equipment brings 25 gold before the game, what was bought brings nothing', () => {
    const t = epic('advanced');
    t.choose('buy:chainmail,syndrael').choose('sell:iron-longsword,syndrael');
    expect([t.state.gold, t.state.heroes[0]?.cards.some(({ id }) => id === 'iron-longsword')]).toEqual([175, false]);
    expect(t.offered('sell:chainmail')).toEqual([]);
  });

  test('D2-SETUP-10 D2-EPIC-06 D2-XP-01 D2-XP-02 D2-XP-06 D2-XP-07 experience is spent on skills of the own class at their cost, or kept', () => {
    const t = epic('advanced').choose('done');
    expect([t.seat, t.kind]).toEqual([1, 'learn']);
    t.choose('learn:syndrael,advance');
    const advance = 1;
    expect(t.state.heroes[0]?.xp).toBe(3 - advance);
    // It is known now; nothing dearer than what is left is offered.
    expect(t.offered('learn:syndrael,advance')).toEqual([]);
    expect(t.offered('learn:syndrael,stalwart')).toEqual([]);
    t.choose('done').choose('learn:jain-fairwood,caltrops');
    expect([t.state.heroes[1]?.xp, t.offered('learn:jain-fairwood,tumble')]).toEqual([1, []]);
    t.choose('done');
    expect(t.state.heroes.map(({ xp }) => xp)).toEqual([2, 1]);
  });

  test('D2-EPIC-06 D2-XP-01 D2-XP-06 D2-XP-08 D2-XP-09 D2-OLGEN-08 D2-OLGEN-21 D2-OLGEN-23 to higher cards only who has enough of the class', () => {
    const t = epic('expert');
    until(t, 'overlord-learn');
    const level = (n: number): string[] => t.offered('card:').filter(id => OVERLORD_CARDS[id.slice(5)]?.xp === n);
    expect([level(0), level(2), level(3)]).toEqual([[], [], []]);
    expect(level(1)).toEqual(expect.arrayContaining(['card:plan-ahead', 'card:blood-rage', 'card:explosive-runes']));
    expect(t.state.overlord.xp).toBe(8);
    t.choose('card:blood-rage');
    expect([t.state.overlord.xp, t.state.overlord.owned.includes('blood-rage')]).toEqual([7, true]);
    until(t, 'deck');
    expect(pileCards(t.state.overlord.deck)).toContain('blood-rage');
  });

  test('D2-EPIC-05 D2-ACT-05 D2-SETUP-15 D2-EPIC-07 experts meet cards of act II; they are proposed for quests of act II', () => {
    expect(['basic', 'advanced', 'expert'].map(level => begin({ level, act: 1 }).state.act)).toEqual([1, 1, 2]);
    expect(['basic', 'advanced', 'expert'].map(level => healths({ level, act: 1 }))).toEqual([
      [3, 7],
      [3, 7],
      [5, 10],
    ]);
    for (const { id, settings } of descent.scenarios) {
      const level = settings.find(setting => setting.id === 'level');
      if (level !== undefined) expect(level.initial, id).toBe(QUESTS[id]?.act === 2 ? 'expert' : 'basic');
    }
  });

  test('D2-OLGEN-24 D2-OLGEN-25 D2-OLGEN-26 D2-OLGEN-08 D2-OLGEN-21 D2-XP-08 D2-XP-09 two first levels open the second, three cards of the class the third; classes may be mixed', () => {
    const of = (deck: string, xp: number): string[] =>
      Object.entries(OVERLORD_CARDS).flatMap(([id, card]) =>
        card.deck === deck && card.xp === xp ? Array.from({ length: card.copies }, () => id) : [],
      );
    const t = table(descent, {
      config: { scenario: 'practice-yard', seats: 2, settings: { heroes: 2, level: 'expert' } },
      arrange: state => {
        state.todo = ['overlord-learn', 'deck', 'hand', 'begin'];
        state.overlord.xp = 9;
      },
    });
    const [one = '', two = ''] = of('warlord', 1);
    const [second = '', dear = ''] = of('warlord', 2);
    const [third = ''] = of('warlord', 3);
    const free = of('universal', 1).map(card => `card:${card}`);
    const universal = () => free.filter(card => t.offered(card).length > 0);
    expect([free.length > 0, universal()]).toEqual([true, free]);
    t.choose(`card:${one}`);
    expect(universal()).toEqual(free);
    expect(t.offered(`card:${second}`)).toEqual([]);
    t.choose(`card:${of('magus', 1)[0]}`);
    expect(t.offered(`card:${second}`)).toEqual([]);
    t.choose(`card:${two}`);
    expect([t.offered(`card:${second}`), t.offered(`card:${third}`)]).toEqual([[`card:${second}`], []]);
    expect(t.offered(`card:${dear}`)).toEqual([`card:${dear}`]);
    t.choose(`card:${second}`);
    expect(t.offered(`card:${third}`)).toEqual([`card:${third}`]);
    t.choose(`card:${third}`);
    expect([t.state.overlord.xp, t.state.overlord.owned.length]).toEqual([9 - 3 - 2 - 3, 20]);
    // With the one that is left only what costs no more.
    expect([t.offered(`card:${dear}`), universal()]).toEqual([[], free]);
  });

  test('D2-OLGEN-24 a second level counts as no first one', () => {
    const buys = (...owned: readonly string[]) =>
      table(descent, {
        config: { scenario: 'practice-yard', seats: 2, settings: { heroes: 2, level: 'expert' } },
        arrange: state => {
          state.todo = ['overlord-learn', 'deck', 'hand', 'begin'];
          state.overlord.owned.push(...owned);
        },
      }).offered('card:expert-blow');
    expect([buys('blood-rage', 'bloodlust'), buys('blood-rage', 'blood-rage')]).toEqual([[], ['card:expert-blow']]);
  });

  test('D2-SHOP-08 D2-SHOP-09 D2-SHOP-10 D2-SHOP-EX1 half the value, rounded down to a multiple of 25', () => {
    const priced = (gold: number): string =>
      Object.entries(SHOP).find(([, item]) => item.gold === gold)?.[0] ?? `nothing costs ${gold}`;
    expect([175, 150, 100, 75].map(gold => saleOf(priced(gold)))).toEqual([75, 75, 50, 25]);
    expect([saleOf('iron-longsword'), saleOf('health-potion')]).toEqual([25, null]);
  });
});

describe('two heroes', () => {
  const pair = (): Played =>
    acts(
      sit(
        state => {
          hero(state, 'grisban-the-thirsty', 'berserker', 'F4', ['whirlwind']);
          hero(state, 'avric-albright', 'disciple', 'E8');
          monster(state, 'zombie', 'G4');
        },
        { heroes: 2 },
      ),
      'grisban-the-thirsty',
    );

  test('D2-TWO-02 the free attack is a plain attack with a weapon, never a skill that holds one', () => {
    const t = pair();
    expect(t.offered('attack').filter(id => id.endsWith(',true'))).toEqual([
      `${strike(t, 'chipped-greataxe', 'zombie-1', 'G4')},true`,
      `${strike(t, 'unarmed', 'zombie-1', 'G4')},true`,
    ]);
    // Without actions only that attack is left.
    t.choose('rest').choose('move');
    expect(t.offered('attack').every(id => id.endsWith(',true'))).toBe(true);
    expect(t.offered('use:grisban-the-thirsty,whirlwind')).toEqual([]);
  });

  test('D2-TWO-03 it is made among the actions of the own turn, nowhere else', () => {
    const t = pair();
    t.choose('end');
    expect(t.offered('attack')).toEqual([]);
    expect(t.state.turns.every(({ figure }) => figure !== 'grisban-the-thirsty')).toBe(true);
    // Nobody else has one: neither a monster in its activation nor a familiar.
    t.choose('end');
    expect([t.state.turns[0]?.figure, t.offered('attack')]).toEqual([
      'zombie-1',
      [strike(t, 'zombie', 'grisban-the-thirsty', 'F4')],
    ]);
    const raised = sit(
      state => {
        hero(state, 'leoric-of-the-book', 'necromancer', 'F4');
        hero(state, 'avric-albright', 'disciple', 'E8').acted = true;
        reanimate(state, 'leoric-of-the-book', 'G5');
        monster(state, 'zombie', 'G4');
      },
      { heroes: 2 },
    ).choose('familiar:reanimate');
    expect(raised.offered('attack')).toEqual([strike(raised, 'reanimate', 'zombie-1', 'G4')]);
  });
});
