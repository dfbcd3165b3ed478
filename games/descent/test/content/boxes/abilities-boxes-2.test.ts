import { describe, expect, test } from 'vitest';
import { recoverDamage } from '../../../rules/damage.ts';
import { defeat } from '../../../rules/defeat.ts';
import type { State } from '../../../state.ts';
import { after, io } from '../../laid.ts';
import { acts, at, damageOf, figure, go, hero, monster, raid, sit, strike } from '../../positions.ts';
import { against, black, blue, brown, FAIL, facing, gray, quiet, red, space, yellow } from './monster-turns.ts';

describe('Manor of Ravens', () => {
  test('Black Venom: doomed and poisoned if damage is dealt', () => {
    const t = against('bandit*', ['H5']);
    t.choose(strike(t, 'bandit', 'syndrael', 'F5'), [blue(6), yellow(1), gray(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:bandit,0');
    expect(figure(quiet(t), 'syndrael').conditions.sort()).toEqual(['doomed', 'poisoned']);
  });

  test('Death Cry: within 3 spaces, willpower failed: doomed or 1 damage as the overlord likes, once a round', () => {
    const cry = (way: string) => {
      const t = against('wraith', ['I5'])
        .choose('use:wraith-1,death-cry,0', [...FAIL])
        .choose(way);
      expect(t.offered('use')).toEqual([]);
      return [damageOf(t, 'syndrael'), ...figure(t, 'syndrael').conditions];
    };
    expect([cry('way:0'), cry('way:1')]).toEqual([[0, 'doomed'], [1]]);
  });

  test('Pillage: an attack on an adjacent hero; knocked out, he loses a search card', () => {
    const rob = (damage: number) => {
      const t = against('bandit', ['G5'], state => {
        const [one] = state.heroes;
        one?.cards.push({ id: 'fire-flask', tired: false, worn: false, used: false, on: null });
        if (one !== undefined) one.damage = damage;
      });
      t.choose('use:bandit-1,pillage,0', [blue(3), red(2), gray(0)]);
      quiet(t);
      if (t.kind === 'one-of') t.choose('card:fire-flask');
      return t.state.heroes[0]?.cards.some(({ id }) => id === 'fire-flask');
    };
    expect([rob(0), rob(10)]).toEqual([true, false]);
    expect(against('bandit', ['H5']).offered('use')).toEqual([]);
  });

  test('Reaper: when a hero within 5 spaces falls it may move its speed and attack, once a round', () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'F5').damage = 11;
      hero(state, 'avric-albright', 'disciple', 'E8');
      monster(state, 'zombie', 'G5');
      monster(state, 'wraith*', 'J5');
    }, 'zombie-1');
    t.choose(strike(t, 'zombie', 'syndrael', 'F5'), [blue(3), yellow(1), gray(0)]);
    t.chooseWhile('surge', 'done');
    for (let i = 0; i < 4 && t.offered('use:wraith').length === 0; i++) t.choose('pass');
    t.choose('use:wraith-master-1,reaper,0').choose(space(t, 'G6'));
    t.choose(strike(t, 'wraith', 'avric-albright', 'E8'), [blue(4), yellow(1), gray(0)]);
    expect(damageOf(quiet(t), 'avric-albright')).toBe(3);
  });
});

