import { describe, expect, test } from 'vitest';
import { recoverDamage } from '../../../rules/damage.ts';
import { attributeOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import { acts, at, damageOf, fatigueOf, figure, go, hero, MISS, monster, raid, sit, strike } from '../../positions.ts';
import { against, blue, brown, FAIL, facing, gray, PASS, quiet, red, SQUARE, space, yellow } from './monster-turns.ts';

describe('attacks of an activation', () => {
  test('D2C-MAB-01 D2C-MAB-02 Ravage: two actions may be attacks, a third never', () => {
    const t = against('manticore', ['H5', 'H6']);
    const shot = (): void => {
      t.choose(strike(t, 'manticore', 'syndrael', 'F5'), [MISS, yellow(1), gray(0)]);
      t.chooseWhile('answer', 'pass');
    };
    shot();
    expect(t.offered('attack')).toHaveLength(1);
    shot();
    expect(t.offered('attack')).toEqual([]);
    const once = against('bane-spider', [...SQUARE]);
    once.choose(strike(once, 'bane-spider', 'syndrael', 'F5'), [MISS, red(1), gray(0)]);
    expect(once.offered('attack')).toEqual([]);
  });

  test('Blast: the attacks of the master always have it', () => {
    const t = against('lava-beetle*', ['H5'], state => {
      hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
    });
    t.choose(strike(t, 'lava-beetle', 'syndrael', 'F5'), [blue(3), red(2), gray(1), gray(2)]);
    t.chooseWhile('answer', 'pass');
    t.choose('order:syndrael');
    expect([damageOf(t, 'syndrael'), damageOf(t, 'avric-albright')]).toEqual([3, 2]);
  });

  test('Bull Rush: one more red die on a space it was not next to when its activation began', () => {
    const dice = (from: string) => {
      const t = against('dark-minotaur', [from]);
      if (from !== 'G5') {
        t.choose('move').choose(go(t, 'G5'));
      }
      t.choose(
        strike(t, 'dark-minotaur', 'syndrael', 'F5'),
        from === 'G5' ? [blue(3), gray(0)] : [blue(3), red(2), gray(0)],
      );
      return damageOf(quiet(t), 'syndrael');
    };
    expect([dice('G5'), dice('I5')]).toEqual([2, 4]);
  });

  test('Backswing: those it affected test awareness; only if all of them fail each suffers 2 damage and is stunned', () => {
    const swing = (...rolls: number[]) => {
      const t = against('troll*', [...SQUARE], state => {
        hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
      });
      t.choose('use:troll-master-1,sweep,0', [blue(5), red(1), gray(3), gray(3)]);
      t.chooseWhile('answer', 'pass').choose('order:syndrael');
      t.choose('use:troll-master-1,backswing,0').choose('pick:syndrael').choose('pick:avric-albright', rolls);
      return [figure(t, 'syndrael'), figure(t, 'avric-albright')].map(({ damage, conditions }) => [
        damage,
        ...conditions,
      ]);
    };
    expect(swing(...FAIL, ...FAIL)).toEqual([
      [2, 'stunned'],
      [2, 'stunned'],
    ]);
    expect(swing(...FAIL, ...PASS)).toEqual([[0], [0]]);
  });

  test('D2-ASTEP-07 Sweep: one attack that affects everybody within 2 spaces and in sight, friends too; they are named before it is rolled', () => {
    const t = against('giant*', [...SQUARE], state => {
      hero(state, 'avric-albright', 'disciple', 'D5').acted = true;
      monster(state, 'zombie', 'H7');
    });
    expect(t.offered('use')).toEqual(['use:giant-master-1,sweep,0']);
    t.choose('use:giant-master-1,sweep,0', [blue(3), red(2), gray(1), brown(0)]);
    t.chooseWhile('answer', 'pass');
    while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
    const told = t.events().filter(e => e.kind === 'attacks' || e.kind === 'attack-rolled');
    expect(told).toMatchObject([
      { kind: 'attacks', on: ['syndrael', 'zombie-1'] },
      { kind: 'attack-rolled', defence: [{ figure: 'syndrael' }, { figure: 'zombie-1' }] },
    ]);
    // Avric is too far away; the zombie is hit as well.
    expect([damageOf(t, 'syndrael'), damageOf(t, 'avric-albright')]).toEqual([3, 0]);
    expect(t.state.monsters.some(({ id }) => id === 'zombie-1')).toBe(false);
    expect(t.offered('attack')).toEqual([]);
  });

  test('D2C-MAB-67 D2C-MAB-68 Leap Attack: up to its speed through heroes, then an attack on all of them; or nobody', () => {
    const leap = (...way: readonly string[]) => {
      const t = against('blood-ape*', [...SQUARE], state => {
        state.heroes[0]?.cells.splice(0, 1, at(state, 'F5'));
      });
      t.choose('use:blood-ape-master-1,leap-attack,0');
      for (const name of way) t.choose(space(t, name));
      return t;
    };
    const over = leap('F5', 'E5', 'D5');
    expect(over.offered('done')).toEqual(['done']);
    over.choose('done');
    over.choose(over.offered('stretch')[0] ?? '', [blue(3), red(2), gray(1)]);
    expect(damageOf(quiet(over), 'syndrael')).toBe(3);
    expect(figure(over, 'blood-ape-master-1').cells).toContain(at(over.state, 'D5'));
    const past = leap('F4');
    past.choose('done');
    past.choose(past.offered('stretch')[0] ?? '');
    expect([past.kind, damageOf(past, 'syndrael')]).toEqual(['monster-turn', 0]);
    // From where only its own spaces lead on, it could not stop anywhere.
    const pocket = against('blood-ape*', [...SQUARE], state => {
      state.heroes[0]?.cells.splice(0, 1, at(state, 'F5'));
      for (const name of ['E4', 'F4', 'G4', 'E5', 'E6', 'F6']) state.ground[at(state, name)] = 'obstacle';
    }).choose('use:blood-ape-master-1,leap-attack,0');
    expect([pocket.offered(space(pocket, 'F5')), pocket.offered('done')]).toEqual([[], ['done']]);
  });

  test('Flicker: placed next to a hero within 3 spaces, who tests awareness or is attacked; after an attack only placed', () => {
    const t = against('shade', ['I5']);
    t.choose('use:shade-1,flicker,0').choose(space(t, 'E4'), [...FAIL, blue(3), yellow(2), gray(0)]);
    quiet(t);
    expect([figure(t, 'shade-1').cells, damageOf(t, 'syndrael')]).toEqual([[at(t.state, 'E4')], 4]);
    expect([t.offered('attack'), t.offered('use')]).toEqual([[], ['use:shade-1,flicker,0']]);
    t.choose('use:shade-1,flicker,0').choose(space(t, 'G5'));
    expect([t.kind, damageOf(t, 'syndrael')]).toEqual(['monster-turn', 4]);
    const passed = against('shade', ['I5']);
    passed.choose('use:shade-1,flicker,0').choose(space(passed, 'E4'), [...PASS]);
    expect([damageOf(passed, 'syndrael'), passed.offered('attack').length]).toEqual([0, 1]);
  });
});

describe('attack dice and results', () => {
  test('D2C-MAB-81 D2C-MAB-82 Morph: the printed dice of a figure in sight, of a hero those of an equipped weapon', () => {
    const t = against('chaos-beast', ['H5', 'I5', 'H6', 'I6'], state => {
      monster(state, 'zombie', 'F6');
      // One more die for the knight's attacks is none for the beast.
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'dice', pool: 'attack', dice: ['red'] },
      });
    });
    t.choose(strike(t, 'chaos-beast', 'syndrael', 'F5'));
    expect(t.offered()).toEqual(['pick:syndrael', 'pick:zombie-1']);
    t.choose('pick:syndrael', [blue(3), red(2), gray(1)]);
    expect(damageOf(quiet(t), 'syndrael')).toBe(3);
    const like = against('chaos-beast', ['H5', 'I5', 'H6', 'I6'], state => {
      monster(state, 'zombie', 'F6');
    });
    like.choose(strike(like, 'chaos-beast', 'syndrael', 'F5')).choose('pick:zombie-1', [blue(3), yellow(2), gray(1)]);
    expect(damageOf(quiet(like), 'syndrael')).toBe(3);
  });

  test('Sorcery 3: up to so much range becomes damage after the roll, or damage range', () => {
    const bolt = () => {
      const t = against('sorcerer*', ['H5']);
      return t.choose(strike(t, 'sorcerer', 'syndrael', 'F5'), [blue(4), yellow(1), gray(0)]);
    };
    const t = bolt();
    t.choose('use:sorcerer-master-1,sorcery-3,0').choose('way:0');
    expect(t.offered()).toEqual(['number:1', 'number:2', 'number:3']);
    expect(damageOf(quiet(t.choose('number:3')), 'syndrael')).toBe(6);
    const short = bolt();
    short.choose('use:sorcerer-master-1,sorcery-3,0').choose('way:1').choose('number:2');
    expect(damageOf(quiet(short), 'syndrael')).toBe(1);
  });

  test('Command: a minion within 3 spaces rolls one die again, once an attack however many command', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'beastman', 'G5');
      monster(state, 'beastman*', 'J5');
      monster(state, 'beastman*', 'J6');
    }, 'beastman-1');
    t.choose(strike(t, 'beastman', 'syndrael', 'F5'), [MISS, yellow(1), gray(0)]);
    t.choose('use:beastman-master-1,command,0').choose('reroll:0', [blue(3)]);
    expect(damageOf(quiet(t), 'syndrael')).toBe(3);
    const far = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'beastman', 'F5');
      monster(state, 'beastman*', 'J5');
    }, 'beastman-1');
    far.choose(strike(far, 'beastman', 'syndrael', 'E5'), [MISS, yellow(1), gray(0)]);
    expect(far.offered('use:beastman-master-1')).toEqual([]);
  });

  test('Swarm: a surge for 1 damage more for each other monster next to the target', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5');
      monster(state, 'kobold', 'G5');
      monster(state, 'kobold', 'G4');
      monster(state, 'zombie', 'E5');
      monster(state, 'kobold', 'I5');
    }, 'kobold-1');
    t.choose(strike(t, 'kobold', 'syndrael', 'F5'), [blue(2), gray(1)]);
    t.chooseWhile('answer', 'pass').choose('surge:kobold,0');
    expect(damageOf(quiet(t), 'syndrael')).toBe(3);
  });

  test('Hunt: after the attack the target may be placed next to it', () => {
    const t = against('hellhound', ['G5', 'H5']);
    t.choose(strike(t, 'hellhound', 'syndrael', 'F5'), [blue(2), red(1), gray(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:hellhound,0');
    t.choose('yes').choose(space(t, 'I6'));
    expect(figure(t, 'syndrael')).toMatchObject({ damage: 3, cells: [at(t.state, 'I6')] });
  });
});

describe('what happens to heroes nearby', () => {
  test('D2C-MAB-03 D2C-MAB-04 D2C-MAB-EX1 Aura 1: each space next to it costs 1 damage, of two of them 2', () => {
    const walk = (more: (state: State) => void = () => {}) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E7');
          monster(state, 'demon-lord*', ...SQUARE);
          more(state);
        }),
        'syndrael',
      );
      t.choose('move').choose(go(t, 'F6')).choose(go(t, 'F5'));
      return damageOf(t, 'syndrael');
    };
    // F6 is reached over E6 or F7; F7 would be one more.
    expect(walk()).toBe(2);
    expect(
      walk(state => {
        monster(state, 'demon-lord*', 'F3', 'G3', 'F4', 'G4');
      }),
    ).toBe(3);
  });

  test('D2C-MAB-24 D2C-MAB-25 Freezing: 1 fatigue for each space next to it and for each of them', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'wendigo*', ...SQUARE);
        monster(state, 'wendigo*', 'F3', 'G3', 'F4', 'G4');
      }),
      'syndrael',
    );
    t.choose('move').choose(go(t, 'F5'));
    expect(fatigueOf(t, 'syndrael')).toBe(2);
  });

  test('Horrifying: 1 willpower less next to it, at least 1, and once only', () => {
    const t = facing('crypt-dragon', ['G5', 'H5', 'I5', 'G6', 'H6', 'I6'], state => {
      state.act = 2;
      monster(state, 'dark-priest*', 'E5');
    });
    expect(attributeOf(t.state, 'syndrael', 'willpower')).toBe(1);
    const far = facing('crypt-dragon', ['H5', 'I5', 'J5', 'H6', 'I6', 'J6'], state => {
      state.act = 2;
    });
    expect(attributeOf(far.state, 'syndrael', 'willpower')).toBe(2);
  });

  test('Filthy Murk: at the end of its activation heroes within 3 spaces are diseased', () => {
    const murk = (from: string) => figure(against('dark-minotaur', [from]).choose('end'), 'syndrael').conditions;
    expect([murk('I5'), murk('J5')]).toEqual([['diseased'], []]);
  });

  test('Putrid Boils: a diseased hero within 3 spaces who spends fatigue suffers 1 damage, of two of them no more', () => {
    const t = facing('dark-minotaur', ['I5'], state => {
      state.heroes[0]?.conditions.push('diseased');
      monster(state, 'dark-minotaur*', 'I6');
    });
    expect(damageOf(t.choose('tire'), 'syndrael')).toBe(1);
    const healthy = facing('dark-minotaur', ['I5']);
    expect(damageOf(healthy.choose('tire'), 'syndrael')).toBe(0);
  });

  test('D2C-MAB-44 D2C-MAB-45 D2C-MAB-46 D2C-MAB-47 Lifethirst: 1 damage less each time within 5 spaces, knocked-out heroes and healing of all damage too, several add up', () => {
    const revived = (hags: number, hearts: readonly number[]) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'F5');
          const down = hero(state, 'avric-albright', 'disciple', 'E5');
          Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
          for (let i = 0; i < hags; i++) monster(state, 'crow-hag', `J${5 + i}`);
        }),
        'syndrael',
      );
      t.choose('revive:avric-albright', [...hearts]);
      return t.state.heroes[1]?.damage;
    };
    expect([revived(0, [red(2), red(2)]), revived(1, [red(2), red(2)]), revived(2, [red(2), red(2)])]).toEqual([
      8, 9, 10,
    ]);
    const hurt = facing('crow-hag', ['J5'], state => {
      const [one] = state.heroes;
      if (one !== undefined) one.damage = 6;
    });
    const whole = after(hurt, state => recoverDamage(state, io(), 'syndrael', Number.POSITIVE_INFINITY, 'laid'));
    expect(whole.heroes[0]?.damage).toBe(1);
  });

  test('Entomb: knocked-out heroes within 1 space recover only by standing up', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'F5');
        const down = hero(state, 'avric-albright', 'disciple', 'F6');
        Object.assign(down, { down: down.cells[0], cells: [], damage: 12 });
        monster(state, 'ice-wyrm', 'G5', 'H5', 'I5', 'G6', 'H6', 'I6');
      }),
      'syndrael',
    );
    t.choose('revive:avric-albright', [red(3), red(3)]);
    expect(t.state.heroes[1]).toMatchObject({ damage: 12, cells: [] });
    t.choose('end');
    t.choose('stand-up', [red(2), red(2)]);
    expect(t.state.heroes[1]?.damage).toBe(8);
  });

  test('Soul Shackle: it may suffer damage so that a hero within 3 spaces recovers less fatigue', () => {
    const rest = (answer: string) => {
      const t = facing('shade*', ['H5'], state => {
        const [one] = state.heroes;
        if (one !== undefined) one.fatigue = 3;
      });
      // Whoever has not moved recovers 2 more: she has.
      t.choose('move').choose(go(t, 'F4')).choose('rest').choose('end').choose(answer);
      return [fatigueOf(t, 'syndrael'), damageOf(t, 'shade-master-1')];
    };
    expect(rest('use:shade-master-1,soul-shackle-2,0')).toEqual([2, 2]);
    expect(rest('pass')).toEqual([0, 0]);
  });
});

