import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { groupSizeOf, monsterCardOf, openGroups, sizeOfMonster } from '../../content/index.ts';
import { LIEUTENANTS } from '../../content/lieutenants.ts';
import { MONSTERS } from '../../content/monsters/index.ts';
import { descent, type State } from '../../index.ts';
import { begun } from '../laid.ts';
import { dawn, spend, until } from '../plots.ts';
import {
  acts,
  at,
  damageOf,
  face,
  figure,
  go,
  hero,
  holds,
  lay,
  monster,
  type Played,
  raid,
  sit,
  strike,
} from '../positions.ts';

const brown = (shield: number) => face('brown', { shield });

describe('monsters and their cards', () => {
  test('D2-MGEN-05 D2-MGEN-06 D2-ACT-01 a card for each act, one line for minions, one for masters', () => {
    const health = (act: 1 | 2, rank: 'minion' | 'master') =>
      monsterCardOf({ act, size: 4 }, { of: 'zombie', rank }).health;
    expect([health(1, 'minion'), health(1, 'master'), health(2, 'minion'), health(2, 'master')]).toEqual([3, 6, 5, 9]);
  });

  test('D2-MGEN-07 speed, health, defence, dice, attack, abilities and traits of a goblin archer of act I', () => {
    expect(monsterCardOf({ act: 1, size: 4 }, { of: 'goblin-archer', rank: 'minion' })).toMatchObject({
      speed: 5,
      health: 2,
      defence: ['gray'],
      attack: 'ranged',
      dice: ['blue', 'yellow'],
      passive: ['scamper', 'cowardly'],
    });
    expect(MONSTERS['goblin-archer']?.traits).toEqual(['building', 'cave']);
  });

  test('D2-MGEN-09 every kind has two of ten traits', () => {
    for (const { traits } of Object.values(MONSTERS)) expect(new Set(traits).size).toBe(2);
    expect(new Set(Object.values(MONSTERS).flatMap(({ traits }) => traits)).size).toBe(10);
  });

  test('D2-MGEN-11 the group grows with the number of heroes', () => {
    expect(([2, 3, 4] as const).map(size => groupSizeOf('zombie', size))).toEqual([
      { minions: 2, masters: 1 },
      { minions: 3, masters: 1 },
      { minions: 4, masters: 1 },
    ]);
    expect(([2, 3, 4] as const).map(size => groupSizeOf('ettin', size))).toEqual([
      { minions: 1, masters: 0 },
      { minions: 0, masters: 1 },
      { minions: 1, masters: 1 },
    ]);
  });

  /** The set-up of a quest, with this kind in its open group; what else could have been chosen there. */
  const setUp = (scenario: string, heroes: 2 | 3 | 4, of = 'zombie'): { t: Played; open: readonly string[] } => {
    const t = table(descent, { config: { scenario, seats: 2, settings: { heroes } }, seed: 'set-up' });
    let open: readonly string[] = [];
    for (let i = 0; i < 99 && t.state.stage === 'setup'; i++) {
      if (t.kind === 'open-group') {
        open = t.offered();
        expect(t.seat).toBe(0);
      }
      t.choose(t.offered(`open-group:${of}`)[0] ?? t.offered('done')[0] ?? t.offered()[0] ?? '');
    }
    return { t, open };
  };

  test('D2-MGEN-02 D2-MGEN-11 D2-MGEN-15 minions and masters of a group are laid by the number of heroes, those of the quest and those of its open group', () => {
    const laid = (heroes: 2 | 3 | 4, of: string): unknown =>
      setUp('practice-yard', heroes, of).t.state.monsters.map(({ id, rank, group }) => [id, rank, group]);
    const pack = (of: string, group: string, minions: number): unknown[] => [
      [`${of}-master-1`, 'master', group],
      ...Array.from({ length: minions }, (_, i) => [`${of}-${i + 1}`, 'minion', group]),
    ];
    for (const heroes of [2, 3, 4] as const)
      expect(laid(heroes, 'zombie')).toEqual([
        ...pack('zombie', 'open-0', heroes),
        ...pack('goblin-archer', 'goblin-archer', heroes),
      ]);
    // An ettin minion, a master, or both of them.
    expect(([2, 3, 4] as const).map(heroes => setUp('practice-yard', heroes, 'ettin').t.state.monsters[0]?.id)).toEqual(
      ['ettin-1', 'ettin-master-1', 'ettin-master-1'],
    );
  });

  test('D2-MGEN-16 an open group: any kind with a fitting trait that is not in use', () => {
    expect(openGroups([], ['cold'], [])).toEqual(['elemental']);
    expect(openGroups([], ['building'], ['zombie'])).toEqual(['goblin-archer']);
    // On the yard every trait will do, and goblin archers are there.
    expect([...setUp('practice-yard', 2).open].sort()).toEqual(
      Object.keys(MONSTERS)
        .filter(of => of !== 'goblin-archer')
        .map(of => `open-group:${of}`)
        .sort(),
    );
  });

  test('D2-PLACE-01 D2-PLACE-02 D2-PLACE-08 the overlord lays a large monster wholly where the quest says, or as much of it as can be', () => {
    const places = (...heroes: readonly string[]): unknown => {
      const t = sit(
        state => {
          for (const [i, space] of heroes.entries())
            hero(state, ['syndrael', 'jain-fairwood'][i] ?? '', ['knight', 'thief'][i] ?? '', space);
          state.groups = [{ id: 'open-0', of: 'ettin', inactive: false, minions: 0, masters: 0, acted: false }];
          state.stage = 'setup';
          state.todo = ['place:0', 'begin'];
        },
        { heroes: 2 },
      );
      const base = (...names: readonly string[]): string => `base:${names.map(name => at(t.state, name)).join('+')}`;
      const of: Record<string, string> = {
        [base('I3', 'J3', 'I4', 'J4')]: 'north',
        [base('I7', 'J7', 'I8', 'J8')]: 'south',
        [base('I4', 'J4', 'I5', 'J5')]: 'half in the north',
        [base('I6', 'J6', 'I7', 'J7')]: 'half in the south',
      };
      return [t.seat, t.kind, t.offered().map(id => of[id] ?? id)];
    };
    expect(places('E3', 'E4')).toEqual([0, 'place', ['north', 'south']]);
    expect(places('I3', 'I8')).toEqual([0, 'place', ['half in the north', 'half in the south']]);
  });

  test('D2-LTGEN-01 a lieutenant is laid where the quest says so, in other quests none is', () => {
    const laid = (quest: string): string[] =>
      setUp(quest, 2).t.state.monsters.flatMap(({ id, rank }) => (rank === 'lieutenant' ? [id] : []));
    expect([laid('toll-at-the-ford'), laid('practice-yard')]).toEqual([['splig'], []]);
  });

  test('D2-LTGEN-05 D2-LTGEN-06 D2-LTGEN-07 D2-MGEN-08 lieutenants: a card for each act, values by the number of heroes, attributes', () => {
    const line = (act: 1 | 2, size: 2 | 3 | 4) =>
      monsterCardOf({ act, size }, { of: 'baron-zachareth', rank: 'lieutenant' });
    expect([line(1, 2).health, line(1, 4).health, line(2, 3).health]).toEqual([10, 16, 18]);
    expect([line(1, 2).attributes, line(1, 2).dice]).toEqual([
      { might: 4, knowledge: 3, willpower: 3, awareness: 4 },
      ['blue', 'red'],
    ]);
    expect(Object.keys(LIEUTENANTS)).toHaveLength(6);
  });

  test('D2-LARGE-01 D2-LARGE-02 bases: one space, two, four or six', () => {
    expect(
      ['zombie', 'barghest', 'ettin', 'shadow-dragon'].map(of => sizeOfMonster(of).w * sizeOfMonster(of).h),
    ).toEqual([1, 2, 4, 6]);
  });
});

