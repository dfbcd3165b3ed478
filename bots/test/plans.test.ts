import {
  choose,
  type Flow,
  type Game,
  type GameTypes,
  Match,
  newChance,
  type Plan,
  perspective,
  type RuleId,
  type Standpoint,
} from '@tafelrunde/engine';
import { describe, expect, test } from 'vitest';
import { advise, botById, valueOptions } from '../index.ts';
import { Search } from '../search/index.ts';

const RULE = 'T-1' as RuleId;
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** What the lock opens to, turn by turn. */
const CODE = [5, 2, 7, 1, 6, 3] as const;

interface Lock {
  dialled: number[];
  gold: number;
  over: boolean;
}
type LockChoice = { readonly do: 'dial'; readonly number: number } | { readonly do: 'leave' };
interface Locks extends GameTypes {
  readonly state: Lock;
  readonly view: Lock;
  readonly choice: LockChoice;
}
type LockPlan = (at: Standpoint<Locks>, effort: 'quick' | 'thorough') => Plan<LockChoice> | null;

interface Made {
  readonly plan?: LockPlan;
  readonly calm?: boolean;
}

/** A lock of six numbers, eight to choose from each time: whoever dials all of them right gets 100, whoever leaves at the door gets 1. Nothing on the way tells how well it goes. */
function lock({ plan, calm = true }: Made): Game {
  return {
    id: 'lock',
    scenarios: [{ id: 'only', seats: [1], settings: [], longest: 10 }],
    setup: (): Lock => ({ dialled: [], gold: 0, over: false }),
    *step(state: Lock): Flow<void, Locks> {
      const options: LockChoice[] = NUMBERS.map(number => ({ do: 'dial', number }));
      if (state.dialled.length === 0) options.push({ do: 'leave' });
      const choice = yield* choose<LockChoice>({ seat: 0, kind: 'dial', rule: RULE, options });
      if (choice.do === 'dial') state.dialled.push(choice.number);
      else state.gold = 1;
      state.over = choice.do === 'leave' || state.dialled.length === CODE.length;
      if (state.dialled.join() === CODE.join()) state.gold = 100;
    },
    outcome: ({ over }: Lock) => (over ? { winners: [], kind: 'over', rule: 'T-2' } : null),
    ...(calm && { calm: ({ over }: Lock) => over }),
    view: (state: Lock) => ({ ...state, dialled: [...state.dialled] }),
    resample: () => undefined,
    heuristics: {
      value: ({ gold }: Lock) => gold,
      parts: ({ gold }: Lock) => [{ name: { en: 'gold', de: 'Gold' }, worth: gold }],
      ...(plan && { plan }),
    },
  } as unknown as Game;
}

const dial = (number: number): LockChoice => ({ do: 'dial', number });
const restOf = ({ dialled }: Lock): number[] =>
  dialled.every((number, i) => number === CODE[i]) ? CODE.slice(dialled.length) : [];
/** Opens the lock from wherever it stands, as long as it can be opened. */
const opening: LockPlan = ({ view }) => ({ line: restOf(view).map(dial) });
const onlyAtTheDoor: LockPlan = at => (at.view.dialled.length === 0 ? opening(at, 'thorough') : null);

/** Lets a bot play to the end; says what it got. */
function play(game: Game, bot: string, seed = 'a'): number {
  const match = Match.start(game, {}, { seed });
  const player = botById(bot).seated?.() ?? botById(bot);
  const whims = newChance(seed);
  while (match.ask) match.choose(player.decide(perspective(match), whims));
  return (match.state as Lock).gold;
}

const seen = (game: Game) => perspective(Match.start(game, {}, { seed: 'a' }));
const LEAVE = NUMBERS.length;

