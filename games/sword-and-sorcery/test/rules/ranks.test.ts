import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { classOf, HERO_IDS, HEROES, rankCost } from '../../content/heroes.ts';
import { type State, swordAndSorcery } from '../../index.ts';
import { gemOf, healthOf } from '../../rules/values.ts';
import { heroOf } from '../../state.ts';
import { guard, lastTurn, told } from '../laid.ts';
import { blue, body, enemy, give, hero, learn, red, sit, stand } from '../positions.ts';

/** The round ends with so many shards; Thorgar and Ecarus have these ranks. */
const timePhase = (shards: number, ranks: readonly [number, number], arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['cleric', 'white-rose'], passing: ['react'] }, state => {
    lastTurn(state);
    state.shards = shards;
    heroOf(state, 'thorgar').rank = ranks[0];
    heroOf(state, 'ecarus').rank = ranks[1];
    learn(state, 'thorgar', 'heal-wounds');
    learn(state, 'ecarus', 'mighty-blow');
    arrange(state);
  }).choose('end');

describe('soul ranks', () => {
  test('SS-RANK-01, SS-RANK-02 a gem for each class, with five values at seven ranks', () => {
    for (const id of HERO_IDS)
      for (const { gem } of HEROES[id].classes)
        expect(Object.entries(gem).map(([value, at]) => [value, at.length])).toEqual([
          ['health', 7],
          ['powers', 7],
          ['talents', 7],
          ['combat', 7],
          ['standard', 7],
        ]);
    expect(classOf('ecarus', 'white-rose').gem.health).not.toEqual(classOf('ecarus', 'black-rose').gem.health);
    const t = sit({ heroes: ['white-rose', 'archer'], rank: 5 });
    expect(t.state.turn).toMatchObject({ combat: 2, standard: 2 });
    expect(healthOf(t.state, 'ecarus')).toBe(12);
  });

  test('SS-RANK-03 everybody begins at rank I', () => {
    const t = table(swordAndSorcery, { config: { scenario: 'sparring-yard', seats: 1, settings: { heroes: 2 } } });
    t.choose('hero:ecarus,white-rose').choose('hero:laegon,archer');
    expect(t.state.heroes.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test('SS-RANK-04 VII is the highest rank', () => {
    const t = timePhase(500, [6, 7]);
    expect(t.offered()).toEqual(['raise:thorgar', 'done']);
    t.choose('raise:thorgar');
    while (t.kind === 'learn') t.choose(t.offered()[0] ?? '');
    expect([hero(t, 'thorgar').rank, t.kind]).toEqual([7, 'next-hero']);
  });

  test('SS-RANK-05 shards of all go into one pool', () => {
    const t = sit({}, state => {
      give(state, 'ecarus', 'main', 'longsword');
      state.shards = 3;
      guard(state);
      enemy(state, 'gremlin-blue-1', '2A.c');
    });
    t.choose('attack:main,gremlin-blue-1', [red('hit+hit'), blue('hit'), blue('hit'), blue('gremlin')]);
    // A blue gremlin is worth two.
    expect(t.state.shards).toBe(5);
    expect(told(t, 'shards')).toMatchObject([{ n: 2, total: 5, rule: 'SS-RANK-05' }]);
  });

  test('SS-RANK-06, SS-RANK-11 in the time phase the players may raise heroes, each time by one rank', () => {
    const t = timePhase(8, [1, 1]);
    expect([t.kind, t.offered()]).toEqual(['shards', ['raise:thorgar', 'raise:ecarus', 'done']]);
    t.choose('raise:thorgar');
    // The gem of rank II has a talent.
    expect([hero(t, 'thorgar').rank, t.state.shards, t.kind]).toEqual([2, 4, 'learn']);
    const kept = timePhase(8, [1, 1]).choose('done');
    expect([kept.state.shards, kept.state.heroes.map(({ rank }) => rank)]).toEqual([8, [1, 1]]);
  });

  test('SS-RANK-07 each step costs the square of the new rank', () => {
    expect([2, 3, 4, 5, 6, 7].map(rankCost)).toEqual([4, 9, 16, 25, 36, 49]);
    for (const [rank, cost] of [
      [1, 4],
      [2, 9],
      [3, 16],
      [4, 25],
      [5, 36],
      [6, 49],
    ] as const) {
      expect(timePhase(cost - 1, [rank, rank]).kind).toBe('next-hero');
      const t = timePhase(cost, [rank, rank]).choose('raise:thorgar');
      expect([t.state.shards, hero(t, 'thorgar').rank]).toEqual([0, rank + 1]);
    }
  });

  test('SS-RANK-08 shards bring ghosts back as well', () => {
    const t = timePhase(5, [1, 1], state => {
      heroOf(state, 'ecarus').ghost = true;
      stand(state, 'ecarus', '2A.n');
    });
    expect(t.offered()).toEqual(['raise:thorgar', 'raise:ecarus', 'resurrect:ecarus', 'done']);
    t.choose('resurrect:ecarus');
    expect([t.state.shards, t.offered()]).toEqual([4, ['raise:thorgar', 'raise:ecarus', 'done']]);
  });

  test('SS-RANK-09 several times in one phase, rank by rank', () => {
    const t = timePhase(22, [1, 2]).choose('raise:thorgar').choose('learn:thorgar,fleet');
    expect([hero(t, 'thorgar').rank, t.state.shards]).toEqual([2, 18]);
    t.choose('raise:thorgar').choose('learn:thorgar,blessing');
    expect([hero(t, 'thorgar').rank, t.state.shards]).toEqual([3, 9]);
    // Now Ecarus is behind.
    expect(t.offered()).toEqual(['raise:ecarus', 'done']);
  });

  test('SS-RANK-EX1, SS-RANK-10 nobody rises while another is of a lower rank, ghosts included', () => {
    expect(timePhase(100, [2, 3]).offered()).toEqual(['raise:thorgar', 'done']);
    const ghost = timePhase(100, [2, 3], state => {
      heroOf(state, 'thorgar').ghost = true;
      stand(state, 'thorgar', '1A.t');
    });
    expect(ghost.offered()).toEqual(['raise:thorgar', 'done']);
    expect(timePhase(100, [3, 3]).offered()).toEqual(['raise:thorgar', 'raise:ecarus', 'done']);
  });

  test('SS-RANK-11 who dies loses a rank', () => {
    const t = timePhase(0, [3, 3], state => {
      heroOf(state, 'thorgar').wounds = 7;
      heroOf(state, 'thorgar').fire = [1];
    });
    expect(hero(t, 'thorgar')).toMatchObject({ ghost: true, rank: 2 });
    expect(gemOf(hero(t, 'thorgar'), 'health')).toBe(7);
  });

  test('SS-RANK-12 the rank of whose card it is counts, not that of the hero it helps', () => {
    const t = sit({ heroes: ['white-rose', 'cleric'] }, state => {
      give(state, 'ecarus', 'main', 'longsword');
      heroOf(state, 'thorgar').rank = 3;
      enemy(state, 'brigand-red-1', '2A.c');
    }).choose('attack:main,brigand-red-1', [red('gremlin'), blue('block'), blue('block')]);
    t.choose('use:thorgar,divine-favour,1');
    // Half of III is two dice; half of Ecarus' I would be one.
    t.choose('reroll:0', [red('hit')]).choose('reroll:1', [blue('hit'), blue('gremlin'), blue('gremlin')]);
    expect(told(t, 'hits')).toMatchObject([{ hits: { base: 2 } }]);
  });

  test('SS-RANK-13 half the rank is rounded up', () => {
    const burst = (rank: number) => {
      const t = sit({ heroes: ['runemaster', 'archer'], rank }, state => {
        guard(state);
        learn(state, 'thorgar', 'rune-of-attack');
        stand(state, 'laegon', '2A.n');
        heroOf(state, 'laegon').tokens = { 'attack-rune': 1 };
        enemy(state, 'the-troll', '2A.n');
      });
      t.choose('hero-power:-');
      return t.events().find(event => event.kind === 'hits')?.hits.parts[0]?.amount;
    };
    expect([1, 2, 3, 4, 5, 6, 7].map(burst)).toEqual([2, 2, 3, 3, 4, 4, 5]);
  });

  test('SS-RANK-14 a risen rank does not heal', () => {
    const t = timePhase(4, [1, 1], state => {
      heroOf(state, 'ecarus').wounds = 5;
    });
    t.choose('raise:ecarus').choose('learn:ecarus,tough');
    expect([hero(t, 'ecarus').wounds, healthOf(t.state, 'ecarus')]).toEqual([5, 10]);
    expect(body(t, 'brigand-green-2').wounds).toBe(0);
  });
});