describe('Mists of Bilehall', () => {
  test('Extend: it strikes 3 spaces away, no farther', () => {
    const t = against('bone-horror', ['I5']);
    expect(t.offered('attack')).toEqual([strike(t, 'bone-horror', 'syndrael', 'F5')]);
    expect(against('bone-horror', ['J5']).offered('attack')).toEqual([]);
  });

  test('Lithesome: its friends do not block its sight', () => {
    const t = against('bone-horror', ['I5'], state => {
      monster(state, 'zombie', 'H5');
      monster(state, 'zombie', 'G5');
      monster(state, 'zombie', 'G4');
      monster(state, 'zombie', 'G6');
    });
    expect(t.offered('attack')).toEqual([strike(t, 'bone-horror', 'syndrael', 'F5')]);
    expect(against('bone-horror', ['J5']).offered('attack')).toEqual([]);
  });

  test('Lash: after the attack the target is placed within 2 spaces of it', () => {
    const t = against('bone-horror*', ['I5']);
    t.choose(strike(t, 'bone-horror', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:bone-horror,0');
    expect(['F6', 'G6', 'J6'].filter(name => t.offered(space(t, name)).length > 0)).toEqual(['G6', 'J6']);
    t.choose(space(t, 'J6'));
    expect(figure(t, 'syndrael')).toMatchObject({ damage: 3, cells: [at(t.state, 'J6')] });
  });

  test('Colonize: immobilized and terrified if damage is dealt', () => {
    const t = against('broodwalker*', ['G5']);
    t.choose(strike(t, 'broodwalker', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:broodwalker,1');
    expect(figure(quiet(t), 'syndrael').conditions.sort()).toEqual(['immobilized', 'terrified']);
  });

  test('Overflowing: for heroes the spaces next to it are sludge; D2-TERR-30 who begins there has speed 1', () => {
    const points = (name: string) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'knight', 'E5');
          monster(state, 'broodwalker', name);
        }),
        'syndrael',
      );
      t.choose('move').choose(go(t, 'F5'));
      return t.state.turns[0]?.pools[0]?.left;
    };
    // Sludge costs 2.
    expect([points('G5'), points('J5')]).toEqual([2, 3]);
    const stuck = facing('broodwalker', ['G5']);
    expect(stuck.choose('move').state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 1 }]);
    const free = against('zombie', ['H5'], state => {
      monster(state, 'broodwalker', 'I5');
    });
    expect(free.choose('move').state.turns[0]?.pools).toEqual([{ source: 'move-1', left: 3 }]);
  });

  test('Hive Defense: for heroes the spaces next to it are hazard spaces: 1 damage to enter, defeat to end there', () => {
    const t = acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'broodwalker*', 'G5');
      }),
      'syndrael',
    );
    t.choose('move').choose(go(t, 'F5'));
    expect(damageOf(t, 'syndrael')).toBe(1);
    t.choose('end');
    // His token lies outside the spaces that are hazardous for him.
    expect([t.kind, t.offered(`space:${at(t.state, 'F5')}`), t.offered(`space:${at(t.state, 'F4')}`)]).toEqual([
      'where',
      [],
      [],
    ]);
    t.choose(`space:${at(t.state, 'E5')}`);
    expect(t.state.heroes[0]?.down).toBe(at(t.state, 'E5'));
  });

  test('D2C-MAB-49 D2C-MAB-50 Maneuver: an adjacent minion spends 2 movement points at once; what is left is lost', () => {
    const t = against('reanimate-monster*', ['H5'], state => {
      monster(state, 'zombie', 'I5');
    });
    t.choose('use:reanimate-monster-master-1,maneuver,0');
    t.choose(`go:${at(t.state, 'J5')},maneuver`).choose('done');
    expect([figure(t, 'zombie-1').cells, t.state.turns.map(turn => turn.figure)]).toEqual([
      [at(t.state, 'J5')],
      ['reanimate-monster-master-1'],
    ]);
  });

  test('Phalanx: next to one of its group it defends with a gray instead of a brown die', () => {
    const dice = (other: string) => {
      const t = facing('reanimate-monster', ['G5'], state => {
        monster(state, 'reanimate-monster', other);
      });
      t.choose(strike(t, 'iron-longsword', 'reanimate-monster-1', 'G5'), [blue(3), red(2), 1]);
      const event = t.events().findLast(one => one.kind === 'attack-rolled');
      return event?.kind === 'attack-rolled' ? event.defence[0]?.dice.map(({ kind }) => kind) : [];
    };
    expect([dice('H5'), dice('I5')]).toEqual([['gray'], ['brown']]);
  });
});

