import { describe, expect, test } from 'vitest';
import { enemyOf } from '../../content/enemies.ts';
import { START, slotAt } from '../../rules/lattice.ts';
import { terrainAt } from '../../rules/map.ts';
import { newSite } from '../../rules/sites.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import {
  combat,
  fight,
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
import { closing, endTurn, own, scored } from './scored.ts';

const C = hexOn(1, 0, 0);
const E = hexOn(1, 0, 2);
const SE = hexOn(1, 0, 3);
const SW = hexOn(1, 0, 4);
const NW = hexOn(1, 0, 6);

describe('friendly cities', () => {
  test.each([
    ['mines-liberation', 'core-8'],
    ['druid-nights', 'core-5'],
    ['dungeon-lords', 'core-6'],
  ] as const)(
    'MK-S07-02 MK-S08-02 MK-S09-02 %s, %s: each player has a shield in the city, nobody defends or leads it',
    (scenario, city) => {
      const t = closing(scenario, 3, state => {
        state.tiles.country = [];
        state.tiles.core = [city];
        stand(state, 0, NW);
        turnOf(state).move = 2;
      });
      t.choose(`explore:${slotAt(1, 1)}`);
      expect(t.state.map.sites[hexOn(1, 1, 0)]).toMatchObject({
        kind: 'city',
        conquered: true,
        leader: null,
        shields: [0, 1, 2],
        tokens: [],
      });
    },
  );
});

