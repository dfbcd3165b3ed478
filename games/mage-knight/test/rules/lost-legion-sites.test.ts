import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { TileId } from '../../content/tiles.ts';
import { mayEnter } from '../../rules/adventure.ts';
import { fortifications } from '../../rules/combat/foe.ts';
import { isWallBetween } from '../../rules/walls.ts';
import { type Hex, heroOf, type State, turnOf } from '../../state.ts';
import {
  army,
  combat,
  deck,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const [C, NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5, 6].map(position => hexOn(1, 0, position)) as [
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
  Hex,
];

/** Seat 0 on a space of a tile, with what a test needs. */
function on(tile: TileId, hex: Hex, arrange: (state: State) => void = () => {}): Sitting {
  return sit({}, state => {
    layMap(state, [tile]);
    stand(state, 0, hex);
    stand(state, 1, hexOn(0, 0, 0));
    hold(state, 1, 'rage');
    deck(state, 1, 'march');
    heroOf(state, 0).skillPile = [];
    state.offers.actions = [];
    state.piles.actions.rest = [];
    arrange(state);
  });
}

const pile = (state: State, colour: 'brown' | 'red', ...enemies: EnemyId[]): void => {
  state.tokens[colour] = { pile: enemies, discard: [], unseen: 0 };
};

describe('maze and labyrinth', () => {
  const maze = (arrange: (state: State) => void = () => {}) =>
    on('country-12', SW, state => {
      pile(state, 'brown', 'crystal-sprites');
      pile(state, 'red', 'savage-dragon');
      hold(state, 0, 'concentration', 'march', 'march', 'rage', 'stamina');
      tokens(state, 0, 'green', 'blue', 'red');
      turnOf(state).move = 7;
      arrange(state);
    });

  test('MK-SITE-10 move points left from before do not pay a path; those played inside do', () => {
    const t = maze();
    t.choose('enter');
    expect([t.kind, turn(t).move, t.offered('path')]).toEqual(['path', 0, []]);
    t.choose('play:march,strong');
    expect(t.offered('path')).toEqual(['path:2', 'path:4']);
    t.choose('play:stamina,basic');
    expect(t.offered('path')).toEqual(['path:2', 'path:4', 'path:6']);
    t.choose('path:6');
    expect(combat(t)).toMatchObject({ path: 6, why: 'adventure', night: false });
    expect([combat(t).foes.map(({ token }) => token), turn(t).move]).toEqual([['crystal-sprites'], 0]);
  });

  test('MK-SITE-13 whoever pays for none turns back; the action is taken', () => {
    const t = maze();
    t.choose('enter').choose('play:march,basic').choose('done');
    expect([turn(t).stage, turn(t).acted, turn(t).move]).toEqual(['after', true, 0]);
    expect(t.state.map.sites[SW]).toMatchObject({ shields: [], paths: [], conquered: false });
  });

  test('MK-SITE-11 one ready, unwounded unit may come along; the others neither fight nor take damage', () => {
    const t = maze(state => {
      army(state, 0, 'peasants', 'foresters', 'utem-swordsmen', 'utem-guardsmen');
      const [, , wounded, spent] = heroOf(state, 0).units;
      if (wounded) wounded.wounds = 1;
      if (spent) spent.spent = true;
    });
    t.choose('enter').choose('play:march,basic').choose('path:2');
    expect(t.offered()).toEqual(['own-unit:0,peasants', 'own-unit:1,foresters', 'pass']);
    t.choose('own-unit:1,foresters').choose('done').choose('block:0,0');
    expect(t.offered('unit')).toEqual(['unit:1,foresters,1']);
    t.choose('drop').choose('done').choose('damage:0,0');
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,foresters']);
    const alone = maze(state => army(state, 0, 'peasants'));
    alone.choose('enter').choose('play:march,basic').choose('path:2').choose('pass').choose('done').choose('done');
    alone.choose('damage:0,0');
    expect([alone.kind, me(alone).units[0]?.wounds]).toEqual(['attack', 0]);
  });

  /** Enters, takes a path and defeats whoever waits there. */
  function through(t: Sitting, path: number): Sitting {
    t.choose('enter').choose('play:march,strong').choose('play:stamina,strong').choose(`path:${path}`);
    t.choose('done').choose('done');
    while (t.kind === 'damage') t.choose(t.offered()[0] ?? '');
    return t.choose('target:0').choose('play:rage,strong').choose('strike');
  }

  test('MK-SITE-12 the path decides the reward: crystals of choice, a spell or an artifact', () => {
    const reward = (path: number) => turn(through(maze(), path)).owed;
    const crystal = { reward: 'crystal', colour: null };
    expect(reward(2)).toEqual([crystal, crystal]);
    expect(reward(4)).toEqual([{ reward: 'spell' }]);
    expect(reward(6)).toEqual([{ reward: 'artifact', n: 1 }]);
    const t = through(maze(), 2);
    t.choose('end').choose('reward:0,crystal').choose('colour:green').choose('colour:green');
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 2, white: 0 });
  });

  test('MK-SITE-12 each path once, nobody twice; after three the maze is done with', () => {
    const t = through(maze(), 4);
    expect(t.state.map.sites[SW]).toMatchObject({ shields: [0], paths: [4], conquered: false });
    const taken = (shields: number[], paths: number[], conquered = false) =>
      maze(state => Object.assign(state.map.sites[SW] ?? {}, { shields, paths, conquered }));
    expect(taken([0], [4]).offered('enter')).toEqual([]);
    expect(mayEnter(taken([0], [4]).state, { chance: null as never }, turn(taken([0], [4])))?.rule).toBe('MK-SITE-12');
    expect(taken([1, 2, 3], [2, 4, 6], true).offered('enter')).toEqual([]);
    const other = taken([1], [4]);
    other.choose('enter').choose('play:march,strong').choose('play:stamina,strong');
    expect(other.offered('path')).toEqual(['path:2', 'path:6']);
  });

  test('MK-SITE-12 the third path conquers it', () => {
    const t = through(
      maze(state => Object.assign(state.map.sites[SW] ?? {}, { shields: [1, 2], paths: [2, 4] })),
      6,
    );
    expect(t.state.map.sites[SW]).toMatchObject({ shields: [1, 2, 0], paths: [2, 4, 6], conquered: true });
  });

  test('MK-SITE-10 an enemy that is left is discarded', () => {
    const t = maze();
    t.choose('enter').choose('play:march,basic').choose('path:2').choose('done').choose('done');
    t.choose('damage:0,0').choose('done');
    expect([t.state.map.sites[SW]?.tokens, t.state.tokens.green.discard]).toEqual([[], ['crystal-sprites']]);
    expect(t.state.map.sites[SW]?.shields).toEqual([]);
  });

  test('MK-SITE-10 MK-SITE-12 a labyrinth: a red enemy, and an advanced action besides', () => {
    const t = on('core-9', NW, state => {
      pile(state, 'red', 'crystal-sprites');
      pile(state, 'brown', 'minotaur');
      hold(state, 0, 'concentration', 'march', 'rage', 'stamina');
      tokens(state, 0, 'green', 'blue', 'red');
    });
    through(t, 6);
    expect(turn(t).owed).toEqual([{ reward: 'artifact', n: 1 }, { reward: 'action' }]);
  });
});

