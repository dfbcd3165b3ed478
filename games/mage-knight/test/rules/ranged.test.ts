import { describe, expect, test } from 'vitest';
import { combat, fight, hold, me, sit, source, tokens } from '../positions.ts';

describe('ranged and siege attacks', () => {
  test('MK-RNG-08 MK-RNG-10 an attack of at least the armor defeats its target and scores its fame', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness', 'swiftness');
      source(state, 'white');
      tokens(state, 0, 'white');
      fight(state, ['prowlers', 'diggers']);
    });
    t.choose('target:0').choose('play:swiftness,strong').choose('pay:token,white,white');
    expect(t.offered('strike')).toEqual(['strike']);
    t.choose('strike');
    expect(combat(t).foes.map(({ defeated }) => defeated)).toEqual([true, false]);
    expect(me(t).fame).toBe(2);
  });

  test('MK-RNG-08 one point below the armor does not suffice', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness');
      tokens(state, 0, 'white');
      fight(state, ['wolf-riders']);
    });
    t.choose('target:0').choose('play:swiftness,strong');
    expect(t.offered('strike')).toEqual([]);
  });

  test('MK-RNG-05 against a fortified target only siege attacks count', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness');
      tokens(state, 0, 'white');
      fight(state, ['diggers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual([]);
  });
});