describe('inactive monsters', () => {
  /** The zombies sleep. */
  const sleeping = (state: State): void => {
    for (const group of state.groups) group.inactive = group.of === 'zombie';
  };
  const asleep = (arrange: (state: State) => void = () => {}) =>
    acts(
      sit(state => {
        hero(state, 'syndrael', 'knight', 'E5');
        monster(state, 'zombie', 'F5');
        monster(state, 'goblin-archer', 'J8');
        sleeping(state);
        arrange(state);
      }),
      'syndrael',
    );

  test('D2-INACT-01 groups the quest calls inactive are laid so, no others', () => {
    const { state } = begun('goblin-cipher', one => void hero(one, 'syndrael', 'knight', 'B6'));
    expect(state.groups.flatMap(({ of, inactive }) => (inactive ? [of] : []))).toEqual(['ettin']);
    expect(state.groups.length).toBeGreaterThan(1);
  });

  test('D2-INACT-02 the overlord plays no cards on them', () => {
    const struck = (awake: boolean): Played => {
      const t = asleep(state => {
        if (awake) for (const group of state.groups) group.inactive = false;
        holds(state, ['dark-fortitude', 'dark-fortune']);
      });
      return t.choose(strike(t, 'unarmed', 'zombie-1', 'F5'), [face('blue', { range: 5 }), brown(2)]);
    };
    expect(struck(true).offered('play:')).toEqual(['play:dark-fortitude', 'play:dark-fortune']);
    expect(struck(false).kind).toBe('turn');
    const evening = (awake: boolean): Played =>
      raid(state => {
        hero(state, 'syndrael', 'knight', 'E3');
        monster(state, 'zombie', 'F8').damage = 1;
        monster(state, 'zombie', 'G8');
        monster(state, 'goblin-archer', 'J8');
        monster(state, 'goblin-archer', 'J7');
        if (!awake) sleeping(state);
        holds(state, ['dark-resilience', 'blood-rage', 'unholy-ritual'], ['dash', 'dash', 'dash', 'dash', 'dash']);
      });
    const [sleep, wake] = [evening(false), evening(true)];
    for (const t of [sleep, wake]) expect(t.offered('play:')).toContain('play:unholy-ritual');
    expect(wake.choose('play:unholy-ritual').offered()).toEqual(['group:zombie', 'group:goblin-archer']);
    // Only the goblins are left to choose.
    sleep.choose('play:unholy-ritual').chooseWhile('which', sleep.offered()[0] ?? '');
    expect(sleep.state.lasting.map(({ on }) => on)).toEqual(['goblin-archer-1', 'goblin-archer-2']);
    expect(sleep.offered('play:dark-resilience')).toEqual([]);
    for (let i = 0; i < 9 && sleep.offered('play:blood-rage').length === 0; i++)
      sleep.choose(sleep.offered('end')[0] ?? sleep.offered()[0] ?? '');
    sleep.choose('play:blood-rage');
    expect(sleep.offered()).toEqual(['pick:goblin-archer-1', 'pick:goblin-archer-2']);
  });

  test('D2-INACT-02 nor plot cards', () => {
    const t = dawn('endless-thirst', ['the-ladys-care'], state => {
      hero(state, 'syndrael', 'knight', 'E3');
      monster(state, 'zombie', 'F8');
      monster(state, 'goblin-archer', 'J8');
      monster(state, 'goblin-archer', 'J7');
      sleeping(state);
    });
    spend(until(t, 'the-ladys-care'), 'the-ladys-care');
    expect(t.offered()).toEqual(['pick:goblin-archer-1', 'pick:goblin-archer-2']);
  });

  test('D2-INACT-03 nobody sees or walks past them', () => {
    const gap = (filled: boolean): Played => {
      const t = sit(state => {
        hero(state, 'jain-fairwood', 'wildlander', 'F2');
        monster(state, 'goblin-archer', 'F6');
        for (const name of ['E3', 'G3', 'H3']) state.ground[at(state, name)] = 'obstacle';
        if (filled) monster(state, 'zombie', 'F3');
        sleeping(state);
      });
      return acts(t, 'jain-fairwood').choose('move');
    };
    const [open, barred] = [gap(false), gap(true)].map(t => [
      t.offered('attack:yew-shortbow,goblin-archer-1').length,
      t.offered(go(t, 'F4')).length,
    ]);
    expect([open, barred]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('D2-INACT-02 D2-INACT-03 they are not activated, but stand in the way', () => {
    const t = asleep().choose('move');
    expect(t.offered(`go:${at(t.state, 'F5')}`)).toEqual([]);
    t.choose('end');
    expect(t.state.turns[0]?.figure).toBe('goblin-archer-1');
  });

  test('D2-INACT-04 D2-INACT-05 they can be attacked and defend themselves; damage wakes the whole group', () => {
    const t = asleep();
    t.choose(strike(t, 'iron-longsword', 'zombie-1', 'F5'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1 }),
      brown(2),
    ]);
    expect([figure(t, 'zombie-1').damage, t.state.groups.map(({ inactive }) => inactive)]).toEqual([1, [false, false]]);
  });

  test('D2-INACT-05 an attack that deals no damage does not', () => {
    const t = asleep();
    t.choose(strike(t, 'unarmed', 'zombie-1', 'F5'), [face('blue', { range: 5 }), brown(2)]);
    expect(t.state.groups[0]?.inactive).toBe(true);
    // Nor does damage that something takes off it.
    const spared = asleep(state =>
      lay(state, 'zombie-1', {
        at: 'suffering',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'lessen' }],
      }),
    );
    spared.choose(strike(spared, 'unarmed', 'zombie-1', 'F5'), [face('blue', { range: 5 }), brown(0)]);
    expect([damageOf(spared, 'zombie-1'), spared.state.groups[0]?.inactive]).toEqual([0, true]);
  });
});
