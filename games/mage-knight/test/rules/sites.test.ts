import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import { RUINS, type RuinsId } from '../../content/ruins.ts';
import { SITES, type SiteKind } from '../../content/sites.ts';
import { MANA } from '../../content/words.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type Site, type State, turnOf } from '../../state.ts';
import {
  army,
  begin,
  combat,
  crystals,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  source,
  stand,
  tokens,
  turn,
} from '../positions.ts';

const C = hexOn(1, 0, 0);
const NE = hexOn(1, 0, 1);
const SW = hexOn(1, 0, 4);
const W = hexOn(1, 0, 5);
const side = (mana: (typeof MANA)[number]): number => MANA.indexOf(mana) + 1;

/** Seat 0 stands on such a site before its action; the pile of these tokens holds nothing but these. */
function on(
  kind: SiteKind,
  drawn: readonly EnemyId[],
  arrange: (state: State) => void = () => {},
  site: Partial<Site> = {},
): Sitting {
  return sit({}, state => {
    layMap(state, ['country-3']);
    state.map.sites[C] = { ...newSite(kind), ...site };
    for (const colour of ['brown', 'red', 'green', 'grey', 'violet', 'white'] as const)
      state.tokens[colour] = { pile: [...drawn], discard: [], unseen: 0 };
    hold(state, 0, 'concentration', 'rage', 'rage', 'rage');
    tokens(state, 0, 'red', 'red', 'red');
    heroOf(state, 0).skillPile = [];
    state.offers.actions = [];
    state.piles.actions.rest = [];
    stand(state, 0, C);
    stand(state, 1, SW);
    hold(state, 1, 'rage');
    arrange(state);
  });
}

/** Defeats the enemies one by one, each with a strong Rage. */
function beat(t: Sitting, ...foes: number[]): Sitting {
  t.choose('done').choose('done');
  while (t.kind === 'damage' || t.kind === 'assign') t.choose(t.offered()[0] ?? '');
  for (const foe of foes) t.choose(`target:${foe}`).choose('play:rage,strong').choose('strike');
  return t;
}

describe('entering', () => {
  test('MK-CMB-05 only adventure sites are entered, ruins only once their token was seen', () => {
    const enterable = (ruins: RuinsId | null) =>
      (Object.keys(SITES) as SiteKind[]).filter(kind => {
        const seen = kind === 'ancient-ruins' ? { ruins, ruinsSeen: ruins !== null } : {};
        const t = on(kind, [], () => {}, { conquered: SITES[kind].category === 'fortified', ...seen });
        return t.offered('enter').length > 0;
      });
    const others = ['dungeon', 'labyrinth', 'maze', 'monster-den', 'spawning-grounds', 'tomb'];
    expect(enterable(null).toSorted()).toEqual(others);
    expect(enterable('ruins-grey-violet').toSorted()).toEqual(['ancient-ruins', ...others]);
  });
});

describe('dungeon and tomb', () => {
  test('MK-SITE-01 night rules by day: black mana serves, gold does not; units stay outside', () => {
    const t = on('dungeon', ['crystal-sprites'], state => {
      hold(state, 0, 'fireball', 'concentration');
      tokens(state, 0, 'black');
      source(state, 'gold');
      army(state, 0, 'utem-crossbowmen');
      heroOf(state, 0).tokens.red = 1;
    });
    t.choose('enter');
    expect(combat(t)).toMatchObject({ night: true, units: 'loyal' });
    t.choose('target:0');
    expect(t.offered('play:fireball')).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    expect(t.offered('unit')).toEqual([]);
    t.choose('play:fireball,basic');
    // The gold die was no way to pay.
    expect([me(t).tokens.red, t.state.source[0]?.by]).toEqual([0, null]);
  });

  test('MK-SITE-01 a dungeon draws brown, a tomb red, dens brown, grounds two', () => {
    const draws = (['dungeon', 'tomb', 'monster-den', 'spawning-grounds'] as const).map(kind => SITES[kind].draws);
    expect(draws).toEqual([['brown'], ['red'], ['brown'], ['brown', 'brown']]);
    const t = on('tomb', [], state => {
      state.tokens.red.pile = ['savage-dragon'];
      state.tokens.brown.pile = ['minotaur'];
    });
    t.choose('enter');
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['savage-dragon']);
  });

  test('MK-SITE-02 the first victory in a dungeon: gold or black a spell, a basic colour an artifact', () => {
    const reward = (die: (typeof MANA)[number]) => {
      const t = on('dungeon', ['crystal-sprites'], state => {
        state.offers.spells = ['chill'];
        state.piles.spells.rest = [];
        state.piles.artifacts.rest = ['ruby-ring'];
      });
      t.choose('enter');
      beat(t, 0).choose('end', [side(die)]);
      return t.events(0).flatMap(e => (e.kind === 'card-gained' ? [e.card] : []));
    };
    expect([reward('gold'), reward('black')]).toEqual([['chill'], ['chill']]);
    expect([reward('red'), reward('white')]).toEqual([['ruby-ring'], ['ruby-ring']]);
  });

  test('MK-SITE-02 a tomb brings a spell and an artifact; a second victory only fame', () => {
    const tomb = (conquered: boolean) => {
      const t = on('tomb', ['crystal-sprites'], () => {}, { conquered, shields: conquered ? [1] : [] });
      t.choose('enter');
      return beat(t, 0);
    };
    expect(turn(tomb(false)).owed).toEqual([{ reward: 'spell' }, { reward: 'artifact', n: 1 }]);
    const again = tomb(true);
    expect([turn(again).owed, again.state.map.sites[C]?.shields, me(again).fame]).toEqual([[], [1], 1]);
  });
});

