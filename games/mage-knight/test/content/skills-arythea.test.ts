import { describe, expect, test } from 'vitest';
import {
  combat,
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

describe('skills of Arythea', () => {
  test('Dark Paths: move 1 by day, 2 at night', () => {
    expect(turn(moving('dark-paths').choose('skill:dark-paths')).move).toBe(1);
    expect(turn(moving('dark-paths', () => {}, true).choose('skill:dark-paths')).move).toBe(2);
  });

  test('Burning Power: siege attack 1 or siege fire attack 1, also against a fortified enemy', () => {
    const made = (option: number): string[] =>
      parts(fighting('burning-power', 'ranged', ['diggers']).choose('skill:burning-power').choose(`option:${option}`));
    expect([made(0), made(1)]).toEqual([['1 siege physical'], ['1 siege fire']]);
    expect(fighting('burning-power', 'block').offered('skill')).toEqual([]);
  });

  test('Hot Swordsmanship: attack 2 or fire attack 2', () => {
    const made = (option: number): string[] =>
      parts(fighting('hot-swordsmanship', 'attack').choose('skill:hot-swordsmanship').choose(`option:${option}`));
    expect([made(0), made(1)]).toEqual([['2 melee physical'], ['2 melee fire']]);
    expect(fighting('hot-swordsmanship', 'ranged').offered('skill')).toEqual([]);
  });

  test('Dark Negotiation: influence 2 by day, 3 at night', () => {
    const talk = (night: boolean): number => {
      const t = moving('dark-negotiation', state => stand(state, 0, VILLAGE), night);
      expect(t.offered('skill')).toEqual([]);
      return turn(t.choose('interact').choose('skill:dark-negotiation')).influence;
    };
    expect([talk(false), talk(true)]).toEqual([2, 3]);
  });

  test('Dark Fire Magic: a red crystal and a red or black mana, once a round', () => {
    const t = moving('dark-fire-magic').choose('skill:dark-fire-magic');
    expect(t.offered()).toEqual(['colour:red', 'colour:black']);
    t.choose('colour:black');
    expect([me(t).crystals.red, me(t).tokens.black, me(t).skills[0]?.used, t.offered('skill')]).toEqual([
      1,
      1,
      true,
      [],
    ]);
  });

  test('Power of Pain: one wound is played sideways for 2 and goes to the discard pile', () => {
    const t = moving('power-of-pain', state => hold(state, 0, 'march', 'wound', 'wound'));
    expect(t.offered('play:wound')).toEqual([]);
    t.choose('skill:power-of-pain').choose('play:wound,move');
    expect([turn(t).move, t.offered('play:wound')]).toEqual([2, []]);
    t.choose('end').chooseWhile('discard', 'done');
    expect(me(t).discard).toEqual(['wound']);
  });

  test('Invocation: a wound is discarded for red or black mana, another card for white or green', () => {
    const t = moving('invocation', state => hold(state, 0, 'rage', 'rage', 'wound'));
    t.choose('skill:invocation').choose('option:0').choose('card:wound').choose('colour:red');
    expect([me(t).tokens.red, me(t).discard]).toEqual([1, ['wound']]);
    const other = moving('invocation', state => hold(state, 0, 'march', 'rage'));
    other.choose('skill:invocation').choose('option:1').choose('card:rage');
    expect(other.offered()).toEqual(['colour:white', 'colour:green']);
    other.choose('colour:green').choose('play:march,strong');
    expect([turn(other).move, me(other).tokens.green]).toEqual([4, 0]);
  });

  test('Invocation: mana that is not spent with the next decision is lost', () => {
    const t = moving('invocation', state => hold(state, 0, 'march', 'rage', 'stamina'));
    t.choose('skill:invocation').choose('option:1').choose('card:rage').choose('colour:green');
    expect(me(t).tokens.green).toBe(1);
    t.choose('play:stamina,basic');
    expect([me(t).tokens.green, t.offered('play:march,strong')]).toEqual([0, []]);
  });

  test('Polarization: one mana counts as its opposite, once a turn', () => {
    const t = moving('polarization', state => {
      hold(state, 0, 'march', 'march', 'stamina');
      tokens(state, 0, 'white', 'white', 'red');
    });
    expect(t.offered('play:march,strong')).toEqual([]);
    t.choose('skill:polarization');
    expect(t.offered('play').filter(id => id.endsWith('strong'))).toEqual(['play:march,strong', 'play:stamina,strong']);
    t.choose('play:march,strong');
    expect([turn(t).move, me(t).tokens.white]).toEqual([4, 1]);
    expect(t.offered('play').filter(id => id.endsWith('strong'))).toEqual([]);
  });

  test('Polarization: crystals and dice too; by day black counts as any other colour', () => {
    const t = moving('polarization', state => {
      hold(state, 0, 'march');
      crystals(state, 0, 'white');
      source(state, 'black');
    });
    t.choose('skill:polarization').choose('play:march,strong');
    expect(t.offered()).toEqual(['pay:crystal,white,green', 'pay:die,black,green']);
    const night = moving(
      'polarization',
      state => {
        hold(state, 0, 'march');
        tokens(state, 0, 'black');
      },
      true,
    );
    expect(night.choose('skill:polarization').offered('play:march,strong')).toEqual([]);
  });

  test('Polarization: at night gold counts as black for the strong effect of a spell', () => {
    const powered = (polarized: boolean): string[] => {
      const t = sit({ night: true }, state => {
        skill(state, 0, 'polarization');
        hold(state, 0, 'fireball');
        tokens(state, 0, 'red', 'gold');
        fight(state, ['swordsmen']);
      });
      if (polarized) t.choose('skill:polarization');
      t.choose('target:0');
      return t.offered('play:fireball,strong');
    };
    expect([powered(false), powered(true)]).toEqual([[], ['play:fireball,strong']]);
  });

  test('Motivation: 2 cards, and a red mana for whoever alone has the least fame', () => {
    const t = moving('motivation-arythea', state => {
      deck(state, 0, 'march', 'rage', 'rage');
      const other = state.heroes[1];
      if (other) other.fame = 1;
    });
    t.choose('skill:motivation-arythea');
    expect([me(t).hand.length, me(t).tokens.red]).toEqual([2, 1]);
  });

  test('Healing Ritual: one wound is thrown away, another goes to the nearest hero', () => {
    const t = sit({ seats: 3 }, state => {
      skill(state, 0, 'healing-ritual');
      hold(state, 0, 'wound', 'wound', 'wound');
      stand(state, 0, VILLAGE);
      stand(state, 1, hexOn(1, 0, 0));
      stand(state, 2, hexOn(0, 0, 0));
    });
    t.choose('skill:healing-ritual').choose('yes');
    expect(t.state.heroes.map(({ hand }) => hand)).toEqual([['wound'], ['wound'], []]);
    const kept = sit({}, state => {
      skill(state, 0, 'healing-ritual');
      hold(state, 0, 'wound', 'wound');
      stand(state, 1, hexOn(1, 0, 0));
    });
    kept.choose('skill:healing-ritual').choose('no');
    expect(kept.state.heroes.map(({ hand }) => hand)).toEqual([['wound'], []]);
  });

  test('Healing Ritual: not in combat', () => {
    const t = sit({}, state => {
      skill(state, 0, 'healing-ritual');
      hold(state, 0, 'wound');
      fight(state, ['swordsmen']);
    });
    expect([t.offered('skill'), combat(t).phase]).toEqual([[], 'ranged']);
  });

  test('Ritual of Pain: up to 2 wounds are thrown away; anybody may return the token for a wound sideways for 3', () => {
    const t = moving('ritual-of-pain', state => {
      hold(state, 0, 'march', 'wound', 'wound', 'wound');
      hold(state, 1, 'march', 'wound');
      deck(state, 0, 'march');
      deck(state, 1, 'march');
    });
    t.choose('skill:ritual-of-pain').choose('number:2');
    expect([me(t).hand, me(t).skills[0]?.out]).toEqual([['march', 'wound'], true]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    expect(t.seat).toBe(1);
    t.choose('use:0,ritual-of-pain').choose('play:wound,move');
    expect([turn(t).move, me(t).skills[0]?.out, me(t).skills[0]?.used]).toEqual([3, false, true]);
    expect(t.offered('use')).toEqual([]);
  });
});
