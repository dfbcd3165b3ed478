import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import { acts, at, card, damageOf, face, fatigueOf, figure, hero, holds, monster, sit, strike } from '../positions.ts';
import { AVRIC, bare, clawed, duel, hit, none, space, surging, use } from './knight.ts';

describe('the Knight, starting equipment', () => {
  test('D2-DMOD-02 Iron Longsword: a surge rerolls one defence die of the target, and the new face counts', () => {
    const t = duel();
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [...surging(2), face('gray', { shield: 3 }), none]);
    expect(t.offered('surge')).toEqual(['surge:iron-longsword,0', 'surge-fatigue']);
    t.choose('surge:iron-longsword,0').choose('reroll:0', [face('gray', { shield: 1 })]);
    // 4 hearts; 3 shields have become 1.
    expect(damageOf(t, 'ettin-1')).toBe(3);
  });

  test('D2-EXH-01 D2-EXH-02 D2-EXH-03 Wooden Shield: exhausted after the defence roll for 1 more shield; ready again in the next turn', () => {
    const t = clawed([], [none]);
    expect(t.offered()).toEqual([use('wooden-shield-knight'), 'pass']);
    t.choose(use('wooden-shield-knight'));
    expect(damageOf(t, 'syndrael')).toBe(2);
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(true);
    expect(t.kind).toBe('monster-turn');
    t.choose('end').choose('end');
    acts(t, 'syndrael');
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(false);
  });

  test('D2-EQUIP-02 Wooden Shield: not while it is not equipped', () => {
    const t = clawed([], [none], state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'wooden-shield-knight') one.worn = false;
    });
    expect(damageOf(t, 'syndrael')).toBe(3);
  });
});

describe('Oath of Honor', () => {
  /** The Knight at E5, Avric at G5, a zombie on the far side of him. */
  const oath = (change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        hero(state, AVRIC, 'disciple', 'G5');
        monster(state, 'zombie', 'H5');
        change(state);
      }),
      'syndrael',
    );

  test('D2C-KNT-02 D2C-KNT-03 D2C-KNT-05 D2C-CMBX-EX4 D2-MOVE-24 Oath of Honor: onto the empty space beside the monster that is nearest to the Knight, and an attack on it', () => {
    const t = oath();
    t.choose(use('oath-of-honor'));
    // G5 is taken: G4 and G6 are 2 spaces away, all others farther.
    expect(t.offered()).toEqual([space(t.state, 'G4'), space(t.state, 'G6')]);
    t.choose(space(t.state, 'G6'), [...hit(1), face('brown', { shield: 2 })]);
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'G6')]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
    expect(fatigueOf(t, 'syndrael')).toBe(1);
    expect(t.state.turns[0]?.actions).toBe(1);
  });

  test('D2C-KNT-02 D2C-KNT-05 Oath of Honor: among several heroes and monsters the Knight chooses a hero, then one monster beside that hero, and attacks this one', () => {
    const t = oath(state => {
      monster(state, 'zombie', 'H6');
      monster(state, 'zombie', 'F8');
      hero(state, 'ashrian', 'spiritspeaker', 'E8');
      hero(state, 'grisban-the-thirsty', 'berserker', 'E3');
    });
    t.choose(use('oath-of-honor'));
    // Grisban stands beside no monster.
    expect(t.offered()).toEqual([`pick:${AVRIC}`, 'pick:ashrian']);
    t.choose(`pick:${AVRIC}`);
    expect(t.offered()).toEqual(['pick:zombie-1', 'pick:zombie-2']);
    t.choose('pick:zombie-2');
    expect(t.offered()).toEqual([space(t.state, 'G6'), space(t.state, 'G7')]);
    // From G6 she could strike at the other one, too.
    t.choose(space(t.state, 'G6'), [...hit(1), face('brown', { shield: 2 })]);
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2'), t.kind]).toEqual([0, 1, 'turn']);
  });

  test('D2C-KNT-02 Oath of Honor: not for a hero farther than 3 spaces away, nor for the Knight herself, nor for a knocked-out hero', () => {
    const far = oath(state => {
      (state.heroes[1] as { cells: number[] }).cells = [at(state, 'I5')];
    });
    expect(far.offered(use('oath-of-honor'))).toEqual([]);
    const down = oath(state => {
      const [, avric] = state.heroes;
      if (avric !== undefined) {
        avric.down = at(state, 'G5');
        avric.cells = [];
      }
    });
    expect(down.offered(use('oath-of-honor'))).toEqual([]);
    expect(duel().offered(use('oath-of-honor'))).toEqual([]);
  });

  test('D2C-KNT-04 Oath of Honor: with no empty space beside it, onto the nearest empty space within 2 of the monster', () => {
    const t = oath(state => {
      const ring = ['G4', 'H4', 'I4', 'I5', 'I6', 'H6', 'G6'];
      for (const name of ring) monster(state, 'goblin-archer', name);
    });
    t.choose(use('oath-of-honor')).choose('pick:zombie-1');
    // F4, F5 and F6 are beside the Knight and 2 spaces from the zombie; from there the sword does not reach it.
    expect(t.offered()).toEqual(['F4', 'F5', 'F6'].map(name => space(t.state, name)));
    t.choose(space(t.state, 'F5'));
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'F5')]);
    expect(t.kind).toBe('turn');
    expect(damageOf(t, 'zombie-1')).toBe(0);
  });
});

