import { describe, expect, test } from 'vitest';
import type { State } from '../../index.ts';
import {
  acts,
  at,
  card,
  damageOf,
  face,
  fatigueOf,
  figure,
  go,
  hero,
  holds,
  lay,
  MISS,
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';
import { AVRIC, bare, claw, clawed, hit, none, space, use } from './knight.ts';

describe('Challenge', () => {
  const two = (change: (state: State) => void = () => undefined) =>
    acts(
      sit(state => {
        holds(state, []);
        hero(state, 'syndrael', 'knight', 'F5', ['challenge']);
        hero(state, AVRIC, 'disciple', 'E8');
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'G6');
        change(state);
      }),
      'syndrael',
    );

  test('D2C-KNT-16 D2-ABIL-04 Challenge: only in the own turn, on a monster in sight; not an action', () => {
    const t = two(state => {
      monster(state, 'zombie', 'I5');
    });
    t.choose(use('challenge'));
    // The third one stands behind the first.
    expect(t.offered()).toEqual(['pick:zombie-1', 'pick:zombie-2']);
    t.choose('pick:zombie-1');
    expect(card(t, 'syndrael', 'challenge')).toMatchObject({ tired: true, on: 'zombie-1' });
    expect(t.state.turns[0]?.actions).toBe(2);
    const others = two();
    others.choose('end');
    acts(others, AVRIC);
    expect(others.offered('use:').some(option => option.includes('challenge'))).toBe(false);
  });

  test('D2-EXH-03 Challenge: attacks of the Knight on the marked monster have +1 damage while the card is exhausted', () => {
    const t = two();
    t.choose(use('challenge')).choose('pick:zombie-1');
    t.choose(strike(t, 'iron-longsword', 'zombie-2', 'G6'), [...hit(1), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-2')).toBe(1);
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...hit(1), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
  });

  test('Challenge: attacks of the marked monster on the Knight have +1 damage, not those of others, nor its attacks on others', () => {
    const marked = (target: string, cell: string, by = 'zombie-1') => {
      const t = raid(state => {
        hero(state, 'syndrael', 'knight', 'F5', ['challenge']);
        hero(state, 'ashrian', 'spiritspeaker', 'F6').fatigue = 4;
        monster(state, 'zombie', 'G5');
        monster(state, 'zombie', 'G6');
        for (const one of state.heroes[0]?.cards ?? []) {
          if (one.id === 'wooden-shield-knight') one.worn = false;
          if (one.id === 'challenge') Object.assign(one, { tired: true, on: 'zombie-1' });
        }
        for (const one of state.monsters) one.conditions = [];
        // Ashrian stuns minions beside her: she is not what this is about.
        for (const one of state.heroes) one.feat = false;
      }, by);
      if (t.offered('shake-off').length > 0) t.choose('shake-off:stunned');
      t.choose(strike(t, 'zombie', target, cell), [...claw(1), none]);
      return damageOf(t, target);
    };
    expect(marked('syndrael', 'F5')).toBe(4);
    expect(marked('syndrael', 'F5', 'zombie-2')).toBe(3);
    expect(marked('ashrian', 'F6')).toBe(3);
  });

  test('D2-TGT-06 Challenge: an attack of the marked monster that merely affects the Knight has no more damage', () => {
    const t = raid(state => {
      const syndrael = hero(state, 'syndrael', 'knight', 'F5', ['challenge']);
      hero(state, 'grisban-the-thirsty', 'berserker', 'F6');
      monster(state, 'zombie', 'G7');
      for (const one of syndrael.cards) {
        if (one.id === 'wooden-shield-knight') one.worn = false;
        if (one.id === 'challenge') Object.assign(one, { tired: true, on: 'zombie-1' });
      }
      state.lasting.push({
        source: 'zombie',
        key: 'bomb',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'activation-start',
          ability: { at: 'activation-start', effects: [{ do: 'attack', blast: true, on: { who: 'hero' } }] },
        },
      });
    });
    // Only Grisban can be targeted; Syndrael stands beside him, the zombie too.
    t.choose('use:zombie-1,zombie,0', [...claw(1), none, none, face('brown', { shield: 2 })]);
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    expect([damageOf(t, 'syndrael'), damageOf(t, 'grisban-the-thirsty')]).toEqual([3, 3]);
  });

  test('D2C-KNT-17 Challenge: whoever is challenged next takes the token from the first', () => {
    const t = two(state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'challenge') one.on = 'zombie-1';
    });
    t.choose(use('challenge')).choose('pick:zombie-2');
    expect(card(t, 'syndrael', 'challenge').on).toBe('zombie-2');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...hit(1), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
  });

  test('D2C-KNT-17 Challenge: refreshed in the middle of the turn the token lies where it lay, until another monster is challenged', () => {
    const t = two(state => lay(state, 'syndrael', { at: 'rested', must: true, effects: [{ do: 'ready' }] }));
    t.choose(use('challenge')).choose('pick:zombie-1').choose('rest');
    expect(card(t, 'syndrael', 'challenge')).toMatchObject({ tired: false, on: 'zombie-1' });
    t.choose(use('challenge')).choose('pick:zombie-2');
    expect(card(t, 'syndrael', 'challenge').on).toBe('zombie-2');
    t.choose(strike(t, 'iron-longsword', 'zombie-2', 'G6'), [...hit(1), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-2')).toBe(2);
  });
});

describe('Defend', () => {
  /** A goblin archer at J6 shoots at Avric, with Syndrael beside him. */
  const shot = (change: (state: State) => void = () => undefined) => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['defend']);
      hero(state, AVRIC, 'disciple', 'F5');
      for (const one of state.heroes) for (const own of one.cards) if (own.id.startsWith('wooden')) own.worn = false;
      monster(state, 'goblin-archer', 'J5');
      change(state);
    }, 'goblin-archer-1');
    return t;
  };

  test('D2C-KNT-10 D2-ASTEP-06 Defend: for 1 fatigue the Knight becomes the target in place of an adjacent hero and rolls her own dice', () => {
    const t = shot();
    t.choose(strike(t, 'goblin-archer', AVRIC, 'F5'));
    expect(t.offered()).toEqual([use('defend'), 'pass']);
    expect(t.state.attacks[0]?.step).toBe(1);
    // Range 4 is enough to Avric's space; Syndrael stands 5 spaces away.
    t.choose(use('defend'), [face('blue', { range: 3 }), face('yellow', { range: 1, damage: 1 }), none]);
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC)]).toEqual([3, 0]);
    expect(fatigueOf(t, 'syndrael')).toBe(1);
  });

  test('D2-ABIL-06 Defend: it is not exhausted, so that the next attack may be taken as well', () => {
    const t = shot(state => {
      monster(state, 'goblin-archer', 'J6');
    });
    t.choose(strike(t, 'goblin-archer', AVRIC, 'F5'))
      .choose(use('defend'), [MISS, 1, none])
      .choose('end');
    t.choose(strike(t, 'goblin-archer', AVRIC, 'F5'));
    expect(t.offered()).toEqual([use('defend'), 'pass']);
  });

  test('D2-ABIL-02 Defend: not for a hero who is not adjacent, nor for the Knight herself', () => {
    const far = shot(state => {
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'F8')];
    });
    far.choose(strike(far, 'goblin-archer', AVRIC, 'F5'), [MISS, 1, none]);
    expect(far.kind).toBe('monster-turn');
    const own = shot(state => {
      (state.heroes[0] as { cells: number[] }).cells = [at(state, 'F6')];
    });
    own.choose(strike(own, 'goblin-archer', 'syndrael', 'F6'), [MISS, 1, none]);
    expect(own.kind).toBe('monster-turn');
  });

  /** When it is activated, the zombie makes one attack on all heroes beside it. */
  const sweep = (change: (state: State) => void = () => undefined) =>
    raid(state => {
      hero(state, 'syndrael', 'knight', 'F5', ['defend']);
      hero(state, AVRIC, 'disciple', 'F6');
      for (const one of state.heroes) for (const own of one.cards) if (own.id.startsWith('wooden')) own.worn = false;
      monster(state, 'zombie', 'G5');
      state.lasting.push({
        source: 'zombie',
        key: 'sweep',
        on: 'zombie-1',
        by: 'zombie-1',
        until: 'encounter-end',
        next: false,
        what: {
          do: 'on',
          at: 'activation-start',
          ability: {
            at: 'activation-start',
            effects: [{ do: 'attack', on: { who: 'hero', adjacent: true, each: true }, each: true }],
          },
        },
      });
      change(state);
    });

  test('D2C-KNT-11 D2C-KNT-EX1 D2-TGT-12 Defend: who is a target already is affected twice and makes each defence roll separately', () => {
    const t = sweep();
    t.choose('use:zombie-1,zombie,0');
    expect(t.offered()).toEqual([use('defend'), 'pass']);
    // 4 hearts; the Knight's rolls show 3 shields and 1.
    t.choose(use('defend'), [...claw(2), face('gray', { shield: 3 }), face('gray', { shield: 1 })]);
    expect([damageOf(t, 'syndrael'), damageOf(t, AVRIC)]).toEqual([4, 0]);
    expect(t.kind).toBe('monster-turn');
  });

  test('D2C-KNT-11 D2-TGT-12 Defend: a Wooden Shield answers one of the two rolls', () => {
    const t = sweep(state => {
      for (const own of state.heroes[0]?.cards ?? []) if (own.id === 'wooden-shield-knight') own.worn = true;
    });
    t.choose('use:zombie-1,zombie,0').choose(use('defend'), [...claw(1), face('gray', { shield: 3 }), none]);
    t.choose('pass');
    t.choose(use('wooden-shield-knight'));
    // (3 - 3) + (3 - 1).
    expect(damageOf(t, 'syndrael')).toBe(2);
  });

  test('D2C-KNT-10 Defend: of several targeted heroes beside her the Knight chooses one', () => {
    const t = sweep(state => {
      hero(state, 'grisban-the-thirsty', 'berserker', 'F4');
    });
    t.choose('use:zombie-1,zombie,0').choose(use('defend'));
    expect(t.offered()).toEqual([`pick:${AVRIC}`, 'pick:grisban-the-thirsty']);
    t.choose('pick:grisban-the-thirsty', [...claw(1), none, none, none]);
    for (let i = 0; t.kind === 'order' && i < 3; i++) t.choose(t.offered()[0] ?? '');
    expect(['syndrael', AVRIC, 'grisban-the-thirsty'].map(id => damageOf(t, id))).toEqual([6, 3, 0]);
  });
});

