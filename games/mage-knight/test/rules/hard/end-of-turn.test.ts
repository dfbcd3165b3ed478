import { describe, expect, test } from 'vitest';
import { MANA } from '../../../content/words.ts';
import { newSite } from '../../../rules/sites.ts';
import { heroOf, type Reward, turnOf } from '../../../state.ts';
import {
  army,
  crystals,
  deck,
  hexOn,
  hold,
  layMap,
  me,
  type Sitting,
  sit,
  source,
  stand,
  tokens,
} from '../../positions.ts';

const C = hexOn(1, 0, 0);
const SE = hexOn(1, 0, 3);
const side = (mana: (typeof MANA)[number]): number => MANA.indexOf(mana) + 1;

describe('the whole end of a turn', () => {
  test('MK-END-01 MK-REW-01 MK-REW-08 MK-LVL-01 MK-GAIN-03 MK-DRAW-02 rewards in any order, levels one by one, the unit late, then cards from the top', () => {
    const t = sit({}, state => {
      layMap(state, ['country-3']);
      stand(state, 0, C);
      state.map.sites[C] = newSite('magical-glade');
      stand(state, 1, SE);
      hold(state, 1, 'rage');
      deck(state, 1, 'march');
      Object.assign(heroOf(state, 0), { level: 1, fame: 7, skillPile: ['double-time', 'shield-mastery'] });
      hold(state, 0, 'rage', 'wound');
      deck(state, 0, 'march', 'march', 'march', 'march', 'march');
      army(state, 0, 'peasants');
      tokens(state, 0, 'gold');
      source(state, 'blue');
      for (const die of state.source) die.by = 0;
      heroOf(state, 0).played = [{ card: 'stamina', as: 'basic', goes: 'discard' }];
      state.offers.actions = ['promise', 'threaten', 'instinct'];
      state.piles.actions.rest = [];
      state.offers.spells = ['chill'];
      state.piles.spells.rest = [];
      state.offers.units = ['foresters'];
      turnOf(state).cards = 1;
      turnOf(state).stage = 'after';
      turnOf(state).owed = [{ reward: 'unit' }, { reward: 'spell' }, { reward: 'random-crystals', n: 1 }];
    });
    t.choose('end', [side('red')]);
    expect([t.state.source[0], me(t).tokens.gold, me(t).discard]).toMatchObject([
      { colour: 'red', by: null },
      0,
      ['stamina'],
    ]);
    expect(t.kind).toBe('glade');
    t.choose('throw-away:wound,hand');
    expect(t.offered()).toEqual(['reward:0,unit', 'reward:1,spell', 'reward:2,random-crystals']);
    // A black die is the 8th fame: level 3 and its command token come into reach.
    t.choose('reward:2,random-crystals', [side('black')]).choose('reward:1,spell');
    expect([me(t).fame, t.offered()]).toEqual([8, ['reward:0,unit', 'pass']]);
    t.choose('pass');
    expect([t.kind, me(t).level]).toEqual(['level-up', 2]);
    t.choose('gain-skill:double-time,own').choose('card:threaten');
    expect([t.kind, me(t).level]).toEqual(['reward', 3]);
    t.choose('recruit:foresters');
    expect(me(t).units.map(({ unit }) => unit)).toEqual(['peasants', 'foresters']);
    t.choose('done');
    // The action lies above the spell: both are drawn before the marches.
    expect(me(t).hand).toEqual(['chill', 'march', 'march', 'rage', 'threaten']);
  });
});

describe('the fourth crystal', () => {
  const rich = (...owed: Reward[]): Sitting =>
    sit({}, state => {
      turnOf(state).owed = owed;
      layMap(state, ['country-3']);
      stand(state, 0, SE);
      stand(state, 1, C);
      hold(state, 0, 'crystallize', 'concentration');
      hold(state, 1, 'rage');
      deck(state, 1, 'march');
      tokens(state, 0, 'blue');
      crystals(state, 0, 'white', 'white', 'white');
    });

  test('MK-GAIN-02 during the turn it is a mana token', () => {
    const t = rich();
    t.choose('play:crystallize,strong').choose('colour:white');
    expect([me(t).crystals.white, me(t).tokens.white]).toEqual([3, 1]);
  });

  test('MK-END-08 MK-REW-02 MK-FIX-06 at its end it is nothing, from a mine, a reward or a die', () => {
    const t = rich({ reward: 'crystal', colour: 'white' });
    t.choose('play:concentration,basic').choose('colour:red').choose('end').chooseWhile('discard', 'done');
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 0, white: 3 });
    expect(me(t).tokens).toEqual({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
    expect(t.events().filter(({ kind }) => kind === 'crystal-gained')).toEqual([]);
  });
});
