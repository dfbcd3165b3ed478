import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../content/words.ts';
import {
  army,
  combat,
  deck,
  fight,
  hexOn,
  hold,
  me,
  parts,
  type Sitting,
  sit,
  source,
  stand,
  tokens,
  turn,
} from '../positions.ts';

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

describe('cards of Arythea', () => {
  test('Battle Versatility: attack 2, block 2 or ranged attack 1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'battle-versatility');
      fight(state, ['prowlers']);
    });
    t.choose('target:0').choose('play:battle-versatility,basic');
    expect(parts(t)).toEqual(['1 ranged physical']);
    const u = sit({}, state => {
      hold(state, 0, 'battle-versatility');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:battle-versatility,basic');
    expect(parts(u)).toEqual(['2 melee physical']);
    const v = sit({}, state => {
      hold(state, 0, 'battle-versatility');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    v.choose('target:0').choose('play:battle-versatility,basic').choose('option:0');
    expect(parts(v)).toEqual(['2 melee physical']);
  });

  test('Battle Versatility: strong, one of six attacks and blocks', () => {
    const at = (phase: 'ranged' | 'block' | 'attack', option: string): string[] => {
      const t = sit({}, state => {
        hold(state, 0, 'battle-versatility');
        tokens(state, 0, 'red');
        fight(state, ['prowlers'], { phase });
      });
      t.choose(phase === 'block' ? 'block:0,0' : 'target:0')
        .choose('play:battle-versatility,strong')
        .choose(option);
      return parts(t);
    };
    expect(at('attack', 'option:0')).toEqual(['4 melee physical']);
    expect(at('block', 'option:1')).toEqual(['4 melee physical']);
    expect(at('attack', 'option:2')).toEqual(['3 melee fire']);
    expect(at('block', 'option:3')).toEqual(['3 melee fire']);
    expect(at('ranged', 'option:4')).toEqual(['3 ranged physical']);
    expect(at('ranged', 'option:5')).toEqual(['2 siege physical']);
  });

  test('Mana Pull: one more die; one that shows black gives any colour', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-pull', 'march', 'march', 'march');
      source(state, 'black', 'green', 'black');
    });
    t.choose('play:mana-pull,basic').choose('play:march,strong');
    expect(t.offered()).toEqual(['pay:die,green,green', 'pay:die,black,green']);
    t.choose('pay:die,black,green');
    // The other black die gives nothing by day.
    t.choose('play:march,strong');
    expect(turn(t).move).toBe(8);
    expect(t.offered('play:march,strong')).toEqual([]);
    expect(t.state.source.map(({ by }) => by)).toEqual([0, 0, null]);
  });

  test('Mana Pull: strong, two dice for a mana each, turned to any colour but gold', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-pull');
      tokens(state, 0, 'white');
      source(state, 'green', 'red', 'blue');
    });
    t.choose('play:mana-pull,strong')
      .choose('die:green')
      .choose('colour:white')
      .choose('die:blue')
      .choose('colour:black');
    expect(me(t).tokens).toEqual({ red: 0, blue: 0, green: 0, white: 1, gold: 0, black: 1 });
    expect(t.state.source.map(({ colour, unrolled }) => [colour, unrolled])).toEqual([
      ['white', true],
      ['red', false],
      ['black', true],
    ]);
  });
});

