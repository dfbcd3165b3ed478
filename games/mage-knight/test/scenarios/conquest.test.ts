import { newPile } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import { reputationModifier } from '../../content/levels.ts';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { mageKnight } from '../../index.ts';
import { slotAt } from '../../rules/lattice.ts';
import { hasRegularUnitsOnly } from '../../rules/scenario.ts';
import { heroOf, type State, turnOf } from '../../state.ts';
import { fight, hexOn, hold, layAt, me, type Sitting, sit, stand, tokens } from '../positions.ts';
import { closing, endTurn, own, scored } from './scored.ts';

const A = hexOn(1, 0, 0);
const B = hexOn(1, 0, 2);
const D = hexOn(0, 1, 0);
const NW = hexOn(1, 0, 6);
const NONE = { red: 0, blue: 0, green: 0, white: 0 };

const withDummy = (state: State, cards: number): void => {
  state.dummy = {
    hero: 'goldyx',
    deck: newPile(Array.from({ length: cards }, () => 'march' as const)),
    discard: [],
    crystals: { ...NONE },
    tactic: 'great-start',
    skillPile: [],
  };
};

const fresh = (scenario: ScenarioId, seats: number) => {
  const t = table(mageKnight, { config: { scenario, seats, settings: {} } });
  while (t.kind === 'hero') t.choose(t.offered()[0] ?? '');
  return t;
};

/** Between two rounds of a game of so many players. */
const between = (scenario: ScenarioId, seats: number, arrange: (state: State) => void): Sitting =>
  sit({ scenario, seats, begun: false }, state => {
    state.stage = 'prepare';
    withDummy(state, 5);
    arrange(state);
  });

describe('First Reconnaissance', () => {
  const explorer = (arrange: (state: State) => void) =>
    closing('first-reconnaissance', 2, state => {
      stand(state, 0, NW);
      turnOf(state).move = 2;
      arrange(state);
    });

  test('MK-S01-02 a tile revealed brings 1 fame, of whatever kind', () => {
    for (const [country, core] of [
      [['country-3'], []],
      [[], ['core-2']],
      [[], ['core-5']],
    ] as const) {
      const t = explorer(state => Object.assign(state.tiles, { country: [...country], core: [...core] }));
      t.choose(t.offered('explore')[0] ?? '');
      expect(me(t).fame).toBe(1);
    }
  });

  test('MK-S01-07 a city revealed: everybody has one last turn, the discoverer too', () => {
    const t = explorer(state => Object.assign(state.tiles, { country: [], core: ['core-5'] }));
    t.choose(t.offered('explore')[0] ?? '');
    expect(t.state.ending).toBeNull();
    endTurn(t);
    expect([t.seat, t.state.ending]).toEqual([1, { why: 'scenario', left: [0] }]);
    endTurn(t);
    expect([t.seat, t.state.ending]).toEqual([0, { why: 'scenario', left: [] }]);
    t.choose('end').choose('discard:rage');
    t.chooseWhile('discard', 'done');
    expect([t.state.stage, t.seat]).toEqual(['over', null]);
  });

  test('MK-S01-07 if the round ends meanwhile the game is over at once', () => {
    const t = explorer(state => {
      Object.assign(state.tiles, { country: [], core: ['core-5'] });
      state.ending = { why: 'round', left: [1] };
    });
    t.choose(t.offered('explore')[0] ?? '');
    endTurn(t);
    expect([t.seat, t.state.ending]).toEqual([1, { why: 'round', left: [] }]);
    endTurn(t);
    expect([t.state.stage, t.state.round]).toEqual(['over', 1]);
  });

  test('MK-S01-01 the city can neither be entered nor conquered', () => {
    const t = closing('first-reconnaissance', 2, state => {
      layAt(state, 'core-5', slotAt(1, 1));
      stand(state, 0, hexOn(1, 1, 6));
      turnOf(state).move = 10;
    });
    expect(t.offered('step')).not.toContain(`step:${hexOn(1, 1, 0)}`);
    expect(t.explain(`step:${hexOn(1, 1, 0)}`).rule).toBe('MK-S10-02');
  });

  test('MK-S01-03 MK-VFRI-04 heroes do not fight unless that was agreed: who stays with another withdraws', () => {
    const meeting = (settings: Readonly<Record<string, boolean>>, scenario: ScenarioId = 'first-reconnaissance') =>
      closing(
        scenario,
        2,
        state => {
          stand(state, 0, B);
          stand(state, 1, B);
          turnOf(state).path = [A, B];
        },
        settings,
      );
    const t = meeting({});
    expect([t.offered('duel'), t.offered('end')]).toEqual([[], ['end']]);
    t.choose('end');
    expect([me(t).at, me(t).hand]).toEqual([A, ['march', 'wound']]);
    expect(meeting({ duels: true }).offered('duel')).toEqual(['duel']);
    expect(meeting({}, 'full-conquest').offered('duel')).toEqual(['duel']);
    expect(meeting({ duels: false }, 'full-conquest').offered('duel')).toEqual([]);
  });

  test('MK-S01-05 there are no elite units, even when core tiles are seen', () => {
    const regular = (scenario: ScenarioId) =>
      hasRegularUnitsOnly(
        sit({ scenario }, state => {
          state.map.coreSeen = true;
        }).state,
      );
    expect([regular('first-reconnaissance'), regular('full-conquest')]).toEqual([true, false]);
  });

  test('MK-S01-08 the standard achievements; who has most wins, tied players together', () => {
    const fame = (...all: readonly number[]) =>
      scored('first-reconnaissance', 3, state => {
        for (const [seat, n] of all.entries()) heroOf(state, seat).fame = n;
        hold(state, 2, 'fireball');
      });
    // The spell brings 2, the title 3.
    expect(fame(10, 9, 5)).toMatchObject({ winners: [0, 2], scores: [10, 9, 10] });
    expect(fame(10, 9, 6)).toMatchObject({ winners: [2], scores: [10, 9, 11] });
  });

  test('MK-S01-09 alone no titles are scored, and each tactic is used once', () => {
    expect(scored('first-reconnaissance', 1, state => hold(state, 0, 'fireball'))).toMatchObject({ scores: [2] });
    const t = between('first-reconnaissance', 1, () => {});
    expect(t.state.tacticsGone).toEqual(['early-bird', 'great-start']);
  });
});

