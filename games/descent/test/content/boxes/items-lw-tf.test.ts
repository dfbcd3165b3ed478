import { describe, expect, test } from 'vitest';
import { inPlay, SHOP } from '../../../content/index.ts';
import type { State } from '../../../index.ts';
import { attributeOf, speedOf } from '../../../rules/values.ts';
import { acts, at, card, damageOf, fatigueOf, figure, go, hero, monster, raid, sit, strike } from '../../positions.ts';
import { black, blue, brown, gray, green, red, yellow } from './throws.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';
const LEORIC = 'leoric-of-the-book';
const use = (of: string, n = 0, by = GRISBAN): string => `use:${by},${of},${n}`;

/** Grisban at F5 with the item alone, Avric at F7, a zombie at G5 and one at J8. */
const shop = (item: string, change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      const bearer = hero(state, GRISBAN, 'berserker', 'F5');
      bearer.cards = [{ id: item, tired: false, worn: true, used: false, on: null }];
      hero(state, AVRIC, 'disciple', 'F7');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
      change(state);
    }),
    GRISBAN,
  );
/** A zombie attacks its bearer with 3 hearts. */
const attacked = (item: string, who = GRISBAN, of = 'berserker') => {
  const t = raid(state => {
    const bearer = hero(state, who, of, 'F5');
    bearer.cards = [{ id: item, tired: false, worn: true, used: false, on: null }];
    monster(state, 'zombie', 'G5');
  });
  return t;
};

describe('shop items of Lair of the Wyrm', () => {
  test('D2-SHOP-05 items of a box are for sale with it, at their price', () => {
    expect(inPlay('shop', [])).not.toContain('halberd');
    expect(inPlay('shop', ['LW'])).toContain('halberd');
    const prices = ['flash-powder', 'halberd', 'handbow', 'magma-blast', 'bow-of-the-sky', 'scalemail'];
    expect(prices.map(id => [SHOP[id]?.act, SHOP[id]?.gold])).toEqual([
      [1, 100],
      [1, 125],
      [1, 150],
      [1, 150],
      [2, 225],
      [2, 225],
    ]);
  });

  test('D2-ATTR-04 Flash Powder: as an action a test of awareness; passed, an adjacent monster is stunned and he may move his speed', () => {
    const t = shop('flash-powder');
    t.choose(use('flash-powder'), [gray(1), black(2)]);
    expect(figure(t, 'zombie-1').conditions).toEqual([]);
    const passed = shop('flash-powder');
    passed.choose(use('flash-powder'), [gray(0), black(0)]);
    expect([figure(passed, 'zombie-1').conditions, passed.kind]).toEqual([['stunned'], 'where']);
  });

  test('D2-KEYW-13 Halberd: Reach; 1 fatigue rerolls a power die', () => {
    const t = shop('halberd', state => {
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'H5')];
    });
    t.choose(strike(t, 'halberd', 'zombie-1', 'H5'), [blue(1), red(1), brown(1)]);
    t.choose(use('halberd'), [red(2)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), fatigueOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-ASTEP-01 Handbow: it takes no hand, and one attack a turn is made with it', () => {
    const t = shop('handbow');
    t.choose(strike(t, 'handbow', 'zombie-1', 'G5'), [blue(1), yellow(1), brown(2)]);
    expect(t.offered('attack').filter(one => one.includes('handbow'))).toEqual([]);
    expect(t.offered('attack')).toContain(strike(t, 'unarmed', 'zombie-1', 'G5'));
  });

  test('D2-KEYW-12 Magma Blast: surges for Blast and for Burning', () => {
    const t = shop('magma-blast');
    t.choose(strike(t, 'magma-blast', 'zombie-1', 'G5'), [blue(1, 1), red(1), brown(1)]);
    expect(t.offered('surge')).toContain('surge:magma-blast,0');
    t.choose('surge:magma-blast,1').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([1, ['burning']]);
  });

  test('D2-ATK-15 Bow of the Sky: 1 range more; surges for Stunned, for two 3 damage', () => {
    const t = shop('bow-of-the-sky');
    // Blue shows range 2, J8 is 4 spaces away: yellow 1 and the bow make it.
    t.choose(strike(t, 'bow-of-the-sky', 'zombie-2', 'J8'), [blue(2, 1), red(1), yellow(1), brown(2)]);
    t.choose('surge:bow-of-the-sky,0').chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-2'), figure(t, 'zombie-2').conditions]).toEqual([2, ['stunned']]);
  });

  test('D2-DMOD-09 Inscribed Robes: exhausted after the defence roll, his knowledge replaces its result', () => {
    const t = attacked('inscribed-robes', LEORIC, 'runemaster');
    t.choose(strike(t, 'zombie', LEORIC, 'F5'), [blue(2), yellow(2), gray(0)]).choose(
      use('inscribed-robes', 0, LEORIC),
    );
    // Knowledge 5.
    expect([damageOf(t, LEORIC), card(t, LEORIC, 'inscribed-robes').tired]).toEqual([0, true]);
  });

  test('D2-REV-03 Merciful Boots: who revives gains 2 movement points, the revived hero recovers 2 fatigue', () => {
    const t = shop('merciful-boots', state => {
      const fallen = state.heroes[1];
      if (fallen === undefined) return;
      fallen.down = at(state, 'F6');
      fallen.cells = [];
      fallen.damage = 12;
      fallen.fatigue = 4;
    });
    t.choose(`revive:${AVRIC}`, [red(1), red(1)]);
    expect([fatigueOf(t, AVRIC), t.state.turns[0]?.pools]).toEqual([2, [{ source: 'merciful-boots', left: 2 }]]);
  });

  test('D2-CHAR-12 Scalemail: a gray die, no runes; 1 fatigue for a brown die', () => {
    const t = attacked('scalemail');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5')).choose(use('scalemail'), [
      blue(2),
      yellow(1),
      gray(0),
      gray(1),
      brown(1),
    ]);
    expect([damageOf(t, GRISBAN), fatigueOf(t, GRISBAN)]).toEqual([1, 1]);
    expect(SHOP.scalemail?.forbids).toBe('rune');
  });

  test('D2-SURGE-02 Staff of Kellos: surges for 2 range, 2 damage and Burning', () => {
    const t = shop('staff-of-kellos');
    t.choose(strike(t, 'staff-of-kellos', 'zombie-1', 'G5'), [blue(1, 1), red(1), yellow(0, 1), brown(2)]);
    t.choose('surge:staff-of-kellos,2').choose('surge:staff-of-kellos,1').chooseWhile('surge', 'done');
    expect([t.state.monsters.length, t.kind]).toEqual([2, 'turn']);
    expect([damageOf(t, 'zombie-1'), figure(t, 'zombie-1').conditions]).toEqual([2, ['burning']]);
  });
});

