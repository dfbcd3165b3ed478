import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../../rules/monsters.ts';
import { healthOf } from '../../../rules/values.ts';
import type { State } from '../../../state.ts';
import {
  acts,
  at,
  damageOf,
  fatigueOf,
  figure,
  hero,
  MISS,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../../positions.ts';
import {
  against,
  black,
  blue,
  brown,
  FAIL,
  facing,
  gray,
  PASS,
  quiet,
  red,
  SQUARE,
  space,
  yellow,
} from './monster-turns.ts';

describe('actions', () => {
  test('D2C-MAB-40 D2C-MAB-41 D2-GEO-19 Cause Fear: willpower failed, 2 spaces away, each farther off, and immobilized', () => {
    const t = against('crypt-dragon*', ['G4', 'H4', 'I4', 'G5', 'H5', 'I5']).choose(
      'use:crypt-dragon-master-1,cause-fear,0',
      [...FAIL],
    );
    expect(t.offered().sort()).toEqual([space(t, 'E4'), space(t, 'E5'), space(t, 'E6')].sort());
    t.choose(space(t, 'E4'));
    // Direction may change, the distance must grow.
    expect(t.offered().sort()).toEqual([space(t, 'D3'), space(t, 'D4'), space(t, 'D5')].sort());
    t.choose(space(t, 'D5'));
    expect(figure(t, 'syndrael')).toMatchObject({ cells: [at(t.state, 'D5')], conditions: ['immobilized'] });
    const brave = against('crypt-dragon*', ['G4', 'H4', 'I4', 'G5', 'H5', 'I5']);
    brave.choose('use:crypt-dragon-master-1,cause-fear,0', [...PASS]);
    expect(figure(brave, 'syndrael')).toMatchObject({ cells: [at(brave.state, 'F5')], conditions: [] });
  });

  test('Cocoon: adjacent heroes test awareness or are immobilized', () => {
    const t = against('bane-spider*', [...SQUARE], state => {
      hero(state, 'avric-albright', 'disciple', 'F6').acted = true;
    });
    t.choose('use:bane-spider-master-1,cocoon,0', [...FAIL, ...PASS]);
    expect([figure(t, 'syndrael').conditions, figure(t, 'avric-albright').conditions]).toEqual([['immobilized'], []]);
  });

  test('Constrict: might failed, immobilized; then it may move a space and drag the hero along', () => {
    const t = against('naga*', [...SQUARE]).choose('use:naga-master-1,constrict,0', [...FAIL]);
    t.choose(space(t, 'I6'));
    t.choose(t.offered('stretch')[0] ?? '').choose('yes');
    const [to = ''] = t.offered('space');
    t.choose(to);
    expect(figure(t, 'syndrael').conditions).toEqual(['immobilized']);
    expect(`space:${figure(t, 'syndrael').cells[0]}`).toBe(to);
    expect(against('naga*', ['H5', 'I5', 'H6', 'I6']).offered('use')).toEqual([]);
  });

  test('Dark Prayer: a hero within 5 spaces tests willpower or suffers 1 fatigue', () => {
    const t = against('dark-priest', ['J8']).choose('use:dark-priest-1,dark-prayer,0', [...FAIL]);
    expect(fatigueOf(t, 'syndrael')).toBe(1);
    const far = against('dark-priest', ['J8'], state => {
      const [one] = state.heroes;
      if (one !== undefined) one.cells = [at(state, 'D5')];
    });
    expect(far.offered('use')).toEqual([]);
  });

  test('D2C-MON-07 Death Omen: the hero suffers 2 damage, or else a condition of the overlord', () => {
    const hurt = against('crow-hag*', ['J5']).choose('use:crow-hag-master-1,death-omen,0');
    expect(hurt.seat).toBe(1);
    hurt.choose('way:0');
    expect(figure(hurt, 'syndrael')).toMatchObject({ damage: 2, conditions: [] });
    const cursed = against('crow-hag*', ['J5']).choose('use:crow-hag-master-1,death-omen,0').choose('way:1');
    expect(cursed.seat).toBe(0);
    cursed.choose('condition:poisoned');
    expect(figure(cursed, 'syndrael')).toMatchObject({ damage: 0, conditions: ['poisoned'] });
  });

  test('Extract: might failed, 2 fatigue, and it recovers 2 damage', () => {
    const t = against('ferrox*', ['G5'], state => {
      const [own] = state.monsters;
      if (own !== undefined) own.damage = 3;
    }).choose('use:ferrox-master-1,extract,0', [...FAIL]);
    expect([fatigueOf(t, 'syndrael'), damageOf(t, 'ferrox-master-1')]).toEqual([2, 1]);
    // Might 4; her knowledge is 3.
    const tried = (...dice: readonly number[]) =>
      fatigueOf(against('ferrox*', ['G5']).choose('use:ferrox-master-1,extract,0', dice), 'syndrael');
    expect([tried(gray(1), black(3)), tried(gray(2), black(3))]).toEqual([0, 2]);
  });

  test('Summon: a minion within 3 spaces is placed next to it', () => {
    const t = against('sorcerer', ['J5'], state => {
      monster(state, 'zombie', 'G5');
      monster(state, 'ettin', 'I7', 'J7', 'I8', 'J8');
    });
    t.choose('use:sorcerer-1,summon,0').choose('pick:zombie-1').choose(space(t, 'J4'));
    expect(figure(t, 'zombie-1').cells).toEqual([at(t.state, 'J4')]);
  });
});

describe('defence', () => {
  test('D2C-MAB-69 D2C-MAB-71 Stealthy: a melee attack must show 3 range, too', () => {
    const blow = (range: number) => {
      const t = facing('deep-elf', ['G5']);
      t.choose(strike(t, 'iron-longsword', 'deep-elf-1', 'G5'), [blue(range), red(2), brown(0)]);
      return damageOf(quiet(t), 'deep-elf-1');
    };
    expect([blow(2), blow(3)]).toEqual([0, 4]);
  });

  const shot = (more: (state: State) => void, dice: readonly number[], target = 'deep-elf-1', name = 'I5') => {
    const t = acts(
      sit(state => {
        hero(state, 'jain-fairwood', 'wildlander', 'F5');
        more(state);
      }),
      'jain-fairwood',
    );
    t.choose(strike(t, 'yew-shortbow', target, name), [...dice]);
    return quiet(t);
  };

  test('D2C-MAB-69 D2C-MAB-EX4 D2C-MAB-73 Stealthy at distance 3: 5 range miss, 6 are needed; with another demand 7', () => {
    const elf = (state: State): void => {
      monster(state, 'deep-elf', 'I5');
    };
    expect(damageOf(shot(elf, [blue(5), yellow(2), brown(0)]), 'deep-elf-1')).toBe(0);
    expect(damageOf(shot(elf, [blue(6), yellow(2), brown(0)]), 'deep-elf-1')).toBe(3);
    const both = (state: State): void => {
      elf(state);
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'deep-elf-1',
        by: 'deep-elf-1',
        until: 'encounter-end',
        next: false,
        what: { do: 'harder', n: 1 },
      });
    };
    expect(damageOf(shot(both, [blue(6), yellow(2), brown(0)]), 'deep-elf-1')).toBe(0);
  });

  test('D2C-MAB-70 Stealthy counts for targets only', () => {
    const t = acts(
      sit(state => {
        hero(state, 'jain-fairwood', 'wildlander', 'F5', ['fire-flask']);
        monster(state, 'zombie', 'H5');
        monster(state, 'deep-elf', 'H6');
      }),
      'jain-fairwood',
    );
    t.choose('use:jain-fairwood,fire-flask,0');
    t.choose(strike(t, 'fire-flask', 'zombie-1', 'H5'), [blue(2), yellow(2), brown(0)]);
    t.chooseWhile('answer', 'pass').choose('surge:fire-flask,0', [brown(0)]);
    t.choose('order:deep-elf-1');
    expect(damageOf(t, 'deep-elf-1')).toBe(4);
  });

  test('D2C-MAB-72 an attack that targets others as well is subject to Stealthy as a whole', () => {
    const whirl = (range: number) => {
      const t = acts(
        sit(state => {
          hero(state, 'syndrael', 'berserker', 'F5', ['whirlwind']);
          monster(state, 'zombie*', 'E5');
          monster(state, 'deep-elf', 'G5');
        }),
        'syndrael',
      );
      t.choose('use:syndrael,whirlwind,0', [blue(range), red(2), brown(0), brown(0)]);
      quiet(t);
      while (t.kind === 'order') t.choose(t.offered()[0] ?? '');
      return [damageOf(t, 'zombie-master-1'), damageOf(t, 'deep-elf-1')];
    };
    expect([whirl(2), whirl(4)]).toEqual([
      [0, 0],
      [4, 4],
    ]);
  });

  test('Ironskin: neither Pierce nor conditions', () => {
    const t = facing('golem', [...SQUARE], state => {
      state.lasting.push({
        source: 'laid',
        key: 'laid',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'bonus', to: 'pierce', n: 3 },
      });
      state.lasting.push({
        source: 'laid',
        key: 'surge',
        on: 'syndrael',
        by: 'syndrael',
        until: 'encounter-end',
        next: false,
        what: { do: 'surge', surge: { effects: [{ do: 'inflict', condition: 'stunned' }] } },
      });
    });
    t.choose(strike(t, 'iron-longsword', 'golem-1', 'G5'), [blue(2), red(3), black(2)]);
    t.chooseWhile('answer', 'pass').choose('surge:syndrael/laid,0');
    expect(figure(quiet(t), 'golem-1')).toMatchObject({ damage: 3, conditions: [] });
  });

  test('Riposte: an adjacent attacker suffers its shields, or his own hearts if he missed', () => {
    const blow = (...dice: number[]) => {
      const t = facing('deep-elf*', ['G5']);
      t.choose(strike(t, 'iron-longsword', 'deep-elf-master-1', 'G5'), dice);
      return damageOf(quiet(t), 'syndrael');
    };
    expect([blow(blue(3), red(2), brown(2)), blow(blue(2), red(3), brown(1)), blow(MISS, red(2), brown(1))]).toEqual([
      2,
      3 + 2,
      2,
    ]);
  });

  test('Reanimation: damage that does not fell it is healed, 1 for each of its group within 3 spaces', () => {
    const blow = (...fellows: readonly string[]) => {
      const t = facing('skeleton-archer*', ['G5'], state => {
        for (const name of fellows) monster(state, 'skeleton-archer', name);
      });
      t.choose(strike(t, 'iron-longsword', 'skeleton-archer-master-1', 'G5'), [blue(3), red(2), brown(0)]);
      return damageOf(quiet(t), 'skeleton-archer-master-1');
    };
    expect([blow(), blow('H5', 'J5'), blow('H5', 'H6', 'H4', 'I5', 'I6')]).toEqual([4, 2, 0]);
    const felled = facing('skeleton-archer', ['G5'], state => {
      monster(state, 'skeleton-archer', 'H5');
    });
    felled.choose(strike(felled, 'iron-longsword', 'skeleton-archer-1', 'G5'), [blue(3), red(2), brown(0)]);
    expect(quiet(felled).state.monsters.map(({ id }) => id)).toEqual(['skeleton-archer-2']);
  });

  test('Death Wish: a minion of its group may fall in its place, and it recovers all damage', () => {
    const blow = (answer: string) => {
      const t = facing('sorcerer*', ['G5'], state => {
        const [own] = state.monsters;
        if (own !== undefined) own.damage = 4;
        monster(state, 'sorcerer', 'J5');
      });
      t.choose(strike(t, 'iron-longsword', 'sorcerer-master-1', 'G5'), [blue(3), red(2), gray(0)]);
      return t.choose(answer).state.monsters.map(({ id, damage }) => [id, damage]);
    };
    expect(blow('use:sorcerer-master-1,death-wish,0')).toEqual([['sorcerer-master-1', 0]]);
    expect(blow('pass')).toEqual([['sorcerer-1', 0]]);
  });

  test('Fleshmonger: each hero it wounds for the first time lends it 2 health', () => {
    const t = against('ogre*', [...SQUARE]);
    const blow = (): Played => quiet(t.choose(strike(t, 'ogre', 'syndrael', 'F5'), [blue(3), red(2), gray(0)]));
    expect(healthOf(t.state, 'ogre-master-1')).toBe(9);
    expect(healthOf(blow().state, 'ogre-master-1')).toBe(11);
    const turn = t.state.turns[0];
    expect(turn?.attacks).toBe(1);
    expect(t.state.monsters[0]?.marks).toEqual({ 'hero-token/syndrael': 1 });
    const none = against('ogre*', [...SQUARE]);
    none.choose(strike(none, 'ogre', 'syndrael', 'F5'), [blue(5), red(1), gray(3)]);
    expect(healthOf(quiet(none).state, 'ogre-master-1')).toBe(9);
  });
});

