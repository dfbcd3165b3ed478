import { describe, expect, test } from 'vitest';
import { duelBlock, leftOf } from '../../../rules/pvp/block.ts';
import { newSite } from '../../../rules/sites.ts';
import type { Part, State } from '../../../state.ts';
import { army, hold, me, tokens } from '../../positions.ts';
import { aims, attacked, duel, HERE, inMelee, them } from './duelling.ts';

const part = (points: number, element: Part['element'] = 'physical', more: Partial<Part> = {}): Part => ({
  points,
  kind: 'ranged',
  element,
  source: 'test',
  unit: null,
  ...more,
});
const at = (phase: 'ranged' | 'melee', ...attack: Part[]) => ({ attack, phase, tamed: false });

describe('attacks at a distance between players', () => {
  test('MK-PVPR-01 MK-PVPR-02 MK-PVP-07 the defender attacks first, or passes; then the aggressor may', () => {
    const t = attacked('full', state => army(state, 1, 'utem-crossbowmen'));
    expect([t.kind, t.seat, duel(t).phase, t.offered('pass')]).toEqual(['duel-attack', 1, 'ranged', ['pass']]);
    t.choose('pass');
    expect([t.kind, t.seat, duel(t).phase]).toEqual(['duel-attack', 0, 'ranged']);
  });

  test('MK-PVPR-12 roles change after each attack; two passes in succession end the phase', () => {
    const t = attacked('full', state => army(state, 1, 'utem-crossbowmen', 'utem-crossbowmen'));
    t.choose('pass').choose('pass');
    expect([duel(t).phase, t.seat]).toEqual(['melee', 0]);
    const again = attacked('full', state => army(state, 1, 'utem-crossbowmen', 'utem-crossbowmen'));
    again.choose('unit:0,utem-crossbowmen,1').choose('strike').choose('hold').choose('done');
    expect([again.kind, again.seat]).toEqual(['duel-attack', 0]);
    again.choose('pass');
    // One pass after an attack is not yet the end.
    expect([again.seat, duel(again).phase]).toEqual([1, 'ranged']);
    again.choose('pass');
    expect(duel(again).phase).toBe('melee');
  });

  test('MK-PVPR-03 an attack is put together of any number of ranged and siege attacks', () => {
    const t = attacked('full', state => army(state, 1, 'utem-crossbowmen', 'catapults'));
    t.choose('unit:0,utem-crossbowmen,1').choose('unit:1,catapults,0').choose('strike');
    expect(duel(t).attack.map(({ points, kind, unit }) => [points, kind, unit])).toEqual([
      [2, 'ranged', 0],
      [3, 'siege', 1],
    ]);
    t.choose('hold');
    expect(duel(t).left).toBe(5);
  });

  test('MK-PVPR-05 melee attacks and cards played sideways are of no use', () => {
    const t = attacked('full', state => {
      hold(state, 1, 'march', 'rage');
      army(state, 1, 'utem-guardsmen');
    });
    expect(t.offered()).toEqual(['pass']);
  });

  const tower = (state: State) => {
    state.map.sites[HERE] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
    army(state, 0, 'utem-crossbowmen', 'catapults');
    army(state, 1, 'utem-crossbowmen');
  };

  test('MK-PVPR-04 walls protect the defender: the aggressor needs siege attacks, the defender does not', () => {
    const t = attacked('full', tower);
    expect(t.offered('unit')).toEqual(['unit:0,utem-crossbowmen,1']);
    t.choose('pass');
    expect(t.offered('unit')).toEqual(['unit:1,catapults,0']);
  });

  test('MK-PVPM-02 in the melee phase walls are ignored and all kinds of attacks go together', () => {
    const t = inMelee('full', tower);
    expect([t.seat, t.offered('unit')]).toEqual([
      0,
      ['unit:0,utem-crossbowmen,0', 'unit:0,utem-crossbowmen,1', 'unit:1,catapults,0'],
    ]);
    t.choose('unit:0,utem-crossbowmen,1').choose('unit:1,catapults,0').choose('strike').choose('hold');
    expect(duel(t).left).toBe(5);
  });
});