describe('The Chains that Rust', () => {
  test('Shadow Step: a hero who targets it spends a surge, or it gains 5 movement points after the attack', () => {
    const blow = (surge: boolean) => {
      const t = facing('marrow-priest*', ['G5']);
      t.choose(strike(t, 'iron-longsword', 'marrow-priest-master-1', 'G5'), [blue(2), red(1), gray(0), brown(0)]);
      t.chooseWhile('answer', 'pass');
      if (surge) t.choose('surge:fading-step,0');
      t.chooseWhile('surge', 'done');
      return t;
    };
    expect(blow(true).kind).toBe('turn');
    const away = blow(false).choose('use:marrow-priest-master-1,fading-step,1');
    away.choose(`go:${at(away.state, 'J5')},fading-step`).choose('done');
    expect(figure(away, 'marrow-priest-master-1').cells).toEqual([at(away.state, 'J5')]);
  });

  test('Mortal Binding: knowledge failed, no damage is recovered until a priest or a hero falls', () => {
    const t = against('marrow-priest', ['G5'], state => {
      hero(state, 'avric-albright', 'disciple', 'F6', ['prayer-of-healing']).acted = true;
      monster(state, 'marrow-priest*', 'J8');
    });
    t.choose(strike(t, 'marrow-priest', 'syndrael', 'F5'), [blue(2), yellow(1), gray(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:marrow-priest,0', [...FAIL]);
    quiet(t);
    const heal = (state: State) => recoverDamage(state, io(), 'syndrael', 1, 'laid');
    expect([damageOf(t, 'syndrael'), after(t, heal).heroes[0]?.damage]).toEqual([3, 3]);
    const fallen = after(t, function* (state) {
      yield* defeat(state, io(), 'marrow-priest-master-1', { by: 'laid' });
      yield* heal(state);
    });
    expect(fallen.heroes[0]?.damage).toBe(2);
  });

  test('Harrowing: a hero within 3 spaces who targets it tests willpower or is terrified', () => {
    const t = facing('shambling-colossus*', ['G5', 'H5']);
    t.choose(strike(t, 'iron-longsword', 'shambling-colossus-master-1', 'G5'), [...FAIL, blue(2), red(1), black(0)]);
    // Terrified: no surges.
    expect([t.kind, figure(t, 'syndrael').conditions, damageOf(t, 'shambling-colossus-master-1')]).toEqual([
      'turn',
      ['terrified'],
      3,
    ]);
  });

  test('Puncture: 1 shield less for every defence die of the target', () => {
    const t = against('shambling-colossus', ['G5', 'H5']);
    t.choose(strike(t, 'shambling-colossus', 'syndrael', 'F5'), [blue(3), red(1), gray(2)]);
    expect(damageOf(quiet(t), 'syndrael')).toBe(2);
  });

  test("Fearbrand: a visible hero's token is put on its base, once", () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'the-dispossessed', 'J5');
    }, 'the-dispossessed-1');
    t.choose('use:the-dispossessed-1,fearbrand,0');
    expect(figure(t, 'the-dispossessed-1').marks).toEqual({ 'hero-token/syndrael': 1 });
    expect(t.offered('use')).toEqual([]);
  });

  test("Ethereal Hold: a hero's token, to come within 3 spaces of him at the start of the next turn", () => {
    const t = raid(state => {
      hero(state, 'syndrael', 'knight', 'E5');
      monster(state, 'the-dispossessed', 'J5');
    }, 'the-dispossessed-1');
    t.choose('use:the-dispossessed-1,fearbrand,0');
    expect(figure(t, 'the-dispossessed-1').marks).toEqual({ 'hero-token/syndrael': 1 });
    expect(t.offered('use')).toEqual([]);
    t.choose('end');
    while (t.kind !== 'answer') t.choose(t.offered('end')[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    t.choose('use:the-dispossessed-1,ethereal-hold,0').choose(space(t, 'E8'));
    expect(figure(t, 'the-dispossessed-1')).toMatchObject({ cells: [at(t.state, 'E8')] });
    expect(figure(t, 'the-dispossessed-1').marks).toEqual({});
  });
});
