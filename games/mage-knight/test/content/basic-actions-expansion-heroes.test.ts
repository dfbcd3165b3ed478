import { describe, expect, test } from 'vitest';
import { army, combat, fight, hexOn, hold, me, parts, sit, stand, tokens, turn } from '../positions.ts';

const VILLAGE = hexOn(1, 0, 2);

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