describe('monster den and spawning grounds', () => {
  test('MK-SITE-03 a den: one brown enemy, 2 random crystals', () => {
    const t = on('monster-den', ['crystal-sprites']);
    t.choose('enter');
    beat(t, 0).choose('end', [side('red'), side('blue')]);
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 0 });
    expect(t.state.map.sites[C]).toMatchObject({ conquered: true, shields: [0] });
  });

  test('MK-SITE-04 grounds: both in one combat for an artifact and 3 random crystals', () => {
    const t = on('spawning-grounds', ['crystal-sprites', 'crystal-sprites']);
    t.choose('enter');
    beat(t, 0, 1);
    expect(turn(t).owed).toEqual([
      { reward: 'artifact', n: 1 },
      { reward: 'random-crystals', n: 3 },
    ]);
  });

  test('MK-SITE-04 grounds: one alone brings nothing; it is replaced face down, the other stays', () => {
    const t = on('spawning-grounds', ['crystal-sprites', 'crystal-sprites', 'golems']);
    t.choose('enter');
    const first = combat(t).foes.map(({ token }) => token);
    t.choose('done').choose('done');
    while (t.kind === 'damage') t.choose(t.offered()[0] ?? '');
    const weak = first.indexOf('crystal-sprites');
    t.choose(`target:${weak}`).choose('play:rage,strong').choose('strike').choose('done');
    const site = t.state.map.sites[C];
    expect(site).toMatchObject({ conquered: false, shields: [] });
    expect(site?.tokens).toEqual([
      { colour: expect.any(String), token: first[1 - weak] },
      { colour: 'brown', token: null },
    ]);
    expect([t.state.tokens.brown.unseen, turn(t).owed]).toEqual([1, []]);
  });
});

describe('empty piles', () => {
  test('MK-SETUP-39 MK-SITE-04 grounds without a token left to replace the defeated one go on with the other', () => {
    const t = on('spawning-grounds', ['crystal-sprites', 'golems']);
    t.choose('enter').choose('done').choose('done');
    while (t.kind === 'damage') t.choose(t.offered()[0] ?? '');
    const weak = combat(t).foes.findIndex(({ token }) => token === 'crystal-sprites');
    t.choose(`target:${weak}`).choose('play:rage,strong').choose('strike').choose('done');
    expect(t.state.map.sites[C]?.tokens).toEqual([{ colour: 'grey', token: 'golems' }]);
  });
});

