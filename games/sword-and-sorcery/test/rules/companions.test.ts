import { describe, expect, test } from 'vitest';
import { COMPANIONS } from '../../content/companions.ts';
import { powerOf } from '../../content/powers/index.ts';
import type { State } from '../../index.ts';
import { controls } from '../../rules/balance-of-power.ts';
import { appearing } from '../../rules/events.ts';
import { healFigure } from '../../rules/wounds.ts';
import { heroOf } from '../../state.ts';
import type { Io } from '../../types.ts';
import { guard, inForce, lastTurn, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';
import { fenrir, fenrirAt, glasses } from '../wolf.ts';

/** Laegon's turn, with Ecarus behind him. */
const hunt = (arrange: (state: State) => void, rank = 1) =>
  sit({ heroes: ['ranger', 'white-rose'], rank, passing: ['react'] }, state => {
    stand(state, 'ecarus', '1A.t');
    arrange(state);
  });

const CALL = 'power:call-fenrir,1,-';

describe('companions', () => {
  test('SS-ALLY-01, SS-ALLY-02, SS-ALLY-03 the power puts the figure beside its hero and activates it at once', () => {
    const t = hunt(state => {
      guard(state);
      learn(state, 'laegon', 'call-fenrir');
    }).choose(CALL);
    expect(t.state.companions).toMatchObject([
      { id: 'fenrir', owner: 'laegon', level: 1, zone: zone('2A.c'), wounds: 0 },
    ]);
    expect(told(t, 'placed')).toMatchObject([{ figure: 'fenrir', zone: zone('2A.c'), rule: 'SS-ALLY-01' }]);
    expect([t.kind, t.state.turn?.standard]).toEqual(['companion', 0]);
    expect(t.offered()).toEqual([to('2A.n'), to('2A.w'), to('2A.o'), to('2A.s'), 'done']);
  });

  test('SS-ALLY-03, SS-ALLY-04 once a round; in the next the same action activates it where it stands', () => {
    const t = hunt(state => {
      lastTurn(state);
      learn(state, 'laegon', 'call-fenrir');
    }, 3);
    t.choose(CALL).choose(to('2A.n')).choose('done');
    expect([t.state.turn?.standard, t.offered('power')]).toEqual([1, []]);
    t.choose('end').choose('next:laegon');
    expect([t.state.round, t.offered('power')]).toEqual([2, [CALL]]);
    t.choose(CALL);
    expect(t.state.companions).toMatchObject([{ id: 'fenrir', zone: zone('2A.n') }]);
    expect(t.offered('step')).toEqual([to('2A.c')]);
  });

  test('SS-ALLY-05, SS-COOL-03 the cooldown begins when the companion is killed, not before', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.n').wounds = 4;
      enemy(state, 'orc-warrior-green-1', '2A.n');
    }).choose(CALL);
    expect(glasses(t, 'call-fenrir')).toBe(0);
    // The orc strikes as the wolf leaves: 1 automatic hit, no block.
    t.choose(to('2A.c'), [red('gremlin'), blue('gremlin')]);
    expect(t.state.companions).toEqual([]);
    expect([glasses(t, 'call-fenrir'), t.offered('power'), t.kind]).toEqual([2, [], 'turn']);
    expect(told(t, 'cooldown')).toMatchObject([{ power: 'call-fenrir', glasses: 2 }]);
  });

  test('SS-ALLY-05 with it goes what lay on it: a new wolf is free of it', () => {
    const t = hunt(state => {
      Object.assign(fenrirAt(state, '2A.n'), { wounds: 4, criticals: ['armour-1'] });
      inForce(state, 'fenrir', 'song', { do: 'modify', value: 'hits', n: 3 });
      enemy(state, 'orc-warrior-green-1', '2A.n');
    });
    t.choose(CALL).choose(to('2A.c'), [red('gremlin'), blue('gremlin')]);
    expect(t.state.companions).toEqual([]);
    expect([t.state.supplies.critical.out, t.state.lasting]).toEqual([['armour-1'], []]);
  });

  test('SS-ALLY-06 what stands on the cards', () => {
    const { name, action, nature, levels, cooldownFrom } = powerOf('call-fenrir');
    expect([name.en, action, nature, cooldownFrom]).toEqual(['Call Fenrir', 'standard', 'neutral', 'end-of-effect']);
    expect(levels.map(({ level, cooldown }) => [level, cooldown])).toEqual([
      [1, 2],
      [4, 2],
    ]);
    const card = COMPANIONS.fenrir;
    expect([card?.name.en, card?.style]).toEqual(['Fenrir', 'speed']);
    for (const level of card?.levels ?? [])
      expect(Object.keys(level)).toEqual(
        expect.arrayContaining(['level', 'heroValue', 'move', 'health', 'attack', 'defence']),
      );
  });

  test('SS-ALLY-07 one move and one attack, in either order; an attack ends the move under way', () => {
    const fight = () =>
      hunt(state => {
        fenrirAt(state, '2A.c');
        stand(state, 'laegon', '2A.w');
        enemy(state, 'gremlin-blue-1', '2A.n');
        enemy(state, 'gremlin-green-1', '2A.c');
      }).choose(CALL);
    const first = fight().choose('attack:main,gremlin-green-1', [red('hit')]);
    // 1 automatic and 1 rolled.
    expect(body(first, 'gremlin-green-1').wounds).toBe(2);
    expect(first.offered('attack')).toEqual([]);
    expect(first.offered('step')).toEqual([to('2A.n'), to('2A.w'), to('2A.o'), to('2A.s')]);
    const moved = fight().choose(to('2A.n'), [blue('block'), blue('block')]);
    moved.choose('attack:main,gremlin-blue-1', [red('hit'), blue('gremlin')]);
    // Three points are left, but the move is over; nothing is left to ask.
    expect(moved.kind).toBe('turn');
    expect(body(moved, 'gremlin-blue-1').wounds).toBe(2);
  });

  test('SS-ALLY-08, SS-SPWN-04 with hero value 0 it does not count for event cards', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.c');
      state.enemies = [];
    });
    expect(COMPANIONS.fenrir?.levels.map(({ heroValue }) => heroValue)).toEqual([0, 0]);
    expect(appearing(t.state, ['even'])).toBe(2);
  });

  test('SS-ALLY-09 it acts in the turn of its hero and takes none of its own', () => {
    const t = hunt(state => {
      guard(state);
      fenrirAt(state, '2A.c');
      state.supplies.activation.pile.rest = ['A'];
    }).choose('end');
    expect([t.kind, t.offered()]).toEqual(['turn', t.offered()]);
    expect(t.state.turn?.hero).toBe('ecarus');
    expect(t.offered('power')).toEqual([]);
  });

  test('SS-ALLY-10 for the balance of power it counts as one hero, unless it lies on the ground', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.c');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(controls(t.state, 'heroes', zone('2A.c'))).toBe(true);
    fenrir(t).conditions.push('knocked-down');
    expect(controls(t.state, 'heroes', zone('2A.c'))).toBe(false);
  });

  test('SS-ALLY-11 difficult ground costs it two points, dangerous ground a wound', () => {
    const rough = hunt(state => {
      guard(state);
      fenrirAt(state, '4B.c');
    })
      .choose(CALL)
      .choose(to('4B.e'))
      .choose(to('5B.b'));
    // 4 - 2 - 1: one point left, too little for the next difficult zone.
    expect(rough.offered('step')).toEqual([to('5B.p'), to('6A.a')]);
    rough.choose(to('5B.p'));
    expect(fenrir(rough).wounds).toBe(1);
  });

  test('SS-ALLY-11 enemies strike at it when it leaves, and it defends with its die', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.n');
      enemy(state, 'orc-warrior-green-1', '2A.n');
    });
    t.choose(CALL).choose(to('2A.c'), [red('hit'), blue('block')]);
    // 2 hits, 1 die.
    expect(fenrir(t)).toMatchObject({ wounds: 1, zone: zone('2A.c') });
    expect(told(t, 'attack')).toMatchObject([{ by: 'orc-warrior-green-1', target: 'fenrir', opportunity: true }]);
  });

  test('SS-ALLY-11 critical hits that lie on it work', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.n').criticals = ['hits-1'];
      enemy(state, 'gremlin-green-1', '2A.n');
    });
    t.choose(CALL).choose('attack:main,gremlin-green-1', [red('hit')]);
    expect(body(t, 'gremlin-green-1').wounds).toBe(1);
  });

  test('SS-ALLY-12, SS-ALLY-13 no standard and no free actions, no items: it opens nothing and takes nothing', () => {
    const t = hunt(state => {
      guard(state);
      fenrirAt(state, '1A.s');
      stand(state, 'laegon', '1A.s');
      stand(state, 'ecarus', '2A.n');
      give(state, 'laegon', 'pack', 'healing-potion');
      state.ground[zone('1A.s')]?.coins.splice(0, 3, 1, 0, 0);
    });
    // Laegon can open the door, pick up and lay down, but there is nobody to exchange with.
    expect(t.offered().filter(id => /open|pick-up|drop|exchange/.test(id))).toEqual([
      'open:1A.h|1A.s',
      'pick-up',
      'drop',
    ]);
    t.choose(CALL);
    expect(t.offered()).toEqual([to('1A.t'), 'done']);
  });

  test('SS-ALLY-14 it saves with the symbol of its hero', () => {
    const poisoned = (face: string) =>
      hunt(state => {
        lastTurn(state);
        fenrirAt(state, '2A.c').conditions = ['poisoned-1'];
      }).choose('end', [blue(face)]);
    expect(fenrir(poisoned('energy'))).toMatchObject({ wounds: 1, conditions: [] });
    expect(fenrir(poisoned('block'))).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
  });

  test('SS-ALLY-15 it sets off no story and reveals no shadow', () => {
    const t = hunt(state => {
      guard(state);
      fenrirAt(state, '2A.o');
      stand(state, 'laegon', '7A.k');
      stand(state, 'ecarus', '7A.k');
      state.shadows = [zone('3A.c')];
      state.waypoints = [{ id: 'well', zone: zone('3A.a') }];
    });
    t.choose(CALL).choose(to('3A.a'));
    expect(t.state.shadows).toEqual([zone('3A.c')]);
    expect(t.state.waypoints).toHaveLength(1);
  });

  test('SS-ALLY-16 heroes cannot heal it', () => {
    const t = hunt(state => {
      guard(state);
      fenrirAt(state, '2A.c').wounds = 2;
      learn(state, 'laegon', 'balm');
      give(state, 'laegon', 'pack', 'healing-potion');
      heroOf(state, 'laegon').wounds = 1;
    });
    expect(t.offered('power:balm')).toEqual(['power:balm,1,laegon']);
    expect(t.offered('item')).toEqual(['item:healing-potion,laegon']);
    t.choose('power:balm,1,laegon');
    expect(fenrir(t).wounds).toBe(2);
    // Whatever might be aimed at him.
    const state = structuredClone(t.state);
    healFigure(state, {} as Io, 'fenrir', 2);
    expect(state.companions[0]?.wounds).toBe(2);
  });

  test('SS-ALLY-17 its card may change the rules: the stronger wolf walks through difficult ground for one point', () => {
    const left = (level: 1 | 4) => {
      const t = hunt(state => {
        guard(state);
        fenrirAt(state, '4B.c', level);
      }, 4).choose(`power:call-fenrir,${level},-`);
      t.choose(to('4B.e')).choose(to('5B.a'));
      return t.kind === 'companion' ? t.offered('step').length : 0;
    };
    expect([left(1), left(4)]).toEqual([0, 5]);
  });

  test('SS-EPOW-06 its killer gains a power', () => {
    const t = hunt(state => {
      fenrirAt(state, '2A.n').wounds = 4;
      enemy(state, 'orc-warrior-green-1', '2A.n');
    });
    t.choose(CALL).choose(to('2A.c'), [red('gremlin'), blue('gremlin')]);
    expect(t.state.enemies[0]?.powers).toHaveLength(1);
    expect(hero(t, 'laegon').ghost).toBe(false);
  });

  test('SS-ALLY-22 the focus of its hero is not for its attack, nothing interrupts it, and it cannot be sent away', () => {
    const t = sit({ heroes: ['archer', 'white-rose'], rank: 3 }, state => {
      give(state, 'laegon', 'main', 'longbow');
      stand(state, 'laegon', '2A.n');
      stand(state, 'ecarus', '1A.s');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      fenrirAt(state, '2A.c');
    });
    t.choose('focus').choose('power:call-fenrir,1,-');
    // Only what the wolf does itself, or the end of it.
    expect([t.kind, [...new Set(t.offered().map(id => id.split(':')[0]))]]).toEqual([
      'companion',
      ['step', 'attack', 'done'],
    ]);
    t.choose('attack:main,orc-warrior-green-1', [red('hit')]);
    expect(told(t, 'hits')).toMatchObject([
      { by: 'fenrir', hits: { base: 1, parts: [{ source: 'automatic', amount: 1 }] } },
    ]);
    t.choose('done');
    // The focus still waits for Laegon's own attack.
    expect(t.state.lasting.map(({ source, on }) => [source, on])).toEqual([['focus', 'laegon']]);
    expect(t.state.companions).toHaveLength(1);
  });
});
