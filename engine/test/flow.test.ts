import { describe, expect, test } from 'vitest';
import {
  type Ask,
  choose,
  DeadEnd,
  type Decisions,
  type Flow,
  optionId,
  timingWindow,
  type Unlisted,
} from '../flow.ts';

interface Named {
  readonly do: string;
  readonly card?: string;
}
interface Naming extends Decisions {
  readonly choice: Named;
}
const ask = (options: readonly Named[], more: Partial<Ask<Named>> = {}): Ask<Named> => ({
  seat: 1,
  kind: 'action',
  rule: 'TOY-FLOW-1',
  options,
  ...more,
});

/** Runs a flow, answering each ask by `answer`; returns the asks and the result. */
function drive<T>(flow: Flow<T, Naming>, answer: (ask: Ask<Named>) => number): { asks: Ask<Named>[]; result: T } {
  const asks: Ask<Named>[] = [];
  let next = flow.next(0);
  while (!next.done) {
    asks.push(next.value);
    next = flow.next(answer(next.value));
  }
  return { asks, result: next.value };
}

describe('choose', () => {
  test('asks once and returns the very option chosen', () => {
    const options = [{ do: 'a' }, { do: 'b' }, { do: 'c' }];
    const question = ask(options);
    const { asks, result } = drive(choose(question), () => 2);
    expect(asks).toEqual([question]);
    expect(asks[0]).toBe(question);
    expect(result).toBe(options[2]);
  });

  test('a single option answers itself', () => {
    const only = { do: 'a' };
    const { asks, result } = drive(choose(ask([only])), () => 0);
    expect(asks).toEqual([]);
    expect(result).toBe(only);
  });

  test('a question that is one of several says so, listed or not', () => {
    const nth = { number: 2, of: 3 };
    const options = [{ do: 'a' }, { do: 'b' }];
    const ask = { seat: 0, kind: 'k', rule: 'TOY-1', nth } as const;
    expect(choose({ ...ask, options }).next(0).value).toMatchObject({ nth });
    const unlisted = choose({ ...ask, options: () => options }).next(0).value as Unlisted<{ do: string }, 'k'>;
    expect(unlisted.listed()).toEqual({ ...ask, options });
  });

  test('a question about somebody says so, listed or not', () => {
    const options = [{ do: 'a' }, { do: 'b' }];
    const ask = { seat: 0, kind: 'k', rule: 'TOY-1', about: 'anna' } as const;
    expect(choose({ ...ask, options }).next(0).value).toMatchObject({ about: 'anna' });
    const unlisted = choose({ ...ask, options: () => options }).next(0).value as Unlisted<{ do: string }, 'k'>;
    expect(unlisted.listed()).toEqual({ ...ask, options });
  });

  test('a single option is asked for if being skipped would tell something', () => {
    const { asks, result } = drive(choose(ask([{ do: 'pass' }], { always: true })), () => 0);
    expect(asks).toHaveLength(1);
    expect(result).toEqual({ do: 'pass' });
  });

  test.each([undefined, true])('no option at all is a dead end (always: %s)', always => {
    const flow = choose(ask([], always ? { always } : {}));
    expect(() => flow.next(0)).toThrow(DeadEnd);
    expect(() => choose(ask([])).next(0)).toThrow('Seat 1 is asked for "action" (TOY-FLOW-1) without a single option.');
  });
});

describe('a question whose options are listed on demand', () => {
  const question = (options: readonly Named[], lists: { made: number }) =>
    choose<Named>({
      seat: 1,
      kind: 'action',
      rule: 'TOY-FLOW-1',
      options: () => {
        lists.made++;
        return options;
      },
    });

  test('is answered by number like any other; the list is made once', () => {
    const lists = { made: 0 };
    const options = [{ do: 'a' }, { do: 'b' }];
    const { asks, result } = drive(question(options, lists), ({ options }) => options.length - 1);
    expect(asks.map(({ seat, kind, rule }) => [seat, kind, rule])).toEqual([[1, 'action', 'TOY-FLOW-1']]);
    expect(asks[0]?.options).toBe(options);
    expect(result).toBe(options[1]);
    expect(lists.made).toBe(1);
  });

  test('is answered by a choice that is known, and then not listed', () => {
    const lists = { made: 0 };
    const flow = question([{ do: 'a' }, { do: 'b' }], lists);
    flow.next(0);
    expect(flow.next({ do: 'b' })).toEqual({ done: true, value: { do: 'b' } });
    expect(lists.made).toBe(0);
  });

  test('without a single option it is a dead end', () => {
    const flow = question([], { made: 0 });
    const { value } = flow.next(0);
    expect(() => (value as Ask<Named>).options).toThrow(DeadEnd);
  });
});