describe('ruins', () => {
  test('MK-SITE-05 by day the yellow token lies open; at night it is turned up by whoever enters the space', () => {
    const enter = (night: boolean) =>
      sit({ night }, state => {
        layMap(state, ['country-3']);
        state.map.sites[W] = newSite('ancient-ruins');
        state.ruins.pile = ['altar-red'];
        stand(state, 0, C);
        turnOf(state).move = 2;
      });
    const t = enter(true);
    expect(t.state.map.sites[W]).toMatchObject({ ruins: null, ruinsSeen: false });
    t.choose(`step:${W}`);
    expect(t.state.map.sites[W]).toMatchObject({ ruins: 'altar-red', ruinsSeen: true });
  });

  test.each<[string, RuinsId, number]>([
    ['Green altar', 'altar-green', 7],
    ['Blue altar', 'altar-blue', 7],
    ['White altar', 'altar-white', 7],
    ['Red altar', 'altar-red', 7],
    ['Altar of all colours', 'altar-all', 10],
  ])('%s: its mana is paid as the action for fame (MK-SITE-05)', (_, ruins, fame) => {
    const token = RUINS[ruins];
    const prices = 'altar' in token ? (Object.entries(token.altar) as [keyof typeof token.altar, number][]) : [];
    const altar = (short: number) =>
      on(
        'ancient-ruins',
        [],
        state => {
          heroOf(state, 0).tokens.red = 0;
          for (const [colour, n] of prices) for (let i = 0; i < n; i++) crystals(state, 0, colour);
          const [first] = prices;
          if (short && first) heroOf(state, 0).crystals[first[0]]--;
        },
        { ruins, ruinsSeen: true },
      );
    expect(altar(1).offered('enter')).toEqual([]);
    const t = altar(0);
    t.choose('enter');
    expect([me(t).fame, me(t).crystals, turn(t).acted]).toEqual([fame, { red: 0, blue: 0, green: 0, white: 0 }, true]);
    expect(t.state.map.sites[C]).toMatchObject({ conquered: true, shields: [0] });
    expect(prices.reduce((sum, [, n]) => sum + n, 0)).toBe(ruins === 'altar-all' ? 4 : 3);
  });

  test('MK-CARD-16 what a doubled mana costs besides never takes what the rest of the price needs', () => {
    const t = on(
      'ancient-ruins',
      [],
      state => {
        const { tokens, crystals: own } = heroOf(state, 0);
        Object.assign(tokens, { red: 0, gold: 1 });
        // Only the gold mana can be white.
        Object.assign(own, { green: 2, blue: 1, white: 0, red: 1 });
        state.lasting.push({
          source: 'mana-suppression',
          key: 'test',
          on: 'seat-0',
          by: 'seat-1',
          until: 'next-turn',
          what: { do: 'mana-double' },
          left: null,
          unit: null,
          colours: [],
        });
      },
      { ruins: 'altar-all', ruinsSeen: true },
    );
    // There is one way to pay it all, so nothing is asked.
    t.choose('enter');
    expect([me(t).fame, me(t).crystals, me(t).tokens.gold]).toEqual([10, { red: 0, blue: 0, green: 0, white: 0 }, 0]);
  });

  test.each<[string, RuinsId, string[], string[]]>([
    ['Ruins with grey, violet', 'ruins-grey-violet', ['grey', 'violet'], ['unit']],
    ['Ruins with green, brown', 'ruins-green-brown', ['green', 'brown'], ['artifact 1']],
    ['Ruins with green, green', 'ruins-green-green', ['green', 'green'], ['red', 'blue', 'green', 'white']],
    ['Ruins with brown, violet', 'ruins-brown-violet', ['brown', 'violet'], ['spell', 'red', 'blue', 'green', 'white']],
    ['Ruins with grey, white', 'ruins-grey-white', ['grey', 'white'], ['artifact 1', 'spell']],
    ['Ruins with grey, brown', 'ruins-grey-brown', ['grey', 'brown'], ['artifact 1']],
    ['Ruins with brown, red', 'ruins-brown-red', ['brown', 'red'], ['artifact 2']],
    ['Ruins with green, red', 'ruins-green-red', ['green', 'red'], ['artifact 1', 'action']],
    ['Ruins with green, green, green', 'ruins-green-green-green', ['green', 'green', 'green'], ['unit']],
    ['Ruins with violet, violet', 'ruins-violet-violet', ['violet', 'violet'], ['spell', 'action']],
  ])('%s: these enemies are drawn, and this is found (MK-SITE-05)', (_, ruins, colours, found) => {
    const of: Record<string, EnemyId> = {
      green: 'skeletal-warriors',
      brown: 'crystal-sprites',
      grey: 'prowlers',
      violet: 'wolf-riders',
      white: 'diggers',
      red: 'centaur-outriders',
    };
    const t = on(
      'ancient-ruins',
      [],
      state => {
        for (const [colour, token] of Object.entries(of)) state.tokens[colour as 'green'].pile = [token, token, token];
      },
      { ruins, ruinsSeen: true },
    );
    t.choose('enter');
    expect(combat(t).foes.map(({ token }) => token)).toEqual(colours.map(colour => of[colour]));
    expect(combat(t)).toMatchObject({ night: false, units: 'all' });
    // All but the last are gone already: whoever defeats that one finds the treasure.
    const last = colours.length - 1;
    const left = on('ancient-ruins', [], () => {}, {
      ruins,
      ruinsSeen: true,
      tokens: [{ colour: 'green', token: 'skeletal-warriors' }],
    });
    left.choose('enter');
    expect(combat(left).foes).toHaveLength(1);
    beat(left, 0);
    expect(
      turn(left).owed.map(one =>
        one.reward === 'crystal' ? one.colour : one.reward === 'artifact' ? `artifact ${one.n}` : one.reward,
      ),
    ).toEqual(found);
    expect(last).toBeGreaterThan(0);
  });
});

describe('garrisons', () => {
  test('MK-SITE-08 by day they are turned up when a hero comes beside them, at night only by an assault', () => {
    const look = (night: boolean) => {
      const t = sit({ night }, state => {
        layMap(state, ['country-3']);
        state.map.sites[NE] = newSite('keep');
        state.map.sites[NE].tokens = [{ colour: 'grey', token: null }];
        state.tokens.grey = { pile: ['golems'], discard: [], unseen: 1 };
        stand(state, 0, SW);
        turnOf(state).move = 9;
      });
      t.choose(`step:${C}`);
      return t.state.map.sites[NE]?.tokens[0]?.token;
    };
    expect([look(false), look(true)]).toEqual(['golems', null]);
  });

  test('MK-SITE-08 not from two spaces away', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[NE] = newSite('mage-tower');
      state.map.sites[NE].tokens = [{ colour: 'violet', token: null }];
      stand(state, 0, W);
      turnOf(state).move = 9;
      begin(state, 0).move = 9;
    });
    t.choose(`step:${SW}`);
    expect(t.state.map.sites[NE]?.tokens[0]?.token).toBeNull();
  });
});
