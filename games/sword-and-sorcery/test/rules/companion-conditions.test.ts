import { describe, expect, test } from 'vitest';
import type { Condition } from '../../content/words.ts';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, nextAttack, to, told } from '../laid.ts';
import { begin, blue, body, enemy, hero, learn, red, sit, stand, zone } from '../positions.ts';
import { fenrir, fenrirAt, glasses } from '../wolf.ts';

const CALL = 'power:call-fenrir,1,-';

/** Laegon's turn; Fenrir has these conditions and stands beside a green gremlin. */
const ailing = (conditions: Condition[], arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['ranger', 'white-rose'], rank: 3, passing: ['react'] }, state => {
    stand(state, 'ecarus', '1A.t');
    enemy(state, 'gremlin-green-1', '2A.n');
    fenrirAt(state, '2A.n').conditions = conditions;
    state.supplies.activation.pile.rest = ['A'];
    arrange(state);
  });

describe('conditions of companions', () => {
  test('SS-ALLY-19 the turn of a companion is that of its hero: what does not last ends with it', () => {
    const t = ailing(['stunned', 'blinded', 'slowed', 'poisoned-1', 'knocked-down']).choose('end');
    expect(fenrir(t).conditions).toEqual(['poisoned-1', 'knocked-down']);
    // The turn of another hero ends nothing.
    const other = ailing(['stunned', 'blinded', 'slowed'], state => begin(state, 'ecarus')).choose('end');
    expect(fenrir(other).conditions).toEqual(['stunned', 'blinded', 'slowed']);
  });

  test('SS-ALLY-19, SS-COND-06 stunned it cannot be activated', () => {
    expect(ailing(['stunned']).offered('power')).toEqual([]);
    expect(ailing([]).offered('power')).toEqual([CALL]);
  });

  test('SS-ALLY-19, SS-COND-10 stunned on the way its activation is over, and the next one is skipped too', () => {
    const t = ailing([], state => {
      nextAttack(state, 'gremlin-green-1', {
        do: 'property',
        cost: {},
        effects: [{ do: 'condition', condition: 'stunned' }],
      });
    });
    t.choose(CALL).choose(to('2A.c'), [blue('gremlin'), blue('block')]);
    expect([t.kind, fenrir(t).zone, fenrir(t).conditions]).toEqual(['turn', zone('2A.n'), ['stunned']]);
    // The turn in which it came does not end it.
    t.choose('end');
    expect(fenrir(t).conditions).toEqual(['stunned']);
  });

  test('SS-ALLY-19, SS-COND-26 slowed it moves or attacks, not both', () => {
    const attacked = ailing(['slowed']).choose(CALL);
    attacked.choose('attack:main,gremlin-green-1', [red('hit')]);
    expect([attacked.kind, body(attacked, 'gremlin-green-1').wounds]).toEqual(['turn', 2]);
    const moved = ailing(['slowed'])
      .choose(CALL)
      .choose(to('2A.c'), [blue('gremlin'), blue('block')]);
    expect([moved.kind, moved.offered('attack'), moved.offered('step').length]).toEqual(['companion', [], 4]);
  });

  test('SS-ALLY-19, SS-COND-28 slowed on the way it takes exactly one action more', () => {
    const t = ailing([], state => {
      enemy(state, 'gremlin-blue-1', '2A.c');
      stand(state, 'laegon', '2A.w');
      nextAttack(state, 'gremlin-green-1', {
        do: 'property',
        cost: {},
        effects: [{ do: 'condition', condition: 'slowed' }],
      });
    });
    t.choose(CALL).choose(to('2A.c'), [blue('gremlin'), blue('block')]);
    expect(t.offered('attack')).toEqual(['attack:main,gremlin-blue-1']);
    t.choose('attack:main,gremlin-blue-1', [red('gremlin'), blue('gremlin')]);
    expect([t.kind, fenrir(t).conditions]).toEqual(['turn', ['slowed']]);
  });

  test('SS-ALLY-19, SS-COND-12 blinded it saves with its hero’s symbol before it attacks and before it moves', () => {
    const missed = ailing(['blinded'])
      .choose(CALL)
      .choose('attack:main,gremlin-green-1', [blue('block')]);
    expect(told(missed, 'save')).toMatchObject([{ figure: 'fenrir', symbol: 'energy', made: false }]);
    expect(body(missed, 'gremlin-green-1').wounds).toBe(0);
    // The attack counts as made; the move is left, and fails too.
    expect([missed.kind, missed.offered('attack')]).toEqual(['companion', []]);
    missed.choose(to('2A.c'), [blue('block')]);
    expect([missed.kind, fenrir(missed).zone]).toEqual(['turn', zone('2A.n')]);
    const made = ailing(['blinded']).choose(CALL);
    made.choose('attack:main,gremlin-green-1', [blue('energy'), red('hit')]);
    expect(body(made, 'gremlin-green-1').wounds).toBe(2);
  });

  test('SS-ALLY-19, SS-COND-29 blinded it saves for leaving enemies behind as well', () => {
    const t = ailing(['blinded'])
      .choose(CALL)
      .choose(to('2A.c'), [blue('energy'), blue('block')]);
    expect([fenrir(t).zone, told(t, 'save').length, told(t, 'attack')]).toEqual([zone('2A.n'), 2, []]);
    // The move goes on: the next try is no new move, but a new attempt to get away.
    t.choose(to('2A.c'), [blue('energy'), blue('gremlin'), blue('block')]);
    expect(fenrir(t).zone).toBe(zone('2A.c'));
  });

  test('SS-ALLY-19, SS-COND-15, SS-COND-18 knocked down it must stand up for a point before anything else', () => {
    const t = ailing(['knocked-down']).choose(CALL);
    expect(t.offered()).toEqual(['stand', 'done']);
    t.choose('stand');
    expect(fenrir(t).conditions).toEqual([]);
    t.choose(to('2A.c'), [blue('gremlin'), blue('block')]).choose(to('2A.o'));
    t.choose(to('3A.a'));
    // 4 - 1 - 3.
    expect(t.kind).toBe('turn');
  });

  test('SS-ALLY-20 the companion of a ghost stays in play, but nobody activates it', () => {
    const t = ailing([], state => {
      heroOf(state, 'laegon').ghost = true;
    });
    expect([t.kind, t.state.companions.length, t.offered('power')]).toEqual(['ghost', 1, []]);
  });

  test('SS-ALLY-20, SS-POW-08 it leaves with the card that called it', () => {
    const dies = (...powers: ('balm' | 'call-fenrir')[]) =>
      sit({ heroes: ['ranger', 'white-rose'], rank: 2, passing: ['react'] }, state => {
        lastTurn(state);
        state.enemies = [];
        guard(state);
        learn(state, 'laegon', ...powers);
        fenrirAt(state, '2A.n').criticals = ['hits-1'];
        heroOf(state, 'laegon').wounds = 6;
        heroOf(state, 'laegon').fire = [1];
      }).choose('end');
    const lost = dies('balm', 'call-fenrir');
    expect([hero(lost, 'laegon').ghost, hero(lost, 'laegon').powers.map(({ id }) => id)]).toEqual([true, ['balm']]);
    expect([lost.state.companions, lost.state.supplies.critical.out]).toEqual([[], ['hits-1']]);
    const kept = dies('call-fenrir', 'balm');
    expect(kept.state.companions).toMatchObject([{ id: 'fenrir' }]);
    expect(glasses(kept, 'call-fenrir')).toBe(0);
  });

  test('SS-ALLY-21 a higher level turns the card of the companion in play; a lower one leaves it as it is', () => {
    const use = (from: 1 | 4, level: 1 | 4) =>
      sit({ heroes: ['ranger', 'white-rose'], rank: 4 }, state => {
        guard(state);
        fenrirAt(state, '2A.c', from).wounds = 4;
      })
        .choose(`power:call-fenrir,${level},-`)
        .choose('done');
    expect(fenrir(use(1, 4))).toMatchObject({ level: 4, wounds: 4 });
    expect(fenrir(use(1, 1)).level).toBe(1);
    expect(fenrir(use(4, 1)).level).toBe(4);
  });
});
