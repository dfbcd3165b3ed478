import { describe, expect, test } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { COLOURS, isBasic, MANA } from '../../content/words.ts';
import { MOST_CRYSTALS } from '../../rules/gain.ts';
import { crystals, fight, hold, me, parts, sit, source, tokens, turn } from '../positions.ts';

describe('mana', () => {
  test('MK-MANA-01 four basic colours, as mana or as crystals', () => {
    expect(COLOURS.toSorted()).toEqual(['blue', 'green', 'red', 'white']);
    for (const card of CARDS.values()) for (const colour of card.colours) expect(COLOURS).toContain(colour);
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march');
      tokens(state, 0, 'green');
      crystals(state, 0, 'green');
    });
    t.choose('play:march,strong').choose('pay:token,green,green').choose('play:march,strong');
    expect([me(t).tokens.green, me(t).crystals.green, turn(t).move]).toEqual([0, 0, 8]);
  });

  test('MK-MANA-02 mana that is not used by the end of the turn is gone; crystals stay', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      tokens(state, 0, 'red', 'gold', 'black');
      crystals(state, 0, 'blue');
    });
    t.choose('play:march,basic').choose('end');
    expect(me(t).tokens).toEqual({ red: 0, blue: 0, green: 0, white: 0, gold: 0, black: 0 });
    expect(me(t).crystals.blue).toBe(1);
  });

  test('MK-MANA-03 at most three crystals of a colour are stored', () => {
    expect(MOST_CRYSTALS).toBe(3);
    const t = sit({}, state => {
      hold(state, 0, 'ice-bolt', 'ice-bolt');
      crystals(state, 0, 'blue', 'blue');
    });
    t.choose('play:ice-bolt,basic').choose('play:ice-bolt,basic');
    expect([me(t).crystals.blue, me(t).tokens.blue]).toEqual([3, 1]);
  });

  test('MK-MANA-04 a crystal serves as mana of its colour in the own turn; mana becomes a crystal by effects alone', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystallize', 'march', 'stamina');
      crystals(state, 0, 'green');
      tokens(state, 0, 'blue');
    });
    t.choose('play:march,strong');
    expect([me(t).crystals.green, turn(t).move]).toEqual([0, 4]);
    // Nothing is offered that would keep the blue mana but the card that says so.
    expect(t.offered().filter(id => !id.startsWith('step') && !id.startsWith('explore'))).toEqual([
      'play:crystallize,basic',
      'play:crystallize,strong',
      'play:crystallize,move',
      'play:stamina,basic',
      'play:stamina,strong',
      'play:stamina,move',
      'rest',
      'end',
    ]);
    t.choose('play:crystallize,basic');
    expect([me(t).tokens.blue, me(t).crystals.blue]).toEqual([0, 1]);
  });

  test('MK-MANA-05 gold and black mana are never crystals', () => {
    expect(MANA.filter(mana => !isBasic(mana))).toEqual(['gold', 'black']);
    const t = sit({}, state => {
      hold(state, 0, 'crystallize');
      tokens(state, 0, 'black', 'gold');
    });
    expect(Object.keys(me(t).crystals).toSorted()).toEqual(['blue', 'green', 'red', 'white']);
    t.choose('play:crystallize,basic');
    // Gold counts as the colour it is used for; black is of no use.
    expect(t.offered()).toEqual(COLOURS.map(colour => `pay:token,gold,${colour}`));
  });

  test('MK-MANA-06 by day gold is used as any basic colour and then counts as that colour', () => {
    const t = sit({}, state => {
      hold(state, 0, 'crystallize', 'march');
      tokens(state, 0, 'gold', 'gold');
    });
    t.choose('play:march,strong').choose('play:crystallize,basic').choose('pay:token,gold,white');
    expect([turn(t).move, me(t).crystals.white, me(t).tokens.gold]).toEqual([4, 1, 0]);
    expect(turn(t).spent).toEqual(['green', 'white']);
  });

  test('MK-MANA-07 by day black mana is of no use, from whatever it comes', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'fireball');
      tokens(state, 0, 'black', 'red');
      source(state, 'black');
      fight(state, ['prowlers']);
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:fireball,basic']);
  });

  test('MK-MANA-08 at night black powers spells and nothing else, and gold is of no use', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'march', 'fireball');
      tokens(state, 0, 'black', 'red', 'gold');
      fight(state, ['prowlers'], { night: true });
    });
    t.choose('target:0');
    expect(t.offered('play')).toEqual(['play:fireball,basic', 'play:fireball,strong']);
    const u = sit({ night: true }, state => {
      hold(state, 0, 'march');
      tokens(state, 0, 'gold', 'black');
      source(state, 'gold');
    });
    expect(u.offered('play')).toEqual(['play:march,basic', 'play:march,move']);
  });

  test('MK-MANA-09 one die of the Source may be used in a turn, as mana of the colour it shows', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march', 'march', 'stamina');
      source(state, 'green', 'green', 'red');
    });
    // No die shows blue.
    expect(t.offered('play:stamina')).toEqual(['play:stamina,basic', 'play:stamina,move']);
    t.choose('play:march,strong');
    expect(turn(t).move).toBe(4);
    expect(t.offered('play:march')).toEqual(['play:march,basic', 'play:march,move']);
  });

  test('MK-MANA-10 a used die is rolled at the end of the turn and is back in the Source', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      source(state, 'green', 'red');
    });
    t.choose('play:march,strong');
    expect(t.state.source).toEqual([
      { colour: 'green', by: 0, unrolled: false, kept: null },
      { colour: 'red', by: null, unrolled: false, kept: null },
    ]);
    t.choose('end', [4]);
    expect(t.state.source).toEqual([
      { colour: 'white', by: null, unrolled: false, kept: null },
      { colour: 'red', by: null, unrolled: false, kept: null },
    ]);
  });

  test('MK-MANA-11 a die is taken when its mana is used, and never otherwise', () => {
    const t = sit({}, state => {
      hold(state, 0, 'rage', 'march');
      source(state, 'green', 'red', 'gold');
    });
    expect(t.offered().some(id => id.startsWith('die') || id.startsWith('pay'))).toBe(false);
    t.choose('play:march,basic');
    expect(t.state.source.every(({ by }) => by === null)).toBe(true);
    expect(turn(t).dice).toBe(0);
  });

  test('MK-MANA-12 MK-MANA-14 by day dice that show black are depleted', () => {
    const t = sit({}, state => {
      hold(state, 0, 'march');
      source(state, 'black', 'black');
    });
    expect(t.offered('play')).toEqual(['play:march,basic', 'play:march,move']);
    // An effect may use them all the same.
    const u = sit({}, state => {
      hold(state, 0, 'march', 'mana-pull');
      source(state, 'black', 'black');
    });
    u.choose('play:mana-pull,basic').choose('play:march,strong');
    expect(turn(u).move).toBe(4);
  });

  test('MK-MANA-13 MK-MANA-14 at night dice that show gold are depleted, and those that show black are not', () => {
    const t = sit({ night: true }, state => {
      hold(state, 0, 'march', 'fireball');
      tokens(state, 0, 'red');
      source(state, 'gold', 'black');
      fight(state, ['prowlers'], { night: true });
    });
    t.choose('target:0').choose('play:fireball,strong');
    expect(parts(t)).toEqual(['8 siege fire']);
    expect(t.state.source.map(({ by }) => by)).toEqual([null, 0]);
    const u = sit({ night: true }, state => {
      hold(state, 0, 'march');
      source(state, 'gold');
    });
    expect(u.offered('play:march,strong')).toEqual([]);
  });

  test('MK-MANA-15 a die taken or rolled by an effect is none of those the turn allows, and may be depleted', () => {
    const t = sit({}, state => {
      hold(state, 0, 'mana-draw', 'mana-storm', 'march');
      tokens(state, 0, 'white');
      source(state, 'black', 'green', 'red');
    });
    t.choose('play:mana-draw,strong').choose('die:black').choose('colour:blue');
    t.choose('play:mana-storm,basic').choose('die:red', [1]);
    expect([turn(t).dice, me(t).tokens.blue, me(t).crystals.red]).toEqual([0, 2, 1]);
    t.choose('play:march,strong');
    expect([turn(t).dice, turn(t).move]).toEqual([1, 4]);
  });
});
