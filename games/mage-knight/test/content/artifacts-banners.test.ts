import { describe, expect, test } from 'vitest';
import { unitArmor, unitResists } from '../../rules/combat/damage.ts';
import { heroOf } from '../../state.ts';
import { army, combat, fight, hexOn, hold, me, type Sitting, sit, stand, turn } from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const use = (t: Sitting): string => t.offered('use')[0] ?? 'no use';
const played = (t: Sitting) => me(t).played.map(({ card, goes }) => [card, goes]);

describe('banners', () => {
  test('Banner of Glory: the bearer has armor, attack and block 1 higher, and a fame whenever it fights', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'utem-guardsmen', 'utem-guardsmen');
      fight(state, ['prowlers', 'prowlers'], { phase: 'block' });
    });
    t.choose('banner:banner-of-glory,0,utem-guardsmen');
    expect([0, 1].map(unit => unitArmor(t.state, 0, unit))).toEqual([6, 5]);
    t.choose('block:0,0').choose('unit:0,utem-guardsmen,1');
    expect(parts(t)).toEqual(['melee physical 5']);
    t.choose('hold');
    expect(me(t).fame).toBe(1);
    t.choose('block:1,0').choose('unit:1,utem-guardsmen,1');
    expect(parts(t)).toEqual(['melee physical 4']);
    t.choose('hold');
    expect(me(t).fame).toBe(1);
  });

  test('Banner of Glory: the attacks of the bearer, too, are 1 higher', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-guardsmen');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-glory' });
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('unit:0,utem-guardsmen,0');
    expect(parts(t)).toEqual(['melee physical 3']);
  });

  test('Banner of Glory: thrown away, all units have it this turn, with a fame for each that fights', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('play:banner-of-glory,strong');
    expect(played(t)).toEqual([['banner-of-glory', 'away']]);
    expect([0, 1].map(unit => unitArmor(t.state, 0, unit))).toEqual([5, 5]);
    t.choose('target:0').choose('unit:0,utem-crossbowmen,0').choose('unit:1,utem-crossbowmen,1');
    expect(parts(t)).toEqual(['melee physical 4', 'ranged physical 3']);
    t.choose('strike');
    // 2 for the prowlers, 1 for each unit.
    expect(me(t).fame).toBe(4);
    expect(t.state.lasting.every(({ until }) => until === 'turn-end')).toBe(true);
  });

  test('Banner of Glory: a unit brings its fame once a turn when the banner was thrown away', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-glory');
      army(state, 0, 'utem-guardsmen');
      fight(state, ['prowlers', 'prowlers'], { phase: 'block' });
    });
    t.choose('play:banner-of-glory,strong').choose('block:0,0').choose('unit:0,utem-guardsmen,1');
    expect(parts(t)).toEqual(['melee physical 5']);
    t.choose('hold');
    expect(me(t).fame).toBe(1);
    const [unit] = heroOf(t.state, 0).units;
    expect(unit?.spent).toBe(true);
    expect(turn(t).used).toContain('banner-of-glory/unit-fights/0');
  });

  test('Banner of Fear: in the block phase the bearer is spent to cancel an attack for a fame', () => {
    const t = sit({}, state => {
      army(state, 0, 'peasants');
      Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-fear' });
      fight(state, ['prowlers', 'minotaur'], { phase: 'ranged' });
    });
    expect(t.offered('use')).toEqual([]);
    t.choose('done').choose(use(t)).choose('foe-attack:1,0');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([false, true]);
    expect(me(t)).toMatchObject({ fame: 1, units: [{ spent: true }] });
    expect(t.offered('use')).toEqual([]);
  });

  test('MK-BANN-05 Banner of Fear: not for a wounded or spent bearer, nor one that stays outside', () => {
    const lay = (change: object, units: 'all' | 'none' = 'all') =>
      sit({}, state => {
        army(state, 0, 'peasants');
        Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-fear', ...change });
        fight(state, ['prowlers'], { phase: 'block', units });
      });
    expect(lay({}).offered('use')).toHaveLength(1);
    expect(lay({ spent: true }).offered('use')).toEqual([]);
    expect(lay({ wounds: 1 }).offered('use')).toEqual([]);
    expect(lay({}, 'none').offered('use')).toEqual([]);
  });

  test('Banner of Fear: thrown away, up to 3 enemies do not attack', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-fear');
      fight(state, ['prowlers', 'prowlers', 'prowlers', 'prowlers']);
    });
    t.choose('play:banner-of-fear,strong').choose('foe:0').choose('foe:1').choose('foe:3');
    expect(combat(t).foes.map(({ attacks }) => attacks[0]?.off)).toEqual([true, true, false, true]);
    expect(t.kind).toBe('ranged');
  });

  test('Banner of Protection: the bearer has armor 1 more and resists fire and ice', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-protection');
      army(state, 0, 'peasants', 'peasants');
    });
    t.choose('banner:banner-of-protection,1,peasants');
    expect([0, 1].map(unit => unitArmor(t.state, 0, unit))).toEqual([3, 4]);
    expect((['physical', 'fire', 'ice', 'coldfire'] as const).map(one => unitResists(t.state, 0, 1, one))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(unitResists(t.state, 0, 0, 'fire')).toBe(false);
  });

  test('MK-WND-07 Banner of Protection: thrown away, the wounds received this turn may be thrown away at its end', () => {
    const lay = () => {
      const t = sit({}, state => {
        hold(state, 0, 'banner-of-protection', 'wound');
        fight(state, ['monks'], { phase: 'block' });
      });
      // Monks: 5 damage are 3 wounds, and 3 more by poison; an older one stays.
      return t.choose('play:banner-of-protection,strong').choose('done').choose('done').choose('end');
    };
    const t = lay();
    expect(t.kind).toBe('whether');
    t.choose(t.offered('use')[0] ?? 'no use');
    expect(me(t).hand.filter(card => card === 'wound')).toHaveLength(1);
    expect(me(t).discard).toEqual([]);
    const kept = lay().choose('pass');
    expect(me(kept).hand.filter(card => card === 'wound')).toHaveLength(4);
    expect(me(kept).discard).toEqual(['wound', 'wound', 'wound']);
  });

  test('Banner of Courage: once a round, not in combat, the bearer becomes ready', () => {
    const lay = (fighting: boolean) =>
      sit({}, state => {
        army(state, 0, 'peasants');
        Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-courage', spent: true });
        if (fighting) fight(state, ['prowlers'], { phase: 'block' });
      });
    expect(lay(true).offered('use')).toEqual([]);
    const t = lay(false);
    t.choose(use(t));
    expect(me(t).units[0]).toMatchObject({ spent: false, bannerUsed: true });
    Object.assign(me(t).units[0] ?? {}, { spent: true });
    expect(t.offered('use')).toEqual([]);
  });

  test('Banner of Courage: thrown away, all units become ready; not in combat', () => {
    const lay = (fighting: boolean) =>
      sit({}, state => {
        hold(state, 0, 'banner-of-courage');
        army(state, 0, 'peasants', 'altem-mages');
        for (const unit of heroOf(state, 0).units) unit.spent = true;
        if (fighting) fight(state, ['prowlers']);
      });
    expect(lay(true).offered('play')).toEqual([]);
    const t = lay(false).choose('play:banner-of-courage,strong');
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, false]);
    expect(played(t)).toEqual([['banner-of-courage', 'away']]);
  });

  test('Banner of Command: influence 4, and the card may be the command token of a unit recruited this turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-command');
      army(state, 0, 'peasants');
      stand(state, 0, hexOn(1, 0, 2));
      state.offers.units = ['peasants'];
    });
    t.choose('interact').choose('play:banner-of-command,basic');
    expect(turn(t).influence).toBe(4);
    t.choose('recruit:peasants').choose('yes');
    expect(me(t).units.map(({ banner }) => banner)).toEqual([null, 'banner-of-command']);
    expect(me(t).played).toEqual([]);
    expect(t.state.offers.units).toEqual([]);
  });

  test('Banner of Command: without it the old unit is disbanded, and the card is discarded as usual', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-command');
      army(state, 0, 'foresters');
      stand(state, 0, hexOn(1, 0, 2));
      state.offers.units = ['peasants'];
    });
    t.choose('interact').choose('play:banner-of-command,basic').choose('recruit:peasants').choose('no');
    expect(me(t).units.map(({ unit, banner }) => [unit, banner])).toEqual([['peasants', null]]);
    expect(played(t)).toEqual([['banner-of-command', 'discard']]);
  });

  test('MK-BANN-06 Banner of Command: a unit it commands keeps it unless a token is free', () => {
    const lay = (level: number) =>
      sit({}, state => {
        hold(state, 0, 'banner-of-glory');
        army(state, 0, 'peasants', 'foresters');
        Object.assign(heroOf(state, 0), { level });
        Object.assign(heroOf(state, 0).units[1] ?? {}, { banner: 'banner-of-command' });
      });
    expect(lay(1).offered('banner')).toEqual(['banner:banner-of-glory,0,peasants']);
    expect(lay(3).offered('banner')).toEqual([
      'banner:banner-of-glory,0,peasants',
      'banner:banner-of-glory,1,foresters',
    ]);
  });

  test('MK-BANN-06 Banner of Command: at the end of a round it stays where no other token is free', () => {
    const lay = (level: number) =>
      sit({ scenario: 'solo-conquest', seats: 1 }, state => {
        army(state, 0, 'peasants', 'foresters');
        Object.assign(heroOf(state, 0), { level });
        Object.assign(heroOf(state, 0).units[1] ?? {}, { banner: 'banner-of-command' });
        state.turns = [];
        state.stage = 'prepare';
      });
    expect(lay(1).kind).toBe('tactic');
    expect(lay(3).kind).toBe('banners');
  });

  test('Banner of Command: thrown away, 2 fame and any unit of the offer', () => {
    const t = sit({}, state => {
      hold(state, 0, 'banner-of-command');
      state.offers.units = ['altem-mages', 'peasants', 'altem-mages'];
    });
    t.choose('play:banner-of-command,strong');
    // Two alike are one choice, wherever they lie.
    expect(t.offered()).toEqual(['recruit:altem-mages', 'recruit:peasants']);
    t.choose('recruit:altem-mages');
    expect(me(t).fame).toBe(2);
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['altem-mages']);
    expect(played(t)).toEqual([['banner-of-command', 'away']]);
  });

  test('Banner of Fortitude: once a round a wound of the bearer is ignored; it has taken its damage all the same', () => {
    const lay = () =>
      sit({}, state => {
        army(state, 0, 'peasants');
        Object.assign(heroOf(state, 0).units[0] ?? {}, { banner: 'banner-of-fortitude' });
        fight(state, ['medusa', 'prowlers'], { phase: 'block' });
      })
        .choose('done')
        .choose('damage:0,0')
        .choose('hurt:0,peasants');
    // Medusa paralyses: without the banner the unit would be destroyed. 6 damage, of which the unit takes 3.
    const t = lay().choose('yes');
    expect(me(t).units).toMatchObject([{ unit: 'peasants', wounds: 0, bannerUsed: true }]);
    expect(combat(t).hurt).toEqual([0]);
    expect(t.offered()).not.toContain('hurt:0,peasants');
    const lost = lay().choose('no');
    expect(me(lost).units).toEqual([]);
    expect(me(lost).discard).toContain('banner-of-fortitude');
  });

  test('Banner of Fortitude: thrown away, all units are healed completely; not in combat', () => {
    const lay = (fighting: boolean) =>
      sit({}, state => {
        hold(state, 0, 'banner-of-fortitude');
        army(state, 0, 'peasants', 'altem-mages');
        heroOf(state, 0).units.forEach((unit, i) => {
          Object.assign(unit, { wounds: i + 1, spent: true });
        });
        if (fighting) fight(state, ['prowlers']);
      });
    expect(lay(true).offered('play')).toEqual([]);
    const t = lay(false).choose('play:banner-of-fortitude,strong');
    expect(me(t).units.map(({ wounds, spent }) => [wounds, spent])).toEqual([
      [0, true],
      [0, true],
    ]);
  });
});
