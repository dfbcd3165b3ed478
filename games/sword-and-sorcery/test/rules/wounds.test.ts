import { describe, expect, test } from 'vitest';
import { healthOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { to, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, red, sit, stand } from '../positions.ts';

describe('health and wounds', () => {
  test('SS-WND-01 health goes by the soul rank, with talents, items and critical hits', () => {
    const t = sit({ rank: 3 }, state => {
      learn(state, 'laegon', 'tough');
      heroOf(state, 'laegon').criticals.push('health-2');
    });
    expect(healthOf(t.state, 'ecarus')).toBe(10);
    expect(healthOf(t.state, 'laegon')).toBe(8 + 1 - 2);
    expect(healthOf(sit().state, 'ecarus')).toBe(8);
    // As many wounds as health kill, one fewer does not: the strike of the orc costs two.
    const struck = (wounds: number) =>
      sit({}, state => {
        heroOf(state, 'ecarus').wounds = wounds;
        stand(state, 'laegon', '1A.t');
        enemy(state, 'orc-warrior-green-1', '2A.c');
      }).choose(to('2A.n'), [red('hit'), blue('gremlin')]);
    const [deep, deadly] = [struck(5), struck(6)];
    expect([hero(deep, 'ecarus').wounds, hero(deep, 'ecarus').ghost]).toEqual([7, false]);
    expect(hero(deadly, 'ecarus').ghost).toBe(true);
  });

  test('SS-WND-02 wounds add up', () => {
    const t = sit({}, state => {
      stand(state, 'laegon', '1A.t');
      heroOf(state, 'ecarus').wounds = 2;
      enemy(state, 'orc-warrior-green-1', '2A.c');
    });
    t.choose(to('2A.n'), [red('hit'), blue('gremlin')]);
    expect(hero(t, 'ecarus').wounds).toBe(4);
    expect(told(t, 'wounds')).toMatchObject([{ figure: 'ecarus', n: 2, by: 'orc-warrior-green-1', total: 4 }]);
  });

  test('SS-WND-03 healing removes so many wounds, never more than there are', () => {
    const drinks = (wounds: number) =>
      sit({}, state => {
        heroOf(state, 'ecarus').wounds = wounds;
        give(state, 'ecarus', 'pack', 'healing-potion');
      });
    expect(hero(drinks(6).choose('item:healing-potion,ecarus'), 'ecarus').wounds).toBe(2);
    expect(hero(drinks(3).choose('item:healing-potion,ecarus'), 'ecarus').wounds).toBe(0);
    // Where there is no wound it has no effect and is not offered.
    expect(drinks(0).offered('item')).toEqual([]);
  });

  test('SS-WND-04, SS-WND-05, SS-GHOST-01 wounds as high as the health kill: a hero is a ghost at once', () => {
    const struck = (wounds: number, dice: readonly number[]) => {
      const t = sit({}, state => {
        stand(state, 'laegon', '1A.t');
        heroOf(state, 'ecarus').wounds = wounds;
        enemy(state, 'orc-warrior-green-1', '2A.c');
      });
      return t.choose(to('2A.n'), dice);
    };
    expect(hero(struck(6, [red('gremlin'), blue('gremlin')]), 'ecarus')).toMatchObject({ wounds: 7, ghost: false });
    expect(hero(struck(7, [red('gremlin'), blue('gremlin')]), 'ecarus').ghost).toBe(true);
    expect(hero(struck(7, [red('hit+hit'), blue('gremlin')]), 'ecarus').ghost).toBe(true);
  });
});
