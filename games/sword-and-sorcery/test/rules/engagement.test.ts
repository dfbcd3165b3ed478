import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { isEngaged } from '../../rules/aims.ts';
import { heroOf } from '../../state.ts';
import { nextAttack, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, type Sitting, sit, stand, zone } from '../positions.ts';

const strikers = (t: Sitting) =>
  t.happened().flatMap(event => (event.kind === 'attack' && event.opportunity ? [[event.by, event.source]] : []));

/** Fenrir stands in a zone, called by Laegon. */
const fenrir = (state: State, at: string): void => {
  state.companions.push({
    id: 'fenrir',
    zone: zone(at),
    came: [],
    wounds: 0,
    conditions: [],
    fresh: [],
    fire: [],
    criticals: [],
    shields: 0,
    owner: 'laegon',
    power: 'call-fenrir',
    level: 1,
    acted: false,
  });
};

describe('engagement', () => {
  test('SS-ENG-01, SS-ENG-12 a hero in a zone with enemies is engaged; an enemy never is', () => {
    const { state } = sit({}, made => {
      stand(made, 'laegon', '2A.n');
      enemy(made, 'brigand-green-1', '2A.c');
    });
    expect(['ecarus', 'laegon', 'brigand-green-1'].map(id => isEngaged(state, id))).toEqual([true, false, false]);
  });

  test('SS-ENG-02 powers too reach only enemies in the own zone', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      learn(state, 'auriel', 'arcane-bolt');
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'brigand-green-2', '2A.n');
    });
    expect(t.offered('power')).toEqual(['power:arcane-bolt,1,brigand-green-1']);
  });

  test('SS-ENG-03 some actions are not for engaged heroes', () => {
    const offers = (at: string) =>
      sit({}, state => {
        give(state, 'ecarus', 'main', 'longsword');
        enemy(state, 'brigand-green-1', at);
      }).offered('change');
    expect([offers('2A.c'), offers('3A.d')]).toEqual([[], ['change']]);
  });

  test('SS-ENG-04, SS-ENG-05, SS-ENG-06, SS-ENG-07 every enemy strikes once with its main weapon, then the hero leaves', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'brigand-blue-1', '2A.c');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    // Two against one: superiority for both, Gang Up for the gremlin. Sword: 1 and a red and a blue die.
    t.choose(to('2A.n'), [red('gremlin'), blue('block'), blue('block'), blue('gremlin'), blue('block')]);
    expect(strikers(t)).toEqual([
      ['brigand-blue-1', 'sword'],
      ['gremlin-green-1', 'claws'],
    ]);
    const kinds = t.happened().map(({ kind }) => kind);
    expect(kinds.lastIndexOf('defended')).toBeLessThan(kinds.indexOf('moved'));
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.n'), wounds: 3 });
    expect(t.leftover).toEqual([]);
  });

  test('SS-ENG-07 who dies on the way out stays there', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      heroOf(state, 'ecarus').wounds = 7;
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    t.choose(to('2A.n'), [red('hit'), blue('gremlin')]);
    expect(hero(t, 'ecarus')).toMatchObject({ zone: zone('2A.c'), ghost: true });
  });

  test('SS-ENG-08, SS-ACTV-05 they strike in the order of activation: the higher level first, then as the manager likes', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      heroOf(state, 'ecarus').shields = 30;
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'brigand-green-1', '2A.c');
      enemy(state, 'brigand-blue-1', '2A.c');
    });
    t.choose(to('2A.n'));
    expect([t.kind, t.offered()]).toEqual(['manage-order', ['enemy:gremlin-green-1', 'enemy:brigand-green-1']]);
    t.choose('enemy:brigand-green-1');
    expect(strikers(t).map(([by]) => by)).toEqual(['brigand-blue-1', 'brigand-green-1', 'gremlin-green-1']);
  });

  test('SS-ENG-09 again and again, if the hero comes back and leaves once more', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    const blow = [blue('gremlin'), blue('block')];
    t.choose(to('2A.n'), blow).choose(to('2A.c')).choose(to('2A.w'), blow);
    const all = t.events().filter(event => event.kind === 'attack' && event.opportunity);
    expect(all).toHaveLength(2);
  });

  test('SS-ENG-10, SS-ENG-11 where the heroes dominate, the one who leaves counted, nobody strikes', () => {
    const leaves = (friends: 'laegon' | 'nobody') => {
      const t = sit({}, state => {
        if (friends === 'nobody') stand(state, 'laegon', '1A.t');
        enemy(state, 'gremlin-green-1', '2A.c');
      });
      return strikers(t.choose(to('2A.n'), friends === 'nobody' ? [blue('gremlin'), blue('block')] : []));
    };
    expect(leaves('laegon')).toEqual([]);
    expect(leaves('nobody')).toHaveLength(1);
  });

  test('SS-ENG-05 what a strike does on the way: pushed out of the zone, the others do not strike any more', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      heroOf(state, 'ecarus').came = [zone('2A.s')];
      enemy(state, 'brigand-blue-1', '2A.c');
      enemy(state, 'gremlin-green-1', '2A.c');
      nextAttack(state, 'brigand-blue-1', { do: 'property', cost: {}, effects: [{ do: 'push' }] });
    });
    t.choose(to('2A.n'), [red('gremlin'), blue('block'), blue('block')]);
    expect(strikers(t).map(([by]) => by)).toEqual(['brigand-blue-1']);
    expect(hero(t, 'ecarus').zone).toBe(zone('2A.s'));
    expect(t.state.turn?.points).toBe(3);
  });

  test('SS-ENG-12 enemies that move are not struck', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      give(state, 'ecarus', 'main', 'longsword');
      stand(state, 'ecarus', '2A.n');
      enemy(state, 'gremlin-green-1', '2A.c');
      state.supplies.activation.pile.rest = ['H'];
    });
    t.choose('end', [blue('gremlin'), blue('block')]);
    if (t.kind === 'react') t.choose('pass', [blue('gremlin'), blue('block')]);
    expect(body(t, 'gremlin-green-1').zone).toBe(zone('2A.n'));
    expect(t.events().flatMap(event => (event.kind === 'attack' ? [event.by] : []))).toEqual(['gremlin-green-1']);
  });

  test('SS-ENG-13 there is no disengaging without leaving', () => {
    const t = sit({}, state => {
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(t.offered().filter(one => one.includes('disengage'))).toEqual([]);
  });

  test('SS-ENG-14 disengaging ends Hide, and so does any other action', () => {
    const hides = (...then: string[]) => {
      const t = sit({ heroes: ['rogue', 'white-rose'], rank: 4 }, state => {
        learn(state, 'shae', 'hide', 'venom');
        give(state, 'shae', 'pack', 'bandage');
        enemy(state, 'brigand-green-2', '3A.d');
      });
      t.choose('power:hide,1,-');
      expect(hero(t, 'shae').hidden).toBe(true);
      for (const one of then) t.choose(one);
      return hero(t, 'shae').hidden;
    };
    expect(hides()).toBe(true);
    expect(hides(to('2A.n'))).toBe(false);
    expect(hides('drop')).toBe(false);
    expect(hides('dash')).toBe(false);
    expect(hides('power:venom,1,-')).toBe(false);
  });

  test('SS-ENG-14 steps of a move begun before do not end it, leaving enemies does', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'] }, state => {
      learn(state, 'shae', 'hide');
      enemy(state, 'gremlin-green-1', '2A.o');
      state.enemies[0]?.bodies[0]?.conditions.push('stunned');
    });
    t.choose(to('2A.n')).choose('power:hide,1,-').choose(to('2A.c')).choose(to('2A.o'));
    expect(hero(t, 'shae').hidden).toBe(true);
    t.choose(to('2A.c'));
    expect(hero(t, 'shae').hidden).toBe(false);
  });

  test('SS-ENG-EX1 Shae leaves freely, but is hidden no more; Ecarus after her is struck by both', () => {
    const t = sit({ heroes: ['rogue', 'white-rose', 'cleric', 'archer'], passing: ['react'] }, state => {
      heroOf(state, 'shae').hidden = true;
      stand(state, 'laegon', '1A.t');
      fenrir(state, '2A.c');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'brigand-blue-1', '2A.c');
      state.supplies.activation.pile.rest = ['A', 'A', 'A', 'A'];
    });
    t.choose(to('2A.n'));
    expect(strikers(t)).toEqual([]);
    expect(hero(t, 'shae')).toMatchObject({ zone: zone('2A.n'), hidden: false });
    t.choose('end').choose('next:ecarus');
    t.choose(to('2A.s'), [red('gremlin'), blue('block'), blue('block'), blue('gremlin'), blue('block')]);
    expect(strikers(t).map(([by]) => by)).toEqual(['brigand-blue-1', 'gremlin-green-1']);
    expect(told(t, 'moved')).toMatchObject([{ figure: 'ecarus', to: zone('2A.s') }]);
  });
});