describe('timingWindow', () => {
  /** Answers in turn from a script of "seat:option"; notes who was asked and who reacted. */
  function play(
    seats: readonly number[],
    script: readonly string[],
    hands: Readonly<Record<number, readonly string[] | null>>,
    closing: readonly string[] = [],
  ): { asked: number[]; reacted: string[] } {
    const asked: number[] = [];
    const reacted: string[] = [];
    const left = [...script];
    const flow = timingWindow<Naming>(
      seats,
      seat => {
        const hand = hands[seat];
        return hand ? ask([{ do: 'pass' }, ...hand.map(name => ({ do: name }))], { seat }) : null;
      },
      function* (seat, choice) {
        reacted.push(`${seat}:${choice.do}`);
        return closing.includes(choice.do);
      },
    );
    drive(flow, question => {
      asked.push(question.seat);
      const wanted = left.shift() ?? 'pass';
      return question.options.findIndex(o => o.do === wanted);
    });
    return { asked, reacted };
  }

  test('asks in the given order until all have passed in a row', () => {
    expect(play([2, 0, 1], [], { 0: ['a'], 1: ['b'], 2: ['c'] })).toEqual({ asked: [2, 0, 1], reacted: [] });
  });

  test('after a reaction everybody is asked again, beginning with the next seat', () => {
    const { asked, reacted } = play([0, 1, 2], ['pass', 'b', 'pass', 'a'], { 0: ['a'], 1: ['b'], 2: ['c'] });
    expect(reacted).toEqual(['1:b', '0:a']);
    // 0 passes, 1 reacts, 2 passes, 0 reacts, then 1, 2 and 0 pass in a row.
    expect(asked).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  test('closes at once with a reaction that says so', () => {
    const { asked, reacted } = play([0, 1, 2], ['pass', 'stop'], { 0: ['a'], 1: ['stop'], 2: ['c'] }, ['stop']);
    expect(asked).toEqual([0, 1]);
    expect(reacted).toEqual(['1:stop']);
  });

  test('a seat outside of the window is not asked, but does not hold it open', () => {
    expect(play([0, 1, 2], ['a'], { 0: ['a'], 1: null, 2: ['c'] })).toEqual({
      asked: [0, 2, 0],
      reacted: ['0:a'],
    });
    expect(play([0, 1], [], { 0: null, 1: null })).toEqual({ asked: [], reacted: [] });
  });

  test('a seat that can only pass is asked all the same', () => {
    expect(play([0, 1], [], { 0: [], 1: ['b'] }).asked).toEqual([0, 1]);
  });

  test('the only seat is asked again after its own reaction', () => {
    expect(play([3], ['a', 'a'], { 3: ['a'] })).toEqual({ asked: [3, 3, 3], reacted: ['3:a', '3:a'] });
  });

  test('nobody in the window: nothing happens', () => {
    expect(play([], [], {})).toEqual({ asked: [], reacted: [] });
  });

  test('a reaction may ask in turn', () => {
    const flow = timingWindow<Naming>(
      [0],
      seat => ask([{ do: 'pass' }, { do: 'trick' }], { seat }),
      function* () {
        yield* choose(ask([{ do: 'left' }, { do: 'right' }], { kind: 'side' }));
        return true;
      },
    );
    const { asks } = drive(flow, () => 1);
    expect(asks.map(a => a.kind)).toEqual(['action', 'side']);
  });
});

describe('optionId', () => {
  test.each<[Record<string, unknown> & { do: string }, string]>([
    [{ do: 'end' }, 'end'],
    [{ do: 'attack', target: 'skeleton-3' }, 'attack:skeleton-3'],
    [{ do: 'move', unit: 'knight-1', x: 12, y: 5 }, 'move:knight-1,12,5'],
    [{ unit: 'a', do: 'move', to: 'b' }, 'move:a,b'],
    [{ do: 'spend', cards: ['a', 'b', 3] }, 'spend:a+b+3'],
    [{ do: 'spend', cards: [] }, 'spend:-'],
    [{ do: 'aim', at: null, with: 'bow' }, 'aim:-,bow'],
    [{ do: 'aim', at: undefined }, 'aim:-'],
    [{ do: 'turn', left: true, steps: 0 }, 'turn:true,0'],
  ])('%j is %s', (choice, id) => {
    expect(optionId(choice)).toBe(id);
  });

  test('a parameter that is an object has no name', () => {
    expect(() => optionId({ do: 'x', at: { x: 1 } } as { do: string })).toThrow(
      new TypeError('A parameter of a choice is a text, a number or a list of those.'),
    );
  });
});
