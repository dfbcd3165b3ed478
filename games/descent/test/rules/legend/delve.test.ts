import { pileCards, pileSize } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { itemOf } from '../../../content/index.ts';
import { THE_DELVE } from '../../../content/quests/the-delve.ts';
import { SEARCH } from '../../../content/search.ts';
import { type Descent, descent, type State } from '../../../index.ts';
import type { Difficulty } from '../../../state.ts';
import { legend } from '../../legend.ts';
import { at, damageOf, hero, monster, type Played, reanimate } from '../../positions.ts';

const GRISBAN = 'grisban-the-thirsty';
const AVRIC = 'avric-albright';

/** Spaces beside the portals of the stages. */
const BESIDE: Readonly<Record<number, readonly [string, string]>> = {
  0: ['I5', 'I6'],
  1: ['P5', 'P4'],
  2: ['K6', 'K7'],
  5: ['C4', 'D4'],
};

/** The Delve, two heroes of one player beside the portal of a stage, at the end of a round; no monsters but those that are laid. */
function beside(
  arrange: (state: State) => void = () => {},
  how: { readonly stage?: number; readonly round?: number; readonly difficulty?: Difficulty } = {},
): Played {
  const { stage = 0, round = 1, difficulty = 'normal' } = how;
  return table<Descent>(descent, {
    config: { scenario: 'the-delve', seats: 1, settings: { heroes: 2, difficulty } },
    seed: 'delve',
    arrange: state => {
      state.encounter = stage;
      state.todo = [];
      state.stage = 'heroes';
      state.round = round;
      state.tokens = [];
      state.groups = [];
      const [here = '', there = ''] = BESIDE[stage] ?? [];
      hero(state, GRISBAN, 'berserker', here);
      hero(state, AVRIC, 'disciple', there);
      for (const one of state.heroes) {
        one.seat = 0;
        one.acted = true;
      }
      state.counters.key = 1;
      arrange(state);
    },
  });
}

