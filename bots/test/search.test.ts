import {
  type Choice,
  choose,
  type Flow,
  type Game,
  Match,
  newChance,
  perspective,
  type RuleId,
} from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { advise, botById, standing, Thinker } from '../index.ts';
import { Search } from '../search/index.ts';
import { attention, shares } from '../search/policy.ts';
import { meanAndSpread, Scale } from '../search/scale.ts';
import { fade, Node, nodeAfter, recall } from '../search/tree.ts';
import { GAMES, position } from './positions.ts';

const RULE = 'T-1' as RuleId;
const [skirmish] = GAMES as readonly [Game];

interface Trap {
  gold: number;
  turn: number;
  inTrap: boolean;
}
type TrapChoice = { readonly do: 'grab' | 'wait' };

/**
 * Grabbing brings 2 at once and costs 10 a turn later; waiting brings 5 then. Whoever looks only at what follows
 * right away grabs.
 */
const trap = {
  id: 'trap',
  scenarios: [{ id: 'only', seats: [1], settings: [], longest: 10 }],
  setup: (): Trap => ({ gold: 0, turn: 0, inTrap: false }),
  *step(state: Trap): Flow {
    const ask = { seat: 0, kind: 'turn', rule: RULE };
    if (state.turn === 0) {
      const options: TrapChoice[] = [{ do: 'grab' }, { do: 'wait' }];
      state.inTrap = (yield* choose<Choice>({ ...ask, options })).do === 'grab';
      if (state.inTrap) state.gold += 2;
    } else {
      yield* choose<Choice>({ ...ask, options: [{ do: 'on' }, { do: 'stay' }] });
      state.gold += state.inTrap ? -10 : 5;
    }
    state.turn++;
  },
  outcome: ({ turn }: Trap) => (turn < 4 ? null : { winners: [], kind: 'over', rule: 'T-2' }),
  view: (state: Trap) => ({ ...state }),
  resample: () => undefined,
  optionId: (choice: Choice) => choice.do,
  heuristics: { value: ({ gold }: Trap) => gold },
} as unknown as Game;

test('sees further than right after the decision', () => {
  const match = Match.start(trap, {}, { seed: 'trap' });
  expect(botById('greedy').decide(perspective(match), newChance('a'))).toBe(0);
  expect(botById('search:40').decide(perspective(match), newChance('a'))).toBe(1);
});

test('with a number of rounds it repeats exactly, and every round counts', () => {
  const seen = perspective(position(skirmish, 'again', 12));
  const [first, second] = [0, 1].map(() => new Search({ rounds: 12 }).consider(seen, newChance('same')));
  expect(second).toEqual(first);
  const visits = (rounds: number): number =>
    new Search({ rounds }).consider(seen, newChance('same')).reduce((sum, option) => sum + option.visits, 0);
  expect(visits(12) - visits(4)).toBe(8);
});

test('a comparison gives a few options the same attention and orders them by what they proved worth', () => {
  const seen = perspective(position(skirmish, 'compare', 12));
  const few = new Search({ rounds: 120 }).compare(seen, newChance('same'), 3);
  expect(few).toHaveLength(3);
  const [first, second, third] = few.map(({ worth }) => worth) as [number, number, number];
  expect(first).toBeGreaterThanOrEqual(second);
  expect(second).toBeGreaterThanOrEqual(third);
  const visits = few.map(option => option.visits);
  const all = new Search({ rounds: 120 }).consider(seen, newChance('same')).map(option => option.visits);
  const gap = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
  expect(gap(visits)).toBeLessThan(gap(all.slice(0, 3)));
});

test('what was thought about a decision before is remembered when it comes', () => {
  const match = position(skirmish, 'memory', 0);
  const search = new Search({ rounds: 60 });
  const [best] = search.consider(perspective(match), newChance('a'));
  match.choose(best?.option ?? 0);
  const total = (of: Search): number =>
    of.consider(perspective(match), newChance('b')).reduce((sum, { visits }) => sum + visits, 0);
  expect(match.ask?.seat).toBe(0);
  expect(total(search)).toBeGreaterThan(total(new Search({ rounds: 60 })));
});

