import { describe, expect, test } from 'vitest';
import { aimsFor, stakeOf } from '../../aims.ts';
import { stepsFrom, wayTo } from '../../distances.ts';
import { heuristics } from '../../heuristics/index.ts';
import { worthOf } from '../../heuristics/worth.ts';
import { doneBy, progressOf } from '../../progress.ts';
import { DOOR_CLOSED, DOOR_LOCKED, DOOR_OPEN } from '../../rules/ground.ts';
import type { State } from '../../state.ts';
import { begun, dusk } from '../laid.ts';
import { acts, at, figure, hero, monster, type Played, sit } from '../positions.ts';

const SYN = 'syndrael';
const names = (t: Played, id: string, ...spaces: string[]): boolean[] => {
  const { cells } = aimsFor(t.state, figure(t, id));
  return spaces.map(space => cells.includes(at(t.state, space)));
};

describe('what figures go for', () => {
  test('who carries nothing goes for what is to be taken, and counts the way home; who carries it goes home', () => {
    const t = begun(
      'books-and-blades',
      state => {
        hero(state, SYN, 'knight', 'B9');
        hero(state, 'grisban-the-thirsty', 'berserker', 'B10').carries = ['book-1'];
      },
      { heroes: 3 },
    );
    const { cells, more } = aimsFor(t.state, figure(t, SYN));
    expect([names(t, SYN, 'A3', 'Q8', 'B9'), cells.length === more.length]).toEqual([[true, true, false], true]);
    expect(more.every(steps => steps > 5)).toBe(true);
    expect(names(t, 'grisban-the-thirsty', 'A3', 'Q8', 'B9')).toEqual([false, false, true]);
  });

  test('what is in hand need not be fetched: who carries it is accompanied then, from afar as well', () => {
    const t = begun('books-and-blades', state => {
      hero(state, SYN, 'knight', 'E9');
      hero(state, 'grisban-the-thirsty', 'berserker', 'A4').carries = ['book-1'];
    });
    expect(names(t, SYN, 'A3', 'Q8', 'A4')).toEqual([false, false, true]);
    const [one, other] = ['syndrael', 'grisban-the-thirsty'].map(id => aimsFor(t.state, figure(t, id)).weight);
    expect([one, other]).toEqual([0.15, 1]);
  });

  test('enemies who carry what counts are gone for', () => {
    const t = begun('lantern-in-the-mist', state => {
      hero(state, SYN, 'knight', 'M4');
      monster(state, 'sir-alric-farrow', 'F4').carries = ['broken-blade-1'];
      state.tokens = state.tokens.filter(({ kind }) => kind !== 'broken-blade');
    });
    expect(names(t, SYN, 'F4', 'N3')).toEqual([true, false]);
  });

  test('whoever comes back when defeated is worth less than where he would not', () => {
    const worth = (quest: string, space: string): number => {
      const t = begun(quest, state => {
        hero(state, SYN, 'knight', space);
        monster(state, 'baron-zachareth', space);
      });
      return worthOf(t.state, 'baron-zachareth');
    };
    expect(worth('falling-gallery', 'H5') / worth('toll-at-the-ford', 'A3')).toBeCloseTo(0.3);
  });

  test('what bars the way of a side is worth breaking', () => {
    const t = begun('harvest-and-fire', state => void hero(state, SYN, 'knight', 'F4'), { encounter: 1 });
    expect(stakeOf(t.state, 'chapel-door-1')).toBe(0.5);
  });

  test('things done are those in hand, counted and turned over, as far as they are asked for', () => {
    const done = (quest: string, space: string, change: (state: State) => void): number => {
      const t = begun(quest, state => void hero(state, SYN, 'knight', space));
      const state = structuredClone(t.state);
      change(state);
      return doneBy(state, 'heroes');
    };
    const carried = (...books: string[]) =>
      done('books-and-blades', 'B9', state => {
        for (const one of state.heroes) one.carries = books;
      });
    // With two heroes one book is enough.
    expect([carried(), carried('book-1'), carried('book-1', 'book-2')]).toEqual([0, 1, 1]);
    expect(done('books-and-blades', 'B9', state => void Object.assign(state.counters, { books: 1 }))).toBe(1);
    expect(
      done('masked-feast', 'A2', state => {
        state.tokens = state.tokens.filter(({ id }) => id !== 'mask-1' && id !== 'mask-2');
      }),
    ).toBe(2);
    // What the overlord counts is not done by the heroes.
    expect(done('village-of-boils', 'A2', state => void Object.assign(state.counters, { boils: 5, lanced: 2 }))).toBe(
      2,
    );
  });

  test('whose defeat decides is gone for, and at stake', () => {
    const t = begun('toll-at-the-ford', state => {
      hero(state, SYN, 'knight', 'A3');
      monster(state, 'splig', 'M3');
      monster(state, 'goblin-archer', 'J3');
    });
    expect(names(t, SYN, 'M3', 'J3', 'K2')).toEqual([true, false, true]);
    expect([stakeOf(t.state, 'splig'), stakeOf(t.state, 'goblin-archer-1')]).toEqual([1, 0]);
  });

  test('only those the quest speaks of go for it: Lady Eliza lifts masks, her people do not', () => {
    const t = begun('masked-feast', state => {
      hero(state, SYN, 'knight', 'A2');
      monster(state, 'lady-eliza-farrow', 'N2');
      monster(state, 'flesh-moulder', 'D7');
    });
    expect([names(t, 'lady-eliza-farrow', 'G1'), aimsFor(t.state, figure(t, 'flesh-moulder-1')).cells]).toEqual([
      [true],
      [],
    ]);
  });

  test('what is in hand, what was found out and what was opened is progress', () => {
    const feast = begun('masked-feast', state => void hero(state, SYN, 'knight', 'A2'));
    const fewer = structuredClone(feast.state);
    fewer.tokens = fewer.tokens.filter(({ id }) => id !== 'mask-1');
    expect(progressOf(fewer, 'heroes') - progressOf(feast.state, 'heroes')).toBeCloseTo(0.25 / 8);
    const cipher = begun('goblin-cipher', state => void hero(state, SYN, 'knight', 'O7'));
    const told: State = structuredClone(cipher.state);
    told.secrets.lock = { n: 7, low: 7, high: 7 };
    expect(progressOf(told, 'heroes') - progressOf(cipher.state, 'heroes')).toBeCloseTo(0.5);
  });
});

