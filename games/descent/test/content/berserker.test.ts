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
  hero,
  MISS,
  monster,
  raid,
  sit,
  strike,
} from '../positions.ts';

const GRISBAN = 'grisban-the-thirsty';

/** Blue with 2 hearts, red with so many. */
const hit = (hearts: number, surge = 0): number[] => [
  face('blue', { range: 3 }),
  face('red', surge > 0 ? { damage: hearts, surge: 1 } : { damage: hearts, surge: 0 }),
];
const none = face('gray', { shield: 0 });
const bare = face('brown', { shield: 0 });

/** Grisban as Berserker at F5, an ettin minion (health 5, two gray dice) beside him at G4 to H5. */
const duel = (more: readonly string[] = [], change: (state: State) => void = () => undefined) =>
  acts(
    sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5', more);
      monster(state, 'ettin', 'G4', 'H4', 'G5', 'H5');
      change(state);
    }),
    GRISBAN,
  );

const use = (of: string, x?: number, ability = 0): string =>
  `use:${GRISBAN},${of},${ability}${x === undefined ? '' : `,${x}`}`;

describe('Chipped Greataxe', () => {
  test('D2-ASTEP-17 D2-ASTEP-18 Chipped Greataxe: two surge abilities of +1 damage, each once', () => {
    const t = duel();
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [
      face('blue', { range: 2 }),
      face('red', { damage: 3, surge: 1 }),
      face('gray', { shield: 3 }),
      face('gray', { shield: 1 }),
    ]);
    // 5 hearts and 2 surges against 4 shields.
    expect(t.offered('surge:')).toEqual(['surge:chipped-greataxe,0', 'surge:chipped-greataxe,1']);
    t.choose('surge:chipped-greataxe,0');
    expect(t.offered('surge:')).toEqual(['surge:chipped-greataxe,1']);
    t.choose('surge:chipped-greataxe,1');
    expect(damageOf(t, 'ettin-1')).toBe(3);
  });
});

describe('Berserker, starting skill', () => {
  test('D2-SKILL-03 D2-SKILL-04 D2-ABIL-09 D2-ABIL-11 Rage: an action and 1 fatigue for a melee attack with +1 damage', () => {
    const t = duel();
    t.choose(use('rage'));
    // Bare hands are no weapon: the axe is the only one.
    expect(t.offered('attack:').every(option => option.startsWith('attack:chipped-greataxe'))).toBe(true);
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [...hit(2), none, face('gray', { shield: 2 })]);
    expect(damageOf(t, 'ettin-1')).toBe(3);
    expect(fatigueOf(t, GRISBAN)).toBe(1);
    expect(t.state.turns[0]?.actions).toBe(1);
    expect(t.offered(use('rage'))).toEqual([use('rage')]);
    // Without an action left there is none of it.
    t.choose('rest').chooseWhile('answer', 'pass');
    expect([t.state.turns[0]?.actions, t.offered(use('rage'))]).toEqual([0, []]);
  });

  test('D2-SKILL-03 D2-CHAR-08 D2-ABIL-02 Rage cannot be used without fatigue to suffer, without a weapon, or with nobody to attack', () => {
    expect(
      duel([], state => {
        (state.heroes[0] as { fatigue: number }).fatigue = 4;
      }).offered('use:'),
    ).toEqual([`use:${GRISBAN},${GRISBAN}-feat,0`]);
    expect(
      duel([], state => {
        for (const one of state.heroes[0]?.cards ?? []) one.worn = false;
      }).offered(use('rage')),
    ).toEqual([]);
    expect(
      duel([], state => {
        const [ettin] = state.monsters;
        if (ettin !== undefined) ettin.cells = ['I7', 'J7', 'I8', 'J8'].map(space => at(state, space));
      }).offered('use:'),
    ).toEqual([]);
  });
});