describe('cards of Goldyx', () => {
  test('Will Focus: a blue, white or red mana or a green crystal', () => {
    const t = sit({}, state => hold(state, 0, 'will-focus', 'will-focus'));
    t.choose('play:will-focus,basic').choose('option:0').choose('colour:red');
    t.choose('play:will-focus,basic').choose('option:1');
    expect(me(t).tokens.red).toBe(1);
    expect(me(t).crystals.green).toBe(1);
  });

  test('Will Focus: strong, another action for nothing, 3 higher', () => {
    const t = sit({}, state => {
      hold(state, 0, 'will-focus', 'stamina');
      tokens(state, 0, 'green');
    });
    t.choose('play:will-focus,strong').choose('card:stamina');
    expect(turn(t).move).toBe(7);
  });

  test('Crystal Joy: a crystal for a mana; at the end of the turn it comes back for another card', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystal-joy', 'march', 'wound');
      tokens(state, 0, 'red');
    });
    t.choose('play:crystal-joy,basic');
    expect(me(t).crystals.red).toBe(1);
    t.choose('end').choose('use:0,crystal-joy');
    expect(t.offered()).toEqual(['card:march']);
    t.choose('card:march');
    expect(me(t).discard).toEqual(['march']);
    expect(me(t).hand).toEqual(['crystal-joy', 'wound']);
  });

  test('Crystal Joy: it needs a mana, and stays played for whoever keeps the other cards', () => {
    const t = sit({}, state => hold(state, 0, 'crystal-joy', 'march'));
    expect(t.offered('play:crystal-joy,basic')).toEqual([]);
    const u = sit({}, state => {
      hold(state, 0, 'crystal-joy', 'march');
      tokens(state, 0, 'red');
    });
    u.choose('play:crystal-joy,basic').choose('end').choose('pass');
    expect(me(u).discard).toEqual(['crystal-joy']);
    const v = sit({}, state => {
      hold(state, 0, 'crystal-joy', 'wound');
      tokens(state, 0, 'red');
    });
    v.choose('play:crystal-joy,basic').choose('end');
    // Others do not learn that there was nothing to discard.
    expect([v.kind, v.offered()]).toEqual(['whether', ['pass']]);
    v.choose('pass');
    expect(me(v).discard).toEqual(['crystal-joy']);
  });

  test('Crystal Joy: strong, a crystal of any basic colour; it comes back even for a wound', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystal-joy', 'wound');
      tokens(state, 0, 'blue');
    });
    t.choose('play:crystal-joy,strong')
      .choose('colour:white')
      .choose('end')
      .choose('use:0,crystal-joy')
      .choose('card:wound');
    expect(me(t).crystals.white).toBe(1);
    expect([me(t).hand, me(t).discard]).toEqual([['crystal-joy'], ['wound']]);
  });
});

describe('cards of Norowas', () => {
  test('Noble Manners: influence 2 and a fame in an interaction', () => {
    const t = sit({}, state => {
      hold(state, 0, 'noble-manners', 'noble-manners');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
    });
    expect(t.offered('play:noble-manners,basic')).toEqual([]);
    t.choose('interact').choose('play:noble-manners,basic');
    expect([turn(t).influence, me(t).fame, me(t).reputation]).toEqual([2, 1, 0]);
    t.choose('play:noble-manners,strong');
    expect([turn(t).influence, me(t).fame, me(t).reputation]).toEqual([6, 2, 1]);
  });

  test('Noble Manners: no fame where influence serves something else', () => {
    const t = sit({}, state => {
      hold(state, 0, 'diplomacy', 'noble-manners');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:diplomacy,basic').choose('play:noble-manners,basic');
    expect([turn(t).influence, me(t).fame]).toEqual([4, 0]);
  });

  test('Rejuvenate: heal 1, draw a card, a green mana or a ready unit of level 1 or 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rejuvenate', 'rejuvenate', 'rejuvenate', 'rejuvenate', 'wound');
      deck(state, 0, 'march');
      army(state, 0, 'guardian-golems', 'fire-golems');
      for (const unit of state.heroes[0]?.units ?? []) unit.spent = true;
    });
    t.choose('play:rejuvenate,basic').choose('option:3');
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, true]);
    t.choose('play:rejuvenate,basic').choose('option:2');
    expect(me(t).tokens.green).toBe(1);
    t.choose('play:rejuvenate,basic').choose('option:1');
    expect(me(t).hand).toEqual(['march', 'rejuvenate', 'wound']);
    // The golems of level 3 are not for it, and the deck is empty.
    t.choose('play:rejuvenate,basic');
    expect(t.offered()).toEqual(['option:0', 'option:2']);
    t.choose('option:0');
    expect(turn(t).heal).toBe(1);
  });

  test('Rejuvenate: strong heal 2, draw 2 cards, a green crystal or a ready unit up to level 3', () => {
    const play = (option: string): Sitting => {
      const t = sit({}, state => {
        hold(state, 0, 'rejuvenate', 'wound');
        tokens(state, 0, 'green');
        deck(state, 0, 'march', 'rage', 'rage');
        army(state, 0, 'fire-golems');
        for (const unit of state.heroes[0]?.units ?? []) unit.spent = true;
      });
      return t.choose('play:rejuvenate,strong').choose(option);
    };
    expect(turn(play('option:0')).heal).toBe(2);
    expect(me(play('option:1')).hand).toHaveLength(3);
    expect(me(play('option:2')).crystals.green).toBe(1);
    expect(me(play('option:3')).units[0]?.spent).toBe(false);
  });
});

