import { describe, expect, test } from 'vitest';
import { planFor } from '../../board.ts';
import type { Goal } from '../../content/adventures/index.ts';
import { checkVictory, isMet } from '../../rules/victory.ts';
import { figureOf, type State } from '../../state.ts';
import { position, type Situation, stateOf } from '../positions.ts';

/** Whether a goal is met in a drawn position. */
const met = (drawing: string, goal: Goal, arrange?: (state: State) => void, more: Situation = {}): boolean =>
  isMet(stateOf(drawing, { ...more, ...(arrange && { arrange }) }), goal);

const at =
  (...places: readonly (readonly [string, number])[]) =>
  (state: State): void => {
    for (const [id, cell] of places) figureOf(state, id).cell = cell;
  };

describe('goals', () => {
  test('DS-ROUND-01 reach: so many heroes, all that are left, or the one that is named', () => {
    const drawing = 'O> R> ** ** **';
    const one = at(['orlaf', 2]);
    const both = at(['orlaf', 2], ['rordin', 4]);
    const goal = (who: Extract<Goal, { is: 'reach' }>['who']): Goal => ({ is: 'reach', mark: 'here', who });
    expect([met(drawing, goal(1)), met(drawing, goal(1), one), met(drawing, goal(1), both)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([met(drawing, goal(2), one), met(drawing, goal(2), both)]).toEqual([false, true]);
    expect([met(drawing, goal('all'), one), met(drawing, goal('all'), both)]).toEqual([false, true]);
    expect([met(drawing, goal('orlaf'), one), met(drawing, goal('rordin'), one)]).toEqual([true, false]);
    // Without any hero nobody has reached anything, and servants do not count.
    const none = (state: State): void => void state.figures.splice(0);
    expect([met(drawing, goal('all'), none), met(drawing, goal('orlaf'), none)]).toEqual([false, false]);
    expect(met('O> z> **', goal(1), at(['zombie-1', 2]))).toBe(false);
    expect(met('O> z> **', goal('all'), at(['orlaf', 2]))).toBe(true);
  });

  test('DS-ROUND-01 slay: as many of the kind as are wanted, and no other kind', () => {
    const goal: Goal = { is: 'slay', who: 'zombie', count: 2 };
    const slain = (zombie: number, ghost = 0) =>
      met('O> ..', goal, state => Object.assign(state.slain, { zombie, ghost }));
    expect([met('O> ..', goal), slain(1, 5), slain(2), slain(3)]).toEqual([false, false, true, true]);
  });

  test('DS-ROUND-01 clear: no servant on the board and none in the dark', () => {
    const goal: Goal = { is: 'clear' };
    expect([met('O> ..', goal), met('O> z<', goal), met('O> d1 z<', goal)]).toEqual([true, false, false]);
  });

  test('DS-ROUND-01 carry: a hero has the item; a boss does not count', () => {
    const goal: Goal = { is: 'carry', item: 'lucky-coin' };
    const with_ = (id: string, item: string) => met('O> R> k<', goal, undefined, { items: { [id]: [item] } });
    expect([with_('rordin', 'lucky-coin'), with_('rordin', 'crowbar'), with_('grimbur', 'lucky-coin')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('DS-ROUND-01 open: everything drawn with the sign is open, whatever else is not', () => {
    const drawing = 'O> c1 c1 c2';
    const sign = planFor(stateOf(drawing)).closed[0]?.sign ?? '';
    const open =
      (...ids: readonly string[]) =>
      (state: State): void => {
        for (const thing of state.things) thing.open = ids.includes(thing.id);
      };
    const goal: Goal = { is: 'open', sign };
    expect(met(drawing, goal)).toBe(false);
    expect(met(drawing, goal, open('chest-1'))).toBe(false);
    expect(met(drawing, goal, open('chest-1', 'chest-3'))).toBe(false);
    expect(met(drawing, goal, open('chest-1', 'chest-2'))).toBe(true);
  });

  test('DS-ROUND-01 bring: as many finds as are wanted are with heroes, on squares of the place', () => {
    const drawing = 'O> R> ** ** ++ ++';
    const finds = { adventure: { finds: { here: {} } } };
    const held =
      (...by: readonly (string | null)[]) =>
      (state: State): void => {
        for (const [i, find] of state.finds.entries()) find.by = by[i] ?? null;
      };
    const two: Goal = { is: 'bring', find: 'here', count: 2 };
    expect([met(drawing, two, held('orlaf'), finds), met(drawing, two, held('orlaf', 'rordin'), finds)]).toEqual([
      false,
      true,
    ]);
    const there: Goal = { is: 'bring', find: 'here', count: 1, to: 'there' };
    const standing = (by: string, who: string) =>
      met(
        drawing,
        there,
        state => {
          held(by)(state);
          figureOf(state, who).cell = 4;
        },
        finds,
      );
    expect([standing('orlaf', 'rordin'), standing('orlaf', 'orlaf')]).toEqual([false, true]);
    expect(met(drawing, { ...two, find: 'there' }, held('orlaf', 'rordin'), finds)).toBe(false);
  });

  test('DS-ROUND-01 rounds: so many are over, not merely begun', () => {
    const after = (round: number) =>
      met('O> ..', { is: 'rounds', count: 5 }, state => {
        state.round = round;
      });
    expect([after(5), after(6)]).toEqual([false, true]);
  });

  test('DS-DMG-16 crippled: heroes are counted together, servants are not', () => {
    const after = (slain: Record<string, number>, count: number) =>
      met('O> ..', { is: 'crippled', count }, state => Object.assign(state.slain, slain));
    expect([after({}, 1), after({ orlaf: 1 }, 1), after({ zombie: 4, grimbur: 1 }, 1)]).toEqual([false, true, false]);
    expect([after({ orlaf: 1 }, 2), after({ orlaf: 1, danor: 1 }, 2)]).toEqual([false, true]);
  });

  test('DS-EOR-03 deck-empty: only once a card should have been drawn', () => {
    const up = (timeUp: boolean) =>
      met('O> ..', { is: 'deck-empty' }, state => {
        state.timeUp = timeUp;
      });
    expect([up(false), up(true)]).toEqual([false, true]);
  });
});

describe('who has won', () => {
  const ended = (situation: Situation, drawing = 'O> R> z<') => {
    const state = stateOf(drawing, situation);
    checkVictory(state);
    return state.over;
  };
  const rounds = (count: number): Goal => ({ is: 'rounds', count });
  const never = rounds(99);

  test('DS-ROUND-01 the heroes need all their goals at once, the overlord any of his', () => {
    expect(ended({ goals: { heroes: [rounds(0), never], overlord: [never] } })).toBeNull();
    expect(ended({ goals: { heroes: [rounds(0), rounds(0)], overlord: [never] } })).toEqual({
      winners: [1],
      kind: 'heroes',
      rule: 'DS-ROUND-01',
    });
    expect(ended({ goals: { heroes: [never], overlord: [never, rounds(0)] } })).toEqual({
      winners: [0],
      kind: 'overlord-rounds',
      rule: 'DS-ROUND-01',
    });
  });

  test('DS-ROUND-01 all hero players win together, and before the overlord if both could', () => {
    const both = { heroes: [rounds(0)], overlord: [rounds(0)] };
    expect(ended({ seats: 4, goals: both })).toMatchObject({ winners: [1, 2, 3], kind: 'heroes' });
  });

  test('DS-DMG-16 DS-EOR-03 the rule that ended it is named', () => {
    const goals = { heroes: [never], overlord: [{ is: 'crippled', count: 1 }, { is: 'deck-empty' }] as const };
    const crippled = ended({ goals, arrange: state => Object.assign(state.slain, { orlaf: 1 }) });
    expect(crippled).toEqual({ winners: [0], kind: 'overlord-crippled', rule: 'DS-DMG-16' });
    const late = ended({
      goals,
      arrange: state => {
        state.timeUp = true;
      },
    });
    expect(late).toEqual({ winners: [0], kind: 'overlord-deck-empty', rule: 'DS-EOR-03' });
  });

  test('DS-DMG-16 without a hero left on the board the overlord has won, whatever his goals', () => {
    const goals = { heroes: [never], overlord: [never] };
    expect(ended({ goals })).toBeNull();
    const alone = ended({ goals, arrange: state => void state.figures.splice(0, 2) });
    expect(alone).toEqual({ winners: [0], kind: 'overlord-crippled', rule: 'DS-DMG-16' });
  });

  test('DS-ROUND-01 nobody wins before the first round, and what is decided stays decided', () => {
    const goals = { heroes: [rounds(0)], overlord: [never] };
    for (const phase of ['draft', 'spoils'] as const) expect([phase, ended({ goals, phase })]).toEqual([phase, null]);
    const over = { winners: [0], kind: 'overlord-rounds', rule: 'DS-ROUND-01' } as const;
    const still = ended({
      goals,
      arrange: state => {
        state.over = over;
      },
    });
    expect(still).toEqual(over);
  });

  test('DS-ROUND-01 the end is told once, with the adventure and the winner', () => {
    const t = position('O> .. **', { turn: 'orlaf', goals: { heroes: [{ is: 'reach', mark: 'here', who: 1 }] } });
    t.choose('move:2,0');
    expect(t.happened().at(-1)).toEqual({
      kind: 'ends',
      adventure: t.state.adventure,
      winner: 'heroes',
      rule: 'DS-ROUND-01',
    });
    const lost = position('O> s<', { turn: 'skeleton-warrior-1', wounds: { orlaf: 4 } });
    lost.choose('attack:orlaf', [6, 6, 1, 1, 1, 1, 1]);
    expect(lost.happened().at(-1)).toMatchObject({ kind: 'ends', winner: 'overlord' });
  });
});
