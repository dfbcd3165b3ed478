import { describe, expect, test } from 'vitest';
import { combat, deck, fight, hold, me, parts, sit, skill, source, tokens, turn } from '../positions.ts';
import { fighting, moving } from './skilled.ts';

/** Seat 0 with a skill in a phase of a combat whose attack or block is begun. */
describe('skills of Tovak', () => {
  test('Double Time: move 2 by day, 1 at night, once a turn', () => {
    const day = moving('double-time').choose('skill:double-time');
    expect([turn(day).move, day.offered('skill')]).toEqual([2, []]);
    expect(turn(moving('double-time', () => {}, true).choose('skill:double-time')).move).toBe(1);
    expect(fighting('double-time', 'attack').offered('skill')).toEqual([]);
  });

  test('Night Sharpshooting: ranged attack 1 by day, 2 at night', () => {
    expect(parts(fighting('night-sharpshooting', 'ranged').choose('skill:night-sharpshooting'))).toEqual([
      '1 ranged physical',
    ]);
    const night = fighting('night-sharpshooting', 'ranged', ['swordsmen'], () => {}, true).choose(
      'skill:night-sharpshooting',
    );
    expect(parts(night)).toEqual(['2 ranged physical']);
    expect(fighting('night-sharpshooting', 'ranged', ['diggers']).offered('skill')).toEqual([]);
  });

  test('Cold Swordsmanship: attack 2 or ice attack 2, in the attack phase', () => {
    expect(
      parts(fighting('cold-swordsmanship', 'attack').choose('skill:cold-swordsmanship').choose('option:0')),
    ).toEqual(['2 melee physical']);
    expect(
      parts(fighting('cold-swordsmanship', 'attack').choose('skill:cold-swordsmanship').choose('option:1')),
    ).toEqual(['2 melee ice']);
    expect(fighting('cold-swordsmanship', 'ranged').offered('skill')).toEqual([]);
  });

  test('Shield Mastery: block 3, fire block 2 or ice block 2', () => {
    const made = (option: number): string[] =>
      parts(fighting('shield-mastery', 'block').choose('skill:shield-mastery').choose(`option:${option}`));
    expect([made(0), made(1), made(2)]).toEqual([['3 melee physical'], ['2 melee fire'], ['2 melee ice']]);
    expect(fighting('shield-mastery', 'attack').offered('skill')).toEqual([]);
  });

  test('Resistance Break: an enemy loses 1 armor for each resistance', () => {
    const t = sit({}, state => {
      skill(state, 0, 'resistance-break');
      fight(state, ['altem-guardsmen', 'ironclads']);
    });
    t.choose('skill:resistance-break').choose('foe:0');
    expect(combat(t).foes.map(({ armor }) => armor)).toEqual([-3, 0]);
    const none = sit({}, state => {
      skill(state, 0, 'resistance-break');
      fight(state, ['swordsmen', 'blood-demon']);
    });
    // Nobody resists anything but an enemy with arcane immunity.
    expect(none.offered('skill')).toEqual([]);
  });

  test('I Feel No Pain: a wound of the hand is discarded for a card, not in combat', () => {
    const t = moving('i-feel-no-pain', state => {
      hold(state, 0, 'march', 'wound');
      deck(state, 0, 'rage');
    });
    t.choose('skill:i-feel-no-pain').chooseWhile('card', 'card:wound');
    expect([me(t).hand, me(t).discard]).toEqual([['march', 'rage'], ['wound']]);
    const whole = moving('i-feel-no-pain', state => {
      hold(state, 0, 'march');
      deck(state, 0, 'rage');
    });
    expect(whole.offered('skill')).toEqual([]);
    const combatant = sit({}, state => {
      skill(state, 0, 'i-feel-no-pain');
      hold(state, 0, 'wound');
      deck(state, 0, 'rage');
      fight(state, ['swordsmen']);
    });
    expect(combatant.offered('skill')).toEqual([]);
  });

  test("I Don't Give a Damn: one card sideways is worth 2, an advanced action, spell or artifact 3", () => {
    const t = moving('i-dont-give-a-damn', state => hold(state, 0, 'march', 'march'));
    t.choose('skill:i-dont-give-a-damn').choose('play:march,move');
    expect(turn(t).move).toBe(2);
    t.choose('play:march,move');
    expect(turn(t).move).toBe(3);
    const better = moving('i-dont-give-a-damn', state => hold(state, 0, 'fireball'));
    better.choose('skill:i-dont-give-a-damn').choose('play:fireball,move');
    expect(turn(better).move).toBe(3);
  });

  test('Who Needs Magic?: one card sideways is worth 2, or 3 in a turn without any die of the Source', () => {
    const two = moving('who-needs-magic', state => hold(state, 0, 'march', 'march'));
    two.choose('skill:who-needs-magic').choose('option:0').choose('play:march,move').choose('play:march,move');
    expect(turn(two).move).toBe(3);
    const three = moving('who-needs-magic', state => {
      hold(state, 0, 'march', 'stamina');
      source(state, 'green', 'green');
    });
    expect(three.offered('play:march,strong')).toEqual(['play:march,strong']);
    three.choose('skill:who-needs-magic').choose('option:1');
    expect(three.offered('play:march,strong')).toEqual([]);
    three.choose('play:stamina,move');
    expect(turn(three).move).toBe(3);
    const used = moving('who-needs-magic', state => {
      hold(state, 0, 'march', 'march', 'stamina');
      source(state, 'green');
    });
    used.choose('play:march,strong').choose('skill:who-needs-magic');
    expect(used.offered()).toEqual(['option:0']);
    used.choose('option:0').choose('play:stamina,move');
    expect(turn(used).move).toBe(6);
  });

  test('Motivation: 2 cards, and a blue mana for whoever alone has the least fame', () => {
    const t = moving('motivation-tovak', state => {
      deck(state, 0, 'march', 'rage', 'rage');
      const other = state.heroes[1];
      if (other) other.fame = 1;
    });
    t.choose('skill:motivation-tovak');
    expect([me(t).hand.length, me(t).tokens.blue, t.offered('skill')]).toEqual([2, 1, []]);
    const tied = moving('motivation-tovak', state => deck(state, 0, 'march', 'rage', 'rage'));
    tied.choose('skill:motivation-tovak');
    expect([me(tied).hand.length, me(tied).tokens.blue]).toEqual([2, 0]);
  });

  test('Mana Exploit: a mana of any colour but gold; others take a wound for each other colour they use', () => {
    const t = moving('mana-exploit', state => {
      hold(state, 0, 'march');
      deck(state, 0, ...Array.from({ length: 9 }, () => 'march' as const));
      hold(state, 1, 'march', 'stamina', 'stamina', 'promise');
      deck(state, 1, 'rage');
      tokens(state, 1, 'green', 'blue', 'blue');
    });
    t.choose('skill:mana-exploit');
    expect(t.offered()).toEqual(['colour:red', 'colour:blue', 'colour:green', 'colour:white', 'colour:black']);
    t.choose('colour:green');
    expect(me(t).tokens.green).toBe(1);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    const wounds = (): number => (t.state.heroes[1]?.hand ?? []).filter(card => card === 'wound').length;
    t.choose('play:march,strong');
    expect(wounds()).toBe(0);
    t.choose('play:stamina,strong');
    expect(wounds()).toBe(1);
    t.choose('play:stamina,strong');
    expect(wounds()).toBe(1);
    t.choose('end').chooseWhile('discard', 'done');
    expect([me(t).skills[0]?.out, me(t).skills[0]?.used, t.state.lasting]).toEqual([false, true, []]);
  });

  test('Mana Overload: the first card powered with that colour gives 4 more, and the token goes back', () => {
    const t = moving('mana-overload', state => {
      hold(state, 0, 'march');
      deck(state, 0, 'march');
      hold(state, 1, 'stamina', 'stamina', 'march');
      deck(state, 1, 'rage');
      tokens(state, 1, 'blue', 'blue', 'green');
    });
    t.choose('skill:mana-overload').choose('colour:blue');
    expect([me(t).tokens.blue, me(t).skills[0]?.colour, me(t).skills[0]?.out]).toEqual([1, 'blue', true]);
    t.choose('end').choose('discard:march').chooseWhile('discard', 'done');
    t.choose('play:march,strong');
    expect(turn(t).move).toBe(4);
    t.choose('play:stamina,strong');
    expect([turn(t).move, me(t).skills[0]?.out, me(t).skills[0]?.used]).toEqual([4 + 8, false, true]);
    t.choose('play:stamina,strong');
    expect(turn(t).move).toBe(12 + 4);
  });
});
