import { describe, expect, test } from 'vitest';
import { newSite } from '../../../rules/sites.ts';
import type { State } from '../../../state.ts';
import { heroOf } from '../../../state.ts';
import { army, hold, me, tokens } from '../../positions.ts';
import { attacked, duel, HERE, inMelee, them } from './duelling.ts';

const wounds = (t: Parameters<typeof them>[0]): number[] => them(t).units.map(one => one.wounds);

describe('effects on enemies, used against the units of a player', () => {
  test('MK-PVPS-01 MK-PVPS-02 they act on unwounded units of the opponent, never on the hero', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white', 'black');
        army(state, 1, 'peasants', 'foresters', 'catapults');
        Object.assign(heroOf(state, 1).units[2] ?? {}, { wounds: 1 });
      },
      { night: true },
    );
    t.choose('play:whirlwind,strong');
    expect([t.kind, t.seat, t.offered().toSorted()]).toEqual([
      'foe',
      0,
      ['foreign-unit:1,0,peasants', 'foreign-unit:1,1,foresters'],
    ]);
  });

  test('MK-PVPS-02 without a unit of the opponent there is nothing to act on', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white', 'black');
      },
      { night: true },
    );
    expect(t.offered('play:whirlwind,strong')).toEqual([]);
  });

  test('MK-PVPS-05 what would be destroyed is wounded', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white', 'black');
        army(state, 1, 'peasants', 'foresters');
      },
      { night: true },
    );
    t.choose('play:whirlwind,strong').choose('foreign-unit:1,1,foresters');
    expect([wounds(t), them(t).units.length, me(t).fame]).toEqual([[0, 1], 2, 0]);
  });

  test('MK-PVPS-03 red effects do nothing to units that resist fire', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'demolish');
        tokens(state, 0, 'red', 'black');
        army(state, 1, 'fire-mages', 'peasants', 'foresters');
      },
      { night: true },
    );
    t.choose('play:demolish,strong');
    expect(t.offered().toSorted()).toEqual(['foreign-unit:1,1,peasants', 'foreign-unit:1,2,foresters']);
    t.choose('foreign-unit:1,1,peasants');
    // The others lose 1 armor: the foresters have 3 of 4, the mages still 4.
    expect(wounds(t)).toEqual([0, 1, 0]);
    expect(t.state.lasting.map(({ unit, until, on }) => [unit, until, on])).toEqual([[2, 'combat-end', 'seat-1']]);
  });

  test('MK-PVPS-04 blue effects do nothing to units that resist ice', () => {
    const offered = (unit: 'ice-mages' | 'fire-mages') =>
      inMelee(
        'full',
        state => {
          hold(state, 0, 'chill');
          tokens(state, 0, 'blue', 'black');
          army(state, 1, unit);
        },
        { night: true },
      ).offered('play:chill,strong');
    expect([offered('ice-mages'), offered('fire-mages')]).toEqual([[], ['play:chill,strong']]);
  });

  test('MK-PVPS-04 nor do abilities of units that were paid for with blue mana', () => {
    const offered = (unit: 'ice-mages' | 'fire-mages') =>
      inMelee('full', state => {
        army(state, 0, 'amotep-freezers');
        tokens(state, 0, 'blue');
        army(state, 1, unit);
      }).offered('unit:0,amotep-freezers,1');
    expect([offered('ice-mages'), offered('fire-mages')]).toEqual([[], ['unit:0,amotep-freezers,1']]);
  });

  test('MK-PVPS-06 MK-PVPS-10 armor is lowered for the whole combat, never below 1', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'chill', 'march', 'rage');
        tokens(state, 0, 'blue', 'black');
        army(state, 1, 'foresters');
      },
      { night: true },
    );
    // Armor 4 − 4: one point is needed, and the one that remains is too little for the hero.
    t.choose('play:chill,strong')
      .choose('play:march,attack')
      .choose('play:rage,attack')
      .choose('strike')
      .choose('hold');
    expect([duel(t).left, t.offered('wound').toSorted()]).toEqual([2, ['wound:-,-', 'wound:0,foresters']]);
    t.choose('wound:0,foresters');
    expect([t.kind, t.seat]).toEqual(['duel-attack', 1]);
    t.choose('pass').choose('pass');
    expect(t.state.duel).toBeNull();
    expect(t.state.lasting).toEqual([]);
  });

  test('MK-PVPS-10 ignored fortifications are ignored in all attacks of the combat', () => {
    const t = attacked('full', state => {
      state.map.sites[HERE] = { ...newSite('mage-tower'), conquered: true, shields: [1] };
      hold(state, 0, 'demolish');
      tokens(state, 0, 'red');
      army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen');
      army(state, 1, 'foresters');
    }).choose('pass');
    expect(t.offered('unit')).toEqual([]);
    t.choose('play:demolish,basic');
    expect(t.offered('unit')).toEqual(['unit:0,utem-crossbowmen,1', 'unit:1,utem-crossbowmen,1']);
    t.choose('unit:0,utem-crossbowmen,1').choose('strike').choose('hold').choose('done').choose('pass');
    expect([t.seat, duel(t).phase, t.offered('unit')]).toEqual([0, 'ranged', ['unit:1,utem-crossbowmen,1']]);
  });

  test('MK-PVPS-02 a unit can lose a resistance for the combat', () => {
    const lay = (state: State) => {
      hold(state, 1, 'chill', 'march');
      tokens(state, 1, 'blue', 'red');
      army(state, 0, 'fire-mages');
      tokens(state, 0, 'red');
      army(state, 1, 'catapults');
    };
    const t = inMelee('full', lay);
    t.choose('unit:0,fire-mages,0').choose('strike');
    t.choose('play:chill,basic').choose('hold');
    // Its 3 points are prevented too.
    expect(duel(t).attacker).toBe(1);
    t.choose('unit:0,catapults,1').choose('strike').choose('hold');
    expect([duel(t).left, t.offered('wound:0')]).toEqual([5, ['wound:0,fire-mages']]);
  });
});

