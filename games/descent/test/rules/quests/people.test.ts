import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { candidates } from '../../../rules/aiming.ts';
import { isImmune, recoverDamage } from '../../../rules/damage.ts';
import { defeat } from '../../../rules/defeat.ts';
import { newCharacter, readyPeople } from '../../../rules/quest/people.ts';
import { after, begun, dusk, io } from '../../laid.ts';
import { acts, at, damageOf, face, figure, go, hero, monster, strike } from '../../positions.ts';

import { activated, person, SYN } from './people-and-places.ts';

describe('people', () => {
  test('D2C-QTSR-04 D2C-QTSR-05 the militia comes when the last hero has ended his first turn, unhurt, and may act at once', () => {
    const t = begun(
      'harvest-and-fire',
      state => {
        hero(state, SYN, 'knight', 'F3').conditions = ['poisoned'];
        monster(state, 'goblin-archer', 'P3');
        state.counters.saved = 0;
      },
      { encounter: 1, heroes: 3 },
    );
    acts(t, SYN).choose('end');
    expect([t.kind, t.seat]).toEqual(['where', 0]);
    t.choose(`space:${at(t.state, 'B3')}`);
    expect([t.kind, t.offered()]).toEqual(['next-hero', ['familiar:militia-1', 'done']]);
    expect(person(t.state, 'militia')).toMatchObject({ damage: 0, conditions: [], carries: [] });
    t.choose('familiar:militia-1');
    expect(t.offered('move')).toEqual(['move']);
  });

  test('D2C-QTSR-04 what befell one of the kind before is nothing to the one who comes', () => {
    const t = begun(
      'harvest-and-fire',
      state => {
        hero(state, SYN, 'knight', 'F3');
        monster(state, 'goblin-archer', 'P3');
        Object.assign(newCharacter(state, io(), 'militia', [at(state, 'E3')]), {
          damage: 3,
          conditions: ['poisoned'],
          marks: { x: 1 },
          acted: true,
        });
      },
      { encounter: 1, heroes: 3 },
    );
    acts(t, SYN)
      .choose('end')
      .choose(`space:${at(t.state, 'B3')}`);
    const { damage, conditions, carries, marks } = figure(t, 'militia-2');
    expect({ damage, conditions, carries, marks }).toEqual({ damage: 0, conditions: [], carries: [], marks: {} });
  });

  test('D2C-QTSR-10 the keeper suffers damage from zombies’ attacks and from what is no attack', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'J2');
        monster(state, 'zombie', 'O3');
        monster(state, 'sir-alric-farrow', 'Q3');
      },
      { encounter: 1 },
    );
    const immune = (from: string | undefined, attack: boolean): boolean =>
      isImmune(t.state, 'keeper-1', { by: 'x', ...(from && { from }), ...(attack && { attack: true }) });
    expect([
      immune('zombie-1', true),
      immune('sir-alric-farrow', true),
      immune('sir-alric-farrow', false),
      immune(undefined, false),
    ]).toEqual([false, true, false, false]);
  });

  test('D2C-QTSR-11 D2C-QTSR-12 the keeper acts once the library is open, and tests against her conditions then', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'L5');
        monster(state, 'sir-alric-farrow', 'C4');
        person(state, 'keeper').conditions = ['poisoned'];
      },
      { encounter: 1 },
    );
    expect(readyPeople(t.state, 'heroes')).toEqual([]);
    acts(t, SYN).choose('door:0');
    for (let i = 0; i < 5 && t.kind === 'place'; i++) t.choose(t.offered()[0] ?? '');
    expect([t.state.counters.opened, readyPeople(t.state, 'heroes').map(({ id }) => id)]).toEqual([1, ['keeper-1']]);
    t.choose('end');
    t.choose('familiar:keeper-1');
    expect(t.events().filter(({ kind }) => kind === 'tested')).toMatchObject([{ figure: 'keeper-1' }]);
  });

  test('D2C-QTSR-10 D2C-QTSR-12 attacks of others only give her conditions, and what those bring she suffers', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'L5');
        monster(state, 'zombie', 'O3');
        monster(state, 'cave-spider', 'Q3');
        state.counters.opened = 1;
        dusk(state);
      },
      { encounter: 1 },
    );
    activated(t, 'cave-spider', 'cave-spider-1');
    t.choose(strike(t, 'cave-spider', 'keeper-1', 'P3'), [
      face('blue', { range: 2 }),
      face('yellow', { damage: 2, surge: 0 }),
      face('gray', { shield: 0 }),
    ]);
    t.choose('surge:cave-spider,0').chooseWhile('surge', 'done');
    expect(figure(t, 'keeper-1')).toMatchObject({ damage: 0, conditions: ['poisoned'] });
    t.choose('end');
    activated(t, 'zombie', 'zombie-1');
    t.choose(strike(t, 'zombie', 'keeper-1', 'P3'), [
      face('blue', { range: 3 }),
      face('yellow', { range: 1, damage: 1 }),
      face('gray', { shield: 0 }),
    ]);
    expect(damageOf(t, 'keeper-1')).toBe(3);
    t.choose('end');
    for (let i = 0; i < 30 && t.kind !== 'next-hero'; i++) t.choose(t.offered('end')[0] ?? t.offered()[0] ?? '');
    // She tests might 1 in her activation.
    t.choose('familiar:keeper-1', [face('gray', { shield: 1 }), face('black', { shield: 2 })]);
    expect(figure(t, 'keeper-1')).toMatchObject({ damage: 4, conditions: ['poisoned'] });
  });

  test('D2C-QTSR-30 once the prison door is open the captive is the overlord’s, who moves him and attacks with him', () => {
    const t = begun(
      'captive-of-the-mire',
      state => {
        hero(state, SYN, 'knight', 'L3');
      },
      { encounter: 1 },
    );
    expect([...readyPeople(t.state, 'overlord'), ...readyPeople(t.state, 'heroes')]).toEqual([]);
    expect(person(t.state, 'captive').side).toBe('heroes');
    acts(t, SYN).choose('door:0');
    expect(person(t.state, 'captive').side).toBe('overlord');
    t.choose('end');
    if (t.kind === 'overlord-turn') t.choose('familiar:captive-1');
    expect([t.seat, t.state.turns[0]?.figure, t.state.turns[0]?.extra]).toEqual([0, 'captive-1', ['move', 'attack']]);
    // Two spaces to the hero at the door, with speed 2, and a blow.
    t.choose('move').choose(go(t, 'M3'));
    expect(t.state.turns[0]?.pools).toEqual([]);
    t.choose(strike(t, 'captive', SYN, 'L3'), [
      face('blue', { range: 3 }),
      face('red', { damage: 1, surge: 0 }),
      face('gray', { shield: 0 }),
    ]);
    t.chooseWhile('answer', 'pass');
    expect([damageOf(t, SYN), t.offered('attack:'), t.offered('move')]).toEqual([3, [], []]);
  });
});

