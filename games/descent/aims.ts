import { questOf } from './content/index.ts';
import type { Encounter, SpecialAction } from './content/quest.ts';
import { stepsFrom, wayTo } from './distances.ts';
import type { Effect } from './effects/effect.ts';
import type { Test } from './effects/tests.ts';
import { DOOR_CLOSED, isShut } from './rules/ground.ts';
import { unseenAreas } from './rules/legend/areas.ts';
import { isPortalOpen, LEFT } from './rules/legend/portal.ts';
import { boardFor, markCells, placeCells } from './rules/map.ts';
import { leastOf } from './rules/quest/goals.ts';
import { mayCarry } from './rules/tokens.ts';
import { type Cell, type Figure, type FigureId, kindOf, kindOfToken, type Side, type State, sideOf } from './state.ts';

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

interface Ways {
  readonly ways: readonly Way[];
  /** Kinds whose defeat counts, for which side. */
  readonly prey: readonly { readonly of: readonly string[]; readonly counter: string }[];
  /** How far counters must come, where goals or rules of the quest ask for that. */
  readonly needs: ReadonlyMap<string, number>;
}

const known = new WeakMap<Encounter, Map<number, Ways>>();

function waysOf({ quest, encounter, size }: State): Ways {
  const of = questOf(quest, encounter);
  const bySize = known.get(of) ?? new Map<number, Ways>();
  known.set(of, bySize);
  let ways = bySize.get(size);
  if (ways === undefined) {
    ways = {
      ways: [...byActions(of), ...byLeaving(of), ...byPlaces(of), ...byPortal(of), ...byExploring(of)],
      prey: byDefeats(of),
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

const figuresOf = (state: State): Figure[] => [...state.monsters, ...state.companions];

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

const isGoalOf = ({ quest, encounter }: State, side: Side, counter: string): boolean =>
  questOf(quest, encounter).goals.some(goal => goal.side === side && goal.counter === counter);

/** It still brings something up. */
const isOpen = (state: State, { needs }: Ways, { counters }: Way): boolean =>
  counters.length === 0 || counters.some(one => (state.counters[one] ?? 0) < (needs.get(one) ?? 0));

/** Where to go, and how far it is from there on: what is picked up has to be brought somewhere. */
export interface Aims {
  readonly cells: readonly Cell[];
  readonly more: readonly number[];
}

/** Where a figure should go for what its side plays for: who carries something brings it where it counts, others go where something is to be done or taken. */
export function aimsFor(state: State, { id, carries }: Figure): Aims {
  const side = sideOf(state, id);
  const kind = kindOf(state, id);
  const all = waysOf(state);
  const fitting = all.ways.filter(
    way => way.side === side && way.who?.includes(kind) !== false && isOpen(state, all, way),
  );
  const held = carries.map(kindOfToken);
  const found: Cell[] = [];
  for (const { carrying, cells } of fitting)
    if (carrying !== undefined && held.includes(carrying)) found.push(...cells(state));
  if (found.length > 0) return { cells: found, more: [] };
  for (const { carrying, cells } of fitting) if (carrying === undefined) found.push(...cells(state));
  for (const { of, counter } of all.prey)
    if (isGoalOf(state, side, counter) || (side === 'heroes' && opensPortal(state, counter)) || isObject(state, of))
      found.push(...enemiesOf(state, side, of));
  for (const { kind: sort, side: theirs, cells } of state.companions)
    if (sort === 'object' && theirs !== side) found.push(...cells);
  const more = found.map(() => 0);
  for (const { kind: of, cell } of state.tokens) {
    if (cell === null || !mayCarry(state, id, of)) continue;
    const way = fitting.find(one => one.carrying === of);
    if (way === undefined) continue;
    found.push(cell);
    more.push(stepsFrom(wayTo(state, way.cells(state)), [cell]));
  }
  return found.length > 0 ? { cells: found, more } : { cells: charges(state, all, side, id), more: [] };
}

/** The portal of the stage is still shut, and waits for this. */
const opensPortal = (state: State, counter: string): boolean => isKey(state, counter) && !isPortalOpen(state);

const isObject = (state: State, of: readonly string[]): boolean =>
  state.companions.some(one => one.kind === 'object' && of.includes(one.of));

const enemiesOf = (state: State, side: Side, of: readonly string[]): Cell[] =>
  figuresOf(state).flatMap(({ id, cells }) =>
    of.includes(kindOf(state, id)) && sideOf(state, id) !== side ? cells : [],
  );

/** People of the own side who have a way to go: they are looked after. */
const charges = (state: State, { ways }: Ways, side: Side, but: FigureId): Cell[] =>
  state.companions.flatMap(({ id, of, side: theirs, cells }) =>
    id !== but && theirs === side && ways.some(way => way.side === side && way.who?.includes(of)) ? cells : [],
  );

/** How much of a goal of the other side hangs on this figure: 1 if its defeat decides the encounter. */
export function stakeOf(state: State, id: FigureId): number {
  const kind = kindOf(state, id);
  const side = sideOf(state, id);
  const { prey, needs } = waysOf(state);
  for (const { of, counter } of prey)
    if (of.includes(kind) && isGoalOf(state, side === 'heroes' ? 'overlord' : 'heroes', counter))
      return 1 / Math.max(1, needs.get(counter) ?? 1);
  return 0;
}

/** How far a side has come on the way to its goals: counters that open something, and what it carries there; 1 is as good as a goal. */
export function progressOf(state: State, side: Side): number {
  const all = waysOf(state);
  let sum = 0;
  const seen = new Set<string>();
  for (const { side: whose, counters } of all.ways)
    for (const counter of counters) {
      if (whose !== side || seen.has(counter) || isGoal(state, counter) || isKey(state, counter)) continue;
      seen.add(counter);
      const need = all.needs.get(counter) ?? 0;
      if (need > 0) sum += OPENING * Math.min(1, (state.counters[counter] ?? 0) / need);
    }
  if (side === 'heroes') sum += discoveries(state) + openedPortal(state) + explored(state);
  for (const { id, carries } of [...(side === 'heroes' ? state.heroes : []), ...figuresOf(state)])
    if (carries.length > 0 && sideOf(state, id) === side)
      for (const token of carries) sum += carryingWorth(state, all, side, kindOfToken(token));
  return sum;
}

/** What opens the way, and what is in hand but not yet where it belongs, as parts of the goal. */
const OPENING = 0.25;
const IN_HAND = 0.35;

/** Each thing that opens the portal, for each hero: as much as it can cost him to be far from the next. */
const KEY = 0.34;

/** What the portal of the stage waits for. */
const keyOf = ({ quest, encounter }: State): Extract<Test, { is: 'counter' }> | null => {
  const open = questOf(quest, encounter).portal?.open;
  return open?.is === 'counter' ? open : null;
};

const isKey = (state: State, counter: string): boolean => keyOf(state)?.counter === counter;

function openedPortal(state: State): number {
  const key = keyOf(state);
  if (key === null) return 0;
  return KEY * state.heroes.length * Math.min(key.least ?? 1, state.counters[key.counter] ?? 0);
}

/** How much of the map is known, as part of the goal: more than what waits there can cost. */
const EXPLORED = 0.6;

function explored(state: State): number {
  const n = Object.keys(questOf(state.quest, state.encounter).areas ?? {}).length;
  return n === 0 ? 0 : EXPLORED * (1 - unseenAreas(state).length / n);
}

/** Tokens that were turned over and are no longer in question, numbers that were ruled out. */
function discoveries(state: State): number {
  const { tokens = [], secrets = {}, things = {} } = questOf(state.quest, state.encounter);
  let sum = 0;
  for (const { kind, at, faces } of tokens)
    if (faces !== undefined && things[kind]?.faces !== undefined) {
      const hidden = state.tokens.filter(one => one.kind === kind && one.cell !== null).length;
      sum += OPENING * (1 - hidden / Math.max(1, markCells(state, at).length));
    }
  for (const [code, { most }] of Object.entries(secrets)) {
    const { low = 1, high = most } = state.secrets[code] ?? {};
    const open = !state.doors.some(isShut);
    sum += 2 * OPENING * (open ? 1 : 1 - Math.log(high - low + 1) / Math.log(Math.max(2, most)));
  }
  return sum;
}

const isGoal = ({ quest, encounter }: State, counter: string): boolean =>
  questOf(quest, encounter).goals.some(goal => goal.counter === counter);

function carryingWorth(state: State, { ways, needs }: Ways, side: Side, of: string): number {
  const way = ways.find(one => one.side === side && one.carrying === of);
  const counter = way?.counters.find(one => isGoal(state, one));
  return counter === undefined ? (way === undefined ? 0 : 0.1) : IN_HAND / Math.max(1, needs.get(counter) ?? 1);
}
