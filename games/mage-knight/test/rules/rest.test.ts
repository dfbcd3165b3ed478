import { describe, expect, test } from 'vitest';
import { slotAt } from '../../rules/lattice.ts';
import { type State, turnOf } from '../../state.ts';
import { deck, hexOn, hold, me, type Sitting, sit, source, stand, turn } from '../positions.ts';

const resting = (arrange: (state: State) => void = () => {}): Sitting =>
  sit({}, state => {
    hold(state, 1, 'rage');
    deck(state, 1, 'rage');
    arrange(state);
  });

describe('resting', () => {
  test('MK-REST-01 MK-TURN-11 who has rested neither moves nor acts', () => {
    const t = resting(state => {
      stand(state, 0, hexOn(1, 0, 2));
      hold(state, 0, 'rage', 'march', 'march');
      turnOf(state).move = 4;
    });
    expect(t.offered('step').length).toBeGreaterThan(0);
    expect(t.offered('interact')).toEqual(['interact']);
    t.choose('rest').choose('discard:rage').choose('done');
    expect([t.kind, t.offered('step'), t.offered('interact'), t.offered('explore')]).toEqual(['after', [], [], []]);
  });

  test('MK-REST-01 MK-REST-08 who has moved or acted cannot rest any more, and exploring is movement', () => {
    const t = resting(state => {
      hold(state, 0, 'rage');
      turnOf(state).move = 10;
      stand(state, 0, hexOn(1, 0, 1));
    });
    expect(t.offered('rest')).toEqual(['rest']);
    const [explore] = t.offered('explore');
    t.choose(explore as string);
    expect(t.offered('rest')).toEqual([]);
    expect(t.explain('rest').rule).toBe('MK-REST-01');
    const moved = resting(state => {
      hold(state, 0, 'rage');
      turnOf(state).move = 10;
    });
    moved.choose(`step:${hexOn(0, 0, 2)}`);
    expect(moved.offered('rest')).toEqual([]);
    // Back again is moved as well.
    moved.choose(`step:${slotAt(0, 0)}`);
    expect(moved.offered('rest')).toEqual([]);
  });

  test('MK-REST-02 MK-REST-04 a standard rest: exactly one other card and any number of wounds', () => {
    const t = resting(state => {
      hold(state, 0, 'rage', 'march', 'wound', 'wound', 'wound');
    });
    t.choose('rest');
    expect(t.offered()).toEqual(['discard:march', 'discard:rage']);
    t.choose('discard:march');
    expect(t.offered()).toEqual(['discard:wound', 'done']);
    t.choose('discard:wound').choose('discard:wound').choose('done');
    expect([me(t).hand, me(t).discard]).toEqual([
      ['rage', 'wound'],
      ['march', 'wound', 'wound'],
    ]);
  });

  test('MK-REST-02 MK-REST-06 with nothing but wounds one of them is discarded, and all see the hand', () => {
    const t = resting(state => {
      hold(state, 0, 'wound', 'wound', 'wound');
    });
    // The others learn by the answer what the hand is, not by whether there is a question.
    t.choose('rest');
    expect([t.kind, t.offered(), t.match.learned(1)]).toEqual(['rest', ['discard:wound'], []]);
    t.choose('discard:wound');
    expect([me(t).hand, me(t).discard, t.kind]).toEqual([['wound', 'wound'], ['wound'], 'after']);
    expect(t.match.learned(1)).toContainEqual({ seat: 0, hand: ['wound', 'wound', 'wound'] });
  });

  test('MK-REST-03 what was played before counts: with only wounds left it is a slow recovery', () => {
    const t = resting(state => {
      hold(state, 0, 'march', 'wound', 'wound');
    });
    t.choose('play:march,basic').choose('rest').choose('discard:wound');
    expect([t.kind, me(t).hand, me(t).discard]).toEqual(['after', ['wound'], ['wound']]);
  });

  test('MK-REST-05 resting heals nobody: the wounds come again in the next round', () => {
    const t = resting(state => {
      hold(state, 0, 'rage', 'wound');
      hold(state, 1);
      deck(state, 1);
      state.ending = { why: 'round', left: [] };
    });
    t.choose('rest').choose('discard:rage').choose('discard:wound').choose('done').choose('end').choose('done');
    expect([t.state.round, me(t).hand]).toEqual([2, ['rage', 'wound']]);
  });

  test('MK-REST-07 with an empty hand nobody rests', () => {
    const t = resting(state => {
      hold(state, 0);
      turnOf(state).bare = true;
      deck(state, 0, 'march');
    });
    expect(t.offered()).toEqual(['end']);
    expect(t.explain('rest').rule).toBe('MK-REST-07');
  });

  test('MK-TURN-17 who rests may use one die of the Source as well, and no second one', () => {
    const t = resting(state => {
      hold(state, 0, 'rage', 'tranquility', 'tranquility', 'wound', 'wound', 'wound');
      source(state, 'green', 'green');
    });
    t.choose('rest').choose('discard:rage').choose('done');
    expect(t.offered('play:tranquility,strong')).toEqual(['play:tranquility,strong']);
    t.choose('play:tranquility,strong').choose('option:0');
    expect(turn(t).dice).toBe(1);
    expect(t.offered('play:tranquility')).toEqual(['play:tranquility,basic']);
  });
});