describe('Full and Blitz Conquest', () => {
  test('MK-S02-02 MK-S03-06 when all cities are conquered everybody has one last turn', () => {
    for (const scenario of ['full-conquest', 'blitz-conquest'] as const) {
      const t = closing(scenario, 2, state => {
        state.tiles.core = [];
        own(state, A, 'city', { leader: 0, shields: [0] });
      });
      endTurn(t);
      expect([t.seat, t.state.ending]).toEqual([1, { why: 'scenario', left: [0] }]);
    }
  });

  test('MK-S02-02 not while a city is unconquered or has not been revealed', () => {
    const hidden = closing('full-conquest', 2, state => {
      state.tiles.core = ['core-2', 'core-8'];
      own(state, A, 'city', {});
    });
    expect(endTurn(hidden).state.ending).toBeNull();
    const held = closing('full-conquest', 2, state => {
      state.tiles.core = ['core-2'];
      own(state, A, 'city', {});
      own(state, D, 'city', { conquered: false });
    });
    expect(endTurn(held).state.ending).toBeNull();
  });

  test('MK-S02-03 MK-S02-04 MK-S02-05 MK-S02-06 MK-S03-07 7 for a city one leads, 4 for one with an own shield, 5 for the title', () => {
    for (const scenario of ['full-conquest', 'blitz-conquest'] as const)
      expect(
        scored(scenario, 3, state => {
          own(state, A, 'city', { leader: 0, shields: [0, 0, 1] });
          own(state, D, 'city', { leader: 1, shields: [1, 0] });
          own(state, B, 'city', { leader: 0, shields: [0] });
          heroOf(state, 2).fame = 20;
          hold(state, 2, 'fireball');
        }),
      ).toMatchObject({ scores: [7 + 4 + 7 + 5, 4 + 7, 20 + 2 + 3], winners: [2], rule: 'MK-S02-07' });
  });

  test('MK-S02-06 those tied for the title have 2 each, and without cities nobody has it', () => {
    const tied = scored('full-conquest', 3, state => {
      own(state, A, 'city', { leader: 0, shields: [0] });
      own(state, D, 'city', { leader: 1, shields: [1] });
    });
    expect(tied?.scores).toEqual([9, 9, 0]);
    expect(scored('full-conquest', 2, () => {})?.scores).toEqual([0, 0]);
  });

  test('MK-S02-07 the most fame wins, whether all cities were conquered or not', () => {
    expect(
      scored('full-conquest', 2, state => {
        own(state, A, 'city', { conquered: false });
        heroOf(state, 1).fame = 3;
      }),
    ).toMatchObject({ winners: [1], scores: [0, 3] });
  });

  test('MK-S03-02 MK-S03-04 MK-S03-05 MK-S06-03 MK-S06-05 MK-S06-06 the head start of blitz games', () => {
    for (const [scenario, seats] of [
      ['blitz-conquest', 3],
      ['blitz-cooperation', 3],
    ] as const) {
      const { heroes, source, offers } = fresh(scenario, seats).state;
      expect(heroes.map(({ fame, reputation }) => [fame, reputation])).toEqual([
        [1, 2],
        [1, 2],
        [1, 2],
      ]);
      expect([source.length, offers.units.length]).toEqual([6, 6]);
    }
    expect(reputationModifier(2)).toBe(1);
    const { heroes, source, offers } = fresh('full-conquest', 3).state;
    expect([heroes[0]?.fame, heroes[0]?.reputation, source.length, offers.units.length]).toEqual([0, 0, 5, 5]);
  });

  test('MK-S03-03 MK-S06-04 a row of the fame track crossed brings 1 more', () => {
    const fame = (scenario: ScenarioId, before: number) => {
      const t = sit({ scenario }, state => {
        heroOf(state, 0).fame = before;
        hold(state, 0, 'rage', 'march');
        tokens(state, 0, 'red');
        fight(state, ['prowlers'], { phase: 'attack' });
      });
      t.choose('target:0').choose('play:rage,strong').choose('strike');
      return me(t).fame;
    };
    expect([fame('blitz-conquest', 1), fame('blitz-conquest', 0), fame('blitz-cooperation', 1)]).toEqual([4, 2, 4]);
    expect(fame('full-conquest', 1)).toBe(3);
  });
});
