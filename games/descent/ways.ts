import { questOf } from './content/index.ts';
import type { Encounter, SpecialAction } from './content/quest.ts';
import type { Effect } from './effects/effect.ts';
import type { Test } from './effects/tests.ts';
import { DOOR_CLOSED } from './rules/ground.ts';
import { unseenAreas } from './rules/legend/areas.ts';
import { isPortalOpen, LEFT } from './rules/legend/portal.ts';
import { boardFor, markCells, placeCells } from './rules/map.ts';
import { leastOf } from './rules/quest/goals.ts';
import { type Cell, type Figure, kindOf, kindOfToken, type Side, type State, sideOf } from './state.ts';

// What the goals of an encounter come from, read out of its rules: which figures have to be where, whose defeat counts, what has to be carried. Everything
// here is told to all before the first turn.

/** A way to bring a counter up. */
interface Way {
  readonly side: Side;
  /** Only figures of these kinds. */
  readonly who?: readonly string[];
  /** Only who carries a token of this kind. */
  readonly carrying?: string;
  /** The counters it brings up; none: it opens something, or nobody knows. */
  readonly counters: readonly string[];
  readonly cells: (state: State) => readonly Cell[];
}

export interface Ways {
  readonly ways: readonly Way[];
  /** Kinds whose defeat counts, for which side. */
  readonly prey: readonly { readonly of: readonly string[]; readonly counter: string }[];
  /** Kinds whose defeat opens a door. */
  readonly bars: readonly string[];
  /** How far counters must come, where goals or rules of the quest ask for that. */
  readonly needs: ReadonlyMap<string, number>;
}

const known = new WeakMap<Encounter, Map<number, Ways>>();

export function waysOf({ quest, encounter, size }: State): Ways {
  const of = questOf(quest, encounter);
  const bySize = known.get(of) ?? new Map<number, Ways>();
  known.set(of, bySize);
  let ways = bySize.get(size);
  if (ways === undefined) {
    ways = {
      ways: [...byActions(of), ...byLeaving(of), ...byPlaces(of), ...byPortal(of), ...byExploring(of)],
      prey: byDefeats(of),
      bars: barsOf(of),
      needs: needsOf(of, size),
    };
    bySize.set(size, ways);
  }
  return ways;
}

/** All effects of a list, those inside others included. */
function* within(effects: readonly Effect[]): Generator<Effect> {
  for (const effect of effects) {
    yield effect;
    for (const inner of Object.values(effect)) if (isEffects(inner)) yield* within(inner);
  }
}

const isEffects = (value: unknown): value is readonly Effect[] =>
  Array.isArray(value) && value.every(one => typeof one === 'object' && one !== null && 'do' in one);

const countersIn = (effects: readonly Effect[]): string[] =>
  [...within(effects)].flatMap(effect =>
    (effect.do === 'count' || effect.do === 'deliver' || effect.do === 'tally') && effect.counter !== undefined
      ? [effect.counter]
      : [],
  );

function* testsIn(test: Test | undefined): Generator<Test> {
  if (test === undefined) return;
  yield test;
  if (test.is === 'all' || test.is === 'any') for (const one of test.of) yield* testsIn(one);
}

/** What the words of an action have to do with goals: crossings and meals do not count. */
const COUNTS: readonly Effect['do'][] = ['count', 'deliver', 'turn-over', 'gate', 'guess', 'suffer'];

function byActions({ actions = {} }: Encounter): Way[] {
  return Object.values(actions).flatMap(action => {
    if (![...within(action.effects)].some(effect => COUNTS.includes(effect.do))) return [];
    const tests = [...testsIn(action.if)];
    const carries = tests.find(test => test.is === 'carries');
    const beside = tests.find(test => test.is === 'near-kind');
    return {
      side: action.by,
      ...(action.who !== undefined && { who: action.who }),
      ...(carries?.is === 'carries' && { carrying: carries.token }),
      counters: countersIn(action.effects),
      cells: state => [
        ...placesOf(state, action),
        ...(beside?.is === 'near-kind' ? cellsOfKind(state, [beside.of]) : []),
      ],
    };
  });
}

/** Where an action is performed. Doors are none: who wants to go through finds them on the way. */
function placesOf(state: State, { token, mark, inside }: SpecialAction): Cell[] {
  const cells: Cell[] = [];
  if (token !== undefined)
    for (const one of state.tokens) if (one.kind === token && one.cell !== null) cells.push(one.cell);
  if (mark !== undefined) cells.push(...markCells(state, mark));
  if (inside !== undefined) cells.push(...placeCells(state, inside));
  return cells;
}

export const figuresOf = (state: State): Figure[] => [...state.monsters, ...state.companions];

const cellsOfKind = (state: State, of: readonly string[]): Cell[] =>
  figuresOf(state).flatMap(({ id, cells }) => (of.includes(kindOf(state, id)) ? cells : []));

/** Who counts by leaving, and with what in hand. */
function byLeaving({ abilities = [], exits = {} }: Encounter): Way[] {
  const rims = (side: Side) => (state: State) =>
    boardFor(state).tiles.flatMap(({ name, rim }) => (exits[side]?.includes(name) ? rim : []));
  return abilities.flatMap(({ at, if: test, effects }) => {
    if (at !== 'left-map') return [];
    const kinds = [...testsIn(test)].find(one => one.is === 'about-kind');
    const carrying = effects.find(effect => effect.do === 'deliver');
    return (['heroes', 'overlord'] as const)
      .filter(side => exits[side] !== undefined)
      .map(side => ({
        side,
        ...(kinds?.is === 'about-kind' && { who: kinds.of }),
        ...(carrying?.do === 'deliver' && { carrying: carrying.kind }),
        counters: countersIn(effects),
        cells: rims(side),
      }));
  });
}