describe('Advance', () => {
  const felled = (change: (state: State) => void = () => undefined) => {
    const t = acts(
      sit(state => {
        holds(state, []);
        hero(state, 'syndrael', 'knight', 'E5', ['advance']);
        monster(state, 'zombie', 'F5');
        monster(state, 'zombie', 'J5');
        change(state);
      }),
      'syndrael',
    );
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [...hit(1), bare]);
    return t;
  };

  test('D2C-KNT-12 D2C-KNT-14 Advance: after a monster fell to her melee attack, up to her speed and then an attack, without an action', () => {
    const t = felled();
    expect(t.offered()).toEqual([use('advance'), 'pass']);
    t.choose(use('advance'));
    expect(t.kind).toBe('where');
    t.choose(space(t.state, 'I5'));
    // A standard attack, bare hands too.
    expect(t.offered('attack:').length).toBe(2);
    t.choose(strike(t, 'iron-longsword', 'zombie-2', 'J5'), [...hit(1), face('brown', { shield: 1 })]);
    expect(damageOf(t, 'zombie-2')).toBe(2);
    expect(fatigueOf(t, 'syndrael')).toBe(1);
    expect(card(t, 'syndrael', 'advance').tired).toBe(true);
    expect(t.state.turns[0]?.actions).toBe(1);
  });

  test('D2C-KNT-13 Advance: the movement, the attack or both may be left out', () => {
    const t = felled(state => {
      monster(state, 'zombie', 'E6');
    });
    t.choose(use('advance')).choose('done');
    expect(t.offered('pass')).toEqual(['pass']);
    t.choose('pass');
    expect(figure(t, 'syndrael').cells).toEqual([at(t.state, 'E5')]);
    expect(t.kind).toBe('turn');
  });

  test('D2C-KNT-15 Advance: its movement is no move action: spaces are counted, no points come, it is possible while immobilized', () => {
    const t = felled(state => {
      (state.heroes[0] as { conditions: string[] }).conditions = ['immobilized'];
    });
    t.choose(use('advance')).choose(space(t.state, 'I5')).choose('pass');
    expect(t.state.turns[0]).toMatchObject({ moves: 0, pools: [] });
  });

  test('D2C-CMBX-EX6 D2-MOVE-23 Advance: Grisban moves 3 spaces, 2 of them water, and attacks', () => {
    const t = acts(
      sit(state => {
        holds(state, []);
        hero(state, 'grisban-the-thirsty', 'knight', 'F5', ['advance']);
        monster(state, 'goblin-archer', 'G5');
        monster(state, 'zombie', 'C8');
      }),
      'grisban-the-thirsty',
    );
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'G5'), [...hit(1), none]);
    t.choose('use:grisban-the-thirsty,advance,0');
    // 3 spaces, not 4.
    expect(t.offered(space(t.state, 'J5'))).toEqual([]);
    t.choose(space(t.state, 'C7'));
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'C8'), [...hit(2), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
  });

  test('D2-ABIL-02 Advance: not after a ranged attack', () => {
    const t = acts(
      sit(state => {
        holds(state, []);
        const syndrael = hero(state, 'syndrael', 'knight', 'E5', ['advance']);
        for (const one of syndrael.cards) one.worn = false;
        syndrael.cards.push({ id: 'yew-shortbow', worn: true, tired: false, used: false, on: null });
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'J5');
      }),
      'syndrael',
    );
    t.choose(strike(t, 'yew-shortbow', 'zombie-1', 'G5'), [
      face('blue', { range: 3 }),
      face('yellow', { damage: 2, surge: 0 }),
      bare,
    ]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    expect(t.kind).toBe('turn');
  });

  test('D2-ABIL-02 Advance: not when the monster survives, falls to another hero, or to something that is no attack', () => {
    const alive = duel(['advance']);
    alive.choose(strike(alive, 'iron-longsword', 'ettin-1', 'G5'), [...hit(1), none, none]);
    expect(alive.kind).toBe('turn');
    const other = sit(state => {
      holds(state, []);
      hero(state, 'syndrael', 'knight', 'E5', ['advance']);
      hero(state, 'grisban-the-thirsty', 'berserker', 'E6');
      monster(state, 'zombie', 'F5');
      monster(state, 'zombie', 'J5');
    });
    acts(other, 'grisban-the-thirsty');
    other.choose(strike(other, 'chipped-greataxe', 'zombie-1', 'F5'), [...hit(1), bare]);
    expect(other.kind).toBe('turn');
    const light = acts(
      sit(state => {
        holds(state, []);
        hero(state, 'syndrael', 'knight', 'E5', ['advance', 'radiant-light']);
        monster(state, 'zombie', 'F5');
        monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
      }),
      'syndrael',
    );
    light.choose(use('radiant-light'), [face('red', { damage: 3, surge: 0 })]);
    expect(light.state.monsters.map(({ id }) => id)).toEqual(['ettin-1']);
    expect(light.kind).toBe('turn');
  });
});

