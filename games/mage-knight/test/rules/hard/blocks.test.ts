import { describe, expect, test } from 'vitest';
import { armorOf, attackNow } from '../../../rules/combat/foe.ts';
import { army, combat, fight, hold, me, type Sitting, sit, tokens, turn } from '../../positions.ts';

const needs = (t: Sitting): unknown => t.match.ask?.options.find(option => option.do === 'drop');
const wounds = (t: Sitting): number => me(t).hand.filter(card => card === 'wound').length;

describe('swift, cumbersome, lowered attacks and blocks that count double', () => {
  test('MK-BLK-10 MK-BLK-11 MK-ABIL-05 MK-ABIL-10 MK-ABIL-11 MK-FIX-15 each point off the attack is two off the block', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swift-reflexes', 'march', 'stamina');
      army(state, 0, 'utem-guardsmen');
      const { foes } = fight(state, ['werewolf'], { phase: 'block' });
      for (const foe of foes) foe.gained.push('cumbersome');
    });
    t.choose('block:0,0');
    expect(needs(t)).toMatchObject({ total: 0, needs: 14 });
    t.choose('play:swift-reflexes,basic').choose('option:2');
    expect(needs(t)).toMatchObject({ total: 0, needs: 12 });
    t.choose('play:march,basic').choose('slow').choose('slow');
    expect([needs(t), turn(t).move]).toMatchObject([{ total: 0, needs: 8 }, 0]);
    t.choose('unit:0,utem-guardsmen,1').choose('hold');
    // Block 4 counts double against a swift attack of 4.
    expect(t.happened().find(({ kind }) => kind === 'blocked')).toMatchObject({ total: 8, attack: 8 });
  });

  test('MK-ABIL-05 MK-ABIL-10 what comes through is the lowered attack, not doubled', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      const { foes } = fight(state, ['werewolf'], { phase: 'block' });
      for (const foe of foes) foe.gained.push('cumbersome');
    });
    t.choose('block:0,0').choose('play:march,basic').choose('slow').choose('slow').choose('drop').choose('done');
    expect([attackNow(t.state, combat(t), 0, 0), wounds(t)]).toEqual([5, 3]);
  });
});

describe('several attacks, and armor that depends on them', () => {
  const sprites = (arrange: (attacks: { blocked: boolean; off: boolean }[]) => void = () => {}) =>
    sit({}, state => {
      hold(state, 0, 'determination', 'cold-toughness', 'rage', 'rage', 'concentration');
      tokens(state, 0, 'blue');
      const { foes } = fight(state, ['crystal-sprites'], { phase: 'block' });
      arrange(foes[0]?.attacks ?? []);
    });
  const block = (t: Sitting, attack: number, card: string) => t.choose(`block:0,${attack}`).choose(card).choose('hold');

  test('MK-ABIL-19 MK-ABIL-23 MK-ABIL-25 the lower armor needs all attacks blocked', () => {
    const all = sprites();
    block(all, 0, 'play:determination,strong');
    block(all, 1, 'play:rage,basic');
    expect([all.kind, armorOf(all.state, combat(all), 0), wounds(all)]).toEqual(['attack', 1, 0]);
    const one = sprites();
    block(one, 0, 'play:determination,strong').choose('done');
    expect([one.kind, armorOf(one.state, combat(one), 0), wounds(one)]).toEqual(['attack', 2, 1]);
  });

  test('MK-ABIL-24 MK-ABIL-25 an attack that was prevented was not blocked', () => {
    const t = sprites(attacks => {
      for (const attack of attacks.slice(1)) attack.off = true;
    });
    block(t, 0, 'play:determination,strong');
    expect([t.kind, armorOf(t.state, combat(t), 0), wounds(t)]).toEqual(['attack', 2, 0]);
  });

  test('MK-ABIL-20 MK-ABIL-19 a change of armor holds for both values, each at least 1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'tremor');
      tokens(state, 0, 'blue', 'green');
      fight(state, ['shocktroops', 'shocktroops'], { phase: 'block' });
    });
    t.choose('play:tremor,basic').choose('option:0').choose('foe:0');
    expect([armorOf(t.state, combat(t), 0), armorOf(t.state, combat(t), 1)]).toEqual([3, 6]);
    t.choose('block:0,0').choose('play:determination,strong').choose('hold').choose('done');
    expect([t.kind, armorOf(t.state, combat(t), 0), armorOf(t.state, combat(t), 1)]).toEqual(['attack', 1, 6]);
  });

  test('MK-ABIL-23 a swift enemy with two attacks is swift with both', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      fight(state, ['heroes-swift'], { phase: 'block' });
    });
    expect(t.match.ask?.options.filter(option => option.do === 'block')).toMatchObject([{ needs: 6 }, { needs: 4 }]);
  });
});

describe('a summoner is away for two phases', () => {
  test('MK-BLK-02 MK-BLK-03 MK-BLK-04 MK-BLK-13 MK-ABIL-04 what was done to it in the first phase holds in the last', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tremor', 'determination', 'concentration', 'rage');
      tokens(state, 0, 'green', 'blue');
      state.tokens.brown = { pile: ['minotaur'], discard: [], unseen: 0 };
      fight(state, ['orc-summoners']);
    });
    t.choose('play:tremor,basic').choose('option:0').choose('done');
    expect(combat(t).foes.map(({ away, armor }) => [away, armor])).toEqual([
      [true, -3],
      [false, 0],
    ]);
    t.choose('block:1,0').choose('play:determination,strong').choose('hold');
    expect([t.kind, armorOf(t.state, combat(t), 0), t.state.tokens.brown.discard]).toEqual(['attack', 1, ['minotaur']]);
    t.choose('target:0').choose('play:rage,basic').choose('strike');
    expect(me(t).fame).toBe(4);
  });

  test('MK-DMG-22 MK-BLK-13 neither a summoned enemy that dealt damage nor one that was destroyed gives fame', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      state.tokens.brown = { pile: ['gargoyle', 'gargoyle'], discard: [], unseen: 0 };
      fight(state, ['dragon-summoner']);
    });
    t.choose('done').choose('done').choose('damage:1,0');
    // Twice 5 points against armor 2.
    expect([wounds(t), me(t).fame, t.state.tokens.brown.discard]).toEqual([6, 0, ['gargoyle', 'gargoyle']]);
    expect(t.offered('target')).toEqual(['target:0']);
  });
});
