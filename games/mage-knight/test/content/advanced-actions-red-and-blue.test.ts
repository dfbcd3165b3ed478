import { whyNotPlain } from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import {
  army,
  combat,
  crystals,
  deck,
  fight,
  hexOn,
  hold,
  layMap,
  me,
  parts,
  sit,
  stand,
  tokens,
  turn,
} from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

describe('red', () => {
  test('Fire Bolt: a red crystal, strong ranged fire attack 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'fire-bolt', 'fire-bolt');
      fight(state, ['prowlers']);
    });
    t.choose('play:fire-bolt,basic');
    expect(me(t).crystals.red).toBe(1);
    t.choose('target:0').choose('play:fire-bolt,strong');
    expect(parts(t)).toEqual(['3 ranged fire']);
    expect(me(t).crystals.red).toBe(0);
  });

  test('Blood Rage: attack 2, or 5 for a wound; strong attack 4, or 9 for a wound', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-rage', 'blood-rage', 'blood-rage', 'blood-rage');
      tokens(state, 0, 'red', 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:blood-rage,basic').choose('option:0');
    expect(me(t).hand).not.toContain('wound');
    t.choose('play:blood-rage,basic').choose('option:1');
    expect(combat(t).wounds).toBe(1);
    t.choose('play:blood-rage,strong').choose('option:0').choose('play:blood-rage,strong').choose('option:1');
    expect(parts(t)).toEqual(['2 melee physical', '5 melee physical', '4 melee physical', '9 melee physical']);
    expect(me(t).hand).toEqual(['wound', 'wound']);
  });

  test('Intimidate: influence 4 or attack 3 for 1 reputation, strong 8 or 7 for 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'intimidate', 'intimidate');
      tokens(state, 0, 'red');
      stand(state, 0, VILLAGE);
    });
    t.choose('interact').choose('play:intimidate,basic');
    expect([turn(t).influence, me(t).reputation]).toEqual([4, -1]);
    t.choose('play:intimidate,strong');
    expect([turn(t).influence, me(t).reputation]).toEqual([12, -3]);
    const u = sit({}, state => {
      hold(state, 0, 'intimidate', 'intimidate');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:intimidate,basic').choose('play:intimidate,strong');
    expect(parts(u)).toEqual(['3 melee physical', '7 melee physical']);
    expect(me(u).reputation).toBe(-3);
  });

  test('Blood Ritual: a wound for a red crystal and a mana of any colour', () => {
    const t = sit({}, state => hold(state, 0, 'blood-ritual'));
    t.choose('play:blood-ritual,basic');
    expect(t.offered()).toEqual([
      'colour:red',
      'colour:blue',
      'colour:green',
      'colour:white',
      'colour:gold',
      'colour:black',
    ]);
    t.choose('colour:black');
    expect([me(t).hand, me(t).crystals.red, me(t).tokens.black]).toEqual([['wound'], 1, 1]);
  });

  test('Blood Ritual: strong, a wound for three mana, one of which may become a crystal', () => {
    const t = sit({}, state => {
      hold(state, 0, 'blood-ritual');
      crystals(state, 0, 'red');
    });
    t.choose('play:blood-ritual,strong').choose('colour:blue').choose('colour:gold').choose('colour:green');
    t.choose('yes').choose('pay:token,blue,blue');
    expect(me(t).tokens).toEqual({ red: 0, blue: 0, green: 1, white: 0, gold: 1, black: 0 });
    expect(me(t).crystals).toEqual({ red: 0, blue: 1, green: 0, white: 0 });
    expect(me(t).hand).toEqual(['wound']);
    const u = sit({}, state => {
      hold(state, 0, 'blood-ritual');
      crystals(state, 0, 'red');
    });
    u.choose('play:blood-ritual,strong')
      .choose('colour:blue')
      .choose('colour:gold')
      .choose('colour:green')
      .choose('no');
    expect(me(u).tokens.blue).toBe(1);
  });

  test('Into the Heat: attack and block of units +2 in this combat, but no damage for units this turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'into-the-heat');
      army(state, 0, 'peasants', 'peasants');
      fight(state, ['prowlers']);
    });
    t.choose('play:into-the-heat,basic').choose('done').choose('block:0,0').choose('unit:0,peasants,0');
    expect(parts(t)).toEqual(['4 melee physical']);
    t.choose('drop').choose('done');
    expect(t.kind).toBe('attack');
    // The damage could not be assigned to the other unit.
    expect(me(t).hand).toEqual(['wound', 'wound']);
    t.choose('target:0').choose('unit:1,peasants,0');
    expect(parts(t)).toEqual(['4 melee physical']);
  });

  test('Into the Heat: strong +3; only before anything is attacked', () => {
    const t = sit({}, state => {
      hold(state, 0, 'into-the-heat');
      tokens(state, 0, 'red');
      army(state, 0, 'peasants');
      fight(state, ['prowlers'], { phase: 'ranged' });
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual([]);
    t.choose('drop').choose('play:into-the-heat,strong').choose('done').choose('block:0,0').choose('unit:0,peasants,0');
    expect(parts(t)).toEqual(['5 melee physical']);
    const u = sit({}, state => {
      hold(state, 0, 'into-the-heat');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    expect(u.offered('play')).toEqual([]);
  });

  test('Decompose: an action thrown away for two crystals of its colour, strong for one of each other colour', () => {
    const t = sit({}, state => {
      hold(state, 0, 'decompose', 'decompose', 'march', 'stamina', 'wound');
      tokens(state, 0, 'red');
    });
    t.choose('play:decompose,basic');
    expect(t.offered()).toEqual(['card:decompose', 'card:march', 'card:stamina']);
    t.choose('card:march');
    expect(me(t).crystals).toEqual({ red: 0, blue: 0, green: 2, white: 0 });
    t.choose('play:decompose,strong').choose('card:stamina');
    expect(me(t).crystals).toEqual({ red: 1, blue: 0, green: 3, white: 1 });
    expect([me(t).hand, me(t).discard]).toEqual([['wound'], []]);
  });

  test('Decompose: nothing without another action card', () => {
    const t = sit({}, state => hold(state, 0, 'decompose', 'wound'));
    expect(t.offered('play')).toEqual(['play:decompose,move']);
  });

  test('Maximal Effect: an action thrown away, its basic effect three times', () => {
    const t = sit({}, state => hold(state, 0, 'maximal-effect', 'march', 'rage'));
    t.choose('play:maximal-effect,basic');
    // Rage could do nothing now.
    expect(t.offered()).toEqual(['card:march']);
    t.choose('card:march');
    expect(turn(t).move).toBe(6);
    expect([me(t).hand, me(t).discard, me(t).played.length]).toEqual([['rage'], [], 1]);
  });

  test('Maximal Effect: what lasts stands twice in the state, each for itself', () => {
    const t = sit({}, state => {
      hold(state, 0, 'maximal-effect', 'savage-harvesting', 'rage');
      tokens(state, 0, 'red');
    });
    t.choose('play:maximal-effect,strong').choose('card:savage-harvesting');
    expect(t.state.lasting.map(({ source, what }) => [source, what.do])).toEqual([
      ['savage-harvesting', 'on'],
      ['savage-harvesting', 'on'],
    ]);
    expect(whyNotPlain(t.state)).toBeNull();
  });

  test('Maximal Effect: strong, its strong effect twice without paying', () => {
    const t = sit({}, state => {
      hold(state, 0, 'maximal-effect', 'march');
      tokens(state, 0, 'red');
    });
    t.choose('play:maximal-effect,strong').choose('card:march');
    expect(turn(t).move).toBe(8);
    expect(me(t).tokens.red).toBe(0);
  });

  test('Maximal Effect: what the inner effect demands is paid each time, as often as it can be', () => {
    const t = sit({}, state => {
      hold(state, 0, 'maximal-effect', 'crystallize');
      tokens(state, 0, 'red', 'blue');
    });
    t.choose('play:maximal-effect,basic').choose('card:crystallize').choose('pay:token,red,red');
    expect(t.offered()).toEqual(['pay:crystal,red,red', 'pay:token,blue,blue']);
    t.choose('pay:token,blue,blue').choose('pay:crystal,red,red');
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 0 });
    const u = sit({}, state => {
      hold(state, 0, 'maximal-effect', 'improvisation', 'march', 'rage');
    });
    // Two cards are left to be discarded, for the second and third time there is one less.
    u.choose('play:maximal-effect,basic').choose('card:improvisation').choose('card:march').choose('card:rage');
    expect([turn(u).move, me(u).discard]).toEqual([6, ['march', 'rage']]);
    expect(u.kind).toBe('turn');
  });
});

