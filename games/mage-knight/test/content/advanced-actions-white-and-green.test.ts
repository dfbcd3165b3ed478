import { describe, expect, test } from 'vitest';
import { army, fight, hexOn, hold, me, parts, sit, source, stand, tokens, turn } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);
const FOREST = hexOn(0, 0, 1);

describe('white', () => {
  test('Swift Bolt: a white crystal, strong ranged attack 4', () => {
    const t = sit({}, state => {
      hold(state, 0, 'swift-bolt', 'swift-bolt');
      fight(state, ['prowlers']);
    });
    t.choose('play:swift-bolt,basic');
    expect(me(t).crystals.white).toBe(1);
    t.choose('target:0').choose('play:swift-bolt,strong');
    expect(parts(t)).toEqual(['4 ranged physical']);
  });

  test('Agility: move 2; in combat a move point is attack 1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'agility', 'march');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('target:0');
    // March alone would move nobody in combat.
    expect(t.offered('play:march')).toEqual(['play:march,attack']);
    t.choose('play:agility,basic').choose('play:march,basic');
    expect(turn(t).move).toBe(4);
    t.choose('use:0,agility').choose('use:0,agility').choose('use:0,agility');
    expect(turn(t).move).toBe(1);
    expect(parts(t)).toEqual(['1 melee physical', '1 melee physical', '1 melee physical']);
    expect(t.offered('strike')).toEqual(['strike']);
  });

  test('Agility: strong move 4, and two move points are ranged attack 1', () => {
    const t = sit({}, state => {
      hold(state, 0, 'agility');
      tokens(state, 0, 'white');
      fight(state, ['prowlers']);
    });
    expect(t.offered('play')).toEqual([]);
    t.choose('target:0').choose('play:agility,strong');
    expect(t.offered('use')).toEqual(['use:1,agility']);
    t.choose('use:1,agility');
    expect(turn(t).move).toBe(2);
    expect(parts(t)).toEqual(['1 ranged physical']);
  });

  test('Song of Wind: move 2; plains, deserts and wastelands cost 1 less', () => {
    const t = sit({}, state => hold(state, 0, 'song-of-wind'));
    t.choose('play:song-of-wind,basic').choose(`step:${hexOn(0, 0, 2)}`);
    expect(turn(t).move).toBe(1);
  });

  test('Song of Wind: strong move 2 and 2 less; for a blue mana lakes cost nothing', () => {
    const t = sit({}, state => {
      hold(state, 0, 'song-of-wind');
      tokens(state, 0, 'white', 'blue');
      stand(state, 0, hexOn(1, 0, 2));
    });
    t.choose('play:song-of-wind,strong').choose('yes');
    t.choose(`step:${hexOn(1, 0, 1)}`);
    expect([turn(t).move, me(t).tokens.blue]).toEqual([2, 0]);
    const u = sit({}, state => {
      hold(state, 0, 'song-of-wind');
      tokens(state, 0, 'white');
    });
    // Nobody is asked who has no blue mana.
    u.choose('play:song-of-wind,strong').choose(`step:${hexOn(0, 0, 2)}`);
    expect(turn(u).move).toBe(2);
  });

  test('Heroic Tale: influence 3 and a reputation for each unit recruited, strong 6 with a fame besides', () => {
    const t = sit({}, state => {
      hold(state, 0, 'heroic-tale');
      stand(state, 0, VILLAGE);
      tokens(state, 0, 'white');
      state.offers.units = ['peasants'];
    });
    t.choose('interact').choose('play:heroic-tale,strong').choose('recruit:peasants');
    expect([turn(t).influence, me(t).reputation, me(t).fame]).toEqual([2, 1, 1]);
    const u = sit({}, state => {
      hold(state, 0, 'heroic-tale', 'promise');
      stand(state, 0, VILLAGE);
      state.offers.units = ['peasants'];
    });
    u.choose('interact').choose('play:heroic-tale,basic').choose('play:promise,basic').choose('recruit:peasants');
    expect([turn(u).influence, me(u).reputation, me(u).fame]).toEqual([1, 1, 0]);
  });

  test('Diplomacy: influence 2 that can be used as block', () => {
    const t = sit({}, state => {
      hold(state, 0, 'diplomacy', 'promise');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:diplomacy,basic').choose('play:promise,basic');
    expect(turn(t).influence).toBe(4);
    t.choose('use:0,diplomacy').choose('use:0,diplomacy').choose('use:0,diplomacy').choose('use:0,diplomacy');
    expect(turn(t).influence).toBe(0);
    expect(t.offered('hold')).toEqual(['hold']);
  });

  test('Diplomacy: strong influence 4, as ice or fire block', () => {
    const t = sit({}, state => {
      hold(state, 0, 'diplomacy');
      tokens(state, 0, 'white');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('block:0,0').choose('play:diplomacy,strong').choose('option:1').choose('use:0,diplomacy');
    expect(turn(t).influence).toBe(3);
    expect(parts(t)).toEqual(['1 melee fire']);
    const u = sit({}, state => {
      hold(state, 0, 'diplomacy', 'diplomacy');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
    });
    u.choose('interact').choose('play:diplomacy,strong').choose('play:diplomacy,basic');
    expect(turn(u).influence).toBe(6);
  });

  test('Mana Storm: a crystal of the colour of a die, which is rolled again', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-storm');
      source(state, 'green', 'gold', 'red');
    });
    t.choose('play:mana-storm,basic');
    expect(t.offered()).toEqual(['die:red', 'die:green']);
    t.choose('die:green', [6]);
    expect(me(t).crystals.green).toBe(1);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['black', 'gold', 'red']);
    expect(turn(t).dice).toBe(0);
  });

  test('Mana Storm: strong, all dice rolled, three more may be used, black and gold as any basic colour', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-storm', 'march', 'march', 'march', 'march', 'march');
      tokens(state, 0, 'white');
      source(state, 'green', 'gold', 'red', 'blue', 'white');
    });
    // Black, black, gold, gold and red.
    t.choose('play:mana-storm,strong').choose('pay:token,white,white', [6, 6, 5, 5, 1]);
    expect(t.state.source.map(({ colour }) => colour)).toEqual(['black', 'black', 'gold', 'gold', 'red']);
    t.choose('play:march,strong')
      .choose('pay:die,black,green')
      .choose('play:march,strong')
      .choose('pay:die,black,green');
    t.choose('play:march,strong').choose('play:march,strong');
    expect(turn(t).move).toBe(16);
    expect(t.offered('play:march')).toEqual(['play:march,basic', 'play:march,move']);
  });

  test('Learning: influence 2; once, 6 influence buy an advanced action for the discard pile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'learning', 'promise');
      tokens(state, 0, 'white');
      stand(state, 0, VILLAGE);
      state.offers.actions = ['agility', 'ambush'];
      state.piles.actions = { top: ['in-need'], rest: [], bottom: [] };
    });
    t.choose('interact').choose('play:learning,basic');
    expect(t.offered('use')).toEqual([]);
    t.choose('play:promise,strong').choose('use:0,learning').choose('card:ambush');
    expect(turn(t).influence).toBe(0);
    expect(me(t).discard).toEqual(['ambush']);
    expect(t.state.offers.actions).toEqual(['agility', 'in-need']);
  });

  test('Learning: strong influence 4; once, 9 influence buy an advanced action for the hand', () => {
    const t = sit({}, state => {
      hold(state, 0, 'learning', 'promise');
      tokens(state, 0, 'white', 'white');
      stand(state, 0, VILLAGE);
      state.offers.actions = ['agility'];
      const [own] = state.turns;
      if (own) own.influence = 11;
    });
    t.choose('play:learning,strong');
    expect(turn(t).influence).toBe(15);
    t.choose('use:0,learning');
    expect(turn(t).influence).toBe(6);
    expect(me(t).hand).toEqual(['agility', 'promise']);
    expect(t.offered('use')).toEqual([]);
  });
});