describe('deep mine', () => {
  const mine = (has: Partial<Record<'green' | 'blue', number>> = {}) => {
    const t = on('country-13', SE, state => {
      Object.assign(heroOf(state, 0).crystals, has);
      turnOf(state).stage = 'after';
      turnOf(state).cards = 1;
    });
    return t.choose('end');
  };

  test('MK-SITE-14 a crystal of one of its colours at the end of the turn', () => {
    const t = mine();
    expect(t.offered()).toEqual(['colour:green', 'colour:blue']);
    t.choose('colour:blue');
    expect(me(t).crystals).toEqual({ red: 0, blue: 1, green: 0, white: 0 });
  });

  test('MK-SITE-14 nothing if three of that colour are there', () => {
    const t = mine({ green: 3 });
    t.choose('colour:green');
    expect([me(t).crystals.green, me(t).tokens.green]).toEqual([3, 0]);
  });
});

describe('refugee camp', () => {
  test('MK-SITE-15 every unit, for more by its cheapest symbol; no healing', () => {
    const t = on('country-12', W, state => {
      hold(state, 0, ...Array.from({ length: 8 }, () => 'promise' as const), 'wound');
      state.offers.units = [
        'peasants',
        'utem-crossbowmen',
        'utem-swordsmen',
        'northern-monks',
        'altem-guardians',
        'catapults',
      ];
    });
    t.choose('interact');
    for (let i = 0; i < 8; i++) t.choose('play:promise,basic');
    expect(t.offered('buy')).toEqual([]);
    const prices = t.match.ask?.options.flatMap(option =>
      option.do === 'recruit' ? [[option.unit, option.cost]] : [],
    );
    expect(prices).toEqual([
      ['peasants', 4],
      ['utem-crossbowmen', 6],
      ['utem-swordsmen', 7],
      ['northern-monks', 8],
      ['altem-guardians', 14],
      ['catapults', 10],
    ]);
    t.choose('recruit:altem-guardians');
    expect([turn(t).influence, me(t).units.map(({ unit }) => unit)]).toEqual([2, ['altem-guardians']]);
  });
});

