import { describe, expect, test } from 'vitest';
import type { Effect } from '../../effects/effect.ts';
import { heroOf } from '../../state.ts';
import { army, combat, fight, hold, me, type Sitting, sit, tokens } from '../positions.ts';

const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('damage to the hero', () => {
  test('MK-DMG-01 with nobody left to deal damage the phase is skipped', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,strong').choose('hold');
    expect([t.kind, combat(t).phase]).toEqual(['attack', 'attack']);
    expect(t.happened().flatMap(e => (e.kind === 'phase' ? [e.phase] : []))).toEqual(['damage', 'attack']);
  });

  test('MK-DMG-01 each enemy that is left and was not blocked deals damage, a single one too', () => {
    const dealing = (...alive: ('left' | 'blocked' | 'defeated')[]) => {
      const t = sit({}, state => {
        const { foes } = fight(state, ['golems', 'prowlers', 'wolf-riders'], { phase: 'damage' });
        foes.forEach((foe, i) => {
          foe.defeated = alive[i] === 'defeated';
          for (const attack of foe.attacks) attack.blocked = alive[i] === 'blocked';
        });
      });
      while (t.kind === 'damage') t.choose(t.offered()[0] ?? '');
      return [t.kind, t.events().flatMap(e => (e.kind === 'hurt' ? [[e.foe, e.damage]] : []))];
    };
    expect(dealing('blocked', 'left', 'defeated')).toEqual(['attack', [['prowlers', 4]]]);
    expect(dealing('left', 'defeated', 'blocked')).toEqual(['attack', [['golems', 2]]]);
    expect(dealing('left', 'blocked', 'left')).toEqual([
      'attack',
      [
        ['golems', 2],
        ['wolf-riders', 3],
      ],
    ]);
    expect(dealing('blocked', 'blocked', 'defeated')).toEqual(['attack', []]);
  });

  test('MK-DMG-02 MK-DMG-23 enemies are dealt with one by one in any order; then the phase ends', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      fight(state, ['golems', 'prowlers', 'wolf-riders'], { phase: 'damage' });
    });
    expect(t.offered()).toEqual(['damage:0,0', 'damage:1,0', 'damage:2,0']);
    t.choose('damage:2,0').choose('hurt:-,-');
    expect(t.offered()).toEqual(['damage:0,0', 'damage:1,0']);
    t.choose('damage:1,0').choose('hurt:-,-').choose('hurt:-,-');
    expect(t.kind).toBe('attack');
    // 3, 4 and 2 points against armor 2.
    expect(wounds(t)).toBe(5);
  });

  test('MK-DMG-03 MK-DMG-13 MK-DMG-14 a wound for each armor’s worth of damage, rounded up for each attack', () => {
    const hits = (token: Parameters<typeof fight>[1][number], level: number) => {
      const t = sit({}, state => {
        heroOf(state, 0).level = level;
        fight(state, [token], { phase: 'block' });
      });
      t.choose('done');
      return wounds(t);
    };
    // Armor 2: 1, 3 and 6 points; armor 3: 7 points; armor 4: 9 points.
    expect([hits('golems', 1), hits('diggers', 1), hits('swordsmen', 1)]).toEqual([1, 2, 3]);
    expect([hits('werewolf', 3), hits('fire-dragon', 7)]).toEqual([3, 3]);
  });

  test('MK-DMG-04 MK-ABIL-06 a brutal enemy deals twice its attack, but is blocked as any other', () => {
    const t = sit({}, state => {
      fight(state, ['ironclads'], { phase: 'block' });
    });
    t.choose('done');
    expect(wounds(t)).toBe(4);
    const blocked = sit({}, state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['ironclads'], { phase: 'block' });
    });
    blocked.choose('block:0,0');
    expect(blocked.match.ask?.options).toContainEqual({ do: 'drop', total: 0, needs: 4 });
  });

  test('MK-DMG-15 as many wounds in one combat as the hand limit knock out: all other cards are discarded', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      fight(state, ['swordsmen', 'prowlers'], { phase: 'damage' });
    });
    t.choose('damage:0,0');
    // 3 and 2 wounds against a limit of 5.
    expect(t.happened().filter(({ kind }) => kind === 'knocked-out')).toHaveLength(1);
    expect(me(t).hand).toEqual(['wound', 'wound', 'wound', 'wound', 'wound']);
    expect(me(t).discard).toEqual(['march', 'rage']);
  });

  test('MK-DMG-15 one wound less does not, and wounds held before the combat do not count', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'wound', 'wound', 'wound');
      fight(state, ['prowlers', 'prowlers'], { phase: 'damage' });
    });
    t.choose('damage:0,0');
    expect(combat(t).wounds).toBe(4);
    expect(me(t).hand).toContain('march');
  });

  test('MK-DMG-16 wounds from own effects during the combat count too', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'fireball', 'march');
      tokens(state, 0, 'red', 'black');
      fight(state, ['fire-dragon', 'prowlers', 'prowlers']);
    });
    t.choose('target:1').choose('target:2').choose('play:fireball,strong').choose('strike');
    expect(combat(t).wounds).toBe(1);
    t.choose('done').choose('done');
    // 9 points of fire: 5 wounds more.
    expect(combat(t).knockedOut).toBe(true);
    expect(me(t).hand).toEqual(Array.from({ length: 6 }, () => 'wound'));
  });

  test('MK-DMG-17 knocked out: units fight on, and further damage wounds on', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      army(state, 0, 'peasants');
      fight(state, ['minotaur', 'prowlers', 'skeletal-warriors'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:-,-');
    expect(combat(t).knockedOut).toBe(true);
    t.choose('damage:1,0').choose('hurt:-,-').choose('hurt:-,-');
    expect(wounds(t)).toBe(9);
    t.choose('target:1');
    expect(t.offered('unit')).toEqual(['unit:0,peasants,0']);
    expect(t.offered('play')).toEqual([]);
  });

  test('MK-DMG-19 MK-ABIL-07 poison puts a wound into the discard pile for each one taken into hand', () => {
    const t = sit({}, state => {
      fight(state, ['cursed-hags'], { phase: 'block' });
    });
    t.choose('done');
    expect([me(t).hand, me(t).discard]).toEqual([
      ['wound', 'wound'],
      ['wound', 'wound'],
    ]);
    // Only those of the hand count for the knock-out.
    expect(combat(t).wounds).toBe(2);
  });

  test('MK-DMG-21 MK-ABIL-08 MK-FIX-07 paralyze: a hero who is wounded discards all other cards at once', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'rage');
      fight(state, ['ice-golems'], { phase: 'block' });
    });
    t.choose('done');
    expect([me(t).hand, me(t).discard]).toEqual([['wound'], ['march', 'rage']]);
  });

  test('MK-FIX-07 paralyze: whose damage a unit took keeps the cards', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      army(state, 0, 'peasants');
      fight(state, ['ice-golems'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,peasants');
    expect([me(t).hand, me(t).units]).toEqual([['march'], []]);
  });
});

