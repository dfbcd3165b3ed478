import { describe, expect, test } from 'vitest';
import { heroOf } from '../../state.ts';
import { army, combat, fight, hexOn, hold, layMap, me, sit, source, tokens, tokensOn } from '../positions.ts';

const defeated = (t: Parameters<typeof combat>[0]): boolean[] => combat(t).foes.map(foe => foe.defeated);

describe('ranged and siege attack phase', () => {
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
    expect(defeated(t)).toEqual([true, false]);
    expect(me(t).fame).toBe(2);
  });

  test('MK-RNG-08 MK-RNG-12 one point below the armor does not suffice and does not carry over', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness', 'rage', 'rage');
      tokens(state, 0, 'white');
      fight(state, ['wolf-riders']);
    });
    t.choose('target:0').choose('play:swiftness,strong');
    expect(t.offered('strike')).toEqual([]);
    t.choose('drop').choose('done').choose('done');
    expect(t.kind).toBe('attack');
    t.choose('target:0').choose('play:rage,basic');
    expect(t.offered('strike')).toEqual([]);
    t.choose('play:rage,basic').choose('strike');
    expect(me(t).fame).toBe(3);
  });

  test('MK-RNG-01 MK-RNG-02 no attack, one or several may be made, each against any of the enemies', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen', 'utem-crossbowmen', 'fire-mages');
      fight(state, ['orc-stonethrowers', 'prowlers', 'prowlers', 'gargoyle']);
    });
    expect(t.offered('target')).toEqual(['target:0', 'target:1', 'target:2', 'target:3']);
    t.choose('target:1').choose('unit:0,utem-crossbowmen,1').choose('unit:1,utem-crossbowmen,1').choose('strike');
    t.choose('target:2').choose('unit:3,fire-mages,0').choose('strike');
    expect(defeated(t)).toEqual([false, true, true, false]);
    t.choose('done');
    expect(t.kind).toBe('block');
  });

  test('MK-RNG-01 one attack may have several targets: their armor is added up', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball');
      army(state, 0, 'utem-crossbowmen');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'prowlers']);
    });
    t.choose('target:1').choose('target:0').choose('play:fireball,basic');
    // In whatever order they were named, it is the same attack.
    expect(combat(t).group).toMatchObject({ targets: [0, 1] });
    expect(t.offered('strike')).toEqual([]);
    t.choose('unit:0,utem-crossbowmen,1').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 7, armor: 6 });
    expect(me(t).fame).toBe(4);
  });

  test('MK-RNG-03 only ranged and siege attacks count now, and without an element they are physical', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'battle-versatility');
      army(state, 0, 'peasants', 'utem-crossbowmen');
      tokens(state, 0, 'red');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:battle-versatility,basic', 'play:battle-versatility,strong']);
    expect(t.offered('unit')).toEqual(['unit:1,utem-crossbowmen,1']);
    t.choose('unit:1,utem-crossbowmen,1').choose('play:battle-versatility,strong');
    expect(t.offered()).toEqual(['option:4', 'option:5']);
    t.choose('option:5');
    expect(combat(t).group?.parts).toEqual([
      { points: 2, kind: 'ranged', element: 'physical', source: 'utem-crossbowmen', unit: 1 },
      { points: 2, kind: 'siege', element: 'physical', source: 'battle-versatility', unit: null },
    ]);
  });

  test('MK-RNG-04 cards, strengthened or not, and units add up in one attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness', 'swift-reflexes');
      army(state, 0, 'utem-crossbowmen');
      tokens(state, 0, 'white');
      fight(state, ['swordsmen']);
    });
    t.choose('target:0').choose('play:swift-reflexes,basic').choose('option:1').choose('play:swiftness,strong');
    expect(t.offered('strike')).toEqual([]);
    t.choose('unit:0,utem-crossbowmen,1').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 6, armor: 5 });
  });

  test('MK-RNG-05 against a fortified target only siege attacks count', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness', 'fireball');
      army(state, 0, 'catapults');
      tokens(state, 0, 'white', 'red');
      fight(state, ['diggers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual([]);
    expect(t.offered('unit')).toEqual(['unit:0,catapults,0', 'unit:0,catapults,1']);
    t.choose('unit:0,catapults,0').choose('strike');
    expect(me(t).fame).toBe(2);
  });

  test('MK-RNG-05 one fortified target among others bars ranged attacks, also those made before it was added', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'catapults', 'utem-crossbowmen');
      fight(state, ['prowlers', 'diggers']);
    });
    t.choose('target:0').choose('unit:0,utem-crossbowmen,1').choose('unit:2,utem-crossbowmen,1');
    expect(t.offered('strike')).toEqual(['strike']);
    t.choose('target:1');
    expect(t.offered('strike')).toEqual([]);
    t.choose('unit:1,catapults,0');
    // 3 siege points against 6 armor: the 4 ranged ones do not count.
    expect(t.offered('strike')).toEqual([]);
    t.choose('without:1').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 7, armor: 3 });
  });

  test('MK-RNG-06 who is fortified twice is no target in this phase, but in the attack phase', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      tokensOn(state, hexOn(1, 0, 1), 'guardsmen');
      army(state, 0, 'catapults');
      fight(state, ['guardsmen', 'crossbowmen'], { from: 'garrison', why: 'assault', site: hexOn(1, 0, 1) });
    });
    expect(t.offered('target')).toEqual(['target:1']);
    t.choose('done').choose('done').choose('damage:0,0').choose('hurt:-,-').choose('hurt:-,-');
    expect(t.kind).toBe('attack');
    expect(t.offered('target')).toEqual(['target:0', 'target:1']);
  });

  test('MK-RNG-07 no card is played sideways as a ranged attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered()).toEqual(['drop']);
  });

  test('MK-RNG-09 a defeated token is discarded at once and takes no part any more', () => {
    const t = sit({}, state => {
      army(state, 0, 'fire-mages');
      fight(state, ['prowlers', 'wolf-riders']);
    });
    t.choose('target:0').choose('unit:0,fire-mages,0').choose('strike');
    expect(t.state.tokens.green.discard).toEqual(['prowlers']);
    expect(t.offered('target')).toEqual(['target:1']);
    t.choose('done');
    expect(t.offered('block')).toEqual(['block:1,0']);
  });

  test('MK-RNG-11 fame beyond the row brings its level only at the end of the turn', () => {
    const t = sit({}, state => {
      heroOf(state, 0).fame = 2;
      hold(state, 0, 'concentration');
      army(state, 0, 'fire-mages');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('unit:0,fire-mages,0').choose('strike');
    expect([me(t).fame, me(t).level]).toEqual([4, 1]);
    expect(t.kind).toBe('after');
    t.choose('end');
    expect(me(t).level).toBe(2);
  });

  test('MK-RNG-13 a weak attack is strengthened, aimed elsewhere or called off, never carried out', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen');
      fight(state, ['crypt-worm', 'orc-skirmishers']);
    });
    t.choose('target:1').choose('unit:0,utem-crossbowmen,1');
    expect(t.offered()).toEqual(['target:0', 'drop', 'unit:1,utem-crossbowmen,1']);
    t.choose('unit:1,utem-crossbowmen,1').choose('target:0').choose('without:0');
    expect(t.offered('strike')).toEqual(['strike']);
    t.choose('drop');
    expect(defeated(t)).toEqual([false, false]);
    expect(combat(t).group).toBeNull();
    expect(me(t).units.map(({ spent }) => spent)).toEqual([true, true]);
  });

  test('MK-RNG-14 attacked alone, an enemy without fortification or resistance suffers the whole attack', () => {
    const t = sit({}, state => {
      army(state, 0, 'fire-mages');
      fight(state, ['fire-dragon', 'prowlers']);
    });
    t.choose('target:0').choose('target:1').choose('unit:0,fire-mages,0');
    expect(t.offered('drop')).toEqual(['drop']);
    expect(t.offered('strike')).toEqual([]);
    t.choose('without:0').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 3, armor: 3 });
  });

  test('MK-RNG-15 points belong to an attack as soon as they are made: before one is declared none can be', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball');
      army(state, 0, 'utem-crossbowmen');
      tokens(state, 0, 'red');
      fight(state, ['prowlers', 'crystal-sprites']);
    });
    expect(t.offered()).toEqual(['target:0', 'target:1', 'done']);
    t.choose('target:0').choose('play:fireball,basic').choose('strike');
    // The two points too many are gone with the attack.
    expect(combat(t).group).toBeNull();
    t.choose('target:1');
    expect(t.offered('strike')).toEqual([]);
  });
});

