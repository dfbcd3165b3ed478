import { describe, expect, test } from 'vitest';
import type { State } from '../../../index.ts';
import { unbegun } from '../../../rules/campaign/flow.ts';
import { ledgerAfter } from '../../../rules/campaign/ledger.ts';
import { layPeople } from '../../../rules/quest/people.ts';
import { healthOf } from '../../../rules/values.ts';
import { blue, gray } from '../../content/boxes/throws.ts';
import { begun, io } from '../../laid.ts';
import { acts, at, damageOf, figure, go, hero, monster, type Played, raid, sit, strike } from '../../positions.ts';
import { PROVING_GROUND, proving } from '../../proving-ground.ts';
import { GRI } from './people-and-places.ts';

const STEEL = 'steelhorns';
const TRISTAYNE = 'tristayne-olliven';

// A shaft above a cellar, an idol, a citizen whom nobody may wound with a weapon, and a lord who calls his servant with his own blood.
proving({
  plan: {
    id: 'nerekhall-rulings',
    tiles: [
      { tile: '1A', at: 'C3', as: 'yard' },
      { tile: 'end-A', at: 'F2', turn: 180 },
      { tile: 'end-A', at: 'F9' },
      { tile: 'end-A', at: 'K5', turn: 270 },
    ],
    marks: {
      shaft: ['G4', 'H4'],
      cellar: ['I7', 'J7', 'I8', 'J8'],
      idol: ['E8'],
      corner: ['J3'],
      circle: ['G7', 'H7', 'G8', 'H8'],
      west: ['E3'],
    },
  },
  groups: [{ of: 'rat-swarm' }, { of: TRISTAYNE }, { of: 'ynfernael-hulk' }],
  characters: {
    idol: {
      name: { en: 'Idol', de: 'Götze' },
      as: 'object',
      side: 'heroes',
      attackable: true,
      health: 8,
      defence: ['gray'],
      at: 'idol',
    },
    bertram: {
      name: { en: 'Bertram', de: 'Bertram' },
      as: 'figure',
      side: 'overlord',
      attackable: 'unarmed',
      health: 5,
      defence: ['gray'],
      at: 'corner',
      standing: [{ do: 'permit', rule: 'beyond-effects' }],
    },
  },
  actions: {
    'blood-call': {
      name: { en: 'Call with blood', de: 'Mit Blut rufen' },
      by: 'overlord',
      who: [TRISTAYNE],
      effects: [
        { do: 'suffer', n: 3 },
        { do: 'arrive', who: 'ynfernael-hulk', at: 'circle' },
      ],
    },
  },
  abilities: [
    {
      at: 'enters',
      must: true,
      if: {
        is: 'all',
        of: [
          { is: 'there', place: 'shaft' },
          { is: 'that-is', of: { is: 'large' } },
        ],
      },
      aim: { who: 'that' },
      effects: [
        { do: 'suffer', n: 2 },
        { do: 'ferry', to: 'cellar' },
      ],
    },
  ],
});

const group = (of: string) => ({ id: of, of, inactive: false, minions: 0, masters: 0, acted: false });
const OPTIONS = { quest: PROVING_GROUND, heroes: 2 } as const;
const people = (state: State) => layPeople(state, io());