describe('damage to units', () => {
  test('MK-DMG-05 MK-DMG-07 MK-DMG-12 units take what they can, the hero the whole rest', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'foresters');
      fight(state, ['fire-dragon'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,peasants').choose('hurt:1,foresters');
    // 9 - 3 - 4 = 2 points for the hero.
    expect(me(t).units.map(unit => unit.wounds)).toEqual([1, 1]);
    expect(me(t).hand).toEqual(['wound']);
  });

  test('MK-DMG-12 what the hero takes is all that is left: no unit afterwards', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:-,-');
    expect([t.kind, wounds(t), me(t).units[0]?.wounds]).toEqual(['attack', 2, 0]);
  });

  test('MK-DMG-06 only unwounded units take damage, spent ones too', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'foresters', 'utem-guardsmen');
      const [peasants, foresters] = heroOf(state, 0).units;
      if (peasants) peasants.wounds = 1;
      if (foresters) foresters.spent = true;
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('done');
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,foresters', 'hurt:2,utem-guardsmen']);
  });

  test('MK-DMG-08 a single point wounds a unit of any armor', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-guardsmen');
      fight(state, ['orc-skirmishers'], { phase: 'block' });
    });
    t.choose('done').choose('damage:0,0').choose('hurt:0,utem-guardsmen');
    expect(me(t).units[0]?.wounds).toBe(1);
  });

  test('MK-DMG-09 MK-DMG-10 MK-URES-01 MK-URES-03 resistance takes its armor off first, then wound and armor again', () => {
    const t = sit({}, state => {
      army(state, 0, 'guardian-golems', 'guardian-golems');
      fight(state, ['diggers', 'werewolf'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:0,guardian-golems');
    // 3 points, armor 3: no wound.
    expect(me(t).units[0]?.wounds).toBe(0);
    t.choose('hurt:1,guardian-golems');
    // 7 - 3 - 3 = 1 point left for the hero.
    expect(me(t).units[1]?.wounds).toBe(1);
    expect(wounds(t)).toBe(1);
  });

  test('MK-DMG-11 whom resistance kept unwounded takes no more damage in this combat', () => {
    const t = sit({}, state => {
      army(state, 0, 'guardian-golems', 'peasants');
      fight(state, ['golems', 'diggers'], { phase: 'damage' });
    });
    t.choose('damage:0,0').choose('hurt:0,guardian-golems');
    expect(t.offered()).toEqual(['hurt:-,-', 'hurt:1,peasants']);
  });

  test.each<[string, Parameters<typeof army>[2], Parameters<typeof fight>[1][number], number]>([
    ['MK-URES-03 physical resistance does not help against fire', 'guardian-golems', 'fire-golems', 1],
    ['MK-URES-04 fire resistance is wounded by 7 points of fire, its armor being 4', 'fire-mages', 'fire-elemental', 1],
    ['MK-URES-04 fire resistance takes a fire attack of 2', 'fire-mages', 'heroes-fire', 0],
    ['MK-URES-05 ice resistance takes an ice attack of 2', 'ice-mages', 'ice-golems', 0],
    ['MK-URES-05 ice resistance does not help against fire', 'ice-mages', 'fire-golems', 1],
    ['MK-URES-06 MK-FIX-13 both together take cold fire of 4', 'altem-mages', 'shadow', 0],
    ['MK-URES-06 MK-FIX-13 fire resistance alone does not', 'fire-mages', 'shadow', 1],
  ])('%s', (_, unit, token, expected) => {
    const t = sit({}, state => {
      army(state, 0, unit);
      fight(state, [token], { phase: 'block' });
    });
    t.choose('done');
    // The second attack of the heroes is the one of fire.
    if (t.kind === 'damage') t.choose('damage:0,1');
    t.choose(`hurt:0,${unit}`);
    expect(me(t).units[0]?.wounds).toBe(expected);
  });

  test('MK-DMG-18 MK-ABIL-07 poison wounds a unit twice, and it takes two healings', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'tranquility');
      army(state, 0, 'peasants');
      fight(state, ['cursed-hags'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(2);
    t.choose('done').choose('play:tranquility,basic').chooseWhile('option', 'option:0').choose('heal:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(1);
    t.choose('play:tranquility,basic').chooseWhile('option', 'option:0').choose('heal:0,peasants');
    expect(me(t).units[0]?.wounds).toBe(0);
  });

  test('MK-DMG-20 MK-ABIL-08 paralyze destroys a unit that would be wounded; its armor still counts', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants', 'foresters');
      fight(state, ['medusa'], { phase: 'block' });
    });
    t.choose('done').choose('hurt:0,peasants').choose('hurt:-,-');
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['foresters']);
    // 6 - 3 = 3 points for the hero.
    expect(wounds(t)).toBe(2);
  });

  test('MK-ABIL-09 assassination: units take nothing of it', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      fight(state, ['orc-trackers'], { phase: 'block' });
    });
    t.choose('done');
    expect([t.kind, wounds(t)]).toEqual(['attack', 2]);
  });

  test('MK-DMG-07 MK-DMG-09 what raises the armor of units, or lets them resist, counts for damage', () => {
    const guarded = (effect: Parameters<typeof lasting>[1], unit: Parameters<typeof army>[2]) => {
      const t = sit({}, state => {
        army(state, 0, unit, 'peasants');
        lasting(state, effect);
        fight(state, ['diggers'], { phase: 'block' });
      });
      t.choose('done').choose('hurt:1,peasants').chooseWhile('assign', 'hurt:-,-');
      return [me(t).units[1]?.wounds, wounds(t)];
    };
    // 3 points against peasants with armor 3.
    expect(guarded({ do: 'units-get', who: 'all', resists: ['physical'] }, 'foresters')).toEqual([0, 0]);
    expect(guarded({ do: 'units-get', who: 'all', resists: ['fire'] }, 'foresters')).toEqual([1, 0]);
    expect(guarded({ do: 'units-get', who: 'bearer', resists: ['physical'] }, 'foresters')).toEqual([1, 0]);
    expect(guarded({ do: 'units-get', who: 'others', resists: ['physical'] }, 'foresters')).toEqual([0, 0]);
    expect(guarded({ do: 'units-get', who: 'all', armor: -2 }, 'foresters')).toEqual([1, 1]);
    expect(guarded({ do: 'units-get', who: 'bearer', armor: -2 }, 'foresters')).toEqual([1, 0]);
    expect(guarded({ do: 'units-get', who: 'others', armor: -2 }, 'foresters')).toEqual([1, 1]);
  });
});

/** An effect of the first unit that lasts for the turn. */
function lasting(state: Parameters<typeof hold>[0], what: Effect): void {
  state.lasting.push({
    source: 'test',
    key: what.do,
    on: 'seat-0',
    by: 'seat-0',
    until: 'turn-end',
    what,
    left: null,
    unit: 0,
    colours: [],
  });
}