describe('Mines Liberation', () => {
  const liberator = (arrange: (state: State) => void): Sitting =>
    closing('mines-liberation', 2, state => {
      layMap(state, ['country-3']);
      stand(state, 0, SE);
      arrange(state);
    });

  test('MK-S07-03 a mine is held by an open green or red enemy and a hidden brown one', () => {
    const revealed = (country: State['tiles']['country'], core: State['tiles']['core'], position: number) => {
      const t = closing('mines-liberation', 2, state => {
        Object.assign(state.tiles, { country, core });
        stand(state, 0, NW);
        turnOf(state).move = 2;
      });
      t.choose(`explore:${slotAt(1, 1)}`);
      return t.state.map.sites[hexOn(1, 1, position)]?.tokens.map(({ colour, token }) => [colour, token !== null]);
    };
    expect(revealed(['country-6'], [], 0)).toEqual([
      ['green', true],
      ['brown', false],
    ]);
    expect(revealed([], ['core-2'], 2)).toEqual([
      ['red', true],
      ['brown', false],
    ]);
  });

  test('MK-S07-04 MK-S07-05 it is entered as an action: both are fought, at night, with units', () => {
    const t = liberator(state => tokensOn(state, SE, 'prowlers', 'minotaur'));
    t.choose('enter');
    expect(combat(t)).toMatchObject({ site: SE, night: true, units: 'all' });
    expect(combat(t).foes.map(({ token }) => token)).toEqual(['prowlers', 'minotaur']);
  });

  const fighting = (foes: readonly ('prowlers' | 'minotaur')[], lying = foes): Sitting =>
    liberator(state => {
      tokensOn(state, SE, ...lying);
      hold(state, 0, 'rage', 'concentration');
      tokens(state, 0, 'red');
      fight(state, foes, { phase: 'attack', why: 'scenario', site: SE, from: 'drawn' });
    });

  test('MK-S07-06 who is not defeated stays', () => {
    const t = fighting(['prowlers', 'minotaur']);
    t.choose('target:0').choose('play:rage,strong').choose('strike').choose('done');
    expect(t.state.map.sites[SE]).toMatchObject({ conquered: false, shields: [] });
    expect(t.state.map.sites[SE]?.tokens.map(({ token }) => token)).toEqual(['minotaur']);
    expect(me(t).reputation).toBe(0);
    t.choose('end');
    expect(me(t).crystals.white).toBe(0);
  });

  test('MK-S07-07 MK-S07-08 who defeats the last one frees the mine, for 1 reputation, and has a crystal in that turn', () => {
    const t = fighting(['prowlers']);
    t.choose('target:0').choose('play:rage,strong').choose('strike');
    expect(t.state.map.sites[SE]).toMatchObject({ conquered: true, shields: [0], tokens: [] });
    expect([me(t).reputation, me(t).crystals.white]).toEqual([1, 0]);
    t.choose('end');
    expect(me(t).crystals.white).toBe(1);
  });

  test('MK-S07-07 on a core tile for 2 reputation', () => {
    const t = liberator(state => {
      layMap(state, ['core-2']);
      stand(state, 0, E);
      tokensOn(state, E, 'prowlers');
      hold(state, 0, 'rage', 'concentration');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack', why: 'scenario', site: E, from: 'drawn' });
    });
    t.choose('target:0').choose('play:rage,strong').choose('strike');
    expect(me(t).reputation).toBe(2);
  });

  test('MK-S07-09 each round begins with a crystal of each own mine, wherever one stands', () => {
    const t = sit({ scenario: 'mines-liberation', begun: false }, state => {
      state.stage = 'prepare';
      layMap(state, ['country-3', 'country-2']);
      own(state, SE, 'mine', { colour: 'white', shields: [0] });
      own(state, hexOn(0, 1, 4), 'mine', { colour: 'green', shields: [1] });
    });
    expect(t.state.heroes.map(({ crystals }) => crystals)).toEqual([
      { red: 0, blue: 0, green: 0, white: 1 },
      { red: 0, blue: 0, green: 1, white: 0 },
    ]);
  });

  test('MK-S07-11 all tiles revealed and all mines free: everybody has one last turn', () => {
    const ended = (conquered: boolean, country: State['tiles']['country'] = []) => {
      const t = liberator(state => {
        Object.assign(state.tiles, { country, core: [] });
        own(state, SE, 'mine', { colour: 'white', shields: [0], conquered });
      });
      return endTurn(t).state.ending;
    };
    expect(ended(true)).toEqual({ why: 'scenario', left: [0] });
    expect([ended(false), ended(true, ['country-6'])]).toEqual([null, null]);
  });

  test('MK-S07-12 MK-S07-13 MK-S07-14 4 for a mine, 7 on a core tile, 5 for the greatest liberator', () => {
    const result = scored('mines-liberation', 2, state => {
      layMap(state, ['country-3', 'core-2']);
      own(state, SE, 'mine', { colour: 'white', shields: [0] });
      own(state, hexOn(0, 1, 2), 'mine', { colour: 'green', shields: [1] });
      heroOf(state, 0).fame = 9;
    });
    expect(result).toMatchObject({ winners: [0], scores: [9 + 4, 7 + 5] });
  });
});