describe('blocks that do more, and attacks that are prevented', () => {
  const iceShield = (catapults: number) => {
    const t = attacked('full', state => {
      hold(state, 0, 'ice-shield', 'determination', 'march');
      tokens(state, 0, 'blue', 'blue');
      army(state, 1, 'utem-crossbowmen', 'catapults', 'peasants');
    });
    t.choose('unit:0,utem-crossbowmen,1');
    if (catapults > 0) t.choose('unit:1,catapults,0');
    t.choose('strike').choose('play:ice-shield,strong').choose('play:determination,strong').choose('hold');
    return t;
  };

  test('MK-PVPS-07 MK-PVPS-08 it acts on a unit of the attack once that is reduced to 0', () => {
    const t = iceShield(0);
    // Ranged 2 against ice 3 and 5: nothing is left, and only the crossbowmen took part.
    expect(t.state.lasting.find(({ what }) => what.do === 'units-get')).toMatchObject({ on: 'seat-1', unit: 0 });
    expect([t.kind, t.seat]).toEqual(['duel-attack', 0]);
  });

  test('MK-PVPS-08 a block that leaves something does not', () => {
    const t = iceShield(1);
    // Of 5 points the block of 8 stops 4.
    expect(t.happened().find(({ kind }) => kind === 'duel-blocked')).toMatchObject({ left: 1 });
    expect(t.state.lasting.some(({ what }) => what.do === 'units-get')).toBe(false);
    // Nor is anything asked: a single point wounds nobody, so it is the turn of the other to attack.
    expect([t.kind, t.seat]).toEqual(['duel-attack', 0]);
  });

  test('MK-PVPR-10 an effect that takes the abilities of the attack makes the block count in full', () => {
    const left = (stare: boolean) => {
      const t = attacked('full', state => {
        hold(state, 0, 'chilling-stare', 'march');
        army(state, 1, 'catapults', 'catapults');
      });
      t.choose('unit:0,catapults,0').choose('unit:1,catapults,0').choose('strike');
      if (stare) t.choose('play:chilling-stare,basic');
      t.choose('play:march,block').choose('hold');
      return duel(t).left;
    };
    expect([left(false), left(true)]).toEqual([6, 5]);
  });

  test('MK-PVPS-09 the number of enemies: ready unwounded units, those in the attack, and the hero', () => {
    const t = inMelee(
      'full',
      state => {
        hold(state, 0, 'flame-wall');
        tokens(state, 0, 'red', 'black');
        army(state, 1, 'peasants', 'foresters', 'catapults');
        Object.assign(heroOf(state, 1).units[1] ?? {}, { spent: true });
        Object.assign(heroOf(state, 1).units[2] ?? {}, { wounds: 1 });
      },
      { night: true },
    );
    // Flame Wave: 5 and 2 for each of the peasants and the hero.
    t.choose('play:flame-wall,strong').choose('strike');
    expect(duel(t).attack.map(({ points, element }) => [points, element])).toEqual([[9, 'fire']]);
  });

  test('MK-PVPS-09 units in the attack count for the block although they are spent', () => {
    const t = attacked(
      'full',
      state => {
        hold(state, 0, 'flame-wall');
        tokens(state, 0, 'red', 'black');
        army(state, 1, 'catapults', 'peasants');
      },
      { night: true },
    );
    t.choose('unit:0,catapults,0').choose('strike').choose('play:flame-wall,strong');
    // 7 and 2 for each of the catapults, the peasants and the hero.
    expect(t.state.turns.find(({ seat }) => seat === 0)?.combat?.group?.parts).toMatchObject([
      { points: 13, element: 'fire' },
    ]);
  });

  test('MK-PVPS-11 the part of one unit in the attack is taken from it; the unit stays spent', () => {
    const t = attacked('full', state => {
      hold(state, 0, 'whirlwind');
      tokens(state, 0, 'white');
      army(state, 1, 'catapults', 'utem-crossbowmen', 'foresters');
    });
    t.choose('unit:0,catapults,0').choose('unit:1,utem-crossbowmen,1').choose('strike');
    t.choose('play:whirlwind,basic');
    expect(t.offered()).toEqual(['foreign-unit:1,0,catapults', 'foreign-unit:1,1,utem-crossbowmen']);
    t.choose('foreign-unit:1,0,catapults').choose('hold');
    expect([duel(t).left, them(t).units.map(({ spent }) => spent)]).toEqual([2, [true, true, false]]);
  });

  test('MK-PVPS-11 only when blocking, and only against units', () => {
    const t = inMelee('full', state => {
      hold(state, 0, 'whirlwind');
      tokens(state, 0, 'white');
      army(state, 1, 'foresters');
      hold(state, 1, 'rage');
    });
    expect(t.offered('play:whirlwind,basic')).toEqual([]);
    t.choose('pass').choose('play:rage,basic').choose('strike');
    expect([t.kind, t.offered('play:whirlwind,basic')]).toEqual(['duel-block', []]);
  });

  test('MK-PVPS-13 what lowers the attack of an enemy lowers the part of a unit, at most to nothing', () => {
    const t = attacked('full', state => {
      hold(state, 0, 'swift-reflexes', 'march');
      tokens(state, 0, 'white');
      army(state, 1, 'catapults', 'utem-crossbowmen');
    });
    t.choose('unit:0,catapults,0').choose('unit:1,utem-crossbowmen,1').choose('strike');
    t.choose('play:swift-reflexes,strong').choose('foreign-unit:1,0,catapults');
    expect(duel(t).attack.map(({ points, unit }) => [points, unit])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    t.choose('hold');
    expect(duel(t).left).toBe(3);
  });
});
