import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import { type UnitId, unitOf } from '../../content/units.ts';
import type { Mana } from '../../content/words.ts';
import type { CombatPhase } from '../../state.ts';
import { army, combat, fight, hexOn, hold, me, parts, type Sitting, sit, stand, tokens, turn } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

/** One unit in a phase of a combat, with mana; the attack or block is begun. */
function inPhase(
  unit: UnitId,
  phase: CombatPhase,
  mana: readonly Mana[] = [],
  foes: readonly EnemyId[] = ['swordsmen'],
): Sitting {
  const t = sit({}, state => {
    army(state, 0, unit);
    tokens(state, 0, ...mana);
    fight(state, foes, { phase });
  });
  return phase === 'block' ? t.choose('block:0,0') : t.choose('target:0');
}

/** What an ability gives in a phase. */
function gives(unit: UnitId, ability: number, phase: CombatPhase, ...mana: Mana[]): string[] {
  return parts(inPhase(unit, phase, mana).choose(`unit:0,${unit},${ability}`));
}

/** The abilities that may be used in each phase of a combat with all this mana. */
const serves = (unit: UnitId, ...mana: Mana[]): Record<'ranged' | 'block' | 'attack', number[]> => {
  const offered = (phase: CombatPhase): number[] =>
    inPhase(unit, phase, mana)
      .offered('unit')
      .map(id => Number(id.split(',').at(-1)));
  return { ranged: offered('ranged'), block: offered('block'), attack: offered('attack') };
};

/** Its turn in movement. */
const marching = (unit: UnitId, ...mana: Mana[]): Sitting =>
  sit({}, state => {
    army(state, 0, unit);
    tokens(state, 0, ...mana);
  });