describe.each(['greedy', 'search:40'])('%s', bot => {
  test('takes a plan of the game as a candidate and follows it to its end', () => {
    expect(play(lock({ plan: opening }), bot)).toBe(100);
    expect(play(lock({}), bot)).toBe(1);
  });

  test('follows a plan by the names of options as well', () => {
    const plan: LockPlan = ({ view }) => ({ line: restOf(view).map(number => `dial:${number}`) });
    expect(play(lock({ plan }), bot)).toBe(100);
  });

  test.each(['proven', 'firm'])('takes what is %s without looking at anything else', how => {
    const values: unknown[] = [];
    const game = lock({ plan: () => ({ line: [dial(4)], [how]: true }) });
    const watched = {
      ...game,
      heuristics: { ...game.heuristics, value: (view: unknown) => values.push(view) },
    } as Game;
    expect(botById(bot).decide(seen(watched), newChance('a'))).toBe(4);
    expect(values).toEqual([]);
  });

  test('leaves a plan that is worth less than something else', () => {
    const plan: LockPlan = ({ view }) => (view.dialled.length === 0 ? { line: [0, 0, 0, 0, 0, 0].map(dial) } : null);
    expect(botById(bot).decide(seen(lock({ plan })), newChance('a'))).toBe(LEAVE);
  });

  test('does without a plan that is not on offer', () => {
    expect(botById(bot).decide(seen(lock({ plan: () => ({ line: [dial(9)] }) })), newChance('a'))).toBe(LEAVE);
    expect(botById(bot).decide(seen(lock({ plan: () => ({ line: [] }) })), newChance('a'))).toBe(LEAVE);
  });

  test('makes quick plans for what lies ahead', () => {
    // At the door the game has nothing to propose; behind it, it has.
    const plan: LockPlan = ({ view }, effort) =>
      effort === 'quick' && view.dialled.length > 0 ? { line: restOf(view).map(dial) } : null;
    expect(botById(bot).decide(seen(lock({ plan })), newChance('a'))).toBe(CODE[0]);
  });
});

test('a plan is valued by all of it: at its end, not on the way', () => {
  const valued = valueOptions(seen(lock({ plan: onlyAtTheDoor })), newChance('a')) ?? [];
  expect(valued.map(({ option, value }) => [option, value]).slice(0, 3)).toEqual([
    [CODE[0], 100],
    [LEAVE, 1],
    [0, 0],
  ]);
  expect(valued[0]?.answers).toBe(CODE.length - 1);
});

test('a plan that no longer fits is given up, and the rest is played as usual', () => {
  const plan: LockPlan = ({ view }) =>
    view.dialled.length === 0 ? { line: [dial(5), dial(2), dial(9), dial(1)] } : null;
  const [best, next] = valueOptions(seen(lock({ plan })), newChance('a')) ?? [];
  expect([best?.option, best?.value]).toEqual([LEAVE, 1]);
  expect([next?.value, next?.answers]).toEqual([0, CODE.length - 1]);
});

test('whether a rest is worth valuing decides how far is played on', () => {
  const answers = (calm: boolean): number => valueOptions(seen(lock({ calm })), newChance('a'))?.at(-1)?.answers ?? -1;
  expect(answers(true)).toBe(CODE.length - 1);
  expect(answers(false)).toBe(0);
});

test('the view of a quick plan is made only if it is read, and effort says what is wanted', () => {
  let views = 0;
  const efforts: string[] = [];
  const plan: LockPlan = (_, effort) => {
    efforts.push(effort);
    return null;
  };
  const game = lock({ plan });
  const view = (state: Lock): Lock => {
    views++;
    return { ...state };
  };
  const counted = { ...game, view } as unknown as Game;
  valueOptions(seen(counted), newChance('a'));
  // One for the seat itself, and one for the value of each of the nine options.
  expect(views).toBe(1 + 9);
  expect(efforts).toEqual(['thorough', ...Array.from({ length: 8 * 5 }, () => 'quick')]);
});

test('a search looks at a plan no less than at what looks best', () => {
  const plan: LockPlan = ({ view }, effort) => (effort === 'quick' ? null : { line: restOf(view).map(dial) });
  const considered = new Search({ rounds: 30 }).consider(seen(lock({ plan })), newChance('a'));
  const [best] = considered;
  expect(best?.option).toBe(CODE[0]);
  expect(best?.worth).toBeGreaterThan(0.6);
});

test('advice says what a plan comes to, and puts what is proven first', () => {
  const result = { en: 'The lock opens.', de: 'Das Schloss geht auf.' };
  const [first, ...others] = advise(
    seen(lock({ plan: at => ({ ...opening(at, 'quick'), line: CODE.map(dial), proven: true, result }) })),
    newChance('a'),
    { rounds: 40 },
  );
  expect(first?.option).toBe(CODE[0]);
  expect(first?.plan).toEqual({ line: CODE.map(number => `dial:${number}`), proven: true, result });
  expect(first?.why).toEqual([{ name: { en: 'gold', de: 'Gold' }, change: expect.closeTo(100, 6) }]);
  for (const other of others) expect(other).not.toHaveProperty('plan');
  const poor = advise(
    seen(lock({ plan: ({ view }) => (view.dialled.length ? null : { line: [dial(0)] }) })),
    newChance('a'),
    { rounds: 40 },
  );
  expect(poor[0]?.option).toBe(LEAVE);
  expect(poor.find(({ option }) => option === 0)?.plan).toEqual({ line: ['dial:0'], proven: false });
});
