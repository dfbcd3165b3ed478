import { describe, expect, test } from 'vitest';
import { army, combat, fight, hexOn, hold, layMap, me, sit, tokens, tokensOn } from '../positions.ts';

describe('attack phase', () => {
  test('MK-ATK-01 MK-ATK-02 MK-ATK-06 normal, ranged and siege attacks count alike, fortifications not at all', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      tokensOn(state, keep, 'guardsmen');
      hold(state, 0, 'rage');
      army(state, 0, 'utem-crossbowmen', 'catapults');
      fight(state, ['guardsmen'], { phase: 'attack', from: 'garrison', why: 'assault', site: keep });
    });
    t.choose('target:0').choose('play:rage,basic').choose('unit:0,utem-crossbowmen,1').choose('unit:1,catapults,0');
    expect(combat(t).group?.parts.map(({ kind, points }) => [kind, points])).toEqual([
      ['melee', 2],
      ['ranged', 2],
      ['siege', 3],
    ]);
    t.choose('strike');
    expect(me(t).fame).toBe(3);
  });

  test('MK-ATK-03 any card but a wound attacks for 1 sideways, physically', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball', 'march', 'wound');
      fight(state, ['crystal-sprites'], { phase: 'attack' });
      const [foe] = state.turns[0]?.combat?.foes ?? [];
      for (const attack of foe?.attacks ?? []) attack.blocked = true;
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:fireball,attack', 'play:march,attack']);
    t.choose('play:fireball,attack');
    expect(combat(t).group?.parts).toEqual([
      { points: 1, kind: 'melee', element: 'physical', source: 'fireball', unit: null },
    ]);
  });

  test('MK-ATK-04 effects for the attack phase only are used in no other', () => {
    const at = (phase: 'ranged' | 'block' | 'attack') =>
      sit({ night: true }, state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white', 'black');
        fight(state, ['swordsmen'], { phase });
      }).offered('play:whirlwind,strong');
    expect([at('ranged'), at('block'), at('attack')]).toEqual([[], [], ['play:whirlwind,strong']]);
  });

  test('MK-ATK-05 several enemies in one attack or in several; resistances hold as before', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage', 'rage', 'instinct');
      tokens(state, 0, 'red', 'red', 'red', 'red');
      fight(state, ['prowlers', 'golems', 'prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('target:2').choose('play:rage,strong').choose('play:rage,strong').choose('strike');
    expect(me(t).fame).toBe(4);
    t.choose('target:1').choose('play:rage,strong').choose('play:instinct,strong');
    // 8 halved against armor 5.
    expect(t.offered('strike')).toEqual([]);
    expect(t.match.ask?.options).toContainEqual({ do: 'drop', total: 4, needs: 5 });
  });
});