describe('Druid Nights', () => {
  const druid = (arrange: (state: State) => void, settings = {}, seats = 2): Sitting =>
    closing(
      'druid-nights',
      seats,
      state => {
        stand(state, 0, C);
        turnOf(state).move = 4;
        arrange(state);
      },
      settings,
    );
  const glade = (t: Sitting) => t.state.map.sites[C]?.shields;

  test('MK-S08-03 who ends the movement on a glade may mark it, once', () => {
    const t = druid(state => {
      const site = state.map.sites[C];
      if (site) site.shields = [1];
    });
    t.choose('activate');
    expect([glade(t), turn(t).move, t.offered('activate')]).toEqual([[1, 0], 0, []]);
    // The movement is over, whatever is played.
    t.choose('play:march,basic');
    expect([turn(t).move, t.offered('step')]).toEqual([2, []]);
    const elsewhere = druid(state => stand(state, 0, SW));
    expect(elsewhere.offered('activate')).toEqual([]);
  });

  test('MK-S08-13 by agreement a glade holds one shield for two players, two for more: another one is replaced', () => {
    const two = druid(state => Object.assign(state.map.sites[C] ?? {}, { shields: [1] }), { 'limited-glades': true });
    expect(glade(two.choose('activate'))).toEqual([0]);
    const three = druid(
      state => Object.assign(state.map.sites[C] ?? {}, { shields: [1, 2] }),
      { 'limited-glades': true },
      3,
    );
    three.choose('activate');
    expect(three.offered()).toEqual(['seat:1', 'seat:2']);
    expect(glade(three.choose('seat:2'))).toEqual([1, 0]);
  });

  const chanting = (round: number, settings = {}): Sitting =>
    druid(state => {
      Object.assign(state, { round, night: true });
      Object.assign(state.map.sites[C] ?? {}, { shields: [0] });
      state.map.sites[hexOn(0, 1, 1)] = { ...newSite('magical-glade'), shields: [1, 0] };
    }, settings);

  test.each([
    [2, ['brown', 'brown'], 2, {}],
    [4, ['red', 'red'], 4, {}],
    [6, ['brown', 'red', 'brown', 'red'], 6, { epic: true }],
  ] as const)(
    'MK-S08-04 MK-S08-05 MK-S08-06 MK-S08-08 MK-S08-10 MK-S08-14 the incantation of round %i',
    (round, colours, n, settings) => {
      const t = chanting(round, settings);
      t.choose('incantation');
      const { foes } = combat(t);
      expect(foes.map(({ fameHalves }) => fameHalves)).toEqual(colours.map(() => 4));
      expect(foes.map(({ token }) => enemyOf(token).colour)).toEqual(colours);
      expect(turn(t)).toMatchObject({ acted: true, owed: [{ reward: 'random-crystals', n }] });
    },
  );

  test('MK-S08-04 by day, in a village, without a marked glade or a second time there is none', () => {
    const offered = (change: (state: State) => void) =>
      druid(state => {
        Object.assign(state, { round: 2, night: true });
        Object.assign(state.map.sites[C] ?? {}, { shields: [0] });
        change(state);
      }).offered('incantation');
    expect(offered(() => {})).toEqual(['incantation']);
    expect(offered(state => Object.assign(state, { night: false }))).toEqual([]);
    expect(offered(state => stand(state, 0, E))).toEqual([]);
    expect(offered(state => Object.assign(state.map.sites[C] ?? {}, { shields: [1] }))).toEqual([]);
    expect(offered(state => Object.assign(state.notes, { 'incantation-1-0': 1 }))).toEqual([]);
  });

  test('MK-S08-06 MK-S08-07 defeated ones bring double fame, the others disappear', () => {
    const t = druid(state => {
      hold(state, 0, 'rage', 'concentration');
      tokens(state, 0, 'red');
      const { foes } = fight(state, ['prowlers', 'minotaur'], { phase: 'attack', why: 'scenario', from: 'drawn' });
      for (const foe of foes) foe.fameHalves = 4;
    });
    t.choose('target:0').choose('play:rage,strong').choose('strike').choose('done');
    expect([me(t).fame, t.state.tokens.brown.discard, t.state.tokens.green.discard]).toEqual([
      4,
      ['minotaur'],
      ['prowlers'],
    ]);
  });

  test('MK-S08-09 MK-S08-14 after a night the glades are bare again, but for the last one', () => {
    const after = (round: number, night: boolean, settings = {}) =>
      sit({ scenario: 'druid-nights', begun: false, settings }, state => {
        Object.assign(state, { stage: 'prepare', round, night });
        Object.assign(state.map.sites[C] ?? {}, { shields: [0, 1] });
      }).state.map.sites[C]?.shields;
    expect([after(1, false), after(2, true), after(4, true, { epic: true })]).toEqual([[0, 1], [], []]);
    expect([after(4, true), after(6, true, { epic: true })]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('MK-S08-11 when all have chanted in the second night everybody has one more turn', () => {
    const ended = (notes: Readonly<Record<string, number>>, round = 4) =>
      endTurn(
        druid(state => {
          stand(state, 0, SW);
          Object.assign(state, { round, night: true, notes: { ...notes } });
        }),
      ).state.ending;
    expect(ended({ 'incantation-2-0': 1, 'incantation-2-1': 1 })).toEqual({ why: 'scenario', left: [0] });
    expect(ended({ 'incantation-2-0': 1 })).toBeNull();
    expect(ended({ 'incantation-1-0': 1, 'incantation-1-1': 1 }, 2)).toBeNull();
  });

  test('MK-S08-12 the standard achievements; the most fame wins', () => {
    expect(
      scored('druid-nights', 2, state => {
        hold(state, 0, 'fireball');
        heroOf(state, 1).fame = 4;
      }),
    ).toMatchObject({ winners: [0], scores: [5, 4] });
  });
});

describe('One to Return', () => {
  const dusk = (at: readonly (number | null)[], change: Partial<State> = {}): State =>
    sit({ scenario: 'one-to-return', seats: at.length, begun: false }, state => {
      state.stage = 'prepare';
      for (const [seat, hex] of at.entries()) heroOf(state, seat).at = hex;
      Object.assign(state, change);
    }).state;

  test('MK-S11-02 who stands on the portal at the end of the first day is out', () => {
    const state = dusk([C, null, E]);
    expect(state.heroes.map(({ out }) => out)).toEqual([false, true, false]);
    expect(state.order).toEqual([0, 2]);
    expect(dusk([C, null, E], { round: 2, night: true }).heroes.map(({ out }) => out)).toEqual([false, false, false]);
  });

  test('MK-S11-03 then the portal is an empty space of plains: entered for 2, and who ends a turn there stays', () => {
    const state = dusk([C, E, SW]);
    expect([state.map.sites[START], terrainAt(state, START)]).toEqual([undefined, 'plains']);
    const t = closing('one-to-return', 2, one => {
      delete one.map.sites[START];
      stand(one, 0, hexOn(0, 0, 2));
      turnOf(one).move = 2;
    }).choose(`step:${START}`);
    expect([me(t).at, turn(t).move]).toEqual([START, 0]);
    endTurn(t);
    expect(heroOf(t.state, 0).at).toBe(START);
    // On the open portal the figure leaves the map.
    const open = closing('one-to-return', 2, one => stand(one, 0, START));
    expect(heroOf(endTurn(open).state, 0).at).toBeNull();
  });

  test('MK-S11-03 only one hero may stand there: others are fought, or whoever came withdraws', () => {
    const meeting = (closed: boolean, settings = {}) =>
      closing(
        'one-to-return',
        2,
        state => {
          if (closed) delete state.map.sites[START];
          stand(state, 0, START);
          stand(state, 1, START);
          turnOf(state).path = [hexOn(0, 0, 2), START];
        },
        settings,
      );
    expect([meeting(true).offered('duel'), meeting(false).offered('duel')]).toEqual([['duel'], []]);
    const fought = meeting(true).choose('duel');
    expect(fought.state.duel).toMatchObject({ aggressor: 0, defender: 1, at: START, walls: false });
    const peaceful = meeting(true, { duels: false });
    expect([peaceful.offered('duel'), peaceful.offered('end')]).toEqual([[], ['end']]);
    peaceful.choose('end');
    expect([me(peaceful).at, me(peaceful).hand]).toEqual([hexOn(0, 0, 2), ['march', 'wound']]);
  });

  test('MK-S11-04 MK-S11-05 who stands there at the end wins, whatever the fame; else nobody', () => {
    const end = (...at: readonly number[]) =>
      scored('one-to-return', 2, state => {
        state.round = 4;
        for (const [seat, hex] of at.entries()) heroOf(state, seat).at = hex;
        heroOf(state, 1).fame = 99;
      });
    expect(end(START, C)).toMatchObject({ winners: [0], kind: 'returned' });
    expect(end(START, C)?.scores).toBeUndefined();
    expect(end(E, C)).toMatchObject({ winners: [], kind: 'nobody-returned' });
  });

  test('MK-S11-06 once the end of the night is announced nobody is attacked there', () => {
    const t = closing('one-to-return', 2, state => {
      delete state.map.sites[START];
      state.ending = { why: 'round', left: [] };
      stand(state, 0, START);
      stand(state, 1, START);
    });
    expect(t.offered('duel')).toEqual([]);
  });
});
