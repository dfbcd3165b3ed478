import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, to, told } from '../laid.ts';
import { begin, blue, body, enemy, give, hero, learn, red, sit, stand } from '../positions.ts';

const MISS = [red('gremlin'), blue('block'), blue('block')];

describe('using powers and items', () => {
  test('SS-USE-01 its symbol says what a use costs: a combat action, a standard action, the move, or nothing', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], rank: 3 }, state => {
      learn(state, 'auriel', 'thunder-god', 'arcane-bolt', 'windstep');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'brigand-red-1', '2A.n');
    });
    t.choose('power:windstep,1,auriel');
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 2 });
    t.choose('power:arcane-bolt,1,brigand-red-1', [blue('block')]);
    expect(t.state.turn).toMatchObject({ combat: 1, standard: 1 });
    t.choose('power:thunder-god,1,brigand-red-1', [red('gremlin'), blue('block')]);
    expect(t.state.turn).toMatchObject({ combat: 0, standard: 1 });
    const charge = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      learn(state, 'ecarus', 'charge');
      enemy(state, 'brigand-green-1', '2A.n');
    });
    const [option = ''] = charge.offered('power:charge');
    charge.choose(option);
    expect(charge.state.turn).toMatchObject({ combat: 1, standard: 1, moved: true });
    // The move action is given up for it, and dash does not bring it back.
    expect([charge.offered('step'), charge.offered('dash')]).toEqual([[], []]);
  });

  test('SS-USE-01 reactions are for the turns of others, unless the card says otherwise', () => {
    // The orc strikes whoever leaves: 4 hits. Ecarus has a wall of shields for everybody beside him.
    const leaves = (who: 'ecarus' | 'laegon') =>
      sit({ heroes: ['white-rose', 'archer'] }, state => {
        learn(state, 'ecarus', 'shield-wall');
        enemy(state, 'orc-warrior-red-1', '2A.c');
        enemy(state, 'brigand-red-1', '2A.c').bodies[0]?.conditions.push('stunned');
        begin(state, who);
      });
    const other = leaves('laegon').choose(to('2A.n'), [red('hit+hit'), red('gremlin')]);
    expect([other.kind, other.offered()]).toEqual(['react', ['use:ecarus,shield-wall,1', 'pass']]);
    const own = leaves('ecarus').choose(to('2A.n'), [red('hit+hit'), red('gremlin'), blue('gremlin')]);
    expect([own.kind, hero(own, 'ecarus').wounds]).toEqual(['turn', 4]);
    // Disarm says otherwise: she opens the door herself.
    const opens = sit({ heroes: ['rogue', 'archer'], at: '1A.s' }, state => {
      guard(state);
      learn(state, 'shae', 'disarm');
      state.supplies.trap.pile.rest = ['flames', 'flames'];
    }).choose('open:1A.h|1A.s');
    expect(opens.offered()).toEqual(['use:shae,disarm,1', 'pass']);
  });

  test('SS-USE-02 only the owner uses a card', () => {
    const t = sit({ heroes: ['white-rose', 'cleric'] }, state => {
      guard(state);
      learn(state, 'thorgar', 'heal-wounds');
      heroOf(state, 'ecarus').wounds = 2;
    });
    expect(t.offered('power')).toEqual([]);
  });

  test('SS-USE-03 without a range it works on the owner alone', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'shae', 'hide');
    }).choose('power:hide,1,-');
    expect(t.state.heroes.map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  test('SS-USE-04 with a range it needs line of sight', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      guard(state);
      learn(state, 'thorgar', 'blessing');
      stand(state, 'thorgar', '2A.n');
      stand(state, 'ecarus', '2A.s');
    });
    expect(t.offered('power')).toEqual(['power:blessing,1,thorgar', 'power:blessing,1,ecarus']);
    const hidden = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      learn(state, 'thorgar', 'blessing');
      stand(state, 'thorgar', '2A.n');
      stand(state, 'ecarus', '2A.s');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(hidden.offered('power')).toEqual(['power:blessing,1,thorgar']);
  });

  test('SS-USE-05 the next attack is the next one that fits, in this turn', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'], rank: 5 }, state => {
      give(state, 'laegon', 'main', 'longbow');
      learn(state, 'laegon', 'hail-of-arrows');
      enemy(state, 'brigand-red-1', '2A.n');
      enemy(state, 'orc-warrior-red-1', '2A.n');
    });
    t.choose('power:hail-of-arrows,1,-').choose('attack:main,brigand-red-1', MISS);
    expect(told(t, 'hits')).toHaveLength(2);
    t.choose('attack:main,brigand-red-1', MISS);
    expect(told(t, 'hits')).toHaveLength(1);
    expect(t.state.lasting).toEqual([]);
  });

  test('SS-USE-05, SS-USE-06 what was not used by the end of the turn is gone', () => {
    const t = sit({ heroes: ['ranger', 'white-rose'] }, state => {
      lastTurn(state);
      give(state, 'laegon', 'main', 'longbow');
      learn(state, 'laegon', 'hail-of-arrows', 'eagle-eye');
    });
    t.choose('power:hail-of-arrows,1,-').choose('power:eagle-eye,1,-');
    expect(t.state.lasting.length).toBeGreaterThan(1);
    t.choose('end');
    expect(t.state.lasting).toEqual([]);
  });

  test('SS-USE-05 the next roll may be a defence', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'], passing: ['react'] }, state => {
      learn(state, 'thorgar', 'blessing');
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    // Without armour one die, with the blessing two.
    t.choose('power:blessing,1,thorgar').choose(to('2A.n'), [red('hit'), blue('block'), blue('block')]);
    expect(hero(t, 'thorgar').wounds).toBe(0);
    expect([t.leftover, t.state.lasting]).toEqual([[], []]);
  });

  test('SS-USE-07 until the time phase: the following one', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      lastTurn(state);
      learn(state, 'thorgar', 'sanctuary');
    });
    t.choose('power:sanctuary,1,-');
    expect(t.state.lasting.map(({ on }) => on)).toEqual(['thorgar', 'ecarus']);
    t.choose('end');
    expect(t.state.round).toBe(2);
    expect(t.state.lasting).toEqual([]);
  });

  test('SS-USE-08 once a round is once a round', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'], rank: 3 }, guard).choose('hero-power:-');
    expect(t.state.turn?.standard).toBe(1);
    expect(t.offered('hero-power')).toEqual([]);
  });

  test('SS-USE-09 a card may last longer than the turn', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      lastTurn(state);
      learn(state, 'auriel', 'mirage');
    });
    t.choose('power:mirage,1,-').choose('end');
    expect(hero(t, 'auriel').tokens).toEqual({ mirage: 1 });
    expect(t.state.lasting).toHaveLength(1);
  });

  test('SS-GOLD-02 a re-roll is for a save roll too', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'] }, state => {
      guard(state);
      heroOf(state, 'thorgar').conditions.push('blinded');
      learn(state, 'thorgar', 'lucky-child');
    });
    t.choose(to('2A.n'), [blue('hit')]);
    expect(t.kind).toBe('react');
    t.choose('use:thorgar,lucky-child,1', [blue('hit+magic')]);
    expect(hero(t, 'thorgar').zone).not.toBe(heroOf(t.state, 'ecarus').zone);
    expect(body(t, 'brigand-green-2').wounds).toBe(0);
  });
});