describe('cards of Tovak', () => {
  test('Cold Toughness: ice attack 2 or ice block 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'cold-toughness');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0').choose('play:cold-toughness,basic');
    expect(parts(t)).toEqual(['2 melee ice']);
    const u = sit({}, state => {
      hold(state, 0, 'cold-toughness');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:cold-toughness,basic');
    expect(parts(u)).toEqual(['3 melee ice']);
  });

  test('Cold Toughness: strong ice block 5, 1 more for each ability, coloured attack and resistance', () => {
    const against = (foe: 'prowlers' | 'wolf-riders' | 'fire-golems' | 'high-dragon' | 'sorcerers'): string[] => {
      const t = sit({}, state => {
        hold(state, 0, 'cold-toughness');
        tokens(state, 0, 'blue');
        fight(state, [foe], { phase: 'block' });
      });
      return parts(t.choose('block:0,0').choose('play:cold-toughness,strong'));
    };
    expect(against('prowlers')).toEqual(['5 melee ice']);
    expect(against('wolf-riders')).toEqual(['6 melee ice']);
    // Brutal, a fire attack, resistances to fire and physical attacks.
    expect(against('fire-golems')).toEqual(['9 melee ice']);
    expect(against('high-dragon')).toEqual(['9 melee ice']);
    // Arcane immunity.
    expect(against('sorcerers')).toEqual(['5 melee ice']);
  });

  test('Instinct: move, influence, attack or block 2, strong 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'instinct', 'instinct');
      tokens(state, 0, 'red');
    });
    t.choose('play:instinct,basic').choose('play:instinct,strong');
    expect(turn(t).move).toBe(6);
    const u = sit({}, state => {
      hold(state, 0, 'instinct', 'instinct');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:instinct,basic').choose('play:instinct,strong');
    expect(parts(u)).toEqual(['2 melee physical', '4 melee physical']);
    const v = sit({}, state => {
      hold(state, 0, 'instinct', 'instinct');
      tokens(state, 0, 'red');
      stand(state, 0, VILLAGE);
    });
    v.choose('interact').choose('play:instinct,basic').choose('play:instinct,strong');
    expect(turn(v).influence).toBe(6);
    const w = sit({}, state => {
      hold(state, 0, 'instinct', 'instinct');
      tokens(state, 0, 'red');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    w.choose('block:0,0').choose('play:instinct,basic').choose('play:instinct,strong');
    expect(parts(w)).toEqual(['2 melee physical', '4 melee physical']);
  });
});

describe('cards of Wolfhawk', () => {
  test('Swift Reflexes: move 2, ranged attack 1 or one enemy attack −1', () => {
    const t = sit({}, state => hold(state, 0, 'swift-reflexes'));
    t.choose('play:swift-reflexes,basic');
    expect(turn(t).move).toBe(2);
    const u = sit({}, state => {
      hold(state, 0, 'swift-reflexes', 'swift-reflexes');
      fight(state, ['prowlers']);
    });
    u.choose('target:0').choose('play:swift-reflexes,basic').choose('option:1');
    expect(parts(u)).toEqual(['1 ranged physical']);
    u.choose('play:swift-reflexes,basic').choose('option:2');
    expect(combat(u).foes[0]?.attacks[0]?.change).toBe(-1);
  });

  test('Swift Reflexes: strong move 4, ranged attack 3 or one enemy attack −2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swift-reflexes');
      tokens(state, 0, 'white');
    });
    t.choose('play:swift-reflexes,strong');
    expect(turn(t).move).toBe(4);
    const u = sit({}, state => {
      hold(state, 0, 'swift-reflexes', 'swift-reflexes');
      tokens(state, 0, 'white', 'white');
      fight(state, ['prowlers']);
    });
    u.choose('target:0').choose('play:swift-reflexes,strong').choose('option:1');
    expect(parts(u)).toEqual(['3 ranged physical']);
    u.choose('play:swift-reflexes,strong').choose('option:2');
    expect(combat(u).foes[0]?.attacks[0]?.change).toBe(-2);
  });

  test('Tirelessness: move 2; the next card that gives move gives 1 more, sideways too', () => {
    const t = sit({}, state => hold(state, 0, 'tirelessness', 'rage', 'march'));
    t.choose('play:tirelessness,basic');
    expect(turn(t).move).toBe(2);
    t.choose('play:rage,move');
    expect(turn(t).move).toBe(4);
    t.choose('play:march,basic');
    expect(turn(t).move).toBe(6);
  });

  test('Tirelessness: strong move 4; every other card that gives move gives 1 more', () => {
    const t = sit({}, state => {
      hold(state, 0, 'tirelessness', 'rage', 'march');
      tokens(state, 0, 'blue');
    });
    t.choose('play:tirelessness,strong').choose('play:rage,move').choose('play:march,basic');
    expect(turn(t).move).toBe(4 + 2 + 3);
  });
});

