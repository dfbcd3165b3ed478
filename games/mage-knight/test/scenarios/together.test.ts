import { newPile } from '@tafelrunde/engine';
import { table } from '@tafelrunde/testing';
import { describe, expect, test } from 'vitest';
import type { ScenarioId } from '../../content/scenarios/index.ts';
import { mageKnight } from '../../index.ts';
import { DUMMY, heroOf, type State, turnOf } from '../../state.ts';
import { hexOn, hold, me, type Sitting, sit } from '../positions.ts';
import { closing, endTurn, own, scored } from './scored.ts';

const A = hexOn(1, 0, 0);
const D = hexOn(0, 1, 0);
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

const fresh = (scenario: ScenarioId, seats: number, seed = 'test') => {
  const t = table(mageKnight, { config: { scenario, seats, settings: {} }, seed });
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

describe('Solo Conquest', () => {
  test('MK-S04-03 the player chooses a tactic first, the dummy draws one of the others', () => {
    const t = fresh('solo-conquest', 1);
    expect([t.seat, t.offered().length, t.state.dummy?.tactic]).toEqual([0, 6, null]);
    t.choose('tactic:early-bird');
    expect(t.state.dummy?.tactic).not.toBe('early-bird');
    expect(t.state.tactics.length).toBe(4);
  });

  test('MK-S04-04 both used tactics leave the game', () => {
    const t = between('solo-conquest', 1, state => {
      state.round = 2;
      state.night = true;
      state.tacticsGone = ['mana-steal', 'planning'];
    });
    expect(t.state.tacticsGone).toEqual(['mana-steal', 'planning', 'early-bird', 'great-start']);
    expect(t.offered()).toEqual(['tactic:rethink', 'tactic:the-right-moment']);
  });

  test('MK-S04-05 when all cities are conquered the player has one last turn, the dummy none', () => {
    const t = closing('solo-conquest', 1, state => {
      state.order = [0, DUMMY];
      state.next = 1;
      withDummy(state, 8);
      state.tiles.core = [];
      own(state, A, 'city', { leader: 0, shields: [0] });
    });
    endTurn(t);
    expect([t.seat, t.state.ending]).toEqual([0, { why: 'scenario', left: [] }]);
    t.choose('end').choose('discard:rage');
    t.chooseWhile('discard', 'done');
    expect(t.state.stage).toBe('over');
    expect(t.events().filter(({ kind }) => kind === 'dummy-turned')).toEqual([]);
  });

  const solo = (arrange: (state: State) => void) =>
    scored('solo-conquest', 1, state => {
      withDummy(state, 6);
      state.tiles.core = [];
      heroOf(state, 0).fame = 40;
      arrange(state);
    });

  test('MK-S04-06 MK-S04-07 MK-S04-08 won: 10 for each city, 15 for all, 30 for each round left, 1 for each card of the dummy, 5 before the end is announced', () => {
    const both = (state: State): void => {
      own(state, A, 'city', { leader: 0, shields: [0] });
      own(state, D, 'city', { leader: 0, shields: [0] });
    };
    expect(
      solo(state => {
        both(state);
        state.round = 5;
        hold(state, 0, 'fireball');
      }),
    ).toMatchObject({ winners: [0], scores: [40 + 2 + 20 + 15 + 30 + 6 + 5] });
    expect(
      solo(state => {
        both(state);
        state.round = 6;
        state.notes.announced = 1;
      })?.scores,
    ).toEqual([40 + 20 + 15 + 6]);
  });

  test('MK-S04-06 lost: what was conquered counts all the same', () => {
    expect(
      solo(state => {
        own(state, A, 'city', { leader: 0, shields: [0] });
        own(state, D, 'city', { conquered: false });
      }),
    ).toMatchObject({ winners: [], lost: true, scores: [50] });
  });

  test('MK-S04-08 what was announced in an earlier round does not matter', () => {
    const t = between('solo-conquest', 1, state => {
      state.notes.announced = 1;
    });
    expect(t.state.notes.announced).toBeUndefined();
  });

  test('MK-SOLO-02 MK-SOLO-03 with each skill gained one of the dummy comes for the next time, with the lowest action', () => {
    const t = closing(
      'solo-conquest',
      1,
      state => {
        state.order = [0, DUMMY];
        withDummy(state, 8);
        if (state.dummy) state.dummy.skillPile = ['motivation-goldyx'];
        Object.assign(heroOf(state, 0), {
          fame: 15,
          skillPile: ['double-time', 'shield-mastery', 'cold-swordsmanship'],
        });
        state.offers.actions = ['blood-rage', 'ice-bolt', 'fire-bolt'];
        turnOf(state).cards = 1;
      },
      { 'dummy-skills': true },
    );
    t.choose('end');
    expect(t.offered('gain-skill').some(id => id.includes('motivation-goldyx'))).toBe(false);
    t.choose(t.offered('gain-skill')[0] ?? '').choose('card:ice-bolt');
    expect(t.state.offers.skills).toContainEqual({ skill: 'motivation-goldyx', from: DUMMY });
    expect(t.state.dummy?.skillPile).toEqual([]);
    const taken = t.offered('gain-skill').find(id => id.includes('motivation-goldyx')) ?? '';
    t.choose(taken);
    expect(me(t).skills.map(({ skill }) => skill)).toContain('motivation-goldyx');
    expect(t.state.offers.actions).not.toContain('blood-rage');
  });
});

describe('Full and Blitz Cooperation', () => {
  test('MK-S05-03 the dummy draws a tactic first', () => {
    const t = fresh('full-cooperation', 2);
    expect(t.state.dummy?.tactic).not.toBeNull();
    expect([t.kind, t.offered().length]).toEqual(['tactic', 5]);
  });

  test('MK-S05-03 any of the six, at random, and the players choose among the others', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const t = fresh('full-cooperation', 2, `tactics ${i}`);
      const { dummy } = t.state;
      expect(t.offered()).not.toContain(`tactic:${dummy?.tactic}`);
      drawn.add(String(dummy?.tactic));
    }
    expect([...drawn].toSorted()).toEqual([
      'early-bird',
      'great-start',
      'mana-steal',
      'planning',
      'rethink',
      'the-right-moment',
    ]);
  });

  test('MK-S05-04 MK-S06-02 the players agree on one of their tactics, which leaves the game', () => {
    for (const scenario of ['full-cooperation', 'blitz-cooperation'] as const) {
      const t = between(scenario, 2, state => {
        state.round = 2;
        state.night = true;
      });
      expect([t.kind, t.offered()]).toEqual(['remove-tactic', ['tactic:early-bird', 'tactic:planning']]);
      t.choose('tactic:planning');
      expect(t.state.tacticsGone).toEqual(['planning']);
      expect(t.state.tactics).not.toContain('planning');
    }
  });

  test('MK-S05-04 not after the last day and the last night, nor when the game is over', () => {
    for (const [round, night] of [
      [5, false],
      [6, true],
    ] as const) {
      const t = between('full-cooperation', 2, state => Object.assign(state, { round, night }));
      expect(t.kind).not.toBe('remove-tactic');
      expect(t.state.tacticsGone).toEqual([]);
    }
    const done = between('full-cooperation', 2, state => {
      state.fulfilled = true;
    });
    expect(done.state.stage).toBe('over');
  });

  test('MK-S05-06 when all cities are conquered every player has one last turn, the dummy none', () => {
    const t = closing('full-cooperation', 2, state => {
      state.order = [0, DUMMY, 1];
      state.next = 1;
      withDummy(state, 8);
      state.tiles.core = [];
      own(state, A, 'city', { leader: 0, shields: [0] });
    });
    endTurn(t);
    expect([t.seat, t.state.ending]).toEqual([1, { why: 'scenario', left: [0] }]);
    expect(t.events().filter(({ kind }) => kind === 'dummy-turned')).toEqual([]);
  });

  const together = (arrange: (state: State) => void, settings = {}) =>
    scored(
      'full-cooperation',
      2,
      state => {
        withDummy(state, 4);
        state.tiles.core = [];
        state.round = 6;
        state.notes.announced = 1;
        heroOf(state, 0).fame = 30;
        heroOf(state, 1).fame = 40;
        arrange(state);
      },
      settings,
    );

  test('MK-S05-07 all win or all lose', () => {
    const won = together(state => own(state, A, 'city', { leader: 0, shields: [0] }));
    expect(won).toMatchObject({ winners: [0, 1], scores: [30 + 10 + 15 + 4, 30 + 10 + 15 + 4] });
    const lost = together(state => own(state, A, 'city', { conquered: false }));
    expect(lost).toMatchObject({ winners: [], lost: true, scores: [30, 30] });
  });

  test('MK-S05-08 MK-S05-09 MK-S05-10 the least fame, the best of each achievement and the largest penalty, without titles', () => {
    const mixed = (state: State): void => {
      own(state, A, 'city', { conquered: false });
      hold(state, 0, 'fireball', 'wound', 'wound');
      hold(state, 1, 'blood-rage', 'wound', 'sword-of-justice');
    };
    expect(together(mixed)?.scores).toEqual([30 + 2 + 2 - 4, 30 + 2 + 2 - 4]);
    // MK-S05-13 counts the least of each, and the largest penalty still.
    expect(together(mixed, { 'balanced-scoring': true })?.scores).toEqual([30 + 1 + 0 - 4, 30 + 1 + 0 - 4]);
  });

  test('MK-S05-13 by agreement the least of each achievement counts', () => {
    const knowledge = (settings: Readonly<Record<string, boolean>>) =>
      together(state => {
        own(state, A, 'city', { conquered: false });
        hold(state, 0, 'fireball', 'snowstorm');
        hold(state, 1, 'blood-rage');
      }, settings)?.scores?.[0];
    expect([knowledge({}), knowledge({ 'balanced-scoring': true })]).toEqual([34, 31]);
  });

  test('MK-S05-11 10 more if everybody leads a city; rounds left, cards of the dummy and an end not announced count', () => {
    const cities = (state: State): void => {
      own(state, A, 'city', { leader: 0, shields: [0] });
      own(state, D, 'city', { leader: 1, shields: [1] });
    };
    expect(together(cities)?.scores?.[0]).toBe(30 + 20 + 10 + 15 + 4);
    expect(
      together(state => {
        cities(state);
        state.round = 4;
        delete state.notes.announced;
      })?.scores?.[0],
    ).toBe(30 + 20 + 10 + 15 + 60 + 4 + 5);
  });
});
