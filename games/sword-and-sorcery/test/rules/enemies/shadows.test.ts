import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../../content/adventures/index.ts';
import type { CardId } from '../../../content/enemies/index.ts';
import type { EnemyPowerId } from '../../../content/enemy-powers.ts';
import { SHADOWS, type ShadowId } from '../../../content/shadows.ts';
import type { State } from '../../../index.ts';
import { newSupply } from '../../../rules/supplies.ts';
import { heroSees } from '../../../rules/zones.ts';
import { setup } from '../../../setup.ts';
import { heroOf } from '../../../state.ts';
import { enemiesAct, heard, zones } from '../../enemy-turns.ts';
import { lastTurn, to } from '../../laid.ts';
import { begin, blue, body, enemy, give, hero, red, sit, stand, zone } from '../../positions.ts';

/** Shadows lie in these zones, with these tokens in the pool. */
function shadows(state: State, at: readonly string[], pool: readonly ShadowId[]): void {
  state.shadows = zones(...at);
  state.supplies.shadow = newSupply([...pool]);
  state.supplies.enemy = newSupply<CardId>(['gremlin-green-1', 'brigand-green-1', 'orc-warrior-green-1']);
  enemy(state, 'brigand-green-2', '1A.h');
}

describe('shadows', () => {
  test('SS-SHAD-01, SS-SHAD-02 as the adventure says: the pool, and the zones they lie in, fewer of them with two heroes, more with four', () => {
    const laid = (scenario: AdventureId, heroes: number) =>
      setup({ scenario, seats: 1, settings: { heroes } }, undefined as never);
    const bell = laid('the-bell-without-a-hand', 3);
    expect(bell.supplies.shadow.pile.rest.toSorted()).toEqual([
      ...['citizen', 'citizen', 'double', 'single', 'single', 'single', 'single', 'special-event', 'veteran'],
    ]);
    expect([2, 3, 4].map(heroes => laid('the-bell-without-a-hand', heroes).shadows.length)).toEqual([2, 5, 6]);
    // Without a pool of its own an adventure takes all sixteen.
    const pool = laid('sparring-yard', 2).supplies.shadow.pile.rest;
    expect(pool).toHaveLength(16);
    for (const [id, { copies }] of Object.entries(SHADOWS)) expect(pool.filter(one => one === id)).toHaveLength(copies);
  });

  test('SS-SHAD-03 shadows placed later come from the pool; where it is empty, from the discards', () => {
    const t = sit({}, made => {
      shadows(made, ['3A.a'], []);
      made.supplies.shadow.out = ['citizen'];
      stand(made, 'ecarus', '3A.d');
      stand(made, 'laegon', '3A.d');
    }).choose(to('3A.c'));
    expect(heard(t, 'shadow')).toMatchObject([{ shadow: 'citizen' }]);
    expect(t.state.supplies.shadow).toMatchObject({ pile: { rest: [] }, out: ['citizen'] });
  });

  test('SS-SHAD-04, SS-SHAD-06, SS-SHAD-08 in every zone a hero enters: all that come into sight are turned over, then the move goes on', () => {
    const t = sit({}, state => {
      shadows(state, ['3A.a', '1A.k'], ['citizen', 'citizen']);
      stand(state, 'ecarus', '3A.d');
      stand(state, 'laegon', '3A.d');
    });
    expect(t.state.shadows).toHaveLength(2);
    t.choose(to('3A.c'));
    expect(heard(t, 'shadow')).toMatchObject([{ zone: zone('3A.a'), hero: 'ecarus', rule: 'SS-SHAD-08' }]);
    expect([t.state.shadows, t.state.turn?.points]).toEqual([zones('1A.k'), 2]);
    t.choose(to('2A.o')).choose(to('2A.c'));
    expect(t.state.shadows).toEqual(zones('1A.k'));
  });

  test('SS-SHAD-05 before everything else: an enemy revealed on dangerous ground is there before the ground wounds', () => {
    const t = sit({}, state => {
      shadows(state, ['5B.a'], ['single']);
      stand(state, 'laegon', '1A.k');
      stand(state, 'ecarus', '5B.d');
      state.ground[zone('5B.p')]?.fire.push(1);
    });
    t.choose(to('5B.p'));
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('shadow')).toBeGreaterThan(-1);
    expect(kinds.indexOf('appeared')).toBeLessThan(kinds.indexOf('wounds'));
    expect(kinds.indexOf('appeared')).toBeLessThan(kinds.indexOf('fire'));
  });

  test('SS-SHAD-05, SS-SHAD-03 a shadow that an event lays in plain sight is revealed at once', () => {
    const t = sit({ passing: ['react'] }, state => {
      lastTurn(state);
      shadows(state, [], ['single']);
      state.events.up = [];
      state.events.deck = { top: ['nightfall'], rest: ['quiet-hour'], bottom: [] };
      stand(state, 'ecarus', '5B.b');
      stand(state, 'laegon', '5B.b');
    }).choose('end');
    // Nightfall lays a shadow at the nearest open portal, in plain sight.
    expect(heard(t, 'shadow')).toMatchObject([{ zone: zone('5B.c') }]);
    expect(t.state.enemies.at(-1)?.bodies[0]?.zone).toBe(zone('5B.c'));
  });

  test('SS-SHAD-07 shadows do not hide what lies behind them', () => {
    const t = sit({}, state => {
      state.shadows = zones('1A.k');
      enemy(state, 'brigand-green-2', '1A.h');
    });
    const before = heroSees(t.state, zone('2A.c'), zone('1A.t'));
    t.state.shadows.push(zone('2A.w'));
    expect([before, heroSees(t.state, zone('2A.c'), zone('1A.t'))]).toEqual([true, true]);
  });

  test('SS-SHAD-15 seen by several at once the active hero reveals it', () => {
    const t = sit({ heroes: ['archer', 'white-rose', 'cleric'] }, state => {
      shadows(state, ['1A.t'], ['single']);
      begin(state, 'thorgar');
      state.doors = [];
    });
    t.choose('dash');
    expect(heard(t, 'shadow')).toMatchObject([{ hero: 'thorgar' }]);
  });

  test('SS-SHAD-15 an enemy that moves away or dies gives the view free', () => {
    const t = sit({ passing: ['react'] }, state => {
      shadows(state, ['1A.t'], ['citizen']);
      enemy(state, 'gremlin-green-1', '2A.w');
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'ecarus', '2A.w');
      stand(state, 'laegon', '2A.o');
      const gremlin = state.enemies.at(-1)?.bodies[0];
      if (gremlin) gremlin.wounds = 2;
    });
    expect(t.state.shadows).toEqual(zones('1A.t'));
    t.choose('attack:main,gremlin-green-1', [red('hit+hit'), blue('hit'), blue('hit')]);
    expect(heard(t, 'killed')).toHaveLength(1);
    expect(heard(t, 'shadow')).toMatchObject([{ zone: zone('1A.t'), hero: 'ecarus' }]);
    // Past Laegon to the richer hero in the north.
    const moves = enemiesAct('C', state => {
      shadows(state, ['1A.t'], ['citizen']);
      state.enemies = [];
      stand(state, 'ecarus', '2A.n');
      heroOf(state, 'ecarus').coins = [1, 0, 0];
      enemy(state, 'gremlin-blue-1', '2A.w');
      for (const one of state.heroes) one.shields = 20;
    });
    expect(heard(moves, 'shadow')).toMatchObject([{ hero: 'laegon' }]);
    const kinds = moves.happened().map(({ kind }) => kind);
    expect(kinds.indexOf('shadow')).toBeGreaterThan(kinds.indexOf('moved'));
    expect(kinds.indexOf('shadow')).toBeLessThan(kinds.indexOf('attack'));
  });

  test('SS-SHAD-05 at once, not only when all is done: the first to burn gives the view free before the second burns', () => {
    const t = sit({ passing: ['react'] }, state => {
      const burning = (card: 'gremlin-green-1' | 'orc-warrior-green-2', at: string, own: number): void => {
        const [made] = enemy(state, card, at).bodies;
        if (made) Object.assign(made, { wounds: own, fire: [1] });
      };
      burning('gremlin-green-1', '2A.w', 2);
      burning('orc-warrior-green-2', '1A.h', 0);
      lastTurn(state);
      shadows(state, ['1A.t'], ['citizen']);
      state.enemies.pop();
    }).choose('end');
    const kinds = t
      .happened()
      .flatMap(event => (event.kind === 'wounds' || event.kind === 'shadow' ? [event.kind] : []));
    expect(kinds).toEqual(['wounds', 'shadow', 'wounds']);
  });

  test('SS-SHAD-01 ghosts reveal none', () => {
    const t = sit({}, state => {
      shadows(state, ['3A.a'], ['citizen']);
      stand(state, 'ecarus', '3A.d');
      stand(state, 'laegon', '3A.d');
      heroOf(state, 'ecarus').ghost = true;
    });
    t.choose(to('3A.c'));
    expect(t.state.shadows).toEqual(zones('3A.a'));
  });
});