describe('rulings on quests of Nerekhall', () => {
  test('D2C-QSON-01 the heroes get 25 gold for each citizen on the map at the end of the quest, whatever he is and whoever has won', () => {
    const paid = (winner: 'heroes' | 'overlord', ...faces: readonly string[]) => {
      const t = begun(
        'faces-of-nerekhall',
        state => {
          hero(state, GRI, 'berserker', 'A2');
          hero(state, STEEL, 'champion', 'A3');
          state.tokens = faces.map((face, i) => ({
            id: `citizen-${i + 1}`,
            kind: 'citizen',
            cell: at(state, i === 0 ? 'D9' : 'G9'),
            face,
            hidden: i === 0,
          }));
        },
        { encounter: 1 },
      );
      const state = structuredClone(t.state);
      state.over = { winner, why: '' };
      const { gold } = ledgerAfter(unbegun(), state).ledger;
      return gold - state.gold;
    };
    expect([paid('overlord', 'honest', 'corrupt'), paid('overlord', 'honest'), paid('overlord')]).toEqual([50, 25, 0]);
    // 25 for each of two heroes besides.
    expect(paid('heroes', 'corrupt', 'corrupt')).toBe(100);
  });

  test('D2C-QSON-03 a large figure that enters the shaft suffers 2 damage, is placed below and goes on with what it has left', () => {
    const t = raid(
      state => {
        hero(state, GRI, 'berserker', 'E3');
        monster(state, 'rat-swarm', 'G6', 'G7');
        for (const space of ['G4', 'H4']) state.ground[at(state, space)] = 'pit';
      },
      'rat-swarm-1',
      OPTIONS,
    );
    t.choose('move');
    const points = () => t.state.turns[0]?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0;
    const before = points();
    // Beyond the shaft: it does not come that far.
    t.choose(go(t, 'G4'));
    for (let i = 0; i < 3 && t.kind === 'place'; i++) t.choose(t.offered('base')[0] ?? '');
    const { cells } = figure(t, 'rat-swarm-1');
    expect([damageOf(t, 'rat-swarm-1'), before - points()]).toEqual([2, 2]);
    expect(cells.every(cell => ['I7', 'J7', 'I8', 'J8'].map(one => at(t.state, one)).includes(cell))).toBe(true);
    expect(t.offered('go').length).toBeGreaterThan(0);
  });

  test('D2C-QSON-04 an object of the heroes may be attacked by monsters, by the rules for objects', () => {
    const t = raid(
      state => {
        people(state);
        hero(state, GRI, 'berserker', 'E3');
        monster(state, 'rat-swarm', 'F7', 'F8');
      },
      'rat-swarm-1',
      OPTIONS,
    );
    const [idol] = t.offered('attack').filter(one => one.includes('idol-1'));
    expect(idol).toBeDefined();
    const own = acts(
      sit(state => {
        people(state);
        hero(state, GRI, 'berserker', 'E7');
        monster(state, 'rat-swarm', 'J5', 'J6');
      }, OPTIONS),
      GRI,
    );
    expect(own.offered('attack').filter(one => one.includes('idol-1'))).toEqual([]);
  });

  test('D2C-QSON-05 against whom only bare hands are raised, what adds damage to attacks counts all the same', () => {
    const punch = (who: string, of: string, more: readonly string[] = []) => {
      const t = acts(
        sit(state => {
          people(state);
          hero(state, who, of, 'H5', more);
          monster(state, 'rat-swarm', 'E5', 'E6');
        }, OPTIONS),
        who,
      );
      t.choose('move').choose(go(t, 'I4'));
      const ways = t.offered('attack').filter(one => one.includes('bertram'));
      expect(new Set(ways.map(one => one.split(',')[0]))).toEqual(new Set(['attack:unarmed']));
      t.choose(strike(t, 'unarmed', 'bertram-1', 'J3'), [blue(1), gray(0)]);
      for (let i = 0; i < 4 && t.kind !== 'turn'; i++) t.choose(t.kind === 'answer' ? 'pass' : 'done');
      return damageOf(t, 'bertram-1');
    };
    expect([punch(GRI, 'berserker'), punch(STEEL, 'berserker'), punch(GRI, 'treasure-hunter')]).toEqual([1, 2, 2]);
  });

  test('D2C-QSON-06 who is immune to all effects cannot be protected: nobody draws attacks on him upon himself', () => {
    const guarded = (whom: 'bertram-1' | 'rat-swarm-1') => {
      const t = acts(
        sit(state => {
          people(state);
          hero(state, GRI, 'berserker', 'I4');
          monster(state, 'ironbound', 'J4');
          monster(state, 'rat-swarm', 'I5', 'J5');
        }, OPTIONS),
        GRI,
      );
      if (whom === 'bertram-1') t.choose(strike(t, 'unarmed', 'bertram-1', 'J3'));
      else t.choose(strike(t, 'chipped-greataxe', 'rat-swarm-1', 'I5'));
      return t.offered('use').filter(one => one.includes('protect')).length;
    };
    expect([guarded('rat-swarm-1'), guarded('bertram-1')]).toEqual([1, 0]);
  });

  /** Tristayne at G5, unhurt or with 3 health left, a zombie beside him. */
  const lord = (hurt: boolean): Played =>
    raid(
      state => {
        hero(state, GRI, 'berserker', 'E3');
        // Soul Siphon stands on his card of act II.
        state.act = 2;
        const own = monster(state, TRISTAYNE, 'G5');
        if (hurt) own.damage = healthOf(state, TRISTAYNE) - 3;
        monster(state, 'zombie', 'G6');
        state.groups.push(group('ynfernael-hulk'));
      },
      TRISTAYNE,
      OPTIONS,
    );

  test('D2C-QSON-07 he may suffer damage to call his servant even if that defeats him', () => {
    const t = lord(true);
    t.choose('special:blood-call,');
    t.chooseWhile('answer', 'pass');
    if (t.kind === 'place') t.choose(t.offered()[0] ?? '');
    const there = t.state.monsters.map(({ of }) => of);
    expect([there.includes(TRISTAYNE), there.includes('ynfernael-hulk')]).toEqual([false, true]);
  });

  test('D2C-QSON-08 that damage is not passed on to the servant, who is not on the map yet', () => {
    const t = lord(false);
    t.choose('special:blood-call,');
    expect([t.kind, t.state.monsters.some(({ of }) => of === 'ynfernael-hulk')]).toEqual(['answer', false]);
    t.choose(t.offered('use').find(one => one.includes('soul-siphon')) ?? '');
    // The zombie is the only one beside him: it takes all of it.
    expect([damageOf(t, 'zombie-1'), damageOf(t, TRISTAYNE)]).toEqual([3, 0]);
  });
});