describe('Berserker, skills for 1 XP', () => {
  test('D2-DMG-04 Brute: 4 more health, so that 14 damage do not fell Grisban', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['brute']).damage = 13;
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1 }),
      none,
    ]);
    expect(damageOf(t, GRISBAN)).toBe(16);
    t.choose('end');
    expect(t.state.heroes[0]?.down).toBe(null);
  });

  test('D2-KO-14 D2-STAND-02 Brute: who stands up recovers 2 damage more than the hearts rolled', () => {
    const t = sit(state => {
      const grisban = hero(state, GRISBAN, 'berserker', 'F5', ['brute']);
      grisban.down = at(state, 'F5');
      grisban.cells = [];
      grisban.damage = 18;
      grisban.fatigue = 4;
      monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
    });
    acts(t, GRISBAN).choose('stand-up', [face('red', { damage: 1 }), face('red', { damage: 3, surge: 1 })]);
    // 1 + 3 hearts and 2 more.
    expect(damageOf(t, GRISBAN)).toBe(12);
    expect(fatigueOf(t, GRISBAN)).toBe(3);
  });

  test('D2-ABIL-02 Brute: not when another hero stands up', () => {
    const t = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['brute']).damage = 6;
      Object.assign(hero(state, 'ashrian', 'spiritspeaker', 'F8'), { down: at(state, 'F8'), cells: [], damage: 10 });
      monster(state, 'zombie', 'J8');
    });
    acts(t, 'ashrian').choose('stand-up', [face('red', { damage: 1 }), face('red', { damage: 1 })]);
    expect([damageOf(t, GRISBAN), damageOf(t, 'ashrian')]).toEqual([6, 8]);
  });

  test('D2-REV-08 Brute: who is healed by anything else does not recover more', () => {
    const t = acts(
      sit(state => {
        const grisban = hero(state, GRISBAN, 'berserker', 'F5', ['brute']);
        grisban.down = at(state, 'F5');
        grisban.cells = [];
        grisban.damage = 18;
        hero(state, 'avric-albright', 'disciple', 'F6');
      }),
      'avric-albright',
    );
    t.choose('use:avric-albright,prayer-of-healing,0').choose(`pick:${GRISBAN}`, [face('red', { damage: 3 })]);
    expect(damageOf(t, GRISBAN)).toBe(15);
  });

  /** A zombie strikes at Grisban and misses. */
  const struck = (change: (state: State) => void = () => undefined) => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['counter-attack']);
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'J8');
      change(state);
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', GRISBAN, 'F5'), [MISS, face('yellow', { damage: 1 }), none]);
    return t;
  };

  test('D2C-BERS-01 D2-TGT-07 Counter Attack: an attack on that monster for 1 fatigue after its attack, even after one that missed', () => {
    // Another monster beside him is not meant.
    const t = struck(state => void monster(state, 'goblin-archer', 'E4'));
    expect(t.offered()).toEqual([use('counter-attack'), 'pass']);
    t.choose(use('counter-attack'), [...hit(2), bare]);
    expect(figure.bind(null, t, 'zombie-1')).toThrow();
    expect(fatigueOf(t, GRISBAN)).toBe(1);
    expect(card(t, GRISBAN, 'counter-attack').tired).toBe(true);
  });

  test('D2C-BERS-01 D2-EXH-02 Counter Attack: not while it is exhausted', () => {
    const t = struck(state => {
      for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'counter-attack') one.tired = true;
    });
    expect(t.kind).toBe('monster-turn');
  });

  test('D2C-BERS-01 Counter Attack: not against a monster that is not adjacent', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['counter-attack']);
      monster(state, 'goblin-archer', 'H5');
    });
    t.choose(strike(t, 'goblin-archer', GRISBAN, 'F5'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1 }),
      none,
    ]);
    expect(damageOf(t, GRISBAN)).toBe(3);
    expect(t.kind).toBe('monster-turn');
    // A spear would reach it two spaces away.
    const speared = (space: string) => {
      const u = raid(state => {
        hero(state, GRISBAN, 'berserker', 'F5', ['counter-attack', 'iron-spear']);
        monster(state, 'goblin-archer', space);
      });
      return u.choose(strike(u, 'goblin-archer', GRISBAN, 'F5'), [
        face('blue', { range: 3 }),
        face('yellow', { range: 1, damage: 1 }),
        none,
      ]).kind;
    };
    expect([speared('G5'), speared('H5')]).toEqual(['answer', 'monster-turn']);
  });

  test('D2C-BERS-01 Counter Attack: not after an attack that affects another hero only', () => {
    const t = raid(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['counter-attack']);
      hero(state, 'avric-albright', 'disciple', 'F6');
      monster(state, 'zombie', 'G5');
    });
    t.choose(strike(t, 'zombie', 'avric-albright', 'F6'), [MISS, 1, none]);
    expect(t.offered()).toEqual(['use:avric-albright,wooden-shield-disciple,0', 'pass']);
    t.choose('pass');
    expect(t.kind).toBe('monster-turn');
  });

  test('D2-ATTR-05 D2-COND-21 Cripple: 2 fatigue and a passed test of might immobilize an adjacent monster', () => {
    const t = duel(['cripple']);
    // 5 shields are not more than might 5.
    t.choose(use('cripple'), [face('gray', { shield: 2 }), face('black', { shield: 3 })]);
    expect(figure(t, 'ettin-1').conditions).toEqual(['immobilized']);
    expect(fatigueOf(t, GRISBAN)).toBe(2);
    expect(t.state.turns[0]?.actions).toBe(2);
    expect(t.offered(use('cripple'))).toEqual([]);
  });

  test('D2-ATTR-05 Cripple: a failed test of might costs all the same and does nothing', () => {
    const t = duel(['cripple']);
    t.choose(use('cripple'), [face('gray', { shield: 2 }), face('black', { shield: 4 })]);
    expect(figure(t, 'ettin-1').conditions).toEqual([]);
    expect(fatigueOf(t, GRISBAN)).toBe(2);
    expect(card(t, GRISBAN, 'cripple').tired).toBe(true);
  });
});

