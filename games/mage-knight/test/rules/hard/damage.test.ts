import { describe, expect, test } from 'vitest';
import { armorOf } from '../../../rules/combat/foe.ts';
import { newSite } from '../../../rules/sites.ts';
import { heroOf } from '../../../state.ts';
import { army, combat, fight, hexOn, hold, layMap, me, type Sitting, sit, stand, tokens } from '../../positions.ts';

const armor = (t: Sitting, foe = 0): number => armorOf(t.state, combat(t), foe);
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('vampiric armor meets reductions', () => {
  const ghouls = (phase: 'ranged' | 'attack') =>
    sit({}, state => {
      hold(state, 0, 'tremor', 'concentration');
      army(state, 0, 'delphana-masters');
      tokens(state, 0, 'green', 'green');
      const { foes } = fight(state, ['gibbering-ghouls'], { phase });
      for (const foe of foes) if (phase === 'attack') foe.grown = 2;
    });

  test('MK-ABIL-12 MK-ABIL-20 reduced to 1 first, it grows from there', () => {
    const t = ghouls('ranged');
    t.choose('play:tremor,basic').choose('option:0').choose('unit:0,delphana-masters,2');
    expect(armor(t)).toBe(1);
    t.choose('done').choose('done').choose('hurt:-,-');
    // Two wounds.
    expect(armor(t)).toBe(3);
  });

  test('MK-ABIL-12 grown first, it is reduced as a whole, to 1 at the least', () => {
    const t = ghouls('attack');
    expect(armor(t)).toBe(6);
    t.choose('play:tremor,basic').choose('option:0');
    expect(armor(t)).toBe(3);
    t.choose('unit:0,delphana-masters,2');
    expect(armor(t)).toBe(1);
  });

  test('MK-ABIL-12 MK-DMG-07 MK-DMG-13 wounds of units and of the hand count, those of the discard pile do not', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      const { foes } = fight(state, ['vampire'], { phase: 'block' });
      for (const foe of foes) foe.gained.push('poison');
    });
    t.choose('done').choose('hurt:0,peasants');
    // 5 - 3 = 2 points: one wound in hand, one in the discard pile; the unit has two but is one unit.
    expect([me(t).units[0]?.wounds, me(t).hand, me(t).discard]).toEqual([2, ['wound'], ['wound']]);
    expect(armor(t)).toBe(12);
  });
});

describe('units with a resistance', () => {
  const against = (token: Parameters<typeof fight>[1][number]) => {
    const t = sit({}, state => {
      army(state, 0, 'guardian-golems', 'peasants');
      fight(state, [token], { phase: 'block' });
    });
    return t.choose('done');
  };

  test('MK-DMG-09 MK-DMG-18 MK-ABIL-07 MK-URES-01 poison that is absorbed wounds nobody, the rest wounds twice', () => {
    const hags = against('cursed-hags').choose('hurt:0,guardian-golems');
    expect([me(hags).units[0]?.wounds, wounds(hags)]).toEqual([0, 0]);
    const monks = against('monks').choose('hurt:0,guardian-golems');
    // 5 - 3, then two wounds, and nothing is left.
    expect([me(monks).units[0]?.wounds, wounds(monks), me(monks).discard]).toEqual([2, 0, []]);
  });

  test('MK-DMG-10 MK-DMG-20 MK-ABIL-08 paralyze destroys it only if it would be wounded', () => {
    const medusa = against('medusa').choose('hurt:0,guardian-golems');
    // 6 - 3 - 3.
    expect([me(medusa).units.map(({ unit }) => unit), wounds(medusa)]).toEqual([['peasants'], 0]);
    const weak = sit({}, state => {
      army(state, 0, 'guardian-golems');
      const { foes } = fight(state, ['diggers'], { phase: 'block' });
      for (const foe of foes) foe.gained.push('paralyze');
    });
    weak.choose('done').choose('hurt:0,guardian-golems');
    expect(me(weak).units).toHaveLength(1);
  });

  test('MK-ABIL-09 MK-DMG-05 assassination passes it by', () => {
    const t = against('orc-trackers');
    expect([t.kind, wounds(t)]).toEqual(['attack', 2]);
  });

  test('MK-DMG-06 MK-DMG-11 once it took damage without a wound, it takes no more, but is ready to fight', () => {
    const t = sit({}, state => {
      army(state, 0, 'guardian-golems');
      fight(state, ['golems', 'diggers'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:0,guardian-golems');
    // The 3 points of the diggers went to the hero unasked.
    expect([t.kind, wounds(t), combat(t).hurt]).toEqual(['attack', 2, [0]]);
    t.choose('target:0');
    expect(t.offered('unit')).toEqual(['unit:0,guardian-golems,0']);
  });
});

describe('knock-out', () => {
  test('MK-DMG-15 MK-DMG-19 it counts wounds to the hand against the unmodified limit', () => {
    const keep = hexOn(1, 0, 1);
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      // The own keep raises the limit for drawing only.
      state.map.sites[keep] = { ...newSite('keep'), conquered: true, shields: [0] };
      stand(state, 0, keep);
      hold(state, 0, 'march');
      fight(state, ['monks', 'prowlers'], { phase: 'damage' });
    });
    t.choose('damage:0,0');
    // 3 and 2 wounds; the 3 of the poison do not count, but the limit of 5 is reached.
    expect([combat(t).wounds, combat(t).knockedOut, me(t).discard]).toEqual([
      5,
      true,
      ['march', 'wound', 'wound', 'wound'],
    ]);
  });

  test('MK-DMG-15 MK-DMG-19 three wounds and three of poison do not', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      fight(state, ['monks'], { phase: 'block' });
    });
    t.choose('done');
    expect([combat(t).knockedOut, me(t).hand]).toEqual([false, ['march', 'wound', 'wound', 'wound']]);
  });

  test('MK-DMG-16 MK-DMG-17 a wound taken from an own card in the attack phase can be the last one', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'fireball', 'march');
      army(state, 0, 'peasants');
      tokens(state, 0, 'red', 'black');
      const fighting = fight(state, ['prowlers', 'prowlers'], { phase: 'attack' });
      fighting.wounds = 4;
    });
    t.choose('target:0').choose('play:fireball,strong');
    expect([combat(t).knockedOut, me(t).hand, me(t).discard]).toEqual([true, ['wound'], ['march']]);
    // The attack itself goes on, and so do units.
    t.choose('target:1').choose('strike');
    expect(me(t).fame).toBe(4);
  });
});

describe('the order of damage', () => {
  test('MK-DMG-02 MK-DMG-12 MK-DMG-20 MK-DMG-21 a destroyed unit absorbs no more; the numbers of the others move up', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      army(state, 0, 'peasants', 'guardian-golems', 'foresters');
      fight(state, ['golems', 'medusa', 'prowlers'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:1,guardian-golems');
    t.choose('damage:1,0').choose('hurt:0,peasants');
    // 6 - 3 = 3 points are left; the golems took damage already.
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,foresters']);
    t.choose('hurt:-,-');
    expect([me(t).hand, me(t).discard]).toEqual([['wound', 'wound'], ['march']]);
    expect(combat(t).hurt).toEqual([0]);
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,foresters']);
    t.choose('hurt:1,foresters');
    expect(me(t).units.map(({ unit, wounds: n }) => [unit, n])).toEqual([
      ['guardian-golems', 0],
      ['foresters', 1],
    ]);
    expect(heroOf(t.state, 0).units).toHaveLength(2);
  });
});
