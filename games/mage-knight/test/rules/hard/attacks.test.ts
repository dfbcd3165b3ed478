import { describe, expect, test } from 'vitest';
import type { Choice } from '../../../choices.ts';
import { fortifications, newFoe } from '../../../rules/combat/foe.ts';
import { newSite } from '../../../rules/sites.ts';
import { turnOf } from '../../../state.ts';
import { army, combat, fight, hexOn, hold, layMap, me, type Sitting, sit, tokens, turn } from '../../positions.ts';

/** What the attack that is being put together comes to, and what it needs. */
const now = (t: Sitting): [number, number] | null => {
  const drop = t.match.ask?.options.find((option): option is Extract<Choice, { do: 'drop' }> => option.do === 'drop');
  return drop ? [drop.total, drop.needs] : null;
};

describe('one attack, several types, several targets', () => {
  test('MK-RES-01 MK-RES-02 MK-RNG-08 MK-ABIL-18 what is resisted is summed and halved once; one target spoils it for all', () => {
    const t = sit({}, state => {
      hold(state, 0, 'flame-wall', 'snowstorm', 'mana-bolt', 'rage');
      tokens(state, 0, 'red', 'blue', 'blue', 'red', 'red');
      fight(state, ['fire-mages', 'ice-mages', 'orc-war-beasts', 'golems'], { phase: 'attack' });
    });
    t.choose('target:0').choose('target:1').choose('play:flame-wall,basic').choose('play:snowstorm,basic');
    // 5 of fire and 5 of ice: together 5; halved one by one it would be 2 + 2.
    expect(now(t)).toEqual([5, 11]);
    t.choose('play:mana-bolt,basic');
    // 7 of cold fire in full: nobody here resists fire and ice.
    expect(now(t)).toEqual([12, 11]);
    t.choose('target:2');
    // The war beasts do: (5 + 5 + 7) / 2.
    expect(now(t)).toEqual([8, 16]);
    t.choose('without:2').choose('target:3').choose('play:rage,strong');
    // The golems resist physical attacks: 7 + (5 + 5 + 4) / 2.
    expect(now(t)).toEqual([14, 16]);
    t.choose('without:3');
    expect(now(t)).toEqual([16, 11]);
    t.choose('strike');
    expect(combat(t).foes.map(({ defeated }) => defeated)).toEqual([true, true, false, false]);
    expect(me(t).fame).toBe(10);
  });
});

describe('fortified by the site, by ability, twice, not at all', () => {
  const keep = hexOn(1, 0, 1);
  /** Guardsmen, swordsmen and shocktroops in a keep; prowlers and diggers have joined. */
  const assault = (...cards: Parameters<typeof hold>[2][]) =>
    sit({}, state => {
      layMap(state, ['country-3']);
      state.map.sites[keep] = newSite('keep');
      hold(state, 0, ...cards);
      army(state, 0, 'utem-crossbowmen', 'catapults');
      tokens(state, 0, 'white', 'red');
      fight(state, ['guardsmen', 'swordsmen', 'shocktroops'], { from: 'garrison', why: 'assault', site: keep });
      turnOf(state).combat?.foes.push(newFoe('prowlers', 'rampaging', null), newFoe('diggers', 'rampaging', null));
    });
  const walls = (t: Sitting) => combat(t).foes.map((_, foe) => fortifications(t.state, turn(t), combat(t), foe));

  test('MK-RNG-05 MK-RNG-06 MK-CMB-01 MK-CMB-10 MK-CMB-12 MK-ABIL-13 MK-ABIL-14 each counts as it stands', () => {
    const t = assault();
    expect(walls(t)).toEqual([2, 1, 0, 0, 1]);
    expect(t.offered('target')).toEqual(['target:1', 'target:2', 'target:3', 'target:4']);
    t.choose('target:2').choose('target:3');
    expect(t.offered('unit')).toContain('unit:0,utem-crossbowmen,1');
    t.choose('target:4');
    expect(t.offered('unit')).not.toContain('unit:0,utem-crossbowmen,1');
  });

  test('MK-FIX-17 ignoring the site takes one layer off its garrison, stripping one enemy both of them', () => {
    const site = assault('demolish');
    site.choose('play:demolish,basic');
    expect(walls(site)).toEqual([1, 0, 0, 0, 1]);
    const one = assault('expose');
    one.choose('target:1').choose('play:expose,basic').choose('foe:0');
    expect(walls(one)).toEqual([0, 1, 0, 0, 1]);
    expect(one.offered('target')).toContain('target:0');
  });

  test('MK-RNG-05 stripped walls make ranged points count that were made before', () => {
    const t = assault('expose');
    t.choose('target:3').choose('unit:0,utem-crossbowmen,1').choose('target:1');
    expect(now(t)).toEqual([0, 8]);
    t.choose('play:expose,basic').choose('foe:1');
    expect(now(t)).toEqual([4, 8]);
  });
});

describe('points belong to a group at once, yet it may be put together anew', () => {
  test('MK-RNG-13 MK-RNG-15 targets change, points stay with the attack and die with it', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-crossbowmen', 'utem-crossbowmen', 'utem-crossbowmen');
      fight(state, ['prowlers', 'centaur-outriders']);
    });
    t.choose('target:1').choose('unit:0,utem-crossbowmen,1').choose('unit:1,utem-crossbowmen,1');
    expect(now(t)).toEqual([4, 5]);
    t.choose('target:0').choose('without:1');
    expect(now(t)).toEqual([4, 3]);
    t.choose('drop').choose('target:0').choose('unit:2,utem-crossbowmen,1');
    expect(now(t)).toEqual([2, 3]);
    expect(me(t).units.every(({ spent }) => spent)).toBe(true);
  });

  test('MK-BLK-16 a block that is called off frees nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march');
      fight(state, ['golems', 'golems'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:rage,basic').choose('drop').choose('block:1,0').choose('play:march,block');
    expect(now(t)).toEqual([1, 2]);
  });

  test('MK-UNDO-02 taking cards back is taking back: the card is in hand again and its mana too', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fireball', 'swiftness');
      tokens(state, 0, 'red', 'white');
      fight(state, ['swordsmen', 'prowlers']);
    });
    t.choose('target:0').choose('play:swiftness,strong');
    expect([me(t).hand, me(t).tokens.white]).toEqual([['fireball'], 0]);
    t.match.rewind(t.match.answers.length - 1);
    expect([me(t).hand, me(t).tokens.white, combat(t).group?.parts]).toEqual([['fireball', 'swiftness'], 1, []]);
  });
});