describe('abilities with a number', () => {
  test.each([
    ['Sorcery 1', 'naga', 1, 3],
    ['Sorcery 2', 'sorcerer', 2, 2],
    ['Sorcery 3', 'sorcerer*', 3, 2],
  ] as const)('%s: so much range may become damage', (_, name, n, dice) => {
    const t = against(name, name === 'naga' ? ['H5', 'I5', 'H6', 'I6'] : ['H5']);
    const id = t.state.monsters[0]?.id ?? '';
    t.choose(strike(t, name.replace('*', ''), 'syndrael', 'F5'), [blue(5), 2, gray(0)]);
    t.choose(`use:${id},sorcery-${n},0`).choose('way:0');
    if (n > 1) expect(t.offered()).toHaveLength(n);
    t.chooseWhile('how-much', `number:${n}`);
    expect(damageOf(quiet(t), 'syndrael')).toBe(dice + n);
  });

  test.each([
    ['Lifethirst 1', 'crow-hag', 1, 4],
    ['Lifethirst 2', 'crow-hag*', 2, 5],
  ] as const)('%s: so much less damage is recovered', (_, name, act, left) => {
    const t = facing(name, ['J5'], state => {
      state.act = act;
      Object.assign(state.heroes[0] ?? {}, { damage: 6 });
    });
    expect(after(t, state => recoverDamage(state, io(), 'syndrael', 3, 'laid')).heroes[0]?.damage).toBe(left);
  });

  test.each([
    ['Soul Shackle 1', 'shade', 1, 1],
    ['Soul Shackle 2', 'shade*', 1, 2],
    ['Soul Shackle 3', 'shade*', 2, 3],
  ] as const)('%s: so much damage for so much fatigue', (_, name, act, n) => {
    const t = facing(name, ['H5'], state => {
      state.act = act;
      Object.assign(state.heroes[0] ?? {}, { fatigue: 4 });
    });
    const id = t.state.monsters[0]?.id ?? '';
    t.choose('move').choose(go(t, 'F4')).choose('rest').choose('end').choose(`use:${id},soul-shackle-${n},0`);
    expect([fatigueOf(t, 'syndrael'), damageOf(t, id)]).toEqual([n, n]);
  });
});