describe('shop items of The Trollfens', () => {
  test('D2-TERR-29 Belt of Waterwalking: 1 willpower more, water spaces cost 1', () => {
    const t = shop('belt-of-waterwalking', state => {
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'E5')];
    });
    expect(attributeOf(t.state, GRISBAN, 'willpower')).toBe(4);
    t.choose('move').choose(go(t, 'C5'));
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 1 }]);
  });

  test('D2C-ITEM-28 Deflecting Shield: exhausted after the defence roll for 1 shield, and an adjacent figure suffers 1 damage at once, without being a target', () => {
    const t = attacked('deflecting-shield');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0)]).choose(use('deflecting-shield'));
    expect([damageOf(t, GRISBAN), damageOf(t, 'zombie-1')]).toEqual([2, 1]);
    // It falls in step 2: the attack breaks off before any damage.
    const dying = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['deflecting-shield']);
      monster(state, 'zombie', 'G5').damage = 2;
    });
    dying
      .choose(strike(dying, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0)])
      .choose(use('deflecting-shield'));
    expect([damageOf(dying, GRISBAN), dying.state.monsters]).toEqual([0, []]);
  });

  test('D2-MISS-01 Dire Flail: an attack that deals nothing costs him 1 damage', () => {
    const t = shop('dire-flail');
    t.choose(strike(t, 'dire-flail', 'zombie-1', 'G5'), [blue(1), yellow(0, 1), green(1), brown(2)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), damageOf(t, GRISBAN)]).toEqual([0, 1]);
    t.choose(strike(t, 'dire-flail', 'zombie-1', 'G5'), [blue(1), yellow(1), green(1), brown(1)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), damageOf(t, GRISBAN)]).toEqual([2, 1]);
  });

  test('D2-EQUIP-02 Guardian Axe: after a monster fell to it he may lay it aside for 2 shields until his next turn', () => {
    const t = shop('guardian-axe', state => {
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'G6')];
    });
    t.choose(strike(t, 'guardian-axe', 'zombie-1', 'G5'), [blue(2), red(2), brown(0)]).choose(use('guardian-axe'));
    expect(card(t, GRISBAN, 'guardian-axe').worn).toBe(false);
    t.choose('end');
    acts(t, AVRIC).choose('end');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(1), gray(0)]);
    expect(damageOf(t, GRISBAN)).toBe(1);
  });

  test('D2-DMG-01 Lifedrain Scepter: an attack that deals damage heals him 1', () => {
    const t = shop('lifedrain-scepter', state => {
      (state.heroes[0] as { damage: number }).damage = 3;
    });
    t.choose(strike(t, 'lifedrain-scepter', 'zombie-1', 'G5'), [blue(1), green(1), brown(2)]);
    expect(damageOf(t, GRISBAN)).toBe(3);
    t.choose(strike(t, 'lifedrain-scepter', 'zombie-1', 'G5'), [blue(1), green(1), brown(1)]);
    expect([damageOf(t, 'zombie-1'), damageOf(t, GRISBAN)]).toEqual([1, 2]);
  });

  test('D2-MOVE-11 Trident: Reach; surges for 2 damage and for 2 movement points', () => {
    const t = shop('trident');
    t.choose(strike(t, 'trident', 'zombie-1', 'G5'), [blue(1, 1), red(1), brown(2)]);
    t.choose('surge:trident,1').chooseWhile('surge', 'done');
    expect(t.state.turns[0]?.pools).toEqual([{ source: 'trident', left: 2 }]);
  });

  test('D2-MOVE-04 Belt of Strength: as an action a test of might; passed, an adjacent monster is moved 2 spaces', () => {
    const t = shop('belt-of-strength');
    t.choose(use('belt-of-strength'), [gray(1), black(2)]);
    expect(t.kind).toBe('where');
    const failed = shop('belt-of-strength');
    failed.choose(use('belt-of-strength'), [gray(3), black(4)]);
    expect([failed.kind, card(failed, GRISBAN, 'belt-of-strength').tired]).toEqual(['turn', true]);
  });

  test('D2-KO-01 Blasting Rune: a monster that falls to it costs all figures next to its spaces 2 damage', () => {
    const t = shop('blasting-rune', state => {
      (state.heroes[1] as { cells: number[] }).cells = [at(state, 'F6')];
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'H5')];
    });
    t.choose(strike(t, 'blasting-rune', 'zombie-1', 'G5'), [blue(1), red(2), green(1), brown(0)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, GRISBAN), damageOf(t, AVRIC), damageOf(t, 'zombie-2')]).toEqual([2, 2, 2]);
  });

  test('D2-EQUIP-02 Boomerang: after an attack that dealt damage it is no longer equipped', () => {
    const t = shop('boomerang');
    t.choose(strike(t, 'boomerang', 'zombie-1', 'G5'), [blue(1), yellow(1), yellow(1), green(1), brown(2)]);
    expect([damageOf(t, 'zombie-1'), card(t, GRISBAN, 'boomerang').worn]).toEqual([2, false]);
  });

  test('D2C-ITEM-17 Glaive: a red die more only where a target is not adjacent', () => {
    const t = shop('glaive', state => {
      (state.monsters[1] as { cells: number[] }).cells = [at(state, 'F3')];
    });
    t.choose(strike(t, 'glaive', 'zombie-1', 'G5'), [blue(1), red(1), green(1), brown(1)]);
    t.chooseWhile('surge', 'done');
    t.choose(strike(t, 'glaive', 'zombie-2', 'F3'), [blue(1), red(1), green(1), red(1), brown(2)]);
    t.chooseWhile('surge', 'done');
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2')]).toEqual([2, 2]);
  });

  test('D2C-ITEM-32 Stone Armor: two black dice, speed 3 at most, no fatigue for movement', () => {
    const t = shop('stone-armor');
    expect([speedOf(t.state, GRISBAN), t.offered('tire')]).toEqual([3, []]);
    // Grisban is no faster anyway; Avric, who has speed 4, is slowed.
    const slowed = attacked('stone-armor', AVRIC, 'disciple');
    expect([speedOf(t.state, AVRIC), speedOf(slowed.state, AVRIC)]).toEqual([4, 3]);
    const r = attacked('stone-armor');
    r.choose(strike(r, 'zombie', GRISBAN, 'F5'), [blue(2), yellow(2), gray(0), black(2), black(0)]);
    expect(damageOf(r, GRISBAN)).toBe(2);
  });
});