describe('resistances of enemies', () => {
  test('MK-RES-01 MK-ABIL-15 all attacks a target resists are added up, halved once and rounded down', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage', 'march');
      tokens(state, 0, 'red');
      fight(state, ['ironclads'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:rage,strong').choose('play:march,attack');
    // 5 halved is 2, against armor 3; two separate halves would be 2 + 0.
    expect(t.offered('strike')).toEqual([]);
    t.choose('play:rage,basic').choose('strike');
    expect(t.happened().find(({ kind }) => kind === 'attacked')).toMatchObject({ total: 3, armor: 3 });
  });

  test('MK-RES-02 MK-ABIL-18 cold fire is halved only by a single target that resists fire and ice', () => {
    const against = (foes: Parameters<typeof fight>[1]) => {
      const t = sit({}, state => {
        hold(state, 0, 'mana-bolt');
        tokens(state, 0, 'blue', 'red');
        fight(state, foes, { phase: 'attack' });
      });
      for (const i of foes.keys()) t.choose(`target:${i}`);
      t.choose('play:mana-bolt,basic');
      return t.offered('strike');
    };
    // 7 points of cold fire.
    expect(against(['orc-war-beasts'])).toEqual([]);
    expect(against(['skeletal-warriors', 'golems'])).toEqual([]);
    expect(against(['elemental-priestesses'])).toEqual([]);
    expect(against(['hydra'])).toEqual(['strike']);
    expect(against(['skeletal-warriors', 'crystal-sprites'])).toEqual(['strike']);
  });
});
