import { describe, expect, test } from 'vitest';
import { combat, crystals, deck, fight, hexOn, hold, me, parts, sit, stand, tokens, turn } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

describe('The extra cards of the Ultimate Edition', () => {
  test('Power of Crystals: a crystal of a colour one does not own', () => {
    const t = sit({}, state => {
      hold(state, 0, 'power-of-crystals', 'power-of-crystals');
      crystals(state, 0, 'red', 'green', 'white');
    });
    t.choose('play:power-of-crystals,basic');
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 1, white: 1 });
    expect(t.offered('play:power-of-crystals,basic')).toEqual([]);
  });

  test('Power of Crystals: strong move 4, heal 2 or draw 2, and again for each full set of crystals', () => {
    const t = sit({}, state => {
      hold(state, 0, 'power-of-crystals', 'wound', 'wound', 'wound');
      tokens(state, 0, 'blue');
      crystals(state, 0, 'red', 'green', 'white', 'blue', 'red', 'green', 'white', 'blue');
      deck(state, 0, 'rage', 'rage', 'rage');
    });
    // A card of two colours is powered by either.
    t.choose('play:power-of-crystals,strong')
      .choose('pay:token,blue,blue')
      .choose('option:0')
      .choose('option:1')
      .choose('option:2');
    expect([turn(t).move, turn(t).heal, me(t).hand.length]).toEqual([4, 1, 4]);
    const u = sit({}, state => {
      hold(state, 0, 'power-of-crystals', 'wound');
      tokens(state, 0, 'green');
      deck(state, 0, 'rage', 'rage', 'rage');
    });
    u.choose('play:power-of-crystals,strong').choose('option:2');
    expect(me(u).hand).toHaveLength(3);
  });

  test('Rush of Adrenaline: a card for each of the first three wounds of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rush-of-adrenaline', 'blood-ritual', 'blood-ritual', 'blood-ritual', 'blood-ritual');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('play:rush-of-adrenaline,basic');
    const held: number[] = [];
    for (let i = 0; i < 4; i++) {
      t.choose('play:blood-ritual,basic').choose('colour:red');
      held.push(me(t).hand.filter(card => card === 'rage').length);
    }
    expect(held).toEqual([1, 2, 3, 3]);
  });

  test('Rush of Adrenaline: strong, the first wound is thrown away, and it and the next three bring a card each', () => {
    const t = sit({}, state => {
      const rituals = Array.from({ length: 5 }, () => 'blood-ritual' as const);
      hold(state, 0, 'rush-of-adrenaline', ...rituals);
      tokens(state, 0, 'red');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('play:rush-of-adrenaline,strong');
    const held: [number, number][] = [];
    for (let i = 0; i < 5; i++) {
      t.choose('play:blood-ritual,basic').choose('colour:red');
      const { hand } = me(t);
      held.push([hand.filter(card => card === 'wound').length, hand.filter(card => card === 'rage').length]);
    }
    expect(held).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 4],
    ]);
  });

  test('Explosive Bolt: a wound for a white and a red crystal', () => {
    const t = sit({}, state => hold(state, 0, 'explosive-bolt'));
    t.choose('play:explosive-bolt,basic');
    expect([me(t).hand, me(t).crystals]).toEqual([['wound'], { red: 1, blue: 0, green: 0, white: 1 }]);
  });

  test('Explosive Bolt: strong ranged attack 3; for each enemy it defeats another one gets armor −1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'explosive-bolt', 'swift-bolt');
      tokens(state, 0, 'red', 'white');
      fight(state, ['prowlers', 'cursed-hags', 'wolf-riders']);
    });
    t.choose('target:0').choose('play:explosive-bolt,strong').choose('pay:token,red,red');
    expect(parts(t)).toEqual(['3 ranged physical']);
    t.choose('strike').choose('foe:1');
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([0, -1, 0]);
    t.choose('target:2').choose('play:swift-bolt,strong').choose('strike');
    expect(combat(t).foes[1]?.armor).toBe(-1);
  });

  test('Chilling Stare: influence 3, or one enemy attack loses its abilities', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chilling-stare', 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    t.choose('play:chilling-stare,basic').choose('block:0,0').choose('play:determination,basic');
    expect(t.offered('hold')).toEqual([]);
    const u = sit({}, state => {
      hold(state, 0, 'chilling-stare', 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    // 5 would not block a swift 3.
    u.choose('play:chilling-stare,basic').choose('block:0,0').choose('play:determination,strong');
    expect(u.offered('hold')).toEqual(['hold']);
    const v = sit({}, state => {
      hold(state, 0, 'chilling-stare', 'chilling-stare');
      tokens(state, 0, 'blue');
      stand(state, 0, VILLAGE);
    });
    v.choose('interact').choose('play:chilling-stare,basic').choose('play:chilling-stare,strong');
    expect(turn(v).influence).toBe(8);
  });

  test('Chilling Stare: strong, one enemy does not attack; one that resists ice does', () => {
    const t = sit({}, state => {
      hold(state, 0, 'chilling-stare');
      tokens(state, 0, 'white');
      fight(state, ['ice-golems', 'prowlers'], { phase: 'block' });
    });
    t.choose('play:chilling-stare,strong');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([false, true]);
    expect(t.offered('block')).toEqual(['block:0,0']);
  });
});