describe('walls', () => {
  test('MK-SITE-16 where they stand, in both directions', () => {
    const t = on('country-12', C);
    const walled = (a: Hex, b: Hex) => isWallBetween(t.state, a, b);
    expect([W, SW, E].map(hex => [walled(C, hex), walled(hex, C)])).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
    expect([walled(C, NE), walled(C, SE), walled(W, SW)]).toEqual([false, false, false]);
  });

  test('MK-SITE-16 crossing costs 1 more, whatever lowers the terrain', () => {
    const t = on('country-14', C, state => {
      turnOf(state).move = 4;
      state.lasting.push({
        source: 'test',
        key: 'terrain',
        on: 'seat-0',
        by: 'seat-0',
        until: 'turn-end',
        what: { do: 'terrain', of: ['plains'], set: 0 },
        left: null,
        unit: null,
        colours: [],
      });
    });
    const cost = (to: Hex) => t.match.ask?.options.flatMap(o => (o.do === 'step' && o.to === to ? [o.cost] : []));
    expect([cost(NE), cost(SW)]).toEqual([[1], [0]]);
    const plain = on('country-14', C, state => {
      turnOf(state).move = 4;
    });
    const full = (to: Hex) => plain.match.ask?.options.flatMap(o => (o.do === 'step' && o.to === to ? [o.cost] : []));
    expect([full(NE), full(SW)]).toEqual([[3], [2]]);
  });

  test('MK-SITE-16 a rampaging enemy behind a wall from the space entered is not provoked', () => {
    const past = (from: Hex, to: Hex) => {
      const t = on('country-12', from, state => {
        tokensOn(state, C, 'prowlers');
        turnOf(state).move = 9;
      });
      t.choose(`step:${to}`);
      return t.kind;
    };
    // Orcs in the centre, walls to the west and south-west.
    expect(past(SW, W)).toBe('turn');
    expect(past(E, NE)).toBe('ranged');
  });

  test('MK-SITE-17 a garrison assaulted across a wall is doubly fortified, from elsewhere once', () => {
    const assault = (from: Hex) => {
      const t = on('country-14', from, state => {
        tokensOn(state, NE, 'crossbowmen');
        turnOf(state).move = 9;
      });
      t.choose(`step:${NE}`);
      return [fortifications(t.state, turn(t), combat(t), 0), t.offered('target').length];
    };
    expect([assault(C), assault(NW)]).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('MK-SITE-17 rampaging enemies challenged across a wall are fortified', () => {
    const challenge = (from: Hex, token: EnemyId) => {
      const t = on('country-12', from, state => tokensOn(state, C, token));
      t.choose(`challenge:${C}`);
      return fortifications(t.state, turn(t), combat(t), 0);
    };
    expect([challenge(W, 'prowlers'), challenge(NE, 'prowlers')]).toEqual([1, 0]);
    expect([challenge(W, 'diggers'), challenge(W, 'orc-war-beasts')]).toEqual([2, 0]);
  });

  test('MK-SITE-18 who is unfortified, or whose fortifications are ignored, has no wall either', () => {
    const t = on('country-14', C, state => {
      tokensOn(state, NE, 'shocktroops', 'swordsmen');
      turnOf(state).move = 9;
      hold(state, 0, 'demolish');
      tokens(state, 0, 'red');
    });
    t.choose(`step:${NE}`);
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([0, 2]);
    t.choose('play:demolish,basic');
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([0, 0]);
    const exposed = on('country-14', C, state => {
      tokensOn(state, NE, 'swordsmen', 'guardsmen');
      turnOf(state).move = 9;
      hold(state, 0, 'expose');
      tokens(state, 0, 'white');
    });
    exposed.choose(`step:${NE}`).choose('play:expose,basic').choose('foe:0');
    const walls = [0, 1].map(foe => fortifications(exposed.state, turn(exposed), combat(exposed), foe));
    // The guardsmen are fortified by the site, by the wall and by themselves.
    expect(walls).toEqual([0, 3]);
  });
});
