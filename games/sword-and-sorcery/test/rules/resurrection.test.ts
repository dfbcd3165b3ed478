import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { heroOf } from '../../state.ts';
import { lastTurn } from '../laid.ts';
import { hero, sit, stand } from '../positions.ts';

/** The round ends with Ecarus as a ghost; an active altar stands in 2A.n. */
const ends = (rank: number, shards: number, at: string, arrange: (state: State) => void = () => {}) =>
  sit({ heroes: ['archer', 'white-rose'], rank }, state => {
    lastTurn(state);
    const ecarus = heroOf(state, 'ecarus');
    ecarus.ghost = true;
    ecarus.wounds = 20;
    stand(state, 'ecarus', at);
    state.shards = shards;
    arrange(state);
  }).choose('end');

describe('resurrection', () => {
  test('SS-RES-EX1, SS-RES-01, SS-RES-03, SS-RES-04 at an active altar, for as many shards as the rank: full health at once', () => {
    const t = ends(3, 4, '2A.n');
    expect([t.kind, t.offered()]).toEqual(['shards', ['resurrect:ecarus', 'done']]);
    t.choose('resurrect:ecarus');
    expect(t.state.shards).toBe(1);
    expect(hero(t, 'ecarus')).toMatchObject({ ghost: false, wounds: 0, rank: 3, acted: false });
    t.choose('next:ecarus');
    expect([t.kind, t.offered('step').length]).toEqual(['turn', 1]);
  });

  test('SS-RES-01, SS-RES-03 not elsewhere, and not with too few', () => {
    expect(ends(3, 4, '2A.c').kind).toBe('next-hero');
    expect(ends(3, 2, '2A.n').kind).toBe('next-hero');
  });

  test('SS-RES-02 an altar that is not active brings nobody back', () => {
    const t = ends(3, 4, '2A.n', state => {
      for (const altar of state.altars) altar.active = false;
    });
    expect(t.kind).toBe('next-hero');
  });
});