describe('Shield Slam', () => {
  test('D2C-KNT-06 D2C-KNT-07 D2-COND-04 Shield Slam: a surge stuns an adjacent monster at once, whether damage is dealt or not', () => {
    const t = duel(['shield-slam'], state => {
      monster(state, 'zombie', 'F6');
    });
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [
      ...surging(2),
      face('gray', { shield: 3 }),
      face('gray', { shield: 3 }),
    ]);
    t.choose('surge:syndrael/shield-slam,0');
    expect(t.offered()).toEqual(['pick:ettin-1', 'pick:zombie-1']);
    t.choose('pick:zombie-1');
    expect([figure(t, 'ettin-1').conditions, figure(t, 'zombie-1').conditions]).toEqual([[], ['stunned']]);
    expect(damageOf(t, 'ettin-1')).toBe(0);
  });

  test('D2C-KNT-07 Shield Slam: the monster is stunned in step 4, while surges are still being spent', () => {
    const t = duel(['shield-slam']);
    t.choose(strike(t, 'iron-longsword', 'ettin-1', 'G5'), [
      face('blue', { range: 2 }),
      face('red', { damage: 3, surge: 1 }),
      none,
      none,
    ]);
    t.choose('surge:syndrael/shield-slam,0');
    expect(t.kind).toBe('surge');
    expect(figure(t, 'ettin-1').conditions).toEqual(['stunned']);
    expect(damageOf(t, 'ettin-1')).toBe(0);
  });

  test('D2-ABIL-02 Shield Slam: not without a shield, not with bare hands', () => {
    const without = duel(['shield-slam'], state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'wooden-shield-knight') one.worn = false;
    });
    without.choose(strike(without, 'iron-longsword', 'ettin-1', 'G5'), [...surging(2), none, none]);
    expect(without.offered('surge:')).toEqual(['surge:iron-longsword,0']);
    const hands = duel(['shield-slam']);
    hands.choose(strike(hands, 'unarmed', 'ettin-1', 'G5'), [face('blue', { range: 2 }), none, none]);
    expect(hands.offered('surge')).toEqual(['surge-fatigue']);
  });
});
