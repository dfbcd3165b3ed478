import { describe, expect, test } from 'vitest';
import { fortifications, resists } from '../../rules/combat/foe.ts';
import { heroOf } from '../../state.ts';
import {
  army,
  combat,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  stand,
  tokens,
  tokensOn,
  turn,
} from '../positions.ts';

const parts = (t: Sitting) =>
  (combat(t).group?.parts ?? []).map(({ points, kind, element }) => `${kind} ${element} ${points}`);
const off = (t: Sitting) => combat(t).foes.map(({ attacks }) => attacks.every(one => one.off));
const use = (t: Sitting): string => t.offered('use')[0] ?? 'no use';

describe('white spells', () => {
  test('Expose: one enemy loses fortifications and resistances; ranged attack 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'expose');
      tokens(state, 0, 'white');
      fight(state, ['altem-guardsmen', 'altem-guardsmen'], { why: 'assault', from: 'garrison' });
    });
    expect(fortifications(t.state, turn(t), combat(t), 0)).toBe(2);
    t.choose('play:expose,basic').choose('foe:0');
    expect([0, 1].map(foe => fortifications(t.state, turn(t), combat(t), foe))).toEqual([0, 2]);
    expect((['physical', 'fire', 'ice'] as const).map(what => resists(combat(t), 0, what))).toEqual([
      false,
      false,
      false,
    ]);
    expect((['physical', 'fire', 'ice'] as const).map(what => resists(combat(t), 1, what))).toEqual([true, true, true]);
  });

  test('Expose: its ranged attack counts against the enemy that has just lost its walls', () => {
    const t = sit({}, state => {
      hold(state, 0, 'expose');
      tokens(state, 0, 'white');
      fight(state, ['diggers']);
    });
    t.choose('target:0').choose('play:expose,basic');
    expect(parts(t)).toEqual(['ranged physical 2']);
  });

  test('Expose: as Mass Expose all enemies lose fortifications or resistances; ranged attack 3', () => {
    const lay = () =>
      sit({ night: true }, state => {
        hold(state, 0, 'expose');
        tokens(state, 0, 'white', 'black');
        fight(state, ['diggers', 'ironclads']);
      }).choose('target:0');
    const walls = lay().choose('play:expose,strong').choose('option:0');
    expect(fortifications(walls.state, turn(walls), combat(walls), 0)).toBe(0);
    expect(resists(combat(walls), 1, 'physical')).toBe(true);
    expect(parts(walls)).toEqual(['ranged physical 3']);
    const skin = lay().choose('play:expose,strong').choose('option:1');
    expect(fortifications(skin.state, turn(skin), combat(skin), 0)).toBe(1);
    expect(resists(combat(skin), 1, 'physical')).toBe(false);
  });

  test('Whirlwind: one enemy does not attack in this combat; not offered when attacks are over', () => {
    const lay = (phase: 'ranged' | 'attack') =>
      sit({}, state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white');
        fight(state, ['prowlers', 'minotaur'], { phase });
      });
    expect(lay('attack').offered('play')).toEqual([]);
    const t = lay('ranged').choose('play:whirlwind,basic').choose('foe:1');
    expect(off(t)).toEqual([false, true]);
  });

  test('Whirlwind: as Tornado one enemy is destroyed, in the attack phase only', () => {
    const lay = (phase: 'ranged' | 'attack') =>
      sit({ night: true }, state => {
        hold(state, 0, 'whirlwind');
        tokens(state, 0, 'white', 'black');
        fight(state, ['prowlers', 'high-dragon'], { phase });
      });
    expect(lay('ranged').offered('play:whirlwind,strong')).toEqual([]);
    const t = lay('attack').choose('play:whirlwind,strong').choose('foe:1');
    expect(combat(t).foes.map(({ defeated }) => defeated)).toEqual([false, true]);
    expect(me(t).fame).toBe(9);
  });

  test('Wings of Wind: a move point for each of up to 5 revealed spaces to a safe one, provoking nobody', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wings-of-wind', 'march');
      tokens(state, 0, 'white');
      stand(state, 0, hexOn(1, 0, 5));
      tokensOn(state, hexOn(1, 0, 6), 'prowlers');
    });
    expect(t.offered('play:wings-of-wind,basic')).toEqual([]);
    t.choose('play:march,basic').choose('play:wings-of-wind,basic');
    expect(t.offered()).not.toContain(`space:${hexOn(1, 0, 6)}`);
    expect(t.offered()).not.toContain(`space:${hexOn(1, 0, 1)}`);
    expect(t.offered()).toContain(`space:${hexOn(1, 0, 3)}`);
    t.choose(`space:${hexOn(0, 1, 2)}`);
    expect(me(t).at).toBe(hexOn(0, 1, 2));
    expect(turn(t)).toMatchObject({ move: 1, combat: null, path: [hexOn(1, 0, 5), hexOn(0, 1, 2)] });
  });

  test('Wings of Wind: no more than 5 spaces, whatever move points there are', () => {
    const t = sit({}, state => {
      hold(state, 0, 'wings-of-wind');
      tokens(state, 0, 'white');
      layMap(state, ['country-1', 'country-2', 'country-3']);
      const [now] = state.turns;
      if (now) now.move = 9;
    });
    t.choose('play:wings-of-wind,basic');
    expect(t.offered()).toContain(`space:${hexOn(1, 1, 0)}`);
    expect(t.offered()).not.toContain(`space:${hexOn(1, 1, 6)}`);
    t.choose(`space:${hexOn(1, 1, 0)}`);
    expect(turn(t).move).toBe(4);
  });

  test('Wings of Wind: as Wings of Night one enemy does not attack, a second for 1 move point, a third for 2', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'wings-of-wind', 'march', 'march');
      tokens(state, 0, 'white', 'black');
      fight(state, ['prowlers', 'prowlers', 'prowlers', 'prowlers'], { phase: 'block' });
    });
    expect(t.offered('play:march,basic')).toEqual([]);
    t.choose('play:wings-of-wind,strong').choose('foe:0');
    expect(off(t)).toEqual([true, false, false, false]);
    expect(t.offered('use')).toEqual([]);
    t.choose('play:march,basic').choose(use(t));
    // Whom nobody has to fear any more is not offered again.
    expect(t.offered()).toEqual(['foe:1', 'foe:2', 'foe:3']);
    t.choose('foe:1');
    expect(turn(t).move).toBe(1);
    expect(t.offered('use')).toEqual([]);
    t.choose('play:march,basic').choose(use(t)).choose('foe:2');
    expect(turn(t).move).toBe(1);
    expect(off(t)).toEqual([true, true, true, false]);
  });

  test('Call to Arms: an ability of a unit in the offer is used, for its mana, and the unit stays there', () => {
    const t = sit({}, state => {
      hold(state, 0, 'call-to-arms');
      tokens(state, 0, 'white', 'red');
      state.offers.units = ['utem-crossbowmen', 'guardian-golems', 'utem-crossbowmen'];
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:call-to-arms,basic');
    expect(t.offered()).toEqual([
      'ability:utem-crossbowmen,0',
      'ability:guardian-golems,0',
      'ability:guardian-golems,1',
    ]);
    t.choose('ability:guardian-golems,1');
    expect(parts(t)).toEqual(['melee fire 4']);
    expect(me(t).tokens.red).toBe(0);
    expect(t.state.offers.units).toEqual(['utem-crossbowmen', 'guardian-golems', 'utem-crossbowmen']);
    expect(me(t).units).toEqual([]);
  });

  test('Call to Arms: not where no unit of the offer could do anything, nor where units stay outside', () => {
    const lay = (units: 'all' | 'none') =>
      sit({}, state => {
        hold(state, 0, 'call-to-arms');
        tokens(state, 0, 'white');
        state.offers.units = ['peasants'];
        fight(state, ['prowlers'], { phase: 'ranged', units });
      });
    expect(lay('all').offered('play')).toEqual([]);
    const inside = sit({}, state => {
      hold(state, 0, 'call-to-arms');
      tokens(state, 0, 'white');
      state.offers.units = ['utem-crossbowmen'];
      fight(state, ['prowlers'], { phase: 'ranged', units: 'none' });
    });
    inside.choose('target:0');
    expect(inside.offered('play')).toEqual([]);
  });

  test('Call to Arms: as Call to Glory any unit of the offer joins for nothing, another one is disbanded for it', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'call-to-arms');
      tokens(state, 0, 'white', 'black');
      army(state, 0, 'peasants');
      state.offers.units = ['altem-mages', 'foresters'];
    });
    t.choose('play:call-to-arms,strong');
    expect(t.offered()).toEqual(['recruit:altem-mages', 'recruit:foresters']);
    t.choose('recruit:altem-mages');
    expect(me(t).units.map(({ unit, spent }) => [unit, spent])).toEqual([['altem-mages', false]]);
    expect(t.state.offers.units).toEqual(['foresters']);
  });

  test('Mind Read: a crystal, and others discard an action or spell of that colour or show their hand', () => {
    const t = sit({ seats: 3 }, state => {
      hold(state, 0, 'mind-read');
      tokens(state, 0, 'white');
      hold(state, 1, 'march', 'restoration', 'rage', 'wound');
      hold(state, 2, 'rage', 'emerald-ring');
    });
    t.choose('play:mind-read,basic').choose('colour:green');
    expect(me(t).crystals.green).toBe(1);
    expect(t.seat).toBe(1);
    expect(t.offered()).toEqual(['discard:march', 'discard:restoration']);
    t.choose('discard:restoration');
    expect(heroOf(t.state, 1).hand).toEqual(['march', 'rage', 'wound']);
    expect(heroOf(t.state, 1).discard).toEqual(['restoration']);
    // Whoever has none is asked too, so that nobody learns anything before the hand is shown.
    expect([t.seat, t.offered()]).toEqual([2, ['pass']]);
    t.choose('pass');
    expect(heroOf(t.state, 2).hand).toEqual(['emerald-ring', 'rage']);
    expect(t.happened(0)).toContainEqual({
      kind: 'hand-shown',
      seat: 2,
      cards: ['emerald-ring', 'rage'],
      rule: 'MK-EFF-03',
    });
    expect(t.seat).toBe(0);
  });

  test('Mind Read: whoever has a single such card is asked all the same', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mind-read');
      tokens(state, 0, 'white');
      hold(state, 1, 'march', 'rage');
    });
    t.choose('play:mind-read,basic').choose('colour:green');
    expect(t.offered()).toEqual(['discard:march']);
  });

  test('Mind Read: as Mind Steal it offers each action once, whoever gave it up', () => {
    const t = sit({ seats: 4, night: true }, state => {
      hold(state, 0, 'mind-read');
      tokens(state, 0, 'white', 'black');
      hold(state, 1, 'march');
      hold(state, 2, 'concentration');
      hold(state, 3, 'march');
    });
    t.choose('play:mind-read,strong').choose('colour:green');
    t.choose('discard:march').choose('discard:concentration').choose('discard:march');
    expect([t.seat, t.offered()]).toEqual([0, ['card:march', 'card:concentration', 'pass']]);
  });

  test('Mind Read: as Mind Steal one of the discarded actions may be taken for good, but no spell', () => {
    const t = sit({ seats: 3, night: true }, state => {
      hold(state, 0, 'mind-read');
      tokens(state, 0, 'white', 'black');
      hold(state, 1, 'march');
      hold(state, 2, 'restoration');
    });
    t.choose('play:mind-read,strong').choose('colour:green').choose('discard:march').choose('discard:restoration');
    expect(t.seat).toBe(0);
    expect(t.offered()).toEqual(['card:march', 'pass']);
    t.choose('card:march');
    expect(me(t).hand).toEqual(['march']);
    expect(heroOf(t.state, 1).discard).toEqual([]);
    expect(heroOf(t.state, 2).discard).toEqual(['restoration']);
  });

  test('Charm: influence 4, and in an interaction a crystal or 3 less for one unit', () => {
    const lay = () =>
      sit({}, state => {
        hold(state, 0, 'charm');
        tokens(state, 0, 'white');
        stand(state, 0, hexOn(1, 0, 2));
        state.offers.units = ['peasants', 'foresters'];
        heroOf(state, 0).level = 3;
      }).choose('interact');
    const gem = lay().choose('play:charm,basic').choose('option:0').choose('colour:blue');
    expect(turn(gem).influence).toBe(4);
    expect(me(gem).crystals.blue).toBe(1);
    const cheap = lay().choose('play:charm,basic').choose('option:1');
    expect(cheap.offered('recruit').length).toBeGreaterThan(2);
    cheap.choose(cheap.offered('recruit:foresters')[0] ?? 'no unit');
    expect(turn(cheap).influence).toBe(2);
    expect(me(cheap).units.map(({ unit }) => unit)).toEqual(['foresters']);
    expect(cheap.offered('recruit')).toEqual([]);
  });

  test('Charm: as Possess an enemy does not attack; its attack is yours against the others, without its abilities', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'charm');
      tokens(state, 0, 'white', 'black');
      fight(state, ['gunners', 'prowlers', 'prowlers'], { phase: 'block' });
    });
    t.choose('play:charm,strong').choose('foe:0');
    expect(off(t)).toEqual([true, false, false]);
    t.choose('done').choose('damage:1,0').choose('target:0');
    expect(t.offered('use')).toEqual([]);
    t.choose('drop').choose('target:1').choose('target:2').choose(use(t));
    expect(parts(t)).toEqual(['melee fire 6']);
    expect(t.offered('use')).toEqual([]);
    expect(t.offered('strike')).toEqual(['strike']);
    t.choose('target:0').choose('without:1').choose('without:2');
    expect(t.offered('strike')).toEqual([]);
  });
});
