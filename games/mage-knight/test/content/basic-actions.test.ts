import { describe, expect, test } from 'vitest';
import { coloursOf } from '../../content/cards.ts';
import { HEROES } from '../../content/heroes.ts';
import { COLOURS } from '../../content/words.ts';
import { startingDeck } from '../../rules/heroes.ts';
import { combat, deck, fight, hexOn, hold, me, parts, sit, source, stand, tokens, turn } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

describe('basic actions of every hero', () => {
  test('Rage: attack or block 2, strong attack 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:rage,basic');
    expect(combat(t).group?.parts).toEqual([
      { points: 2, kind: 'melee', element: 'physical', source: 'rage', unit: null },
    ]);
    t.choose('play:rage,strong');
    expect(combat(t).group?.parts[1]?.points).toBe(4);
    expect(me(t).tokens.red).toBe(0);
  });

  test('Rage: the basic side blocks 2, the strong side blocks nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0');
    expect(t.offered('play:rage')).toEqual(['play:rage,basic', 'play:rage,block']);
    t.choose('play:rage,basic');
    expect(parts(t)).toEqual(['2 melee physical']);
  });

  test('Determination: attack or block 2, strong block 5', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination', 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:determination,basic').choose('play:determination,strong');
    expect(parts(t)).toEqual(['2 melee physical', '5 melee physical']);
  });

  test('Determination: in the attack phase only its basic side serves, with attack 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'determination');
      tokens(state, 0, 'blue');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:determination,basic', 'play:determination,attack']);
    t.choose('play:determination,basic');
    expect(parts(t)).toEqual(['2 melee physical']);
  });

  test('Swiftness: move 2, strong ranged attack 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swiftness', 'swiftness');
      tokens(state, 0, 'white');
    });
    expect(t.offered('play')).toEqual(['play:swiftness,basic', 'play:swiftness,move']);
    t.choose('play:swiftness,basic');
    expect(turn(t).move).toBe(2);
    const u = sit({}, state => {
      hold(state, 0, 'swiftness');
      tokens(state, 0, 'white');
      fight(state, ['prowlers']);
    });
    u.choose('target:0').choose('play:swiftness,strong');
    expect(parts(u)).toEqual(['3 ranged physical']);
  });

  test('March: move 2, strong move 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march');
      tokens(state, 0, 'green');
    });
    t.choose('play:march,basic').choose('play:march,strong');
    expect(turn(t).move).toBe(6);
  });

  test('Stamina: move 2, strong move 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'stamina', 'stamina');
      tokens(state, 0, 'blue');
    });
    t.choose('play:stamina,basic').choose('play:stamina,strong');
    expect(turn(t).move).toBe(6);
    expect(me(t).tokens.blue).toBe(0);
  });

  test('Tranquility: heal 1 or draw a card', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'tranquility', 'wound');
      deck(state, 0, 'rage', 'march');
    });
    t.choose('play:tranquility,basic').choose('option:0');
    expect(turn(t).heal).toBe(1);
    t.choose('heal:-,-');
    expect(me(t).hand).toEqual(['tranquility']);
    t.choose('play:tranquility,basic').choose('option:1');
    expect(me(t).hand).toHaveLength(1);
    expect(me(t).deck.rest).toHaveLength(1);
  });

  test('Tranquility: strong heal 2 or draw 2 cards; in combat it only draws', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tranquility', 'wound', 'wound');
      tokens(state, 0, 'green');
    });
    t.choose('play:tranquility,strong').choose('option:0');
    expect(turn(t).heal).toBe(2);
    const u = sit({}, state => {
      hold(state, 0, 'tranquility', 'wound');
      tokens(state, 0, 'green');
      deck(state, 0, 'march', 'rage', 'rage');
      fight(state, ['prowlers']);
    });
    u.choose('play:tranquility,strong');
    expect(u.offered()).toEqual(['option:1']);
    u.choose('option:1');
    expect(turn(u).heal).toBe(0);
    expect(me(u).hand).toHaveLength(3);
  });

  test('Promise: influence 2, strong influence 4; of no use before an interaction', () => {
    const t = sit({}, state => {
      hold(state, 0, 'promise', 'promise');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
    });
    expect(t.offered('play')).toEqual(['play:promise,move']);
    t.choose('interact').choose('play:promise,basic');
    expect(turn(t).influence).toBe(2);
    t.choose('play:promise,strong');
    expect(turn(t).influence).toBe(6);
  });

  test('Threaten: influence 2, strong influence 5 at the price of 1 reputation', () => {
    const t = sit({}, state => {
      hold(state, 0, 'threaten', 'threaten');
      tokens(state, 0, 'red');
      stand(state, 0, VILLAGE);
    });
    t.choose('interact').choose('play:threaten,basic');
    expect([turn(t).influence, me(t).reputation]).toEqual([2, 0]);
    t.choose('play:threaten,strong');
    expect([turn(t).influence, me(t).reputation]).toEqual([7, -1]);
  });

  test('Crystallize: a mana of a basic colour becomes a crystal of it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystallize');
      source(state, 'gold', 'white');
    });
    t.choose('play:crystallize,basic');
    expect(t.offered()).toEqual([
      'pay:die,gold,red',
      'pay:die,gold,blue',
      'pay:die,gold,green',
      'pay:die,white,white',
      'pay:die,gold,white',
    ]);
    t.choose('pay:die,gold,green');
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 1, white: 0 });
  });

  test('Crystallize: its basic side needs a mana; the strong one gives a crystal of any basic colour', () => {
    const t = sit({}, state => hold(state, 0, 'crystallize'));
    expect(t.offered('play:crystallize,basic')).toEqual([]);
    const u = sit({}, state => {
      hold(state, 0, 'crystallize');
      tokens(state, 0, 'blue');
    });
    u.choose('play:crystallize,strong').choose('colour:red');
    expect(me(u).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
    expect(me(u).tokens.blue).toBe(0);
  });

  test('Improvisation: another card is discarded for move, influence, attack or block 3, strong 5', () => {
    const t = sit({}, state => {
      hold(state, 0, 'improvisation', 'improvisation', 'march', 'wound');
      tokens(state, 0, 'red');
    });
    t.choose('play:improvisation,strong').choose('card:march');
    expect(turn(t).move).toBe(5);
    expect(me(t).discard).toEqual(['march']);
    // Wounds are never discarded for it.
    expect(t.offered('play:improvisation')).toEqual(['play:improvisation,move']);
    const u = sit({}, state => {
      hold(state, 0, 'improvisation', 'march');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:improvisation,basic').choose('card:march');
    expect(parts(u)).toEqual(['3 melee physical']);
  });

  test('Mana Draw: one more die of the Source may be used this turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-draw', 'march', 'march');
      source(state, 'green', 'green', 'red');
    });
    t.choose('play:march,strong');
    expect(t.offered('play:march')).toEqual(['play:march,basic', 'play:march,move']);
    t.choose('play:mana-draw,basic').choose('play:march,strong');
    expect(turn(t).move).toBe(8);
    expect(t.state.source.map(({ by }) => by)).toEqual([0, 0, null]);
  });

  test('Mana Draw: nothing to play without a die in the Source', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-draw');
      tokens(state, 0, 'white');
    });
    expect(t.offered('play')).toEqual(['play:mana-draw,move']);
  });

  test('Mana Draw: strong, a die is turned to any colour but gold for two mana and goes back as it lies', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-draw', 'march');
      tokens(state, 0, 'white');
      source(state, 'black', 'green');
    });
    t.choose('play:mana-draw,strong').choose('die:black');
    expect(t.offered()).toEqual(['colour:red', 'colour:blue', 'colour:green', 'colour:white', 'colour:black']);
    t.choose('colour:red');
    expect(me(t).tokens).toEqual({ red: 2, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
    // It is none of the dice of the turn.
    t.choose('play:march,strong');
    expect(turn(t).move).toBe(4);
    t.choose('end', [5]);
    expect(t.state.source.map(({ colour, by }) => [colour, by])).toEqual([
      ['red', null],
      ['gold', null],
    ]);
  });

  test('Concentration: a blue, white or red mana', () => {
    const t = sit({}, state => hold(state, 0, 'concentration'));
    t.choose('play:concentration,basic');
    expect(t.offered()).toEqual(['colour:blue', 'colour:white', 'colour:red']);
    t.choose('colour:white');
    expect(me(t).tokens.white).toBe(1);
  });

  test('Concentration: strong, the strong side of another action for nothing, 2 higher', () => {
    const t = sit({}, state => {
      hold(state, 0, 'concentration', 'march', 'rage', 'wound');
      tokens(state, 0, 'green');
    });
    t.choose('play:concentration,strong').choose('card:march');
    expect(turn(t).move).toBe(6);
    expect(me(t).hand).toEqual(['rage', 'wound']);
    expect(me(t).played.map(({ card, as }) => [card, as])).toEqual([
      ['concentration', 'strong'],
      ['march', 'strong'],
    ]);
  });

  test('Concentration: only what could act now can be played with it', () => {
    const t = sit({}, state => {
      hold(state, 0, 'concentration', 'rage');
      tokens(state, 0, 'green');
    });
    expect(t.offered('play:concentration')).toEqual(['play:concentration,basic', 'play:concentration,move']);
    const u = sit({}, state => {
      hold(state, 0, 'concentration', 'rage', 'march');
      tokens(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:concentration,strong').choose('card:rage');
    expect(combat(u).group?.parts).toEqual([
      { points: 6, kind: 'melee', element: 'physical', source: 'rage', unit: null },
    ]);
  });
});

test('the seven heroes have sixteen cards, four of each colour', () => {
  for (const hero of Object.keys(HEROES) as (keyof typeof HEROES)[]) {
    const cards = startingDeck(hero);
    expect(COLOURS.map(colour => cards.filter(card => coloursOf(card).includes(colour)).length)).toEqual([4, 4, 4, 4]);
  }
});
