import { describe, expect, test } from 'vitest';
import { leadsOn, soughtFor, stationedIn } from '../announced.ts';
import type { Goal } from '../content/adventures/index.ts';
import { value, worths } from '../heuristics.ts';
import { promise } from '../promise.ts';
import { OVERLORD } from '../state.ts';
import { view } from '../view.ts';
import { position, stateOf } from './positions.ts';

const HERO = 1;
/** What may lie behind the door that Orlaf stands before. */
const ROOMS = ['.. .. .. **', 'z< z< .. **', '%% .. c3 **', '.. h< BB **'];
const GOALS: readonly Goal[] = [
  { is: 'reach', mark: 'here', who: 'all' },
  { is: 'slay', who: 'zombie', count: 1 },
  { is: 'clear' },
];

describe.each(GOALS)('to the heroes, with the goal to $is,', goal => {
  const matches = ROOMS.map(
    room => position(`s< .. O> d1 ${room}`, { turn: 'orlaf', goals: { heroes: [goal] } }).match,
  );
  const [plain, ...others] = matches.map(({ state, ask }) => ({ seen: view(state, HERO), ask }));

  test('what lies in the dark makes no difference to what a view is worth', () => {
    expect(plain?.seen.board.floor).toEqual([0, 1, 2, 3]);
    for (const { seen } of others) {
      expect(worths(seen)).toEqual(worths(plain?.seen ?? seen));
      expect(value(seen, HERO)).toBe(value(plain?.seen ?? seen, HERO));
    }
    expect(others).toHaveLength(3);
  });

  test('nor to what an option promises', () => {
    const promises = [plain, ...others].map(one =>
      one?.ask?.options.map(choice => (one.ask ? promise(choice, one.ask, one.seen) : null)),
    );
    expect(promises[0]?.length).toBeGreaterThan(3);
    for (const promised of promises) expect(promised).toEqual(promises[0]);
  });
});

test('servants count as stationed in the rooms that are laid out, not behind doors', () => {
  const state = stateOf('s< .. O> d1 z< z<');
  for (const viewer of [HERO, OVERLORD])
    expect(stationedIn(view(state, viewer)).map(({ of }) => of)).toEqual(['skeleton-warrior']);
});

test('of what is sought, things that have been seen are named and the others only counted', () => {
  const { seen, unseen } = soughtFor(view(stateOf('c1 O> d1 c1 c1'), HERO), FIRST_SIGN);
  expect(seen.map(({ kind, cells }) => [kind, cells])).toEqual([['chest', [0]]]);
  expect(unseen).toBe(2);
});

/** A drawn position gives its first kind of thing this sign. */
const FIRST_SIGN = '\u0100';

test('a door leads on where something beyond it is not laid out', () => {
  const seen = view(stateOf('O> d1 ..'), HERO);
  const [door] = seen.things;
  if (!door) throw new Error('There is no door.');
  const floor = new Set(seen.board.floor);
  expect(leadsOn(seen, door, cell => floor.has(cell))).toBe(true);
  expect(leadsOn(seen, door, () => true)).toBe(false);
});