describe('The Delve', () => {
  test('D2-RTL-05 D2-RTL-06 D2-RTL-18 D2-RTLC-20 D2-RTLC-21 heroes and classes are chosen, nothing else; morale is their number; 1 XP on the normal way', () => {
    const begin = (difficulty: Difficulty) =>
      table<Descent>(descent, { config: { scenario: 'the-delve', seats: 1, settings: { heroes: 3, difficulty } } });
    const t = begin('normal');
    expect([t.kind, t.state.legend?.morale]).toEqual(['heroes', 3]);
    while (t.kind === 'heroes' || t.kind === 'classes') t.choose(t.offered()[0] ?? '');
    expect([t.kind, t.state.heroes.map(({ xp }) => xp)]).toEqual(['learn', [1, 1, 1]]);
    const hard = begin('hard');
    while (hard.kind === 'heroes' || hard.kind === 'classes') hard.choose(hard.offered()[0] ?? '');
    expect([hard.kind, hard.state.heroes.map(({ xp }) => xp)]).toEqual(['place', [0, 0, 0]]);
    const { settings } = descent.scenarios.find(({ id }) => id === 'the-delve') ?? { settings: [] };
    expect(settings.slice(0, 2).map(({ id }) => id)).toEqual(['heroes', 'difficulty']);
    expect(settings.some(({ id }) => id === 'level' || id === 'act')).toBe(false);
  });

  test('D2-RTL-01 D2-RTL-02 the search deck has neither "Nothing" nor a treasure chest', () => {
    const t = beside();
    const left = new Set(pileCards(t.state.search));
    expect([left.has('nothing'), left.has('treasure-chest')]).toEqual([false, false]);
    expect(left.size).toBe(Object.keys(SEARCH).length - 2);
  });

  test('D2-RTL-17 D2-RTL-19 every hero knocked out costs 1 morale; at 0 the next one makes them flee', () => {
    const down = (morale: number): Played =>
      legend(
        state => {
          hero(state, GRISBAN, 'berserker', 'E5').damage = 13;
          hero(state, AVRIC, 'disciple', 'J8');
          state.ground[at(state, 'F5')] = 'lava';
        },
        { morale },
      )
        .choose(`hero:${GRISBAN}`)
        .choose('move');
    const t = down(1);
    t.choose(`go:${at(t.state, 'F5')},move-1`);
    expect([t.state.legend?.morale, t.state.over]).toEqual([0, null]);
    const lost = down(0);
    lost.choose(`go:${at(lost.state, 'F5')},move-1`);
    expect(lost.match.outcome).toMatchObject({ winners: [], lost: true, rule: 'D2-RTL-19' });
  });

  test('D2-DELVE-01 D2-DELVE-02 six stages, each with monsters, a goal and a portal', () => {
    expect(THE_DELVE.encounters).toHaveLength(6);
    for (const { groups, portal, goals, plan, tokens } of THE_DELVE.encounters) {
      expect([groups.length > 0, goals.map(({ counter }) => counter)]).toEqual([true, ['left']]);
      expect(plan.marks?.[portal?.at ?? '']).toHaveLength(1);
      expect(tokens?.some(({ kind }) => kind === 'portal')).toBe(true);
    }
  });

  test('D2-DELVE-03 D2-DELVE-04 at the end of a round with an open portal all heroes beside it may leave, or stay', () => {
    const t = beside();
    expect([t.kind, t.offered()]).toEqual(['portal', ['yes', 'no']]);
    t.choose('no');
    expect([t.state.round, t.kind]).toEqual([2, 'next-hero']);
    // Shut, or somebody too far away: nobody is asked.
    expect(beside(state => Object.assign(state.counters, { key: 0 })).kind).toBe('next-hero');
    expect(beside(state => Object.assign(state.heroes[0] ?? {}, { cells: [at(state, 'E3')] })).kind).toBe('next-hero');
  });

  test('D2-DELVE-05 D2-DELVE-08 D2-DELVE-09 the map is cleared; damage, fatigue, used cards and feats stay as they are, but for a breather on the normal way', () => {
    const left = (difficulty: Difficulty) => {
      const t = beside(
        state => {
          monster(state, 'goblin-archer', 'E8').conditions.push('immobilized');
          state.groups = state.groups.map(group => ({ ...group, acted: true }));
          for (const one of state.heroes) {
            one.damage = 5;
            one.fatigue = 3;
            one.feat = false;
            one.conditions.push('poisoned');
            for (const card of one.cards) card.tired = true;
          }
        },
        { difficulty },
      ).choose('yes');
      const [first] = t.state.heroes;
      return [
        t.state.monsters.length,
        t.state.encounter,
        first?.damage,
        first?.fatigue,
        first?.feat,
        first?.conditions,
        first?.cards.every(card => card.tired),
      ];
    };
    expect(left('hard')).toEqual([0, 1, 5, 3, false, ['poisoned'], true]);
    expect(left('normal')).toEqual([0, 1, 1, 3, false, [], true]);
  });

  test('D2-DELVE-11 D2-DELVE-14 D2-DELVE-15 D2-DELVE-16 D2-DELVE-EX1 the upgrade phase: 1 XP each, 7 cards less a round after the first and one more for each search; two are kept, one more if no monster is left', () => {
    const t = beside(state => Object.assign(state.legend ?? {}, { searched: 2 }), { round: 3 }).choose('yes');
    expect([t.kind, t.state.row.length, t.state.legend?.keep]).toEqual(['upgrade', 7, 3]);
    expect(t.state.heroes.map(({ xp }) => xp)).toEqual([1, 1]);
    const late = beside(
      state => {
        monster(state, 'goblin-archer', 'E8');
        for (const group of state.groups) group.acted = true;
      },
      {
        round: 6,
      },
    );
    late.choose('yes');
    expect([late.state.row.length, late.state.legend?.keep]).toEqual([2, 2]);
  });

  test('D2-DELVE-17 D2-DELVE-18 cards are kept, skills learned and things handed over in any order; starting equipment stays', () => {
    const t = beside().choose('yes');
    const [card = ''] = t.state.row;
    t.choose(`keep:${card},${GRISBAN}`);
    expect(t.state.heroes[0]?.cards.some(({ id }) => id === card)).toBe(true);
    expect(t.offered(`hand:${card},${GRISBAN},${AVRIC}`)).toHaveLength(1);
    expect(t.offered('hand:chipped-greataxe')).toEqual([]);
    const [skill = ''] = t.offered(`learn:${GRISBAN}`);
    t.choose(skill);
    expect(t.state.heroes[0]?.xp).toBe(0);
    t.choose(`hand:${card},${GRISBAN},${AVRIC}`);
    expect(t.state.heroes[1]?.cards.some(({ id }) => id === card)).toBe(true);
    t.choose('done');
    expect([t.kind, t.state.row]).toEqual(['place', []]);
  });

  test('D2-DELVE-07 D2-DELVE-12 D2-DELVE-19 D2-DELVE-20 D2-DELVE-21 D2-DELVE-22 after the third stage it is act II: search cards back, sheets up, 1 morale more; before that search cards stay', () => {
    const after = (stage: number) => {
      const t = beside(
        state => {
          state.counters.bars = 1;
          state.counters.seals = 2;
          for (const one of state.heroes) one.feat = false;
          const [first] = state.heroes as [State['heroes'][0]];
          first.cards.push({ id: 'health-potion', tired: false, worn: false, used: false, on: null });
        },
        { stage },
      ).choose('yes');
      const [first] = t.state.heroes;
      return {
        act: t.state.act,
        morale: t.state.legend?.morale,
        feat: first?.feat,
        potion: first?.cards.some(({ id }) => id === 'health-potion'),
        deck: pileSize(t.state.search),
        shop: [...new Set([...t.state.row, ...pileCards(t.state.shop)].map(id => itemOf(id).act))],
      };
    };
    expect(after(1)).toMatchObject({ act: 1, morale: 2, feat: false, potion: true, shop: [1] });
    expect(after(2)).toMatchObject({ act: 2, morale: 3, feat: true, potion: false, shop: [2] });
  });

  test('D2-DELVE-02 D2-DELVE-06 D2-DELVE-10 by the portal into the next stage: tokens of the classes stay with the heroes, familiars do not', () => {
    const t = beside(state => {
      const [first] = state.heroes as [State['heroes'][0]];
      first.marks = { valor: 2 };
      reanimate(state, GRISBAN, 'E5').acted = true;
    }).choose('yes');
    expect([t.state.encounter, t.state.heroes[0]?.marks, t.state.companions]).toEqual([1, { valor: 2 }, []]);
  });

  test('D2-DELVE-13 whoever leaves the sixth stage has won', () => {
    const t = beside(
      state => {
        state.counters.wyrm = 1;
      },
      { stage: 5 },
    ).choose('yes');
    expect(t.match.outcome).toMatchObject({ winners: [0], kind: 'heroes' });
  });

  test('D2-RTL-15 a door once open stays open', () => {
    const t = table<Descent>(descent, {
      config: { scenario: 'the-delve', seats: 1, settings: { heroes: 2 } },
      arrange: state => {
        state.encounter = 3;
        state.todo = [];
        state.stage = 'heroes';
        state.groups = [];
        state.tokens = [];
        state.doors = [1];
        hero(state, GRISBAN, 'berserker', 'G6').seat = 0;
        hero(state, AVRIC, 'disciple', 'M7').seat = 0;
      },
    });
    t.choose(`hero:${GRISBAN}`).choose('door:0');
    expect(t.offered('door')).toEqual([]);
  });

  test('D2-RTL-22 D2-RTL-23 D2-RTL-24 D2-RTLC-21 perils come at the end of late rounds, sooner on the hard way, and hurt all heroes', () => {
    const tired = (round: number, difficulty: Difficulty) =>
      beside(() => {}, { round, difficulty })
        .choose('no')
        .state.heroes.map(({ fatigue }) => fatigue);
    expect([tired(5, 'normal'), tired(6, 'normal'), tired(5, 'hard')]).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    const t = beside(() => {}, { round: 9 }).choose('no');
    expect(damageOf(t, AVRIC)).toBe(1);
  });

  test('D2-RTL-25 a peril that summons a group on the map takes nothing away and adds what its size allows', () => {
    const t = beside(
      state => {
        for (const name of ['goblin-archer*', 'goblin-archer'])
          monster(state, name, name.endsWith('*') ? 'E8' : 'F8').conditions.push('stunned', 'immobilized');
        state.groups = state.groups.map(group => ({ ...group, acted: true }));
      },
      { round: 7 },
    ).choose('no');
    // Two heroes: a master and two minions.
    expect(t.state.monsters.map(({ id }) => id)).toEqual([
      'goblin-archer-master-1',
      'goblin-archer-1',
      'goblin-archer-2',
    ]);
  });

  test('D2-RTL-29 what lasts until the turn of the overlord lasts until the end of the round', () => {
    const t = beside(
      state =>
        void state.lasting.push({
          source: 'laid',
          key: 'laid',
          on: GRISBAN,
          by: GRISBAN,
          until: 'overlord-turn-start',
          next: false,
          what: { do: 'permit', rule: 'fly' },
        }),
    );
    expect(t.state.lasting).toHaveLength(0);
    expect(t.kind).toBe('portal');
  });
});
