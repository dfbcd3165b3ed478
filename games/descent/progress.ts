import { questOf } from './content/index.ts';
import { isShut } from './rules/ground.ts';
import { unseenAreas } from './rules/legend/areas.ts';
import { markCells } from './rules/map.ts';
import { kindOfToken, type Side, type State, sideOf } from './state.ts';
import { figuresOf, inHand, isGoal, isGoalOf, isKey, keyOf, missing, type Ways, waysOf } from './ways.ts';

/** How many things a side has done of those its goals hang on: counted, in hand or turned over. Whoever has done the nearest has farther to the next. */
export function doneBy(state: State, side: Side): number {
  const all = waysOf(state);
  const own = all.ways.filter(way => way.side === side);
  const counters = new Set([...own.flatMap(way => way.counters), ...all.prey.map(({ counter }) => counter)]);
  let n = 0;
  for (const counter of counters)
    if (!isGoalOf(state, side === 'heroes' ? 'overlord' : 'heroes', counter) && !isKey(state, counter))
      n += Math.min(all.needs.get(counter) ?? 0, state.counters[counter] ?? 0);
  for (const of of new Set(own.map(({ carrying }) => carrying))) {
    const most = Math.max(...own.map(way => (way.carrying === of ? missing(state, all, way) : 0)));
    if (of !== undefined) n += Math.min(Math.max(0, most), inHand(state, side, of));
  }
  const { tokens = [], things = {} } = questOf(state.quest, state.encounter);
  for (const { kind, at, faces } of tokens)
    if (faces !== undefined && things[kind]?.faces !== undefined)
      n += Math.max(
        0,
        markCells(state, at).length - state.tokens.filter(one => one.kind === kind && one.cell !== null).length,
      );
  return n;
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

function carryingWorth(state: State, { ways, needs }: Ways, side: Side, of: string): number {
  const way = ways.find(one => one.side === side && one.carrying === of);
  const counter = way?.counters.find(one => isGoal(state, one));
  return counter === undefined ? (way === undefined ? 0 : 0.1) : IN_HAND / Math.max(1, needs.get(counter) ?? 1);
}