describe('Berserker, skills for 2 XP', () => {
  test('D2-MOVE-21 D2-MOVE-22 D2-ACTN-09 Charge: up to 3 spaces and a melee attack in one action for 2 fatigue', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'E5', ['charge']);
        monster(state, 'zombie', 'I5');
      }),
      GRISBAN,
    );
    t.choose(use('charge'));
    // Speed 3: H5 is in reach, the space behind the zombie is not; no movement points come of it.
    expect(t.offered('space:')).toContain(`space:${at(t.state, 'H5')}`);
    expect(t.offered('space:')).not.toContain(`space:${at(t.state, 'J5')}`);
    expect(t.offered('done')).toEqual(['done']);
    t.choose(`space:${at(t.state, 'H5')}`, [...hit(1), face('brown', { shield: 2 })]);
    expect(damageOf(t, 'zombie-1')).toBe(1);
    expect(figure(t, GRISBAN).cells).toEqual([at(t.state, 'H5')]);
    expect(fatigueOf(t, GRISBAN)).toBe(2);
    expect(t.state.turns[0]).toMatchObject({ actions: 1, pools: [], moves: 0 });
    // The other action is enough for another one.
    expect(t.offered(use('charge'))).toEqual([use('charge')]);
  });

  test('D2-COND-23 Charge: an immobilized hero may still move by a skill', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'E5', ['charge']).conditions = ['immobilized'];
        monster(state, 'zombie', 'I5');
      }),
      GRISBAN,
    );
    expect(t.offered('move')).toEqual([]);
    t.choose(use('charge'));
    expect(t.offered(`space:${at(t.state, 'H5')}`)).toHaveLength(1);
  });

  test('D2C-BERS-02 D2-SKILL-03 D2-ASTEP-10 Weapon Mastery: exhausted after the roll, without fatigue, 1 more surge with a two-handed melee weapon', () => {
    const t = duel(['weapon-mastery']);
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [...hit(2), none, face('gray', { shield: 1 })]);
    expect(t.offered()).toEqual([use('weapon-mastery'), 'pass']);
    expect(t.state.attacks[0]?.dice).toHaveLength(2);
    expect(t.state.attacks[0]?.step).toBe(2);
    t.choose(use('weapon-mastery'));
    t.choose('surge:chipped-greataxe,0');
    expect(damageOf(t, 'ettin-1')).toBe(4);
    // It stays exhausted until the next turn.
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [...hit(1), face('gray', { shield: 3 }), none]);
    expect(t.kind).toBe('turn');
    expect(fatigueOf(t, GRISBAN)).toBe(0);
  });

  test('D2C-BERS-02 Weapon Mastery: neither with bare hands nor with one one-handed weapon, but with two of them', () => {
    const armed = (...items: readonly string[]) =>
      duel(['weapon-mastery', ...items], state => {
        for (const one of state.heroes[0]?.cards ?? []) if (one.id === 'chipped-greataxe') one.worn = false;
      });
    const bareHands = duel(['weapon-mastery']);
    bareHands.choose(strike(bareHands, 'unarmed', 'ettin-1', 'G5'), [face('blue', { range: 3 }), none, none]);
    expect(bareHands.kind).toBe('turn');
    const single = armed('iron-longsword');
    single.choose(strike(single, 'iron-longsword', 'ettin-1', 'G5'), [...hit(2), none, none]);
    expect(single.kind).toBe('turn');
    const two = armed('iron-longsword', 'iron-mace');
    two.choose(strike(two, 'iron-longsword', 'ettin-1', 'G5'), [...hit(2), none, none]);
    expect(two.offered()).toEqual([use('weapon-mastery'), 'pass']);
  });

  test('D2-ABIL-02 Weapon Mastery and Execute: not with a bow, not for the attack of another hero', () => {
    const bow = duel(['weapon-mastery', 'execute'], state => {
      const [grisban] = state.heroes;
      for (const one of grisban?.cards ?? []) one.worn = false;
      grisban?.cards.push({ id: 'yew-shortbow', worn: true, tired: false, used: false, on: null });
    });
    bow.choose(strike(bow, 'yew-shortbow', 'ettin-1', 'G5'), [
      face('blue', { range: 3 }),
      face('yellow', { damage: 2, surge: 0 }),
      none,
      none,
    ]);
    expect([damageOf(bow, 'ettin-1'), bow.kind]).toEqual([4, 'turn']);
    const other = sit(state => {
      hero(state, GRISBAN, 'berserker', 'F5', ['weapon-mastery', 'execute']);
      hero(state, 'ashrian', 'spiritspeaker', 'F6');
      monster(state, 'zombie', 'G6');
    });
    acts(other, 'ashrian').choose(strike(other, 'oak-staff', 'zombie-1', 'G6'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1, surge: 0 }),
      face('brown', { shield: 2 }),
    ]);
    expect([damageOf(other, 'zombie-1'), other.kind]).toEqual([1, 'turn']);
  });

  test('D2-ASTEP-05 D2-ASTEP-09 D2-TGT-03 Whirlwind: one attack roll on every adjacent monster, each with its own defence roll', () => {
    const t = acts(
      sit(state => {
        hero(state, GRISBAN, 'berserker', 'F5', ['whirlwind']);
        monster(state, 'zombie', 'F4');
        monster(state, 'zombie', 'F7');
        // Its first space is not beside Grisban, another one is.
        monster(state, 'ettin', 'G3', 'H3', 'G4', 'H4');
      }),
      GRISBAN,
    );
    t.choose(use('whirlwind'), [...hit(2), face('brown', { shield: 2 }), none, face('gray', { shield: 1 })]);
    expect(t.kind).toBe('order');
    expect(t.state.attacks[0]?.aims.map(({ cell, target }) => [cell, target])).toEqual([
      [at(t.state, 'F4'), true],
      [at(t.state, 'G4'), true],
    ]);
    t.choose('order:ettin-1');
    expect([damageOf(t, 'zombie-1'), damageOf(t, 'zombie-2'), damageOf(t, 'ettin-1')]).toEqual([2, 0, 3]);
    expect(fatigueOf(t, GRISBAN)).toBe(1);
  });
});