describe('green', () => {
  test('Crushing Bolt: a green crystal, strong siege attack 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crushing-bolt', 'crushing-bolt');
      fight(state, ['diggers']);
    });
    t.choose('play:crushing-bolt,basic');
    expect(me(t).crystals.green).toBe(1);
    t.choose('target:0').choose('play:crushing-bolt,strong');
    expect(parts(t)).toEqual(['3 siege physical']);
  });

  test('Refreshing Walk: move 2 and heal 1, strong 4 and 2; in combat it does not heal', () => {
    const t = sit({}, state => {
      hold(state, 0, 'refreshing-walk', 'refreshing-walk', 'wound');
      tokens(state, 0, 'green');
    });
    t.choose('play:refreshing-walk,basic');
    expect([turn(t).move, turn(t).heal]).toEqual([2, 1]);
    t.choose('play:refreshing-walk,strong');
    expect([turn(t).move, turn(t).heal]).toEqual([6, 3]);
    const u = sit({}, state => {
      hold(state, 0, 'refreshing-walk', 'agility', 'wound');
      tokens(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    u.choose('target:0').choose('play:agility,basic').choose('play:refreshing-walk,strong');
    expect([turn(u).move, turn(u).heal]).toEqual([6, 0]);
  });

  test('Path Finding: move 2; every terrain costs 1 less, at least 2', () => {
    const t = sit({}, state => hold(state, 0, 'path-finding'));
    t.choose('play:path-finding,basic').choose(`step:${FOREST}`);
    expect(turn(t).move).toBe(0);
    const u = sit({}, state => hold(state, 0, 'path-finding'));
    u.choose('play:path-finding,basic').choose(`step:${hexOn(0, 0, 2)}`);
    expect(turn(u).move).toBe(0);
  });

  test('Path Finding: strong move 4; every terrain costs 2, but lakes stay closed', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'path-finding');
      tokens(state, 0, 'green');
      stand(state, 0, hexOn(1, 0, 2));
    });
    t.choose('play:path-finding,strong');
    expect(t.offered('step')).not.toContain(`step:${hexOn(1, 0, 1)}`);
    // A forest at night.
    t.choose(`step:${hexOn(1, 0, 0)}`);
    expect(turn(t).move).toBe(2);
  });

  test('Regeneration: heal 1 and a ready unit of level 1 or 2, strong heal 2 and up to level 3', () => {
    const t = sit({}, state => {
      hold(state, 0, 'regeneration', 'regeneration', 'wound');
      tokens(state, 0, 'green');
      army(state, 0, 'peasants', 'fire-golems');
      for (const unit of state.heroes[0]?.units ?? []) unit.spent = true;
    });
    t.choose('play:regeneration,basic');
    expect(turn(t).heal).toBe(1);
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, true]);
    t.choose('play:regeneration,strong');
    expect(turn(t).heal).toBe(3);
    expect(me(t).units.map(({ spent }) => spent)).toEqual([false, false]);
  });

  test('In Need: influence 3 and 1 for each wound in hand and on units, strong 5 and 2', () => {
    const t = sit({}, state => {
      hold(state, 0, 'in-need', 'in-need', 'wound', 'wound');
      tokens(state, 0, 'green');
      army(state, 0, 'peasants');
      const [unit] = state.heroes[0]?.units ?? [];
      if (unit) unit.wounds = 1;
      stand(state, 0, VILLAGE);
    });
    t.choose('interact').choose('play:in-need,basic');
    expect(turn(t).influence).toBe(6);
    t.choose('play:in-need,strong');
    expect(turn(t).influence).toBe(6 + 11);
  });

  test('Ambush: move 2; the first card of attack or block this turn gets 1 or 2 more', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ambush', 'rage', 'rage', 'march');
      fight(state, ['prowlers'], { phase: 'block' });
    });
    t.choose('play:ambush,basic');
    expect(turn(t).move).toBe(2);
    t.choose('block:0,0').choose('play:rage,basic').choose('play:rage,basic');
    expect(parts(t)).toEqual(['4 melee physical', '2 melee physical']);
  });

  test('Ambush: strong move 4; 2 more for attack, 4 for block, not for a card played sideways', () => {
    const t = sit({}, state => {
      hold(state, 0, 'ambush', 'rage', 'rage', 'march');
      tokens(state, 0, 'green');
      fight(state, ['prowlers'], { phase: 'attack' });
    });
    t.choose('play:ambush,strong');
    expect(turn(t).move).toBe(4);
    t.choose('target:0').choose('play:march,attack').choose('play:rage,basic').choose('play:rage,basic');
    expect(parts(t)).toEqual(['1 melee physical', '4 melee physical', '2 melee physical']);
  });

  test('Training: an action thrown away for an advanced action of its colour, onto the discard pile', () => {
    const t = sit({}, state => {
      hold(state, 0, 'training', 'march', 'rage', 'stamina');
      state.offers.actions = ['ambush', 'agility', 'blood-rage'];
      state.piles.actions = { top: [], rest: [], bottom: [] };
    });
    t.choose('play:training,basic');
    // No blue one lies in the offer.
    expect(t.offered()).toEqual(['card:march', 'card:rage']);
    t.choose('card:march');
    expect([me(t).discard, me(t).hand]).toEqual([['ambush'], ['rage', 'stamina']]);
    expect(t.state.offers.actions).toEqual(['agility', 'blood-rage']);
  });

  test('Training: strong, into the hand; a card of two colours counts as both', () => {
    const t = sit({}, state => {
      hold(state, 0, 'training', 'power-of-crystals');
      tokens(state, 0, 'green');
      state.offers.actions = ['ambush', 'ice-bolt', 'agility'];
      state.piles.actions = { top: [], rest: [], bottom: [] };
    });
    t.choose('play:training,strong').choose('card:power-of-crystals');
    expect(t.offered()).toEqual(['card:ambush', 'card:ice-bolt']);
    t.choose('card:ice-bolt');
    expect(me(t).hand).toEqual(['ice-bolt']);
  });
});
