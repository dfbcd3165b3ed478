import { describe, expect, test } from 'vitest';
import type { EnemyId } from '../../content/enemies.ts';
import type { Element } from '../../content/words.ts';
import { isEfficientBlock } from '../../rules/combat/group.ts';
import { army, combat, fight, hold, me, sit, tokens, turn } from '../positions.ts';

describe('block phase', () => {
  test('MK-BLK-01 all enemies left attack; those fully blocked deal no damage', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers', 'golems'], { phase: 'block' });
    });
    expect(t.offered('block')).toEqual(['block:0,0', 'block:1,0']);
    t.choose('block:0,0').choose('play:determination,strong').choose('hold').choose('done');
    // Attack 2 of the golems against armor 2.
    expect(me(t).hand).toEqual(['wound']);
    expect(t.kind).toBe('attack');
  });

  test('MK-BLK-05 each block is made against one attack, and one after the other', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['golems', 'prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0');
    expect(t.offered('block')).toEqual([]);
    t.choose('play:rage,basic').choose('hold');
    expect(t.offered('block')).toEqual(['block:1,0']);
    t.choose('block:1,0').choose('play:determination,strong').choose('hold');
    expect(t.kind).toBe('attack');
    expect(me(t).hand).toEqual([]);
  });

  test('MK-BLK-06 cards, strengthened or not, and units add up', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'determination');
      army(state, 0, 'foresters');
      tokens(state, 0, 'blue');
      fight(state, ['grim-legionnaires'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:rage,basic').choose('play:determination,strong');
    expect(t.offered('hold')).toEqual([]);
    t.choose('unit:0,foresters,1');
    // 2 + 5 + 3 against 11.
    expect(t.offered('hold')).toEqual([]);
    expect(combat(t).group?.parts.map(({ points }) => points)).toEqual([2, 5, 3]);
  });

  test('MK-BLK-07 any card but a wound blocks 1 sideways, always physical', () => {
    const t = sit({}, state => {
      hold(state, 0, 'cold-toughness', 'march', 'wound');
      fight(state, ['crystal-sprites'], { phase: 'block' });
    });
    t.choose('block:0,0');
    expect(t.offered('play')).toEqual(['play:cold-toughness,basic', 'play:cold-toughness,block', 'play:march,block']);
    t.choose('play:cold-toughness,block');
    expect(combat(t).group?.parts).toEqual([
      { points: 1, kind: 'melee', element: 'physical', source: 'cold-toughness', unit: null },
    ]);
    expect(t.offered('hold')).toEqual([]);
    t.choose('play:march,block').choose('hold');
    expect(t.happened().find(({ kind }) => kind === 'blocked')).toMatchObject({ total: 1, attack: 1 });
  });

  test('MK-BLK-08 MK-ABIL-01 MK-ABIL-02 MK-ABIL-03 which blocks are efficient against which attacks', () => {
    const elements: Element[] = ['physical', 'fire', 'ice', 'coldfire'];
    const table = elements.map(attack => elements.filter(block => isEfficientBlock(block, attack)));
    expect(table).toEqual([
      ['physical', 'fire', 'ice', 'coldfire'],
      ['ice', 'coldfire'],
      ['fire', 'coldfire'],
      ['coldfire'],
    ]);
  });

  test.each<[string, EnemyId, string, boolean]>([
    ['MK-ABIL-01 ice 3 holds a fire attack of 3', 'fire-golems', 'ice', true],
    ['MK-ABIL-01 fire 3 does not hold a fire attack of 3', 'fire-golems', 'fire', false],
    ['MK-ABIL-02 fire 3 holds an ice attack of 3', 'freezers', 'fire', true],
    ['MK-ABIL-02 ice 3 does not hold an ice attack of 3', 'freezers', 'ice', false],
    ['MK-ABIL-03 neither fire nor ice 3 holds a cold fire attack of 3', 'air-elemental', 'fire', false],
  ])('%s', (_, token, element, holds) => {
    const t = sit({}, state => {
      hold(state, 0, 'cold-toughness', 'battle-versatility');
      tokens(state, 0, 'red');
      const { foes } = fight(state, [token], { phase: 'block' });
      // Swift would ask for twice as much: here only the elements count.
      for (const foe of foes) foe.lost.push('swift');
    });
    t.choose('block:0,0');
    if (element === 'ice') t.choose('play:cold-toughness,basic');
    else t.choose('play:battle-versatility,strong').choose('option:3');
    expect(t.offered('hold')).toEqual(holds ? ['hold'] : []);
  });

  test('MK-BLK-09 what is not efficient is added up, halved, rounded down and added to the rest', () => {
    const t = sit({}, state => {
      hold(state, 0, 'cold-toughness', 'rage', 'march');
      fight(state, ['fire-mages'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:rage,basic').choose('play:march,block').choose('play:cold-toughness,basic');
    // 3 ice and half of 2 + 1.
    expect(t.offered('hold')).toEqual([]);
    t.choose('drop');
    expect(t.happened().find(({ kind }) => kind === 'dropped')).toBeDefined();
    const again = sit({}, state => {
      hold(state, 0, 'cold-toughness', 'rage', 'march');
      fight(state, ['corrupted-priests'], { phase: 'block' });
    });
    again.choose('block:0,0').choose('play:rage,basic').choose('play:march,block').choose('play:cold-toughness,basic');
    // Half of 6 is 3; halved one by one it would be 1 + 0 + 1.
    expect(again.match.ask?.options).toContainEqual({ do: 'drop', total: 3, needs: 4 });
  });

  test('MK-BLK-10 MK-BLK-14 a block below the attack has no effect at all: the damage comes in full', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      fight(state, ['swordsmen'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:rage,basic');
    expect(t.offered('hold')).toEqual([]);
    t.choose('drop').choose('done');
    // 6 damage, armor 2.
    expect(me(t).hand).toEqual(['wound', 'wound', 'wound']);
  });

  test('MK-BLK-10 one point too few is no block, as many as the attack has are one', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'march');
      tokens(state, 0, 'blue');
      fight(state, ['swordsmen'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,strong');
    expect([t.match.ask?.options.find(o => o.do === 'drop'), t.offered('hold')]).toMatchObject([
      { total: 5, needs: 6 },
      [],
    ]);
    t.choose('play:march,block').choose('hold');
    expect(t.happened().find(({ kind }) => kind === 'blocked')).toMatchObject({ total: 6, attack: 6 });
  });

  test('MK-BLK-11 MK-ABIL-05 a swift attack takes twice as much block, but deals no more damage', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'march');
      tokens(state, 0, 'blue');
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,strong');
    expect(t.offered('hold')).toEqual([]);
    t.choose('play:march,block').choose('hold');
    expect(t.happened().find(({ kind }) => kind === 'blocked')).toMatchObject({ total: 6, attack: 6 });
    const open = sit({}, state => {
      fight(state, ['wolf-riders'], { phase: 'block' });
    });
    open.choose('done');
    expect(me(open).hand).toEqual(['wound', 'wound']);
  });

  test('MK-BLK-12 a blocked enemy is not defeated: it can be attacked in the attack phase', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'rage');
      tokens(state, 0, 'blue', 'red');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,strong').choose('hold');
    expect([t.kind, me(t).fame, me(t).hand]).toEqual(['attack', 0, ['rage']]);
    t.choose('target:0').choose('play:rage,strong').choose('strike');
    expect(me(t).fame).toBe(2);
  });

  test('MK-BLK-15 what a card does besides blocking is done, whether the block holds or not', () => {
    const t = sit({}, state => {
      army(state, 0, 'utem-swordsmen');
      fight(state, ['werewolf'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('unit:0,utem-swordsmen,1');
    expect(t.offered('hold')).toEqual([]);
    t.choose('drop');
    expect(me(t).units[0]).toMatchObject({ wounds: 1, spent: true });
  });

  test('MK-BLK-16 block points belong to an attack as soon as they are made', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march');
      fight(state, ['golems', 'golems'], { phase: 'block' });
    });
    expect(t.offered()).toEqual(['block:0,0', 'block:1,0', 'done']);
    t.choose('block:0,0').choose('play:rage,basic').choose('play:march,block').choose('hold').choose('block:1,0');
    // The point too many is gone.
    expect(combat(t).group?.parts).toEqual([]);
  });
});