describe('blue', () => {
  test('Ice Bolt: a blue crystal, strong ranged ice attack 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ice-bolt', 'ice-bolt');
      fight(state, ['prowlers']);
    });
    t.choose('play:ice-bolt,basic');
    expect(me(t).crystals.blue).toBe(1);
    t.choose('target:0').choose('play:ice-bolt,strong');
    expect(parts(t)).toEqual(['3 ranged ice']);
  });

  test('Ice Shield: ice block 3; strong, the enemy blocked with it gets armor −3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ice-shield', 'ice-shield');
      tokens(state, 0, 'blue');
      fight(state, ['cursed-hags', 'prowlers'], { phase: 'block' });
    });
    t.choose('block:1,0').choose('play:ice-shield,basic');
    expect(parts(t)).toEqual(['3 melee ice']);
    t.choose('drop').choose('block:0,0').choose('play:ice-shield,strong');
    expect(parts(t)).toEqual(['3 melee ice']);
    t.choose('hold');
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([-3, 0]);
  });

  test('Ice Shield: nothing happens to the armor of an enemy that resists ice, nor of one that is not blocked', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ice-shield');
      tokens(state, 0, 'blue');
      fight(state, ['ice-golems', 'prowlers'], { phase: 'block' });
    });
    // 3 against an ice attack of 2 count half: another block is needed.
    t.choose('block:0,0').choose('play:ice-shield,strong');
    expect(t.offered('hold')).toEqual([]);
    const u = sit({}, state => {
      hold(state, 0, 'ice-shield', 'rage');
      tokens(state, 0, 'blue');
      fight(state, ['ice-golems'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:ice-shield,strong').choose('play:rage,basic').choose('hold');
    expect(combat(u).foes[0]?.armor).toBe(0);
  });

  test('Frost Bridge: move 2 and swamps for 1; strong move 4 and lakes for 1 too', () => {
    const LAKE = hexOn(1, 0, 1);
    const t = sit({}, state => {
      hold(state, 0, 'frost-bridge', 'frost-bridge');
      tokens(state, 0, 'blue');
      stand(state, 0, hexOn(1, 0, 0));
    });
    t.choose('play:frost-bridge,basic');
    expect(turn(t).move).toBe(2);
    expect(t.offered('step')).not.toContain(`step:${LAKE}`);
    t.choose('play:frost-bridge,strong');
    expect(turn(t).move).toBe(6);
    t.choose(`step:${LAKE}`);
    expect(turn(t).move).toBe(5);
  });

  test('Frost Bridge: a swamp costs 1 this turn', () => {
    const t = sit({}, state => {
      layMap(state, ['country-8']);
      hold(state, 0, 'frost-bridge');
      stand(state, 0, hexOn(1, 0, 3));
    });
    t.choose('play:frost-bridge,basic').choose(`step:${hexOn(1, 0, 4)}`);
    expect(turn(t).move).toBe(1);
  });

  test('Pure Magic: green move 4, white influence 4, blue block 4, red attack 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'pure-magic');
      tokens(state, 0, 'green', 'red');
    });
    t.choose('play:pure-magic,basic');
    expect([turn(t).move, me(t).tokens.green, me(t).tokens.red]).toEqual([4, 0, 1]);
    const u = sit({}, state => {
      hold(state, 0, 'pure-magic');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
    });
    expect(u.offered('play:pure-magic,basic')).toEqual([]);
    u.choose('interact').choose('play:pure-magic,basic');
    expect(turn(u).influence).toBe(4);
    const v = sit({}, state => {
      hold(state, 0, 'pure-magic');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    v.choose('target:0').choose('play:pure-magic,basic');
    expect(parts(v)).toEqual(['4 melee physical']);
  });

  test('Pure Magic: strong 7, with a mana besides the one for the card', () => {
    const t = sit({}, state => {
      hold(state, 0, 'pure-magic');
      tokens(state, 0, 'blue', 'blue');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:pure-magic,strong');
    expect(parts(t)).toEqual(['7 melee physical']);
    expect(me(t).tokens.blue).toBe(0);
  });

  test('Steady Tempo: move 2; it may go under the deed deck, unless that is empty', () => {
    const t = sit({}, state => {
      hold(state, 0, 'steady-tempo');
      deck(state, 0, 'rage', 'rage', 'rage', 'rage', 'rage', 'rage', 'rage');
    });
    t.choose('play:steady-tempo,basic');
    expect(turn(t).move).toBe(2);
    t.choose('end').choose('use:0,steady-tempo').choose('done');
    expect([me(t).deck.bottom, me(t).discard]).toEqual([['steady-tempo'], []]);
    const u = sit({}, state => hold(state, 0, 'steady-tempo'));
    u.choose('play:steady-tempo,basic').choose('end');
    expect(me(u).discard).toEqual(['steady-tempo']);
  });

  test('Steady Tempo: strong move 4; it may go on top, and is drawn at once', () => {
    const t = sit({}, state => {
      hold(state, 0, 'steady-tempo');
      tokens(state, 0, 'blue');
    });
    t.choose('play:steady-tempo,strong');
    expect(turn(t).move).toBe(4);
    t.choose('end').choose('use:0,steady-tempo').choose('done');
    expect([me(t).hand, me(t).discard]).toEqual([['steady-tempo'], []]);
  });

  test('Crystal Mastery: a crystal of a colour one owns', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystal-mastery', 'crystal-mastery');
      crystals(state, 0, 'red', 'white');
    });
    t.choose('play:crystal-mastery,basic');
    expect(t.offered()).toEqual(['colour:red', 'colour:white']);
    t.choose('colour:white');
    expect(me(t).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 2 });
    const u = sit({}, state => hold(state, 0, 'crystal-mastery'));
    expect(u.offered('play:crystal-mastery,basic')).toEqual([]);
  });

  test('Crystal Mastery: strong, crystals spent in the turn come back at its end, the one for the card too', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystal-mastery', 'march');
      crystals(state, 0, 'blue', 'green', 'red');
    });
    t.choose('play:march,strong').choose('play:crystal-mastery,strong');
    expect(me(t).crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
    t.choose('end');
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 1, white: 0 });
  });

  test('Magic Talent: a card discarded, a spell of its colour cast from the offer, where it stays', () => {
    const t = sit({}, state => {
      hold(state, 0, 'magic-talent', 'rage', 'march');
      tokens(state, 0, 'red');
      state.offers.spells = ['fireball', 'snowstorm'];
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:magic-talent,basic').choose('card:rage').choose('play:fireball,basic');
    expect(parts(t)).toEqual(['5 ranged fire']);
    expect(me(t).tokens.red).toBe(0);
    expect(t.state.offers.spells).toEqual(['fireball', 'snowstorm']);
    expect(me(t).discard).toEqual(['rage']);
  });

  test('Magic Talent: the spell has to be paid for, and its strong side serves at night only', () => {
    const t = sit({}, state => {
      hold(state, 0, 'magic-talent', 'rage');
      state.offers.spells = ['fireball'];
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play:magic-talent,basic')).toEqual([]);
    const u = sit({ night: true }, state => {
      hold(state, 0, 'magic-talent', 'rage');
      tokens(state, 0, 'red', 'black');
      state.offers.spells = ['fireball'];
      fight(state, ['prowlers'], { night: true });
    });
    u.choose('target:0').choose('play:magic-talent,basic').choose('card:rage');
    expect(u.offered()).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    u.choose('play:fireball,strong');
    expect(parts(u)).toEqual(['8 siege fire']);
    expect([me(u).tokens.red, me(u).tokens.black]).toEqual([0, 0]);
  });

  test('Magic Talent: strong, a mana for a spell of its colour onto the discard pile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'magic-talent');
      tokens(state, 0, 'blue', 'red', 'green');
      state.offers.spells = ['fireball', 'snowstorm'];
      state.piles.spells = { top: ['whirlwind'], rest: [], bottom: [] };
    });
    t.choose('play:magic-talent,strong');
    // No green spell lies there; the blue mana powers the card.
    expect([me(t).tokens.blue, me(t).tokens.red, me(t).tokens.green]).toEqual([0, 0, 1]);
    expect(me(t).discard).toEqual(['fireball']);
    expect(t.state.offers.spells).toEqual(['snowstorm', 'whirlwind']);
  });
});