describe('cards of Krang', () => {
  const FOREST = hexOn(0, 0, 1);
  const PORTAL = hexOn(0, 0, 0);

  test('Savage Harvesting: move 2; once, a card becomes a crystal of its colour on a step', () => {
    const t = sit({}, state => {
      hold(state, 0, 'savage-harvesting', 'march', 'rage', 'stamina', 'wound');
    });
    t.choose('play:savage-harvesting,basic').choose('play:march,basic').choose(`step:${FOREST}`);
    t.choose('use:0,savage-harvesting');
    expect(t.offered()).toEqual(['card:rage', 'card:stamina']);
    t.choose('card:rage');
    expect(me(t).crystals.red).toBe(1);
    expect(me(t).discard).toEqual(['rage']);
    t.choose('play:stamina,basic').choose(`step:${PORTAL}`);
    expect(t.kind).toBe('turn');
  });

  test('Savage Harvesting: strong move 4; for every space, or not', () => {
    const t = sit({}, state => {
      hold(state, 0, 'savage-harvesting', 'march', 'rage', 'stamina', 'stamina');
      tokens(state, 0, 'green');
    });
    t.choose('play:savage-harvesting,strong').choose('play:march,basic').choose(`step:${FOREST}`);
    t.choose('use:0,savage-harvesting').choose('card:rage');
    t.choose(`step:${PORTAL}`).choose('use:0,savage-harvesting').choose('card:stamina');
    expect(me(t).crystals).toEqual({ red: 1, blue: 1, green: 0, white: 0 });
    t.choose('play:stamina,basic').choose(`step:${FOREST}`);
    expect(me(t).crystals.blue).toBe(1);
  });

  test('Ruthless Coercion: influence 2; one unit may cost 2 less for 1 reputation', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ruthless-coercion', 'promise');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
      state.offers.units = ['peasants', 'peasants'];
      const [hero] = state.heroes;
      if (hero) hero.level = 3;
    });
    t.choose('interact').choose('play:ruthless-coercion,basic');
    expect(turn(t).influence).toBe(2);
    expect(t.offered('recruit')).toEqual(['recruit:peasants,0']);
    t.choose('play:promise,strong');
    expect(t.offered('recruit')).toEqual(['recruit:peasants', 'recruit:peasants,0']);
    t.choose('recruit:peasants,0');
    expect([turn(t).influence, me(t).reputation, me(t).units.length]).toEqual([4, -1, 1]);
    expect(t.offered('recruit')).toEqual(['recruit:peasants']);
    t.choose('recruit:peasants');
    expect([turn(t).influence, me(t).reputation]).toEqual([0, -1]);
  });

  test('Ruthless Coercion: strong influence 6 for 1 reputation; units up to level 2 for 2 influence per level', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ruthless-coercion');
      tokens(state, 0, 'red');
      army(state, 0, 'peasants', 'guardian-golems', 'fire-golems');
      for (const unit of state.heroes[0]?.units ?? []) unit.spent = true;
    });
    t.choose('play:ruthless-coercion,strong');
    expect([turn(t).influence, me(t).reputation]).toEqual([6, -1]);
    t.choose('use:0,ruthless-coercion').choose('own-unit:1,guardian-golems');
    expect(turn(t).influence).toBe(2);
    t.choose('use:0,ruthless-coercion');
    expect(turn(t).influence).toBe(0);
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, false, true]);
    expect(t.offered('use')).toEqual([]);
  });
});