describe('Defense Training', () => {
  const training = ['defense-training'];

  test('D2-CHAR-12 Defense Training: one more brown die with a shield, even while it is exhausted', () => {
    // 3 hearts against gray 0 and brown 2.
    const t = clawed(training, [none, face('brown', { shield: 2 })], state => {
      for (const one of state.heroes[0]?.cards ?? []) one.tired = true;
    });
    expect(damageOf(t, 'syndrael')).toBe(1);
    expect(t.leftover).toEqual([]);
  });

  test('D2-EQUIP-02 Defense Training: no brown die without a shield', () => {
    const t = clawed(training, [none], state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'wooden-shield-knight') one.worn = false;
    });
    expect(damageOf(t, 'syndrael')).toBe(3);
  });

  test('D2C-KNT-08 Defense Training: exhausted in place of the shield, and then the shield itself, in one attack', () => {
    const t = clawed(training, [none, bare]);
    t.choose(use('wooden-shield-knight'));
    expect(t.offered()).toEqual([use('defense-training'), 'pass']);
    t.choose(use('defense-training'));
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(false);
    expect(card(t, 'syndrael', 'defense-training').tired).toBe(true);
    t.choose(use('wooden-shield-knight'));
    expect(card(t, 'syndrael', 'wooden-shield-knight').tired).toBe(true);
    // 3 hearts, 1 shield twice.
    expect(damageOf(t, 'syndrael')).toBe(1);
    expect(t.kind).toBe('monster-turn');
  });

  test('D2-ABIL-02 Defense Training: not for the shield of another hero', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5', training);
      hero(state, AVRIC, 'disciple', 'F6');
      monster(state, 'zombie', 'G6');
    });
    t.choose(strike(t, 'zombie', AVRIC, 'F6'), [...claw(1), none]);
    t.choose(`use:${AVRIC},wooden-shield-disciple,0`);
    expect(t.kind).toBe('monster-turn');
    expect(card(t, AVRIC, 'wooden-shield-disciple').tired).toBe(true);
  });

  test('D2C-KNT-08 Defense Training: once the shield itself is exhausted it helps no more', () => {
    const t = clawed(training, [none, bare]);
    t.choose(use('wooden-shield-knight')).choose('pass');
    expect(damageOf(t, 'syndrael')).toBe(2);
    expect(card(t, 'syndrael', 'defense-training').tired).toBe(false);
  });
});

