import { describe, expect, test } from 'vitest';
import { type Sitting, sit } from '../positions.ts';

/** Three players choose tactics; the order of the last round is 2, 0, 1. */
const choosing = (fame: readonly number[]): Sitting =>
  sit({ seats: 3, begun: false }, state => {
    state.stage = 'tactics';
    state.order = [2, 0, 1];
    state.tactics = ['early-bird', 'mana-steal', 'planning', 'great-start'];
    state.heroes.forEach((hero, seat) => {
      hero.tactic = null;
      hero.fame = fame[seat] ?? 0;
      hero.hand = ['march'];
      hero.deck = { top: [], rest: ['rage', 'rage', 'rage'], bottom: [] };
    });
  });

describe('tactics', () => {
  test('MK-TACT-01 each player takes one of the tactics of the time of day that are left', () => {
    const t = choosing([0, 1, 2]);
    expect(t.offered()).toEqual(['tactic:early-bird', 'tactic:mana-steal', 'tactic:planning', 'tactic:great-start']);
    t.choose('tactic:planning');
    expect(t.offered()).toEqual(['tactic:early-bird', 'tactic:mana-steal', 'tactic:great-start']);
    t.choose('tactic:great-start').choose('tactic:early-bird');
    expect(t.state.heroes.map(({ tactic }) => tactic?.tactic)).toEqual(['planning', 'great-start', 'early-bird']);
  });

  test('MK-TACT-02 the least fame chooses first; of those tied who is later in the round order', () => {
    const t = choosing([5, 3, 3]);
    const asked: (number | null)[] = [t.seat];
    t.choose('tactic:planning');
    asked.push(t.seat);
    t.choose('tactic:early-bird');
    asked.push(t.seat);
    expect(asked).toEqual([1, 2, 0]);
  });

  test('MK-TACT-03 with the same fame the last in the column of the heroes chooses first', () => {
    expect(choosing([0, 0, 0]).seat).toBe(1);
  });

  test('MK-TACT-04 what a tactic does when it is taken is done before the next one is chosen', () => {
    const t = choosing([0, 1, 2]).choose('tactic:great-start');
    expect([t.state.heroes[0]?.hand, t.seat]).toEqual([['march', 'rage', 'rage'], 1]);
  });

  test('MK-TACT-05 the lowest number plays first', () => {
    const t = choosing([0, 1, 2]).choose('tactic:great-start').choose('tactic:planning').choose('tactic:early-bird');
    expect([t.state.order, t.state.stage]).toEqual([[2, 1, 0], 'turns']);
  });

  test('MK-TACT-06 tactics nobody took belong to nobody for the round', () => {
    const t = choosing([0, 1, 2]).choose('tactic:great-start').choose('tactic:planning').choose('tactic:early-bird');
    expect(t.state.tactics).toEqual(['mana-steal']);
    expect(t.offered('tactic')).toEqual([]);
  });
});