describe('cards of Braevalar', () => {
  test('One with the Land: move 2, heal 1 or block 2', () => {
    const t = sit({}, state => hold(state, 0, 'one-with-the-land', 'one-with-the-land', 'wound'));
    t.choose('play:one-with-the-land,basic')
      .choose('option:0')
      .choose('play:one-with-the-land,basic')
      .choose('option:1');
    expect([turn(t).move, turn(t).heal]).toEqual([2, 1]);
    const u = sit({}, state => {
      hold(state, 0, 'one-with-the-land');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    u.choose('block:0,0').choose('play:one-with-the-land,basic').choose('option:2');
    expect(parts(u)).toEqual(['2 melee physical']);
  });

  test('One with the Land: strong move 4, heal 2 or a block of what the space costs', () => {
    const t = sit({}, state => {
      hold(state, 0, 'one-with-the-land', 'one-with-the-land', 'wound');
      tokens(state, 0, 'green', 'green');
    });
    t.choose('play:one-with-the-land,strong')
      .choose('option:0')
      .choose('play:one-with-the-land,strong')
      .choose('option:1');
    expect([turn(t).move, turn(t).heal]).toEqual([4, 2]);
    const blocked = (night: boolean, hex: number): string[] => {
      const u = sit({ night }, state => {
        hold(state, 0, 'one-with-the-land');
        tokens(state, 0, 'green');
        stand(state, 0, hex);
        fight(state, ['prowlers'], { phase: 'block', night });
      });
      return parts(u.choose('block:0,0').choose('play:one-with-the-land,strong').choose('option:2'));
    };
    const forest = hexOn(1, 0, 5);
    expect(blocked(false, forest)).toEqual(['3 melee fire']);
    expect(blocked(true, forest)).toEqual(['5 melee ice']);
    // A lake counts 2.
    expect(blocked(false, hexOn(1, 0, 1))).toEqual(['2 melee fire']);
  });

  test('Druidic Paths: move 2; one space costs 1 less, at least 2', () => {
    const t = sit({}, state => hold(state, 0, 'druidic-paths'));
    t.choose('play:druidic-paths,basic');
    const forest = hexOn(0, 0, 1);
    expect(t.offered()).toContain(`space:${forest}`);
    // Plains cost 2 already.
    expect(t.offered()).not.toContain(`space:${hexOn(0, 0, 2)}`);
    t.choose(`space:${forest}`);
    expect(turn(t).move).toBe(2);
    expect(t.offered('step')).toContain(`step:${forest}`);
    t.choose(`step:${forest}`);
    // Another forest costs what it costs.
    expect(turn(t).move).toBe(0);
    expect(t.offered('step')).toEqual([]);
  });

  test('Druidic Paths: strong move 4; one terrain costs 1 less, at least 2, for this turn', () => {
    const t = sit({}, state => {
      hold(state, 0, 'druidic-paths');
      tokens(state, 0, 'blue');
    });
    t.choose('play:druidic-paths,strong');
    expect(t.offered()).toEqual(['option:0', 'option:1', 'option:2', 'option:3', 'option:4']);
    t.choose('option:1').choose(`step:${hexOn(0, 0, 1)}`);
    expect(turn(t).move).toBe(2);
    t.choose('end').choose('done');
    expect(t.state.lasting).toEqual([]);
  });
});

test('the seven heroes have sixteen cards, four of each colour', async () => {
  const { startingDeck } = await import('../../rules/heroes.ts');
  const { HEROES } = await import('../../content/heroes.ts');
  const { coloursOf } = await import('../../content/cards.ts');
  for (const hero of Object.keys(HEROES) as (keyof typeof HEROES)[]) {
    const cards = startingDeck(hero);
    expect(COLOURS.map(colour => cards.filter(card => coloursOf(card).includes(colour)).length)).toEqual([4, 4, 4, 4]);
  }
});