describe('Guard', () => {
  const walking = (change: (state: State) => void = () => undefined) => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5', ['guard']);
      monster(state, 'zombie', 'I5');
      monster(state, 'zombie', 'J8');
      change(state);
    }, 'zombie-1');
    t.choose('move');
    return t;
  };

  test('D2C-KNT-01 D2-INT-10 Guard: when a monster enters an empty space beside her, a melee attack; the survivor goes on', () => {
    const t = walking();
    // H5 and G5, and beside her it is interrupted.
    t.choose(go(t, 'G4'));
    expect(t.offered()).toEqual([use('guard'), 'pass']);
    t.choose(use('guard'), [...hit(1), face('brown', { shield: 1 })]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(fatigueOf(t, 'syndrael')).toBe(2);
    expect(card(t, 'syndrael', 'guard').tired).toBe(true);
    // 1 point is left, and an action.
    expect(t.kind).toBe('monster-turn');
    expect(t.offered('go:')).toContain(go(t, 'G3'));
  });

  test('D2C-KNT-01 D2-KO-01 Guard: a monster that falls ends its activation', () => {
    const t = walking();
    t.choose(go(t, 'G4')).choose(use('guard'), [...hit(3), bare]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    expect(t.state.turns.map(turn => turn.figure)).toEqual(['zombie-2']);
  });

  test('D2C-KNT-01 Guard: not on a space that holds another figure, nor on one that is not adjacent', () => {
    const t = walking(state => {
      monster(state, 'goblin-archer', 'G6');
      hero(state, AVRIC, 'disciple', 'G7');
      (state.monsters[0] as { cells: number[] }).cells = [at(state, 'H6')];
    });
    // The only way is through G6, which the archer holds; F7 is not beside her.
    t.choose(go(t, 'F7'));
    expect(figure(t, 'zombie-1').cells).toEqual([at(t.state, 'F7')]);
    expect(t.kind).toBe('monster-turn');
    // F6 is.
    t.choose(go(t, 'F6'));
    expect(t.offered()).toEqual([use('guard'), 'pass']);
  });

  test('D2-INT-07 D2-INT-09 Guard: a large monster takes its whole base when it is interrupted, and counts on from any of its spaces', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5', ['guard']);
      monster(state, 'ettin', 'H4', 'I4', 'H5', 'I5');
    });
    t.choose('move').choose(go(t, 'F4'));
    expect(t.offered()).toEqual([use('guard'), 'pass']);
    t.choose(use('guard'));
    expect(t.kind).toBe('stretch');
    expect(t.seat).toBe(0);
    const base = ['F3', 'G3', 'F4', 'G4'].map(name => at(t.state, name)).sort((a, b) => a - b);
    // Only F4 of its four spaces is beside her.
    t.choose(`stretch:${base.join('+')}`, [...hit(2), none, none]);
    expect(damageOf(t, 'ettin-1')).toBe(4);
    expect(figure(t, 'ettin-1').cells).toEqual(base);
    expect(t.kind).toBe('monster-turn');
    // A point is left: from G3 or G4 it reaches H5 with it.
    expect(t.offered('go:')).toContain(go(t, 'H5'));
  });
});

