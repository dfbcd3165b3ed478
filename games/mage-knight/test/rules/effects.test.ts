import { describe, expect, test } from 'vitest';
import {
  army,
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
  stand,
  tactic,
  tokens,
  turn,
} from '../positions.ts';

describe('effects', () => {
  test('MK-EFF-01 cards, units and skills provide effects within a turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination');
      army(state, 0, 'peasants');
      skill(state, 0, 'shield-mastery');
      tactic(state, 0, 'early-bird');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0');
    t.choose('play:determination,basic').choose('unit:0,peasants,0').choose('skill:shield-mastery').choose('option:0');
    expect(combat(t).group?.parts.map(({ points, source }) => [source, points])).toEqual([
      ['determination', 2],
      ['peasants', 2],
      ['shield-mastery', 3],
    ]);
  });

  test('MK-EFF-02 so many points of their kind are gained', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'tranquility', 'wound');
      deck(state, 0, 'rage');
    });
    t.choose('play:march,basic').choose('play:tranquility,basic').choose('option:0');
    expect([turn(t).move, turn(t).influence, turn(t).heal]).toEqual([2, 0, 1]);
    const u = sit({}, state => {
      hold(state, 0, 'promise');
      stand(state, 0, hexOn(1, 0, 2));
    });
    u.choose('interact').choose('play:promise,basic');
    expect([turn(u).move, turn(u).influence, turn(u).heal]).toEqual([0, 2, 0]);
  });

  test('MK-EFF-03 an effect that grants something unusual follows the card', () => {
    // Nobody uses a second die, nor a black one by day, but whoever plays the card that says so.
    const t = sit({}, state => {
      hold(state, 0, 'mana-pull', 'march', 'stamina');
      crystals(state, 0);
      state.source = ['green', 'black'].map(colour => ({
        colour: colour as 'green',
        by: null,
        unrolled: false,
        kept: null,
      }));
    });
    expect(t.offered('play:stamina,strong')).toEqual([]);
    t.choose('play:mana-pull,basic').choose('play:stamina,strong').choose('play:march,strong');
    expect(turn(t).move).toBe(8);
  });

  test('MK-EFF-04 what changes values or rules lasts until the end of the turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'path-finding');
      deck(state, 1, 'march');
    });
    t.choose('play:path-finding,basic');
    expect(t.state.lasting.map(({ source, until }) => [source, until])).toEqual([['path-finding', 'turn-end']]);
    t.choose('end').choose('done');
    expect(t.state.lasting).toEqual([]);
  });

  test('MK-EFF-05 MK-EFF-EX1 an effect used by another belongs to one block, however often it is used', () => {
    const t = sit({}, state => {
      hold(state, 0, 'maximal-effect', 'determination');
      fight(state, ['prowlers', 'diggers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:maximal-effect,basic').choose('card:determination');
    expect(combat(t).group).toMatchObject({ kind: 'block', foe: 0, attack: 0 });
    expect(parts(t)).toEqual(['2 melee physical', '2 melee physical', '2 melee physical']);
    // Nothing could be done in between, and nothing is left for the other attack.
    t.choose('hold').choose('block:1,0');
    expect(parts(t)).toEqual([]);
    expect(t.offered('hold')).toEqual([]);
  });

  test('MK-EFF-05 the bonus of Concentration is added once to what the other card gives', () => {
    const t = sit({}, state => {
      hold(state, 0, 'concentration', 'maximal-effect', 'march');
      tokens(state, 0, 'green');
    });
    t.choose('play:concentration,strong').choose('card:maximal-effect').choose('card:march');
    expect(turn(t).move).toBe(4 + 4 + 2);
  });

  test('MK-EFF-05 effects used by effects end somewhere: no card is a part of itself', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-of-ancients', 'march');
      tokens(state, 0, 'red');
      state.offers.actions = ['maximal-effect'];
    });
    t.choose('play:blood-of-ancients,strong').choose('option:1').choose('play:maximal-effect,strong');
    // Maximal Effect of the offer throws the other card away and uses its strong effect twice.
    t.choose('card:march');
    expect([turn(t).move, me(t).hand, me(t).played.map(({ card }) => card)]).toEqual([8, [], ['blood-of-ancients']]);
    const u = sit({}, state => {
      hold(state, 0, 'blood-of-ancients');
      tokens(state, 0, 'red');
      state.offers.actions = ['maximal-effect'];
    });
    expect(u.offered('play:blood-of-ancients,strong')).toEqual([]);
  });

  test('MK-EFF-06 restrictions of the inner effect hold', () => {
    const t = sit({}, state => {
      hold(state, 0, 'concentration', 'into-the-heat', 'temporal-portal');
      tokens(state, 0, 'green');
      army(state, 0, 'peasants');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    // One is for the start of a combat, the other is an action.
    expect(t.offered('play:concentration,strong')).toEqual([]);
    const u = sit({}, state => {
      hold(state, 0, 'concentration', 'pure-magic');
      tokens(state, 0, 'green');
    });
    // The mana that Pure Magic demands besides is not there.
    expect(u.offered('play:concentration,strong')).toEqual([]);
    const v = sit({}, state => {
      hold(state, 0, 'concentration', 'temporal-portal');
      tokens(state, 0, 'green');
    });
    v.choose('play:concentration,strong').choose('card:temporal-portal').choose('option:1').choose('no');
    expect([turn(v).acted, turn(v).stage, me(v).nextHand]).toEqual([true, 'after', 2]);
  });

  test('MK-EFF-06 for resistances each effect keeps its own colour, though its mana was not paid', () => {
    const stare = (foe: 'ice-golems' | 'prowlers'): boolean | undefined => {
      const t = sit({}, state => {
        hold(state, 0, 'concentration', 'chilling-stare');
        tokens(state, 0, 'green');
        fight(state, [foe, 'golems'], { phase: 'block' });
      });
      t.choose('play:concentration,strong').choose('card:chilling-stare');
      if (t.kind === 'foe') t.choose('foe:0');
      return combat(t).foes[0]?.attacks[0]?.off;
    };
    expect(stare('prowlers')).toBe(true);
    expect(stare('ice-golems')).toBe(false);
  });

  test('MK-EFF-08 what an embedded effect demands must be left after the outer card is paid for', () => {
    const offered = (...mana: ('green' | 'red')[]): string[] => {
      const t = sit({}, state => {
        hold(state, 0, 'concentration', 'pure-magic');
        tokens(state, 0, ...mana);
      });
      return t.offered('play:concentration,strong');
    };
    expect(offered('green')).toEqual([]);
    // Red brings an attack, of which nothing could come now.
    expect(offered('green', 'red')).toEqual([]);
    expect(offered('green', 'green')).toEqual(['play:concentration,strong']);
    const t = sit({}, state => {
      hold(state, 0, 'concentration', 'pure-magic');
      tokens(state, 0, 'green', 'gold');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:concentration,strong');
    // The gold mana is needed as red: only the green one can power the card.
    t.choose('card:pure-magic');
    expect(parts(t)).toEqual(['9 melee physical']);
    expect([me(t).tokens.green, me(t).tokens.gold]).toEqual([0, 0]);
  });

  test('MK-EFF-08 an effect used several times is used as often as it can be paid', () => {
    const t = sit({}, state => hold(state, 0, 'maximal-effect', 'improvisation', 'march'));
    t.choose('play:maximal-effect,basic').choose('card:improvisation').choose('card:march');
    expect([turn(t).move, me(t).hand]).toEqual([3, []]);
  });

  test('MK-EFF-07 Time Bending is set aside; used through another card, that one is', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'space-bending', 'march');
      tokens(state, 0, 'blue', 'black');
    });
    t.choose('play:space-bending,strong');
    expect(me(t).played.map(({ card, goes }) => [card, goes])).toEqual([['space-bending', 'aside']]);
    const u = sit({ night: true }, state => {
      hold(state, 0, 'magic-talent', 'stamina');
      tokens(state, 0, 'blue', 'black');
      state.offers.spells = ['space-bending'];
    });
    u.choose('play:magic-talent,basic').choose('card:stamina').choose('play:space-bending,strong');
    expect(me(u).played.map(({ card, goes }) => [card, goes])).toEqual([['magic-talent', 'aside']]);
    expect(u.state.offers.spells).toEqual(['space-bending']);
  });
});
