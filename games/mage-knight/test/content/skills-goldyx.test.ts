import { describe, expect, test } from 'vitest';
import {
  crystals,
  deck,
  fight,
  hexOn,
  hold,
  me,
  parts,
  sit,
  skill,
  source,
  stand,
  tokens,
  turn,
} from '../positions.ts';
import { fighting, moving } from './skilled.ts';

const VILLAGE = hexOn(1, 0, 2);

describe('skills of Goldyx', () => {
  test('Freezing Power: siege attack 1 or siege ice attack 1', () => {
    const made = (option: number): string[] =>
      parts(
        fighting('freezing-power', 'ranged', ['diggers']).choose('skill:freezing-power').choose(`option:${option}`),
      );
    expect([made(0), made(1)]).toEqual([['1 siege physical'], ['1 siege ice']]);
    expect(fighting('freezing-power', 'block').offered('skill')).toEqual([]);
  });

  test('Potion Making: heal 2, once a round and not in combat', () => {
    const t = moving('potion-making', state => hold(state, 0, 'wound', 'wound', 'march'));
    t.choose('skill:potion-making');
    expect([turn(t).heal, t.offered('skill')]).toEqual([2, []]);
    const combatant = sit({}, state => {
      skill(state, 0, 'potion-making');
      hold(state, 0, 'wound');
      fight(state, ['swordsmen']);
    });
    expect(combatant.offered('skill')).toEqual([]);
    expect(moving('potion-making', state => hold(state, 0, 'march')).offered('skill')).toEqual([]);
  });

  test('White Crystal Craft: a blue crystal and a white mana', () => {
    const t = moving('white-crystal-craft').choose('skill:white-crystal-craft');
    expect([me(t).crystals.blue, me(t).tokens.white, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Green Crystal Craft: a blue crystal and a green mana', () => {
    const t = moving('green-crystal-craft').choose('skill:green-crystal-craft');
    expect([me(t).crystals.blue, me(t).tokens.green, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Red Crystal Craft: a blue crystal and a red mana', () => {
    const t = moving('red-crystal-craft').choose('skill:red-crystal-craft');
    expect([me(t).crystals.blue, me(t).tokens.red, t.offered('skill')]).toEqual([1, 1, []]);
  });

  test('Glittering Fortune: in an interaction influence 1 for each colour among the own crystals', () => {
    const t = moving('glittering-fortune', state => {
      stand(state, 0, VILLAGE);
      crystals(state, 0, 'red', 'red', 'blue', 'white');
    });
    expect(t.offered('skill')).toEqual([]);
    t.choose('interact').choose('skill:glittering-fortune');
    expect([turn(t).influence, me(t).crystals.red]).toEqual([3, 2]);
  });

  test('Flight: one space for nothing or two for 2 move points, to a safe space', () => {
    const t = moving('flight', state => {
      stand(state, 0, VILLAGE);
      hold(state, 0, 'march');
    });
    t.choose('play:march,basic').choose('skill:flight');
    expect(t.offered()).toEqual(['option:0', 'option:1']);
    t.choose('option:1').choose(`space:${hexOn(1, 0, 5)}`);
    expect([me(t).at, turn(t).move]).toEqual([hexOn(1, 0, 5), 0]);
    const one = moving('flight', state => stand(state, 0, VILLAGE)).choose('skill:flight');
    expect(one.offered()).not.toContain(`space:${hexOn(1, 0, 5)}`);
    one.choose(`space:${hexOn(1, 0, 0)}`);
    expect([me(one).at, turn(one).move, one.offered('skill')]).toEqual([hexOn(1, 0, 0), 0, []]);
  });

  test('Universal Power: for a mana one card sideways is worth 3, an action or spell of its colour 4', () => {
    const t = moving('universal-power', state => {
      hold(state, 0, 'march', 'stamina', 'stamina');
      tokens(state, 0, 'green');
    });
    t.choose('skill:universal-power').choose('play:march,move');
    expect([turn(t).move, me(t).tokens.green]).toEqual([4, 0]);
    t.choose('play:stamina,move');
    expect(turn(t).move).toBe(5);
    const other = moving('universal-power', state => {
      hold(state, 0, 'stamina');
      tokens(state, 0, 'green');
    });
    other.choose('skill:universal-power').choose('play:stamina,move');
    expect(turn(other).move).toBe(3);
    expect(moving('universal-power', state => hold(state, 0, 'stamina')).offered('skill')).toEqual([]);
  });

  test('Motivation: 2 cards, and a green mana for whoever alone has the least fame', () => {
    const t = moving('motivation-goldyx', state => {
      deck(state, 0, 'march', 'rage', 'rage');
      const other = state.heroes[1];
      if (other) other.fame = 1;
    });
    t.choose('skill:motivation-goldyx');
    expect([me(t).hand.length, me(t).tokens.green]).toEqual([2, 1]);
  });

  test('Source Freeze: others do without their die of the Source; then a crystal of a colour it shows', () => {
    const t = moving('source-freeze', state => {
      hold(state, 0, 'march', 'march');
      hold(state, 1, 'march', 'stamina');
      deck(state, 0, ...Array.from({ length: 9 }, () => 'march' as const));
      deck(state, 1, ...Array.from({ length: 9 }, () => 'march' as const));
      source(state, 'green', 'green', 'gold');
    });
    t.choose('skill:source-freeze');
    // It is about others only.
    expect(t.offered('play:march,strong')).toEqual(['play:march,strong']);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, t.offered('play:march,strong')]).toEqual([1, []]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect([t.seat, me(t).crystals, me(t).skills[0]?.out]).toEqual([0, { red: 0, blue: 0, green: 1, white: 0 }, false]);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['green', 'green', 'gold']);
  });

  test('Source Opening: a die may be rolled again; anybody may return the token for a die more and a crystal for the owner', () => {
    const t = moving('source-opening', state => {
      hold(state, 0, 'march', 'march');
      hold(state, 1, 'march', 'stamina');
      deck(state, 0, ...Array.from({ length: 9 }, () => 'march' as const));
      deck(state, 1, ...Array.from({ length: 9 }, () => 'march' as const));
      source(state, 'gold', 'blue');
    });
    t.choose('skill:source-opening').choose('yes').choose('die:gold', [3]);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['green', 'blue']);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    t.choose('use:0,source-opening').choose('die:blue').choose('no');
    expect([t.state.heroes[1]?.tokens.blue, me(t).crystals.blue, turn(t).dice]).toEqual([1, 1, 0]);
    expect([me(t).skills[0]?.out, me(t).skills[0]?.used]).toEqual([false, true]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect(t.state.source.map(({ colour, by }) => [colour, by])).toEqual([
      ['green', null],
      ['blue', null],
    ]);
  });
});