describe('blocks against players', () => {
  test('MK-PVPR-EX1 MK-PVPR-06 MK-PVPR-09 fire 4 against an ice block of 4: 2 remain', () => {
    expect(leftOf([part(4, 'ice')], at('ranged', part(4, 'fire')))).toBe(2);
  });

  test('MK-PVPR-EX2 fire 4 against a block of 7 that counts 3: 3 remain', () => {
    expect(duelBlock([part(7)], at('ranged', part(4, 'fire')))).toBe(3);
    expect(leftOf([part(7)], at('ranged', part(4, 'fire')))).toBe(3);
    // What does not work is halved together, not piece by piece.
    expect(duelBlock([part(3), part(3)], at('ranged', part(4, 'fire')))).toBe(3);
  });

  test('MK-PVPR-07 a block works in full if it does against one of the elements', () => {
    const both = at('ranged', part(2, 'fire'), part(2, 'ice'));
    expect(duelBlock([part(4, 'ice')], both)).toBe(4);
    expect(duelBlock([part(4, 'fire')], both)).toBe(4);
    expect(duelBlock([part(4)], both)).toBe(2);
    expect(duelBlock([part(4)], at('ranged', part(2, 'fire'), part(1)))).toBe(4);
  });

  test('MK-PVPR-08 MK-PVPR-11 a partial block lowers the damage; the attacker spends what is left', () => {
    const t = attacked('full', state => {
      army(state, 1, 'catapults');
      hold(state, 0, 'determination', 'march');
    });
    // Siege 3 against a block of 2 stops 1.
    t.choose('unit:0,catapults,0').choose('strike').choose('play:determination,basic').choose('hold');
    expect([duel(t).left, t.seat, aims(t)]).toEqual([2, 1, ['done', 'wound:-,-']]);
  });

  test('MK-PVPR-10 against distance a block that is good against swift ones counts double', () => {
    const guards = [part(4, 'physical', { doubleAgainstSwift: true })];
    expect(leftOf(guards, at('ranged', part(6)))).toBe(2);
    expect(leftOf(guards, at('melee', part(6)))).toBe(2);
    expect(leftOf([part(4)], at('ranged', part(6)))).toBe(4);
  });

  test('MK-PVPR-10 an attack that has lost its abilities is stopped point by point', () => {
    expect(leftOf([part(4)], { ...at('ranged', part(6)), tamed: true })).toBe(2);
  });

  test('MK-PVPM-04 in the melee phase each point stops one', () => {
    expect(leftOf([part(4)], at('melee', part(6)))).toBe(2);
    expect(leftOf([part(9)], at('melee', part(6)))).toBe(0);
  });

  test('MK-PVPR-06 the question does not tell whether the blocker holds anything', () => {
    const t = attacked('full', state => {
      army(state, 1, 'catapults');
      hold(state, 0);
    });
    t.choose('unit:0,catapults,0').choose('strike');
    expect([t.kind, t.seat, t.offered()]).toEqual(['duel-block', 0, ['hold']]);
  });
});

describe('damage to another player', () => {
  test('MK-PVPD-01 MK-PVPD-04 MK-PVPD-06 the attacker decides; a wound costs the whole armor of the hero, again and again', () => {
    const t = attacked('full', state => army(state, 1, 'catapults', 'utem-crossbowmen'));
    t.choose('unit:0,catapults,0').choose('unit:1,utem-crossbowmen,1').choose('strike').choose('hold');
    expect([t.seat, duel(t).left]).toEqual([1, 5]);
    t.choose('wound:-,-').choose('wound:-,-');
    // One point is left: no target is worth so little.
    expect(me(t).hand).toEqual(['march', 'wound', 'wound']);
    expect([t.kind, t.seat]).toEqual(['duel-attack', 0]);
  });

  test('MK-PVPD-06 damage may be left unassigned', () => {
    const t = attacked('full', state => army(state, 1, 'catapults'));
    t.choose('unit:0,catapults,0').choose('strike').choose('hold').choose('done');
    expect([me(t).hand, t.seat]).toEqual([['march'], 0]);
  });

  test('MK-PVPD-02 any unwounded unit for its armor; a wounded one never', () => {
    const t = attacked('full', state => {
      army(state, 1, 'catapults', 'catapults');
      army(state, 0, 'utem-crossbowmen', 'foresters');
      Object.assign(state.heroes[0]?.units[1] ?? {}, { wounds: 1 });
    });
    t.choose('unit:0,catapults,0').choose('unit:1,catapults,0').choose('strike').choose('hold');
    expect(aims(t)).toEqual(['done', 'wound:-,-', 'wound:0,utem-crossbowmen']);
    t.choose('wound:0,utem-crossbowmen');
    expect([me(t).units.map(({ wounds }) => wounds), duel(t).left]).toEqual([[1, 1], 2]);
    expect(aims(t)).toEqual(['done', 'wound:-,-']);
  });

  test('MK-PVPD-03 MK-URES-02 a unit that resists an element of the attack costs twice its armor', () => {
    const cost = (...mana: 'red'[]) => {
      const t = attacked('full', state => {
        army(state, 1, 'catapults', 'catapults');
        army(state, 0, 'fire-mages');
        tokens(state, 1, ...mana);
      });
      t.choose(`unit:0,catapults,${mana.length}`).choose('unit:1,catapults,0').choose('strike').choose('hold');
      return [duel(t).left, aims(t).includes('wound:0,fire-mages')];
    };
    // Armor 4: 6 physical points are enough, 8 with fire among them just so.
    expect([cost(), cost('red')]).toEqual([
      [6, true],
      [8, true],
    ]);
    const t = attacked('full', state => {
      army(state, 1, 'catapults');
      army(state, 0, 'fire-mages');
      tokens(state, 1, 'red');
    });
    t.choose('unit:0,catapults,1').choose('strike').choose('hold');
    expect([duel(t).left, aims(t)]).toEqual([5, ['done', 'wound:-,-']]);
  });

  test('MK-PVPD-05 as many wounds as the hand limit knock the blocker out', () => {
    const t = attacked('full', state => {
      army(state, 1, 'catapults', 'catapults', 'catapults', 'catapults');
      hold(state, 0, 'march', 'rage');
    });
    for (let unit = 0; unit < 4; unit++) t.choose(`unit:${unit},catapults,0`);
    t.choose('strike').choose('hold');
    expect(duel(t).left).toBe(12);
    for (let wound = 0; wound < 4; wound++) t.choose('wound:-,-');
    expect(me(t).hand).toEqual(['march', 'rage', 'wound', 'wound', 'wound', 'wound']);
    t.choose('wound:-,-');
    expect([me(t).hand, me(t).discard]).toEqual([Array(5).fill('wound'), ['march', 'rage']]);
    expect(them(t).hand).toEqual(['march']);
  });
});
