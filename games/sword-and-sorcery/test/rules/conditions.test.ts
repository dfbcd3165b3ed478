import { describe, expect, test } from 'vitest';
import type { Condition } from '../../content/words.ts';
import type { State } from '../../index.ts';
import { controls } from '../../rules/balance-of-power.ts';
import { heroOf } from '../../state.ts';
import { lastTurn, nextAttack, suffers, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../positions.ts';

/** Ecarus leaves the zone of an orc whose blow brings this condition. */
const leaves = (condition: Condition, dice: readonly number[], arrange: (state: State) => void = () => {}, rank = 1) =>
  sit({ rank }, state => {
    stand(state, 'laegon', '1A.t');
    enemy(state, 'orc-warrior-green-1', '2A.c');
    nextAttack(state, 'orc-warrior-green-1', {
      do: 'property',
      cost: {},
      effects: [{ do: 'condition', condition }],
    });
    arrange(state);
  }).choose(to('2A.n'), dice);

/** The brigand gets a condition from Ecarus, having these already. */
const gets = (condition: Condition, ...had: Condition[]): Sitting =>
  sit({}, state => {
    stand(state, 'laegon', '1A.t');
    enemy(state, 'brigand-green-1', '2A.c').bodies[0]?.conditions.push(...had);
    nextAttack(state, 'ecarus', { do: 'property', cost: {}, effects: [{ do: 'condition', condition }] });
  })
    .choose('attack:unarmed,brigand-green-1', [blue('gremlin')])
    .choose('property:0');

describe('conditions', () => {
  test('SS-COND-01, SS-COND-05, SS-COND-11, SS-COND-14, SS-COND-25 each property lays its condition on the card', () => {
    for (const condition of ['stunned', 'blinded', 'knocked-down', 'slowed', 'poisoned-1'] as const) {
      const t = gets(condition);
      expect(body(t, 'brigand-green-1').conditions).toEqual([condition]);
      expect(told(t, 'condition')).toMatchObject([{ figure: 'brigand-green-1', condition }]);
    }
  });

  test('SS-COND-02, SS-COND-20 different ones together, but never the same twice: that is a wound', () => {
    // Somebody on the ground is dominated: one more hit, which nothing stops.
    expect(body(gets('slowed', 'stunned'), 'brigand-green-1')).toMatchObject({
      conditions: ['stunned', 'slowed'],
      wounds: 0,
    });
    expect(body(gets('slowed', 'slowed'), 'brigand-green-1')).toMatchObject({ conditions: ['slowed'], wounds: 1 });
    const down = gets('knocked-down', 'knocked-down');
    expect(told(down, 'wounds')).toMatchObject([{ n: 1, rule: 'SS-COND-20' }, { rule: 'SS-DEF-11' }]);
    expect(body(down, 'brigand-green-1').conditions).toEqual(['knocked-down']);
  });

  test('SS-COND-03 a Bandage removes one', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'pack', 'bandage');
      suffers(state, 'laegon', 'blinded', 'slowed');
    });
    t.choose('item:bandage,laegon').choose('condition:blinded');
    expect(hero(t, 'laegon').conditions).toEqual(['slowed']);
  });

  test('SS-COND-06, SS-COND-08, SS-COND-09 who is stunned skips the whole turn; the enemies have theirs; then the token goes', () => {
    const t = sit({ begun: false }, state => {
      suffers(state, 'ecarus', 'stunned');
      enemy(state, 'brigand-green-1', '1A.h');
    });
    t.choose('next:ecarus');
    expect(t.happened().map(({ kind }) => kind)).toEqual([
      'turn-skipped',
      'condition-gone',
      'turn-ended',
      'activation-card',
      ...t
        .happened()
        .slice(4)
        .map(({ kind }) => kind),
    ]);
    expect(hero(t, 'ecarus')).toMatchObject({ conditions: [], acted: true });
  });

  test('SS-COND-06 who is stunned does not react either', () => {
    const attacked = (...conditions: Condition[]) =>
      sit({ heroes: ['white-rose', 'cleric'] }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        suffers(state, 'thorgar', ...conditions);
        enemy(state, 'brigand-green-1', '2A.c');
      }).choose('attack:main,brigand-green-1', [red('hit'), blue('block'), blue('block')]).kind;
    expect(attacked()).toBe('react');
    expect(attacked('stunned')).toBe('turn');
  });

  test('SS-COND-07 what is passive goes on: the Shield of a stunned hero still gives a die', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'], passing: ['react'] }, state => {
      give(state, 'thorgar', 'off', 'shield', 1);
      give(state, 'ecarus', 'off', 'shield');
      suffers(state, 'ecarus', 'stunned');
    });
    t.choose('attack:off,ecarus', [blue('hit'), blue('hit')]).choose('done', [blue('block'), blue('gremlin')]);
    expect(hero(t, 'ecarus').wounds).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('SS-COND-10 stunned in the own turn: it ends at once, and the whole next turn is skipped too', () => {
    const t = leaves('stunned', [red('gremlin'), blue('block')], state => {
      state.supplies.activation.pile.rest = ['A'];
    });
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.c'), acted: true, conditions: ['stunned'], fresh: [] });
    expect(t.state.turn?.hero).toBe('laegon');
    expect(told(t, 'turn-skipped')).toEqual([]);
  });

  test('SS-COND-12, SS-COND-29 a blinded hero saves before an action: with the symbol it is taken', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'laegon', '1A.t');
      suffers(state, 'ecarus', 'blinded');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('attack:main,brigand-green-1', [blue('block+hit'), red('hit+hit'), blue('hit'), blue('hit')]);
    expect(body(t, 'brigand-green-1').wounds).toBe(3);
    expect(t.leftover).toEqual([]);
  });

  test('SS-COND-12, SS-COND-29 without it the action is not carried out, but gone', () => {
    const blinded = (choice: string, arrange: (state: State) => void = () => {}) =>
      sit({ heroes: ['white-rose', 'archer'], rank: 5 }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        stand(state, 'laegon', '2A.w');
        suffers(state, 'ecarus', 'blinded');
        enemy(state, 'brigand-green-2', '1A.h');
        arrange(state);
      }).choose(choice, [blue('hit')]);
    const moved = blinded(to('2A.n'));
    expect(hero(moved, 'ecarus').zone).toBe(zone('2A.c'));
    expect(moved.offered('step')).toEqual([]);
    expect(moved.state.turn).toMatchObject({ moved: true, combat: 2, standard: 2 });
    const struck = blinded('attack:main,brigand-green-1', state => {
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(struck.state.turn).toMatchObject({ combat: 1, standard: 2, moved: false });
    expect(told(struck, 'attack')).toEqual([]);
    const focused = blinded('focus', state => {
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(focused.state.turn).toMatchObject({ combat: 2, standard: 1 });
    expect([focused.offered('focus'), focused.state.lasting]).toEqual([[], []]);
    const drank = blinded('item:healing-potion,ecarus', state => {
      heroOf(state, 'ecarus').wounds = 3;
      give(state, 'ecarus', 'pack', 'healing-potion');
    });
    expect(hero(drank, 'ecarus')).toMatchObject({ wounds: 3, pack: [] });
    expect(drank.state.turn?.standard).toBe(1);
    const power = blinded('power:rally,1,ecarus', state => {
      heroOf(state, 'ecarus').wounds = 3;
      learn(state, 'ecarus', 'rally');
    });
    expect(hero(power, 'ecarus').wounds).toBe(3);
    expect(hero(power, 'ecarus').powers[0]?.glasses).toBeGreaterThan(0);
  });

  test('SS-COND-12, SS-COND-29 a failed free action costs nothing; further steps of a move need no save, disengaging does', () => {
    const t = sit({}, state => {
      suffers(state, 'ecarus', 'blinded');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    t.choose(to('2A.w'), [blue('block')]);
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.w'));
    t.choose(to('2A.c')).choose(to('2A.n'));
    expect(t.state.turn?.points).toBe(0);
    const out = sit({}, state => {
      suffers(state, 'ecarus', 'blinded');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    // The move begins, but he does not get away from the gremlin, nor does it strike.
    out.choose(to('2A.n'), [blue('block'), blue('hit')]);
    expect(hero(out, 'ecarus').zone).toBe(zone('2A.c'));
    expect(told(out, 'attack')).toEqual([]);
    expect(out.state.turn?.points).toBe(3);
    out.choose(to('2A.n'), [blue('block'), blue('block'), blue('block')]);
    expect(hero(out, 'ecarus')).toMatchObject({ zone: zone('2A.n'), wounds: 0 });
    expect(out.leftover).toEqual([]);
  });

  test('SS-COND-12 a reaction needs a save as well, also one to the save roll of somebody else', () => {
    const t = sit({ heroes: ['white-rose', 'cleric'] }, state => {
      suffers(state, 'ecarus', 'blinded');
      suffers(state, 'thorgar', 'blinded');
      enemy(state, 'brigand-green-2', '1A.h');
    });
    t.choose(to('2A.n'), [blue('hit')]);
    expect(t.offered()).toEqual(['use:thorgar,divine-favour,1', 'pass']);
    // Thorgar sees well enough, and Ecarus rolls again.
    t.choose('use:thorgar,divine-favour,1', [blue('hit+magic'), blue('block')]);
    expect(t.leftover).toEqual([]);
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.n'));
    const fails = sit({ heroes: ['white-rose', 'cleric'] }, state => {
      suffers(state, 'ecarus', 'blinded');
      suffers(state, 'thorgar', 'blinded');
      enemy(state, 'brigand-green-2', '1A.h');
    });
    fails.choose(to('2A.n'), [blue('hit')]).choose('use:thorgar,divine-favour,1', [blue('hit')]);
    expect(hero(fails, 'ecarus').zone).toBe(zone('2A.c'));
    // It counts as used.
    expect(fails.state.used.round).toContain('thorgar/divine-favour');
  });

  test('SS-COND-13, SS-COND-27 blinded and slowed go at the end of the next turn, not of the turn they came in', () => {
    const t = sit({}, state => {
      lastTurn(state);
      suffers(state, 'ecarus', 'blinded', 'slowed');
    });
    t.choose('end');
    expect(hero(t, 'ecarus').conditions).toEqual([]);
    const fresh = leaves('blinded', [red('gremlin'), blue('block')]);
    fresh.choose('end');
    expect(hero(fresh, 'ecarus').conditions).toEqual(['blinded']);
  });

  test('SS-COND-15, SS-COND-18, SS-COND-19 who lies on the ground neither attacks nor walks, but stands up for a point', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      suffers(state, 'ecarus', 'knocked-down');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    expect(t.offered('attack')).toEqual([]);
    expect(t.offered('step')).toEqual([]);
    t.choose('stand');
    expect(hero(t, 'ecarus').conditions).toEqual([]);
    expect(t.state.turn?.points).toBe(2);
    expect(t.offered('attack')).toEqual(['attack:main,brigand-green-1']);
  });

  test('SS-COND-16, SS-COND-17 no armour on the ground, and no part in the balance of power', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'armour', 'chain');
      stand(state, 'laegon', '1A.t');
      enemy(state, 'orc-warrior-green-1', '2A.c');
      nextAttack(state, 'orc-warrior-green-1', {
        do: 'property',
        cost: {},
        effects: [{ do: 'condition', condition: 'knocked-down' }],
      });
    });
    t.choose(to('2A.n'), [red('hit'), blue('gremlin'), blue('gremlin')]);
    // 2 hits, armour does not count; he lies where he was, and has all his points.
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 2, zone: zone('2A.c'), conditions: ['knocked-down'] });
    expect(t.state.turn?.points).toBe(3);
    expect(controls(t.state, 'enemies', zone('2A.c'))).toBe(true);
  });

  test('SS-COND-21, SS-COND-22, SS-COND-23 poison wounds in the time phase; then a save may end it', () => {
    const poisoned = (condition: Condition, die: number) => {
      const t = sit({}, state => {
        lastTurn(state);
        suffers(state, 'ecarus', condition);
      }).choose('end', [die]);
      expect(t.leftover).toEqual([]);
      return hero(t, 'ecarus');
    };
    expect(poisoned('poisoned-1', blue('hit'))).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
    expect(poisoned('poisoned-2', blue('block'))).toMatchObject({ wounds: 2, conditions: [] });
  });

  test('SS-COND-04 an enemy bears the same condition otherwise: it makes no save against poison', () => {
    const t = sit({}, state => {
      lastTurn(state);
      enemy(state, 'gremlin-blue-1', '1A.h').bodies[0]?.conditions.push('poisoned-1');
    }).choose('end');
    expect(body(t, 'gremlin-blue-1')).toMatchObject({ wounds: 1, conditions: ['poisoned-1'] });
    expect(told(t, 'rolled')).toEqual([]);
  });

  test('SS-COND-24 Poisoned II on Poisoned I: the token is turned, with a wound; I on II is only a wound', () => {
    expect(body(gets('poisoned-2', 'poisoned-1'), 'brigand-green-1')).toMatchObject({
      conditions: ['poisoned-2'],
      wounds: 1,
    });
    expect(body(gets('poisoned-1', 'poisoned-2'), 'brigand-green-1')).toMatchObject({
      conditions: ['poisoned-2'],
      wounds: 1,
    });
    expect(body(gets('poisoned-2'), 'brigand-green-1').wounds).toBe(0);
  });

  test('SS-COND-26 a slowed hero takes one action: a move, a combat action or a standard action; free ones as well', () => {
    const slow = () =>
      sit({ rank: 5 }, state => {
        give(state, 'ecarus', 'main', 'longsword');
        give(state, 'ecarus', 'pack', 'bandage');
        suffers(state, 'ecarus', 'slowed');
        begin(state, 'ecarus');
        enemy(state, 'orc-warrior-red-1', '2A.o');
      });
    const left = (t: Sitting) => t.offered().map(one => one.split(':')[0] ?? '');
    const moved = slow().choose(to('2A.n'));
    expect(new Set(left(moved))).toEqual(new Set(['step', 'drop', 'end']));
    const dashed = slow().choose('dash');
    expect(new Set(left(dashed))).toEqual(new Set(['drop', 'end']));
    const fought = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      suffers(state, 'ecarus', 'slowed');
      begin(state, 'ecarus');
      enemy(state, 'brigand-green-1', '2A.c');
    }).choose('attack:main,brigand-green-1', [red('gremlin'), blue('block'), blue('block')]);
    expect(left(fought)).toEqual(['end']);
  });

  test('SS-COND-26 a power that takes the move is that one action', () => {
    const t = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      learn(state, 'ecarus', 'charge');
      suffers(state, 'ecarus', 'slowed');
      begin(state, 'ecarus');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    t.choose(t.offered('power:charge')[0] ?? '');
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.n'));
    expect(t.offered()).toEqual(['end']);
  });

  test('SS-COND-28 slowed in the own turn: the move goes on, and one more action is left', () => {
    const t = leaves('slowed', [red('gremlin'), blue('block')], state => give(state, 'ecarus', 'main', 'longsword'), 5);
    expect(t.state.turn).toMatchObject({ slowed: 1, combat: 2, standard: 2 });
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.n'), conditions: ['slowed'] });
    t.choose(to('2A.c')).choose('dash');
    expect(t.offered('attack')).toEqual([]);
    t.choose('end');
    expect(hero(t, 'ecarus').conditions).toEqual(['slowed']);
  });
});