describe('regular units', () => {
  test('Peasants: attack or block 2, influence 2 or move 2', () => {
    expect(serves('peasants')).toEqual({ ranged: [], block: [0], attack: [0] });
    expect(gives('peasants', 0, 'attack')).toEqual(['2 melee physical']);
    expect(gives('peasants', 0, 'block')).toEqual(['2 melee physical']);
    const t = marching('peasants');
    expect(t.offered('unit')).toEqual(['unit:0,peasants,2']);
    t.choose('unit:0,peasants,2');
    expect(turn(t).move).toBe(2);
    expect(t.offered('unit')).toEqual([]);
    const talk = sit({}, state => {
      army(state, 0, 'peasants');
      stand(state, 0, VILLAGE);
    });
    talk.choose('interact').choose('unit:0,peasants,1');
    expect(turn(talk).influence).toBe(2);
  });

  test('Foresters: move 2 with forests, hills and swamps 1 cheaper this turn, or block 3', () => {
    expect(serves('foresters')).toEqual({ ranged: [], block: [1], attack: [] });
    expect(gives('foresters', 1, 'block')).toEqual(['3 melee physical']);
    const t = marching('foresters').choose('unit:0,foresters,0');
    expect(turn(t).move).toBe(2);
    expect(t.state.lasting.map(({ what, until }) => [what, until])).toEqual([
      [{ do: 'terrain', of: ['forest', 'hills', 'swamp'], by: -1, least: 0 }, 'turn-end'],
    ]);
  });

  test('Herbalists: heal 2 for green mana, ready a unit of level 1 or 2, or green mana', () => {
    const t = sit({}, state => {
      army(state, 0, 'herbalists', 'peasants', 'fire-golems');
      for (const unit of me0(state)) unit.spent = unit.unit !== 'herbalists';
      hold(state, 0, 'wound', 'wound');
      tokens(state, 0, 'green');
    });
    expect(t.offered('unit')).toEqual(['unit:0,herbalists,0', 'unit:0,herbalists,1', 'unit:0,herbalists,2']);
    t.choose('unit:0,herbalists,0');
    expect([turn(t).heal, me(t).tokens.green]).toEqual([2, 0]);
    const ready = sit({}, state => {
      army(state, 0, 'herbalists', 'peasants', 'fire-golems');
      for (const unit of me0(state)) unit.spent = unit.unit !== 'herbalists';
    });
    expect(ready.offered('unit')).toEqual(['unit:0,herbalists,1', 'unit:0,herbalists,2']);
    ready.choose('unit:0,herbalists,1');
    expect(me(ready).units.map(({ spent }) => spent)).toEqual([true, false, true]);
    const mana = marching('herbalists').choose('unit:0,herbalists,2');
    expect(me(mana).tokens.green).toBe(1);
  });

  test('Utem Crossbowmen: attack or block 3, or ranged attack 2', () => {
    expect(serves('utem-crossbowmen')).toEqual({ ranged: [1], block: [0], attack: [0, 1] });
    expect(gives('utem-crossbowmen', 0, 'attack')).toEqual(['3 melee physical']);
    expect(gives('utem-crossbowmen', 0, 'block')).toEqual(['3 melee physical']);
    expect(gives('utem-crossbowmen', 1, 'ranged')).toEqual(['2 ranged physical']);
  });

  test('Utem Guardsmen: attack 2, or block 4 that counts double against a swift attack', () => {
    expect(serves('utem-guardsmen')).toEqual({ ranged: [], block: [1], attack: [0] });
    expect(gives('utem-guardsmen', 0, 'attack')).toEqual(['2 melee physical']);
    // A swift attack of 4 counts as 8: the block of 4 suffices only because it is doubled.
    const swift = inPhase('utem-guardsmen', 'block', [], ['crossbowmen']).choose('unit:0,utem-guardsmen,1');
    expect(swift.offered('hold')).toEqual(['hold']);
    const plain = inPhase('utem-guardsmen', 'block', [], ['swordsmen']).choose('unit:0,utem-guardsmen,1');
    expect([parts(plain), plain.offered('hold')]).toEqual([['4 melee physical'], []]);
  });

  test('Utem Swordsmen: attack or block 3, or 6 and the unit becomes wounded', () => {
    expect(serves('utem-swordsmen')).toEqual({ ranged: [], block: [0, 1], attack: [0, 1] });
    expect(gives('utem-swordsmen', 0, 'attack')).toEqual(['3 melee physical']);
    const t = inPhase('utem-swordsmen', 'block').choose('unit:0,utem-swordsmen,1');
    expect([parts(t), me(t).units[0]?.wounds]).toEqual([['6 melee physical'], 1]);
    const plain = inPhase('utem-swordsmen', 'block').choose('unit:0,utem-swordsmen,0');
    expect([parts(plain), me(plain).units[0]?.wounds]).toEqual([['3 melee physical'], 0]);
    expect(gives('utem-swordsmen', 1, 'attack')).toEqual(['6 melee physical']);
  });

  test('Guardian Golems: attack or block 2, fire block 4 for red, ice block 4 for blue', () => {
    expect(serves('guardian-golems')).toEqual({ ranged: [], block: [0], attack: [0] });
    expect(serves('guardian-golems', 'red', 'blue')).toEqual({ ranged: [], block: [0, 1, 2], attack: [0] });
    expect(gives('guardian-golems', 0, 'attack')).toEqual(['2 melee physical']);
    expect(gives('guardian-golems', 1, 'block', 'red')).toEqual(['4 melee fire']);
    expect(gives('guardian-golems', 2, 'block', 'blue')).toEqual(['4 melee ice']);
    expect(unitOf('guardian-golems').resists).toEqual(['physical']);
  });

  test('Illusionists: influence 4, an unfortified enemy does not attack for white, or a white crystal', () => {
    const t = sit({}, state => {
      army(state, 0, 'illusionists');
      tokens(state, 0, 'white');
      fight(state, ['diggers', 'prowlers', 'swordsmen'], { phase: 'block' });
    });
    t.choose('unit:0,illusionists,1');
    expect(t.offered('foe')).toEqual(['foe:1', 'foe:2']);
    t.choose('foe:2');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([false, false, true]);
    expect(serves('illusionists')).toEqual({ ranged: [2], block: [2], attack: [2] });
    const crystal = marching('illusionists').choose('unit:0,illusionists,2');
    expect(me(crystal).crystals.white).toBe(1);
    const talk = sit({}, state => {
      army(state, 0, 'illusionists');
      stand(state, 0, VILLAGE);
    });
    talk.choose('interact').choose('unit:0,illusionists,0');
    expect(turn(talk).influence).toBe(4);
  });

  test('Red Cape Monks: attack or block 3, fire attack or fire block 4 for red', () => {
    expect(serves('red-cape-monks')).toEqual({ ranged: [], block: [0], attack: [0] });
    expect(gives('red-cape-monks', 0, 'block')).toEqual(['3 melee physical']);
    expect(gives('red-cape-monks', 1, 'attack', 'red')).toEqual(['4 melee fire']);
    expect(gives('red-cape-monks', 1, 'block', 'red')).toEqual(['4 melee fire']);
  });

  test('Northern Monks: attack or block 3, ice attack or ice block 4 for blue', () => {
    expect(serves('northern-monks')).toEqual({ ranged: [], block: [0], attack: [0] });
    expect(gives('northern-monks', 0, 'attack')).toEqual(['3 melee physical']);
    expect(gives('northern-monks', 1, 'attack', 'blue')).toEqual(['4 melee ice']);
    expect(gives('northern-monks', 1, 'block', 'blue')).toEqual(['4 melee ice']);
  });

  test('Savage Monks: attack or block 3, siege attack 4 for green', () => {
    expect(serves('savage-monks', 'green')).toEqual({ ranged: [1], block: [0], attack: [0, 1] });
    expect(gives('savage-monks', 0, 'attack')).toEqual(['3 melee physical']);
    expect(gives('savage-monks', 1, 'ranged', 'green')).toEqual(['4 siege physical']);
  });
});