describe('kobolds', () => {
  test("D2C-MAB-19 Spawner: at the start of the overlord's turn a minion comes next to each master, within the group limit", () => {
    const dawn = (minions: number) =>
      raid(
        state => {
          hero(state, 'syndrael', 'knight', 'D8');
          monster(state, 'kobold*', 'H5');
          for (let i = 0; i < minions; i++) monster(state, 'kobold', ['J3', 'J4', 'J5', 'J6'][i] ?? 'J7');
        },
        'kobold-master-1',
        { heroes: 2 },
      );
    const t = dawn(3);
    expect(t.kind).toBe('place');
    expect(t.offered()).toHaveLength(8);
    t.choose(`base:${at(t.state, 'G5')}`);
    expect(figure(t, 'kobold-4').cells).toEqual([at(t.state, 'G5')]);
    expect(dawn(4).kind).toBe('monster-turn');
  });

  test('D2C-MON-04 D2C-MAB-16 D2C-MAB-17 Small Beginnings: the minions are not placed at set-up, but later', () => {
    const t = sit(
      state => {
        state.stage = 'setup';
        state.todo = ['place:0', 'begin'];
        hero(state, 'syndrael', 'knight', 'D8');
        state.groups = [{ id: 'kobold', of: 'kobold', inactive: false, minions: 0, masters: 0, acted: false }];
      },
      { heroes: 2 },
    );
    while (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    expect(t.state.monsters.map(({ rank }) => rank)).toEqual(['master', 'master']);
    expect(limitsOf(t.state, t.state.groups[0] as State['groups'][number])).toEqual(['minion']);
  });
});