describe('portals', () => {
  /** The last turn of a round, before an event that brings enemies: one more than there are heroes less those in play. */
  const flood = (
    open: readonly ('hit' | 'magic')[],
    dice: readonly number[] = [],
    cards: readonly CardId[] = ['gremlin-green-1', 'brigand-green-1'],
  ) =>
    sit({ passing: ['react'] }, state => {
      lastTurn(state);
      stand(state, 'ecarus', '1A.k');
      stand(state, 'laegon', '1A.k');
      state.events.up = [];
      state.events.deck = { top: ['flood-of-shadows'], rest: ['quiet-hour'], bottom: [] };
      state.supplies.enemy = newSupply([...cards]);
      state.supplies.power = newSupply<EnemyPowerId>([]);
      for (const portal of state.portals) portal.open = (open as readonly string[]).includes(portal.symbol);
    }).choose('end', dice);
  const where = (t: ReturnType<typeof flood>) => heard(t, 'appeared').map(event => event.zone);

  test('SS-PORT-01, SS-PORT-02 each has its zone and is open or closed, as the adventure says', () => {
    const { portals } = setup({ scenario: 'sparring-yard', seats: 2, settings: {} }, undefined as never);
    expect(portals).toEqual([
      { symbol: 'hit', zone: zone('5B.c'), open: true },
      { symbol: 'magic', zone: zone('3A.b'), open: true },
    ]);
  });

  test('SS-PORT-03 enemies appear at an open portal; with one alone no die is rolled', () => {
    const t = flood(['magic']);
    expect(where(t)).toEqual(zones('3A.b', '3A.b'));
    expect(heard(t, 'rolled')).toEqual([]);
  });

  test('SS-PORT-04 with several a blue die for each, again until it names one that is open', () => {
    const t = flood(
      ['hit', 'magic'],
      [blue('block'), blue('hit'), blue('energy'), blue('gremlin'), blue('energy+magic')],
    );
    expect(where(t)).toEqual(zones('5B.c', '3A.b'));
    expect(heard(t, 'rolled').map(({ what }) => what)).toEqual(Array(5).fill('portal'));
    // A face with both names the first in the order of the symbols: magic before hit.
    expect(where(flood(['hit', 'magic'], [blue('hit+magic')], ['gremlin-green-1']))).toEqual(zones('3A.b'));
  });

  test('SS-PORT-05 without an open portal nobody appears', () => {
    const t = flood([]);
    expect([where(t), t.state.supplies.enemy.pile.rest.length]).toEqual([[], 2]);
    expect(hero(t, 'ecarus').ghost).toBe(false);
    expect(body(t, 'brigand-green-2').zone).toBe(zone('1A.h'));
  });
});