describe('summoners', () => {
  const summoners = (...cards: Parameters<typeof hold>[2][]) =>
    sit({}, state => {
      hold(state, 0, ...cards);
      tokens(state, 0, 'blue', 'red');
      state.tokens.brown.pile = ['minotaur'];
      fight(state, ['orc-summoners']);
    });

  test('MK-BLK-02 MK-BLK-03 MK-ABIL-04 a brown token is drawn and stands in for the summoner', () => {
    const t = summoners();
    t.choose('done');
    expect(t.happened().find(({ kind }) => kind === 'summoned')).toMatchObject({
      by: 'orc-summoners',
      token: 'minotaur',
    });
    expect(t.offered('block')).toEqual(['block:1,0']);
    expect(combat(t).foes.map(({ token, from, away }) => [token, from, away])).toEqual([
      ['orc-summoners', 'rampaging', true],
      ['minotaur', 'summoned', false],
    ]);
    expect(t.state.tokens.brown.pile).toEqual([]);
  });

  test('MK-BLK-03 no effect can aim at the summoner meanwhile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'whirlwind');
      tokens(state, 0, 'white');
      state.tokens.brown.pile = ['minotaur'];
      fight(state, ['orc-summoners', 'prowlers']);
    });
    t.choose('done').choose('play:whirlwind,basic');
    expect(t.offered()).toEqual(['foe:1', 'foe:2']);
  });

  test('MK-BLK-04 MK-DMG-22 the summoned enemy deals its damage with its abilities, goes, and the summoner is back', () => {
    const t = summoners('rage');
    t.choose('done').choose('done');
    // Minotaur: attack 5, brutal, against armor 2.
    expect(me(t).hand.filter(card => card === 'wound')).toHaveLength(5);
    expect(t.state.tokens.brown.discard).toEqual(['minotaur']);
    expect(t.kind).toBe('attack');
    expect(t.offered('target')).toEqual(['target:0']);
  });

  test('MK-BLK-13 a summoned enemy that is blocked is discarded at once, without fame', () => {
    const t = summoners('determination', 'concentration');
    t.choose('done').choose('block:1,0').choose('play:determination,strong').choose('hold');
    expect(t.state.tokens.brown.discard).toEqual(['minotaur']);
    expect([me(t).fame, combat(t).phase]).toEqual([0, 'attack']);
    expect(t.offered('target')).toEqual(['target:0']);
  });

  test('MK-BLK-13 MK-DMG-22 it is gone before the others are dealt with', () => {
    const both = (...cards: Parameters<typeof hold>[2][]) =>
      sit({}, state => {
        hold(state, 0, ...cards);
        tokens(state, 0, 'blue');
        state.tokens.brown.pile = ['gargoyle'];
        fight(state, ['orc-summoners', 'prowlers']);
      });
    const blocked = both('determination');
    blocked.choose('done').choose('block:2,0').choose('play:determination,strong').choose('hold');
    expect([blocked.kind, blocked.state.tokens.brown.discard]).toEqual(['block', ['gargoyle']]);
    const open = both();
    open.choose('done').choose('done').choose('damage:2,0');
    // The last attack was dealt with unasked: the summoner is back.
    expect([open.kind, open.state.tokens.brown.discard]).toEqual(['attack', ['gargoyle']]);
  });

  test('MK-ABIL-04 who does not attack summons nobody', () => {
    const t = sit({}, state => {
      hold(state, 0, 'whirlwind');
      tokens(state, 0, 'white');
      state.tokens.brown.pile = ['minotaur'];
      fight(state, ['orc-summoners']);
    });
    t.choose('play:whirlwind,basic').choose('done');
    expect(turn(t).combat?.foes).toHaveLength(1);
    expect(t.kind).toBe('attack');
    expect(t.state.tokens.brown.pile).toEqual(['minotaur']);
  });

  test('MK-ABIL-04 two summoning attacks bring two enemies, each from the pile it names', () => {
    const t = sit({}, state => {
      state.tokens.brown.pile = ['minotaur', 'minotaur'];
      state.tokens.green.pile = ['prowlers'];
      fight(state, ['dragon-summoner', 'shrouded-necromancers']);
    });
    t.choose('done');
    expect(combat(t).foes.map(({ token }) => token)).toEqual([
      'dragon-summoner',
      'shrouded-necromancers',
      'minotaur',
      'minotaur',
      'prowlers',
    ]);
    expect(t.offered('block')).toEqual(['block:2,0', 'block:3,0', 'block:4,0']);
  });
});
