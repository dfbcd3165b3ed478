import { describe, expect, test } from 'vitest';
import { controls, dominates } from '../../rules/balance-of-power.ts';
import { heroOf } from '../../state.ts';
import { suffers, to, told } from '../laid.ts';
import { blue, enemy, give, hero, learn, red, sit, stand, zone } from '../positions.ts';

const CARDS = ['gremlin-green-1', 'gremlin-green-2', 'brigand-green-1', 'brigand-green-2'] as const;
const CLASSES = ['white-rose', 'archer', 'cleric', 'white-mage', 'rogue'] as const;

/** Who controls and who dominates a zone with so many on each side; of those so many lie on the ground. */
function balance(heroes: number, enemies: number, downHeroes = 0, downEnemies = 0): string {
  const { state } = sit({ heroes: CLASSES.slice(0, Math.max(2, heroes)) }, made => {
    for (const one of made.heroes.slice(heroes)) one.zone = zone('1A.t');
    for (const card of CARDS.slice(0, enemies)) enemy(made, card, '2A.c');
    for (const one of made.heroes.slice(0, downHeroes)) one.conditions.push('knocked-down');
    for (const { bodies } of made.enemies.slice(0, downEnemies)) bodies[0]?.conditions.push('knocked-down');
  });
  const at = zone('2A.c');
  const of = (side: 'heroes' | 'enemies') =>
    dominates(state, side, at) ? `${side} dominate` : controls(state, side, at) ? `${side} control` : '';
  return of('heroes') + of('enemies');
}

describe('control and domination', () => {
  test('SS-CTRL-01 more figures control a zone', () => {
    expect(balance(3, 2)).toBe('heroes control');
    expect(balance(2, 3)).toBe('enemies control');
    expect(balance(2, 2)).toBe('');
  });

  test('SS-CTRL-02 twice as many dominate it, and control it too', () => {
    expect(balance(2, 1)).toBe('heroes dominate');
    expect(balance(4, 2)).toBe('heroes dominate');
    expect(balance(2, 4)).toBe('enemies dominate');
    const { state } = sit({}, made => {
      enemy(made, 'gremlin-green-1', '2A.c');
    });
    expect(controls(state, 'heroes', zone('2A.c'))).toBe(true);
  });

  test('SS-CTRL-03 whoever lies on the ground does not count', () => {
    expect(balance(3, 2, 1)).toBe('');
    expect(balance(3, 2, 0, 1)).toBe('heroes dominate');
  });

  test('SS-CTRL-04 one is enough where all others lie on the ground', () => {
    expect(balance(1, 2, 0, 2)).toBe('heroes dominate');
    expect(balance(2, 1, 2)).toBe('enemies dominate');
    expect(balance(1, 1, 1, 1)).toBe('');
  });

  test('SS-CTRL-05 nobody controls a zone without the other side', () => {
    expect(balance(3, 0)).toBe('');
    expect(balance(0, 3)).toBe('');
  });

  test('SS-CTRL-06, SS-CTRL-07 it is looked at anew whenever it is asked for', () => {
    const t = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.c');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    const miss = [red('gremlin'), blue('block'), blue('block')];
    t.choose('attack:main,orc-warrior-red-1', miss);
    expect(told(t, 'hits')).toMatchObject([{ hits: { parts: [] } }]);
    const alone = sit({ rank: 5 }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      enemy(state, 'orc-warrior-red-1', '2A.c');
    }).choose('attack:main,orc-warrior-red-1', miss);
    expect(told(alone, 'hits')).toMatchObject([{ hits: { parts: [{ source: 'superiority', amount: 1 }] } }]);
  });

  test('SS-CTRL-EX1 Shae comes in, the heroes control the zone, and Cunning Attack counts there', () => {
    const strikes = (friend: boolean) => {
      const t = sit({ heroes: ['rogue', 'white-rose', 'cleric'], rank: 3, at: '2A.n', passing: ['react'] }, state => {
        give(state, 'shae', 'main', 'long-dagger');
        learn(state, 'shae', 'cunning-attack');
        enemy(state, 'brigand-green-1', '2A.c');
        if (friend) stand(state, 'ecarus', '2A.c');
      });
      t.choose(to('2A.c')).choose('power:cunning-attack,1,-');
      t.choose('attack:main,brigand-green-1', [red('hit'), blue('block')]);
      return t;
    };
    const crowd = strikes(true);
    expect([crowd.kind, crowd.offered()]).toEqual(['attack-properties', ['property:1', 'done']]);
    crowd.choose('done');
    // Rank III: +2, and one of superiority.
    expect(told(crowd, 'hits')).toMatchObject([
      {
        hits: {
          base: 1,
          parts: [
            { source: 'cunning-attack', amount: 2 },
            { source: 'superiority', amount: 1 },
          ],
        },
      },
    ]);
    // One against one: nobody controls the zone, the power still waits.
    const alone = strikes(false);
    expect(told(alone, 'hits')).toMatchObject([{ hits: { base: 1, parts: [] } }]);
  });

  test('SS-NCRD-06, SS-ENG-14 hidden, Shae needs no control for Cunning Attack, although using it ends Hide', () => {
    const t = sit({ heroes: ['rogue', 'white-rose'], rank: 3 }, state => {
      give(state, 'shae', 'main', 'long-dagger');
      learn(state, 'shae', 'cunning-attack');
      heroOf(state, 'shae').hidden = true;
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'brigand-green-1', '2A.c');
    });
    t.choose('power:cunning-attack,1,-');
    expect(hero(t, 'shae').hidden).toBe(false);
    t.choose('attack:main,brigand-green-1', [red('hit'), blue('block')]).choose('done');
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 1, parts: [{ source: 'cunning-attack', amount: 2 }] } }]);
  });

  test('SS-CTRL-EX2 two gremlins gang up on Thorgar: +1 by Gang Up, +1 by superiority', () => {
    const t = sit({ heroes: ['cleric', 'white-rose'], passing: ['react'] }, state => {
      stand(state, 'ecarus', '1A.t');
      enemy(state, 'gremlin-green-1', '2A.c');
      enemy(state, 'gremlin-green-2', '2A.c').bodies[0]?.conditions.push('stunned');
    });
    t.choose(to('2A.n'), [blue('gremlin'), blue('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([
      {
        hits: {
          base: 0,
          parts: [
            { source: 'automatic', amount: 1 },
            { source: 'gang-up-1', amount: 1 },
            { source: 'superiority', amount: 1 },
          ],
        },
      },
    ]);
    expect(hero(t, 'thorgar').wounds).toBe(3);
  });

  test('SS-CTRL-03 a hero on the ground, as it is told', () => {
    const t = sit({}, state => {
      suffers(state, 'laegon', 'knocked-down');
      enemy(state, 'gremlin-green-1', '2A.c');
    });
    expect(heroOf(t.state, 'laegon').conditions).toEqual(['knocked-down']);
    expect(dominates(t.state, 'heroes', zone('2A.c'))).toBe(false);
  });
});
