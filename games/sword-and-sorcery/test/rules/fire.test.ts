import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { lastTurn, to, told } from '../laid.ts';
import { blue, body, enemy, give, hero, red, sit, stand, zone } from '../positions.ts';

describe('fire', () => {
  test('SS-FIRE-01 every fire lays a token, also beside others', () => {
    const t = sit({ heroes: ['white-mage', 'white-rose'] }, state => {
      give(state, 'auriel', 'main', 'ash-wand');
      stand(state, 'ecarus', '2A.n');
      const brigand = enemy(state, 'brigand-green-1', '2A.c');
      brigand.bodies[0]?.fire.push(2);
    });
    t.choose('attack:main,brigand-green-1', [red('hit+magic'), blue('gremlin')]).choose('property:0');
    expect(body(t, 'brigand-green-1').fire).toEqual([2, 1]);
    expect(told(t, 'fire')).toMatchObject([{ figure: 'brigand-green-1', n: 1, rule: 'SS-FIRE-01' }]);
  });

  test('SS-FIRE-02, SS-FIRE-03 each token wounds in the time phase; Fire I goes, Fire II becomes Fire I', () => {
    const t = sit({}, state => {
      lastTurn(state);
      heroOf(state, 'ecarus').fire = [1, 2];
      enemy(state, 'gremlin-blue-1', '1A.h').bodies[0]?.fire.push(1);
    });
    t.choose('end');
    expect(hero(t, 'ecarus')).toMatchObject({ wounds: 2, fire: [1] });
    expect(body(t, 'gremlin-blue-1')).toMatchObject({ wounds: 1, fire: [] });
    expect(hero(t, 'laegon').wounds).toBe(0);
  });

  test('SS-FIRE-04 whoever enters a burning zone burns as it does', () => {
    const t = sit({}, state => {
      state.ground[zone('2A.n')]?.fire.push(2, 1);
    });
    t.choose(to('2A.n'));
    expect(hero(t, 'ecarus')).toMatchObject({ fire: [2, 1], wounds: 0 });
    expect(hero(t, 'laegon').fire).toEqual([]);
  });

  test('SS-FIRE-05 fire laid in a zone works at once on all figures there', () => {
    const t = sit({}, state => {
      // Its back is an Oil Flask.
      give(state, 'ecarus', 'pack', 'holy-water', 1);
      enemy(state, 'brigand-green-1', '2A.n');
      stand(state, 'laegon', '2A.n');
    });
    t.choose(t.offered('item:holy-water').find(one => one.endsWith(`,${zone('2A.n')}`)) ?? '');
    expect(t.state.ground[zone('2A.n')]?.fire).toEqual([1]);
    expect(body(t, 'brigand-green-1').fire).toEqual([1]);
    expect(hero(t, 'laegon').fire).toEqual([1]);
    expect(hero(t, 'ecarus').fire).toEqual([]);
  });

  test('SS-FIRE-06 fire on the map burns down in the time phase', () => {
    const t = sit({}, state => {
      lastTurn(state);
      state.ground[zone('2A.n')]?.fire.push(2, 1);
    });
    t.choose('end');
    expect(t.state.ground[zone('2A.n')]?.fire).toEqual([1]);
  });
});