describe('elite units', () => {
  test('Fire Golems: attack or block 3, ranged fire attack 4 for red', () => {
    expect(serves('fire-golems')).toEqual({ ranged: [], block: [0], attack: [0] });
    expect(gives('fire-golems', 0, 'block')).toEqual(['3 melee physical']);
    expect(gives('fire-golems', 1, 'ranged', 'red')).toEqual(['4 ranged fire']);
    expect(unitOf('fire-golems').resists).toEqual(['physical', 'fire']);
  });

  test('Ice Golems: attack or block 3, ice attack 6 for blue', () => {
    expect(serves('ice-golems', 'blue')).toEqual({ ranged: [], block: [0], attack: [0, 1] });
    expect(gives('ice-golems', 0, 'attack')).toEqual(['3 melee physical']);
    expect(gives('ice-golems', 1, 'attack', 'blue')).toEqual(['6 melee ice']);
    expect(unitOf('ice-golems').resists).toEqual(['physical', 'ice']);
  });

  test('Fire Mages: ranged fire attack 3, fire attack or block 6 for red, or red mana and a red crystal', () => {
    expect(serves('fire-mages', 'red')).toEqual({ ranged: [0, 2], block: [1, 2], attack: [0, 1, 2] });
    expect(gives('fire-mages', 0, 'ranged')).toEqual(['3 ranged fire']);
    expect(gives('fire-mages', 1, 'attack', 'red')).toEqual(['6 melee fire']);
    expect(gives('fire-mages', 1, 'block', 'red')).toEqual(['6 melee fire']);
    const t = marching('fire-mages').choose('unit:0,fire-mages,2');
    expect([me(t).tokens.red, me(t).crystals.red]).toEqual([1, 1]);
  });

  test('Ice Mages: ice attack or block 4, siege ice attack 4 for blue, or blue mana and a blue crystal', () => {
    expect(serves('ice-mages', 'blue')).toEqual({ ranged: [1, 2], block: [0, 2], attack: [0, 1, 2] });
    expect(gives('ice-mages', 0, 'attack')).toEqual(['4 melee ice']);
    expect(gives('ice-mages', 0, 'block')).toEqual(['4 melee ice']);
    expect(gives('ice-mages', 1, 'ranged', 'blue')).toEqual(['4 siege ice']);
    const t = marching('ice-mages').choose('unit:0,ice-mages,2');
    expect([me(t).tokens.blue, me(t).crystals.blue]).toEqual([1, 1]);
  });

  test('Amotep Gunners: attack or block 5, ranged fire attack 6 for red', () => {
    expect(serves('amotep-gunners', 'red')).toEqual({ ranged: [1], block: [0], attack: [0, 1] });
    expect(gives('amotep-gunners', 0, 'attack')).toEqual(['5 melee physical']);
    expect(gives('amotep-gunners', 0, 'block')).toEqual(['5 melee physical']);
    expect(gives('amotep-gunners', 1, 'ranged', 'red')).toEqual(['6 ranged fire']);
  });

  test('Amotep Freezers: attack or block 5; for blue one enemy does not attack and has armor −3', () => {
    expect(gives('amotep-freezers', 0, 'block')).toEqual(['5 melee physical']);
    const t = sit({}, state => {
      army(state, 0, 'amotep-freezers');
      tokens(state, 0, 'blue');
      fight(state, ['swordsmen', 'prowlers', 'ice-mages'], { phase: 'block' });
    });
    // What resists ice is not touched by a blue effect.
    t.choose('unit:0,amotep-freezers,1');
    expect(t.offered('foe')).toEqual(['foe:0', 'foe:1']);
    t.choose('foe:0');
    expect(combat(t).foes.map(({ armor, attacks }) => [armor, attacks[0]?.off])).toEqual([
      [-3, true],
      [0, false],
      [0, false],
    ]);
  });

  test('Catapults: siege attack 3, siege fire attack 5 for red, siege ice attack 5 for blue', () => {
    expect(serves('catapults', 'red', 'blue')).toEqual({ ranged: [0, 1, 2], block: [], attack: [0, 1, 2] });
    expect(gives('catapults', 0, 'ranged')).toEqual(['3 siege physical']);
    expect(gives('catapults', 1, 'ranged', 'red')).toEqual(['5 siege fire']);
    expect(gives('catapults', 2, 'ranged', 'blue')).toEqual(['5 siege ice']);
  });

  test('Altem Mages: cold fire attack or block 5, 7 with blue or red, 9 with both', () => {
    expect(gives('altem-mages', 1, 'attack')).toEqual(['5 melee coldfire']);
    const t = inPhase('altem-mages', 'attack', ['blue', 'red']).choose('unit:0,altem-mages,1');
    t.choose('colour:blue').choose('colour:red');
    expect([parts(t), me(t).tokens.blue, me(t).tokens.red]).toEqual([['9 melee coldfire'], 0, 0]);
    const one = inPhase('altem-mages', 'block', ['blue', 'red']).choose('unit:0,altem-mages,1');
    one.choose('colour:red').choose('done');
    expect([parts(one), me(one).tokens.blue]).toEqual([['7 melee coldfire'], 1]);
  });

  test('Altem Mages: 2 mana of any colours', () => {
    const t = marching('altem-mages').choose('unit:0,altem-mages,0').choose('colour:gold').choose('colour:black');
    expect([me(t).tokens.gold, me(t).tokens.black]).toEqual([1, 1]);
  });

  test('Altem Mages: for black mana all attacks of the combat are cold fire, or all are siege attacks', () => {
    const fought = (option: number): Sitting => {
      const t = sit({ night: true }, state => {
        army(state, 0, 'altem-mages', 'peasants', 'red-cape-monks');
        tokens(state, 0, 'black', 'red');
        fight(state, ['swordsmen'], { phase: option === 0 ? 'attack' : 'ranged' });
      });
      return t.choose('unit:0,altem-mages,2').choose(`option:${option}`).choose('target:0');
    };
    const cold = fought(0).choose('unit:1,peasants,0').choose('unit:2,red-cape-monks,1');
    expect(parts(cold)).toEqual(['2 melee coldfire', '4 melee coldfire']);
    const siege = fought(1).choose('unit:1,peasants,0').choose('unit:2,red-cape-monks,1');
    expect(parts(siege)).toEqual(['2 siege physical', '4 siege fire']);
    // By day black mana is of no use.
    expect(serves('altem-mages', 'black')).toEqual({ ranged: [0], block: [0, 1], attack: [0, 1] });
  });

  test('Altem Guardians: attack 5, block 8 doubled against swift, all resistances for green this turn', () => {
    expect(gives('altem-guardians', 0, 'attack')).toEqual(['5 melee physical']);
    expect(gives('altem-guardians', 1, 'block')).toEqual(['8 melee physical']);
    const t = sit({}, state => {
      army(state, 0, 'altem-guardians', 'peasants');
      tokens(state, 0, 'green');
      fight(state, ['swordsmen'], { phase: 'block' });
    });
    t.choose('unit:0,altem-guardians,2').choose('done').choose('hurt:1,peasants');
    // 6 damage: 3 are resisted, the rest wounds the peasants and is used up by their armor.
    expect([me(t).units[1]?.wounds, me(t).hand]).toEqual([1, []]);
    expect(t.state.lasting.map(({ until }) => until)).toEqual(['turn-end']);
    expect(serves('altem-guardians')).toEqual({ ranged: [], block: [1], attack: [0] });
  });
});

const me0 = (state: Sitting['state']) => state.heroes[0]?.units ?? [];