/** An open portal, beside which all must stand. */
const byPortal = ({ portal }: Encounter): Way[] =>
  portal === undefined
    ? []
    : [
        {
          side: 'heroes',
          counters: [LEFT],
          cells: state => (isPortalOpen(state) ? markCells(state, portal.at) : []),
        },
      ];

/** What nobody has seen yet lies behind doors. */
const byExploring = ({ areas }: Encounter): Way[] =>
  areas === undefined
    ? []
    : [
        {
          side: 'heroes',
          counters: [],
          cells: state =>
            unseenAreas(state).flatMap(([, { door }]) =>
              state.doors[door] === DOOR_CLOSED ? (boardFor(state).doors[door]?.beside ?? []) : [],
            ),
        },
      ];

/** Places where tokens have to be laid, or where somebody has to stand. */
function byPlaces({ abilities = [] }: Encounter): Way[] {
  return abilities.flatMap(({ at, if: test, effects }): Way[] => {
    const counters = countersIn(effects);
    if (at === 'token-laid') {
      const tests = [...testsIn(test)];
      const token = tests.find(one => one.is === 'token');
      const there = tests.find(one => one.is === 'there');
      if (token?.is !== 'token' || there?.is !== 'there') return [];
      const monsters = tests.some(one => one.is === 'about' && one.who === 'monster');
      return [
        {
          side: monsters ? 'overlord' : 'heroes',
          carrying: token.kind,
          counters,
          cells: state => placeCells(state, there.place),
        },
      ];
    }
    return effects.flatMap(effect =>
      effect.do === 'tally' && effect.of === 'side' && effect.side !== undefined && effect.place !== undefined
        ? [{ side: effect.side, counters, cells: (state: State) => placeCells(state, effect.place ?? '') }]
        : [],
    );
  });
}

const byDefeats = ({ abilities = [] }: Encounter): { readonly of: readonly string[]; readonly counter: string }[] =>
  abilities.flatMap(({ at, if: test, effects }) => {
    const kinds = at === 'defeated' ? [...testsIn(test)].find(one => one.is === 'about-kind') : undefined;
    return kinds?.is === 'about-kind' ? countersIn(effects).map(counter => ({ of: kinds.of, counter })) : [];
  });

const barsOf = ({ abilities = [] }: Encounter): string[] =>
  abilities.flatMap(({ at, if: test, effects }) => {
    const kinds = at === 'defeated' ? [...testsIn(test)].find(one => one.is === 'about-kind') : undefined;
    return kinds?.is === 'about-kind' && effects.some(effect => effect.do === 'gate') ? kinds.of : [];
  });

function needsOf(encounter: Encounter, size: State['size']): Map<string, number> {
  const needs = new Map<string, number>();
  const need = (counter: string, n: number): void => void needs.set(counter, Math.max(n, needs.get(counter) ?? 0));
  for (const goal of encounter.goals) need(goal.counter, leastOf(goal, size));
  for (const [, counter = '', least] of JSON.stringify(encounter).matchAll(
    /\{"is":"counter","counter":"([^"]+)","least":(\d+)/g,
  ))
    need(counter, Number(least));
  return needs;
}

export const isGoalOf = ({ quest, encounter }: State, side: Side, counter: string): boolean =>
  questOf(quest, encounter).goals.some(goal => goal.side === side && goal.counter === counter);

/** It still brings something up. */
export const isOpen = (state: State, { needs }: Ways, { counters }: Way): boolean =>
  counters.length === 0 || counters.some(one => (state.counters[one] ?? 0) < (needs.get(one) ?? 0));

export const carriersOf = (state: State, ways: readonly Way[], side: Side): Figure[] =>
  [...state.heroes, ...figuresOf(state)].filter(
    ({ id, carries }) =>
      carries.length > 0 &&
      sideOf(state, id) === side &&
      carries.some(token => ways.some(way => way.side === side && way.carrying === kindOfToken(token))),
  );

/** How many of what is carried a side has in hand. */
export const inHand = (state: State, side: Side, of: string): number =>
  [...state.heroes, ...figuresOf(state)].reduce(
    (sum, { id, carries }) =>
      carries.length > 0 && sideOf(state, id) === side
        ? sum + carries.filter(token => kindOfToken(token) === of).length
        : sum,
    0,
  );

/** How many more a way asks for. */
export const missing = (state: State, { needs }: Ways, { counters }: Way): number =>
  counters.length === 0
    ? Number.POSITIVE_INFINITY
    : Math.max(...counters.map(one => (needs.get(one) ?? 0) - (state.counters[one] ?? 0)));

/** What the portal of the stage waits for. */
export const keyOf = ({ quest, encounter }: State): Extract<Test, { is: 'counter' }> | null => {
  const open = questOf(quest, encounter).portal?.open;
  return open?.is === 'counter' ? open : null;
};

export const isKey = (state: State, counter: string): boolean => keyOf(state)?.counter === counter;

export const isGoal = ({ quest, encounter }: State, counter: string): boolean =>
  questOf(quest, encounter).goals.some(goal => goal.counter === counter);