describe('Inspiration', () => {
  const start = (avric: string, down = false) => {
    const t = sit(state => {
      hero(state, 'syndrael', 'knight', 'F5', ['inspiration']).fatigue = 3;
      const other = hero(state, AVRIC, 'disciple', avric);
      other.fatigue = 2;
      hero(state, 'ashrian', 'spiritspeaker', 'F8').fatigue = 2;
      monster(state, 'zombie', 'J8');
      if (down) {
        other.down = at(state, avric);
        other.cells = [];
      }
    });
    acts(t, 'syndrael');
    return ['syndrael', AVRIC, 'ashrian'].map(id => fatigueOf(t, id));
  };

  test('D2-HTURN-01 Inspiration: at the start of her turn beside another hero she and all adjacent heroes recover 1 fatigue', () => {
    expect(start('F6')).toEqual([2, 1, 2]);
  });

  test('D2-KO-20 Inspiration: not alone, and a knocked-out hero is not beside her', () => {
    expect(start('E3')).toEqual([3, 2, 2]);
    expect(start('F6', true)).toEqual([3, 2, 2]);
  });
});

describe('Stalwart', () => {
  /** The zombie's attack takes the last of Syndrael's 14 health. */
  const falls = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
    clawed(['stalwart', ...more], [none], state => {
      const [syndrael] = state.heroes;
      if (syndrael === undefined) return;
      syndrael.damage = 11;
      for (const one of syndrael.cards) if (one.id === 'wooden-shield-knight') one.worn = false;
      change(state);
    });

  test('D2-CHAR-04 Stalwart: 2 more health', () => {
    const t = clawed(['stalwart'], [none], state => {
      const [syndrael] = state.heroes;
      if (syndrael === undefined) return;
      syndrael.damage = 10;
      for (const one of syndrael.cards) if (one.id === 'wooden-shield-knight') one.worn = false;
    });
    expect(damageOf(t, 'syndrael')).toBe(13);
    expect(t.state.heroes[0]?.down).toBe(null);
  });

  test('D2-ASTEP-31 D2-KO-12 Stalwart: before she is knocked out she may move up to her speed and attack in melee', () => {
    const t = falls();
    expect(t.offered()).toEqual([use('stalwart'), 'pass']);
    expect(t.state.attacks[0]?.step).toBe(5);
    t.choose(use('stalwart')).choose('done');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...hit(1), face('brown', { shield: 1 })]);
    expect(damageOf(t, 'zombie-1')).toBe(2);
    expect(t.state.heroes[0]).toMatchObject({ cells: [], down: at(t.state, 'F5') });
    expect(t.kind).toBe('monster-turn');
  });

  test('D2-KO-04 D2-KO-05 Stalwart: who moved is knocked out where she then stands; who passes, at once', () => {
    const t = falls();
    t.choose(use('stalwart')).choose(space(t.state, 'E3'));
    expect(t.state.heroes[0]).toMatchObject({ cells: [], down: at(t.state, 'E3'), damage: 14, fatigue: 4 });
    const at5 = falls().choose('pass');
    expect(at5.state.heroes[0]?.down).toBe(at(at5.state, 'F5'));
  });

  test('D2-MOVE-21 Stalwart: as many spaces as the speed of the hero', () => {
    const t = raid(state => {
      const grisban = hero(state, 'grisban-the-thirsty', 'knight', 'F5', ['stalwart']);
      grisban.damage = 15;
      for (const one of grisban.cards) if (one.id === 'wooden-shield-knight') one.worn = false;
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', 'grisban-the-thirsty', 'F5'), [...claw(1), none]);
    t.choose('use:grisban-the-thirsty,stalwart,0');
    expect(t.offered(space(t.state, 'C5'))).toHaveLength(1);
    expect(t.offered(space(t.state, 'J5'))).toEqual([]);
  });

  test('D2C-KNT-09 Stalwart: its attack may be followed by Advance before she is knocked out', () => {
    const t = falls(['advance'], state => {
      monster(state, 'goblin-archer', 'E6');
    });
    t.choose(use('stalwart')).choose('done');
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'G5'), [...hit(3), bare]);
    expect(t.offered()).toEqual([use('advance'), 'pass']);
    t.choose(use('advance')).choose('done');
    t.choose(strike(t, 'iron-longsword', 'goblin-archer-1', 'E6'), [...hit(1), none]);
    expect(t.state.monsters.map(({ id }) => id)).toEqual(['zombie-2']);
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'F5'));
  });
});