test('a node is found again by its offer only', () => {
  const node = new Node(0);
  const [edge] = node.meet(['a', 'b'], () => [0.5, 0.5]);
  if (!edge) throw new Error('There is no edge.');
  const next = nodeAfter(edge, { seat: 1, kind: 'reply', rule: RULE, options: [] });
  const [reply] = next.meet(['c', 'd'], () => [0.5, 0.5]);
  expect(recall(edge, 1, ['c', 'd'])).toBe(next);
  expect(recall(edge, 0, ['c', 'd'])).toBeNull();
  expect(recall(edge, 1, ['c'])).toBeNull();
  Object.assign(reply ?? {}, { visits: 8, total: 6 });
  fade(next, 0.5);
  expect(reply).toMatchObject({ visits: 4, total: 3 });
});

test('attention follows what the game thinks promising', () => {
  const run = perspective(position(skirmish, 'start', 0))
    .deal(newChance('a'))
    .run(newChance('b'));
  const given = attention(skirmish, run);
  expect(given.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  const { promise: _, ...rest } = skirmish.heuristics ?? { value: () => 0 };
  expect(attention({ ...skirmish, heuristics: rest }, run)[0]).toBeCloseTo(1 / given.length, 10);
  const best = given.indexOf(Math.max(...given));
  expect(run.ask?.options[best]?.do).toBe('attack');
  expect(shares([0, Math.log(3)])).toEqual([expect.closeTo(0.25, 10), expect.closeTo(0.75, 10)]);
});

test('worths lie between lost and won, with the expected in the middle', () => {
  const run = perspective(position(skirmish, 'scale', 6))
    .deal(newChance('a'))
    .run(newChance('b'));
  expect(new Scale(skirmish, [run]).worth(run, 0)).toBe(0.5);
  expect(meanAndSpread([1, 3])).toEqual({ mean: 2, spread: 1 });
  expect(meanAndSpread([5, 5])).toEqual({ mean: 5, spread: 1 });
  expect(meanAndSpread([])).toEqual({ mean: 0, spread: 1 });
});

test('advice names three options, their outlook, and what they change at once', () => {
  const match = position(skirmish, 'start', 0);
  const advice = advise(perspective(match), newChance('a'), { rounds: 60 });
  expect(advice).toHaveLength(3);
  for (const { outlook } of advice) {
    expect(outlook).toBeGreaterThan(0);
    expect(outlook).toBeLessThan(1);
  }
  expect(advice.map(({ outlook }) => outlook)).toEqual(advice.map(({ outlook }) => outlook).sort((a, b) => b - a));
  expect(match.ask?.options[advice[0]?.option ?? -1]?.do).toBe('attack');
  expect(advice[0]?.why[0]?.name.en).toBe("the enemy's units");
  expect(advice[0]?.why[0]?.change).toBeGreaterThan(0);
});

test('the same position gets the same advice, whoever thinks about it and however often; another one its own', () => {
  const match = position(skirmish, 'think', 20);
  const job = { ...standing(match), do: 'advise' } as const;
  const advice = new Thinker().think(skirmish, job);
  expect(new Thinker().think(skirmish, job)).toEqual(advice);
  const other = position(skirmish, 'think', 21);
  expect(new Thinker().think(skirmish, { ...standing(other), do: 'advise' })).not.toEqual(advice);
});

test('a thinker answers from a record as the bot itself would', () => {
  const match = position(skirmish, 'think', 20);
  const thinker = new Thinker();
  const job = { ...standing(match), do: 'decide', bot: 'search:10', table: 't', seed: 'whims' } as const;
  const own = botById('search:10').decide(perspective(match), newChance('whims'));
  expect(thinker.think(skirmish, job)).toEqual({ option: own, milliseconds: expect.any(Number) });
  expect(thinker.think(skirmish, { ...standing(match), do: 'advise' })).toHaveLength(3);
  const end = match.find('end');
  expect(thinker.think(skirmish, { ...standing(match), do: 'odds', option: end, lang: 'en' })).toMatchObject({
    outcomes: [{ name: '0 damage', probability: 1 }],
  });
  const { forecast: _, ...silent } = skirmish;
  expect(thinker.think(silent, { ...standing(match), do: 'odds', option: end, lang: 'en' })).toBeNull();
  expect(() => thinker.think(skirmish, { ...job, bot: 'clever', table: 'u' })).toThrow('There is no bot "clever"');
});