describe('how far it is', () => {
  test('a closed door costs what opening it does, a locked one more', () => {
    const far = (door: number): number => {
      const t = begun('books-and-blades', state => {
        hero(state, SYN, 'knight', 'E9');
        state.doors = [door];
      });
      return stepsFrom(wayTo(t.state, [at(t.state, 'E7')]), [at(t.state, 'E8')]);
    };
    expect([far(DOOR_OPEN), far(DOOR_CLOSED), far(DOOR_LOCKED)]).toEqual([1, 4, 10]);
  });
});

describe('plans', () => {
  const planOf = (t: Played) => {
    const { ask } = t.match;
    if (ask === null) return null;
    return heuristics.plan?.({ seat: ask.seat, view: t.match.view(ask.seat), ask }, 'thorough') ?? null;
  };

  test('a monster with nothing but steps and blows to choose from takes the plan as it is', () => {
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'zombie', 'G5');
      dusk(state);
    });
    expect(planOf(t)).toMatchObject({
      firm: true,
      line: [{ do: 'move' }, { do: 'go' }, { do: 'attack', target: SYN }],
    });
  });

  test('large figures do not turn around on the spot for ever', () => {
    const t = sit(state => {
      hero(state, SYN, 'knight', 'E5');
      monster(state, 'ettin', 'F5', 'G5', 'F6', 'G6');
      dusk(state);
    }).choose('move');
    const own = figure(t, 'ettin-1').cells;
    const [first] = planOf(t)?.line ?? [];
    expect(typeof first === 'object' && first.do === 'go' && own.includes(first.to)).toBe(false);
  });

  test('whoever guesses a number halves what is open', () => {
    const t = begun('goblin-cipher', state => {
      hero(state, SYN, 'knight', 'O7');
      state.secrets.lock = { n: 7, low: 5, high: 9 };
    });
    const { ask } = t.match;
    const view = t.match.view(1);
    if (ask === null) throw new Error('Nobody is asked.');
    const guess = { ...ask, kind: 'how-much', rule: 'D2-QGEN-02' } as const;
    const promises = [1, 5, 7, 9].map(n => heuristics.promise?.({ do: 'number', n }, guess, view));
    expect(promises).toEqual([-6, -2, -0, -2]);
  });

  test('who is down gets up: lying there saves nothing', () => {
    const t = begun('toll-at-the-ford', state => {
      Object.assign(hero(state, SYN, 'knight', 'A3'), { cells: [], down: at(state, 'C3'), damage: 12 });
      monster(state, 'splig', 'M3');
    });
    const up = structuredClone(acts(t, SYN).match.view(1));
    const [lies] = up.heroes;
    const before = heuristics.value(up, 1);
    if (lies !== undefined) Object.assign(lies, { cells: [at(t.state, 'C3')], down: null, damage: 8 });
    expect(heuristics.value({ ...up }, 1)).toBeGreaterThan(before);
  });
});