describe('Berserker, skills for 3 XP', () => {
  test('D2-SURGE-02 Death Rage: a surge ability worth 1 damage for every 2 damage he carries, for 2 fatigue', () => {
    const t = duel(['death-rage'], state => {
      (state.heroes[0] as { damage: number }).damage = 7;
    });
    t.choose(use('death-rage'));
    expect(t.offered().every(option => option.startsWith('attack:chipped-greataxe'))).toBe(true);
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [
      ...hit(3, 1),
      face('gray', { shield: 3 }),
      face('gray', { shield: 2 }),
    ]);
    expect(t.offered('surge:')).toContain('surge:death-rage,0');
    t.choose('surge:death-rage,0');
    // 5 + 3 against 5 shields.
    expect(damageOf(t, 'ettin-1')).toBe(3);
    expect(fatigueOf(t, GRISBAN)).toBe(2);
  });

  test('D2-ABIL-11 D2-ASTEP-20 Execute: after the roll as much damage more as fatigue he suffers, up to his stamina', () => {
    const t = duel(['execute'], state => {
      (state.heroes[0] as { fatigue: number }).fatigue = 1;
    });
    t.choose(strike(t, 'chipped-greataxe', 'ettin-1', 'G5'), [...hit(1), face('gray', { shield: 3 }), none]);
    expect(t.offered()).toEqual([use('execute', 1), use('execute', 2), use('execute', 3), 'pass']);
    t.choose(use('execute', 3));
    expect(damageOf(t, 'ettin-1')).toBe(3);
    expect(fatigueOf(t, GRISBAN)).toBe(4);
    expect(card(t, GRISBAN, 'execute').tired).toBe(true);
  });

  test('D2-ABIL-02 Execute: not with bare hands', () => {
    const t = duel(['execute']);
    t.choose(strike(t, 'unarmed', 'ettin-1', 'G5'), [face('blue', { range: 3 }), none, none]);
    expect(t.kind).toBe('turn');
  });
});