describe('lieutenants', () => {
  const champion = (arrange: (state: State) => void = () => {}) =>
    begun('the-gilded-champion', state => {
      hero(state, SYN, 'knight', 'C7');
      Object.assign(monster(state, 'sir-alric-farrow', 'K7'), { damage: 3, conditions: ['poisoned'] });
      arrange(state);
    });

  test('D2-LTGEN-01 D2-LTGEN-02 the quest says who takes part and how; he counts as a monster', () => {
    const t = champion();
    expect(t.state.groups.map(({ of }) => of)).toContain('sir-alric-farrow');
    const asked = { state: t.state, by: SYN, source: { id: 'x', by: 'skill' as const }, on: [], about: {} };
    expect(candidates(asked, { who: 'monster', each: true })).toEqual(['sir-alric-farrow']);
    expect([
      isImmune(t.state, 'sir-alric-farrow', { by: 'x', from: SYN, attack: true }),
      isImmune({ ...t.state, counters: { seals: 1 } }, 'sir-alric-farrow', { by: 'x', from: SYN, attack: true }),
    ]).toEqual([true, false]);
  });

  test('D2-LTGEN-09 a defeated lieutenant is removed unless the quest says otherwise', () => {
    const t = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'A3');
      monster(state, 'splig', 'M3');
    });
    const state = after(t, now => defeat(now, io(), 'splig', { by: 'x' }));
    expect([state.monsters, state.counters.chief, state.met]).toEqual([[], 1, 0]);
  });

  test('D2-LTGEN-09 D2-LTGEN-10 D2-LTGEN-11 knocked out like a hero he loses his conditions, stands up in his activation and has an action left', () => {
    const t = champion(state => {
      monster(state, 'sir-alric-farrow', 'K7');
      state.monsters = [];
      Object.assign(monster(state, 'sir-alric-farrow', 'K7'), { cells: [], down: at(state, 'K7'), damage: 12 });
      dusk(state);
    });
    const fallen = after(champion(), now => defeat(now, io(), 'sir-alric-farrow', { by: 'x' }));
    expect(fallen.monsters[0]).toMatchObject({ cells: [], conditions: [], down: at(t.state, 'K7') });
    activated(t, 'sir-alric-farrow', 'sir-alric-farrow');
    expect(t.offered()).toEqual(['stand-up', 'end']);
    t.choose('stand-up', [face('red', { damage: 3 }), face('red', { damage: 2 })]);
    expect([
      damageOf(t, 'sir-alric-farrow'),
      figure(t, 'sir-alric-farrow').cells,
      t.state.turns[0]?.actions,
      t.offered('move'),
    ]).toEqual([7, [at(t.state, 'K7')], 1, ['move']]);
  });

  test('D2-LTGEN-12 no monster revives him, but what lets him recover damage brings him back', () => {
    const t = champion(state => {
      Object.assign(state.monsters[0] ?? {}, { cells: [], down: at(state, 'K7'), damage: 12 });
      monster(state, 'zombie', 'K8');
      dusk(state);
    });
    const asked = {
      state: t.state,
      by: 'zombie-1',
      source: { id: 'x', by: 'monster-ability' as const },
      on: [],
      about: {},
    };
    expect(candidates(asked, { who: 'monster', each: true, downToo: true })).toEqual(['sir-alric-farrow']);
    activated(t, 'zombie', 'zombie-1');
    expect(t.offered('revive')).toEqual([]);
    const state = structuredClone(t.state);
    const flow = recoverDamage(state, io(), 'sir-alric-farrow', 2, 'x');
    let step = flow.next();
    while (!step.done) step = flow.next({ do: 'space', cell: at(state, 'K7') } as never);
    expect(state.monsters[0]).toMatchObject({ down: null, damage: 10, cells: [at(state, 'K7')] });
  });
});
