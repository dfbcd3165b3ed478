import { describe, expect, test } from 'vitest';
import {
  army,
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
