import { actionsOf, doorZones, goalOf, waysOf, zoneNamed } from '../announced.ts';
import type { Goal } from '../content/adventures/adventure.ts';
import { THINGS } from '../content/things.ts';
import type { State, Zone } from '../state.ts';

/** Somewhere the heroes want to be, and how much. */
export interface Aim {
  readonly zone: Zone;
  readonly pull: number;
  /** Somebody to be fought: who shoots need not go all the way. */
  readonly foe?: true;
}

const FAR = 30;

/** Where the stage of the adventure calls the heroes; where it says nothing more, to what is not yet known. */
export function aimsOf(state: State): Aim[] {
  const aims = aimsFor(state, goalOf(state));
  if (aims.length > 0) return aims;
  return [...places(state), ...enemies(state, 0.8), ...shadows(state, 0.6)];
}

function aimsFor(state: State, goal: Goal): Aim[] {
  switch (goal.is) {
    case 'reach':
      return [{ zone: zoneNamed(state, goal.zone), pull: 1 }];
    case 'slay': {
      const enemy = state.enemies.find(({ id }) => id === goal.enemy);
      return enemy === undefined ? [] : enemy.bodies.map(({ zone }) => ({ zone, pull: 1, foe: true }));
    }
    case 'slay-all':
      return [...enemies(state, 1), ...shadows(state, 0.9)];
    case 'carry': {
      const bearer = state.heroes.find(({ keys, ghost }) => !ghost && keys.includes(goal.key));
      if (bearer !== undefined) return [{ zone: zoneNamed(state, goal.to), pull: 1 }];
      const lying = state.ground.flatMap(({ keys }, zone) => (keys.includes(goal.key) ? [{ zone, pull: 1 }] : []));
      return lying.length > 0 ? lying : places(state);
    }
    case 'destroy':
      return state.things.flatMap(({ kind, zone }) => (kind === goal.kind ? [{ zone, pull: 1, foe: true }] : []));
    case 'left':
      return state.ground.flatMap(({ tokens }, zone) => (tokens.includes(goal.token) ? [{ zone, pull: 1 }] : []));
    case 'any':
    case 'all':
      return goal.of.flatMap(one => aimsFor(state, one));
    default:
      return places(state);
  }
}

/** Where something of the story waits: special actions, waypoints, cards, objects. */
function places(state: State): Aim[] {
  const found: Aim[] = [];
  for (const { at, token } of actionsOf(state)) {
    if (at === 'token')
      state.ground.forEach(({ tokens }, zone) => {
        if (token === undefined ? tokens.length > 0 : tokens.includes(token)) found.push({ zone, pull: 1 });
      });
    else if (at !== 'anywhere') for (const name of at) found.push({ zone: zoneNamed(state, name), pull: 1 });
  }
  for (const { zone } of state.waypoints) found.push({ zone, pull: 0.9 });
  for (const { zone } of state.storyCards) found.push({ zone, pull: 0.9 });
  for (const { zone, kind } of state.things)
    found.push(THINGS[kind]?.ours ? { zone, pull: 0.8 } : { zone, pull: 1, foe: true });
  return found;
}

const enemies = (state: State, pull: number): Aim[] =>
  state.enemies.flatMap(({ bodies }) => bodies.map(({ zone }) => ({ zone, pull, foe: true as const })));
const shadows = (state: State, pull: number): Aim[] => state.shadows.map(zone => ({ zone, pull }));

/** Steps from everywhere to a zone as if closed doors could be passed: each costs as much as opening it takes. */
const DOOR = 1;
const distances = new Map<string, readonly number[]>();

/** How far it is from a zone to another, doors that can be opened counted as a way. */
export function wayTo(state: State, from: Zone, to: Zone): number {
  return distancesTo(state, to)[from] ?? FAR;
}

function distancesTo(state: State, to: Zone): readonly number[] {
  const key = `${state.adventure}/${to}/${state.doors.map(door => door.state[0]).join('')}`;
  const kept = distances.get(key);
  if (kept !== undefined) return kept;
  const { walks, map } = waysOf(state);
  const back: [Zone, number][][] = Array.from({ length: map.size }, () => []);
  walks.forEach((targets, zone) => {
    for (const next of targets) back[next]?.push([zone, 1]);
  });
  for (const door of state.doors)
    if (door.state === 'closed' || door.state === 'locked') {
      const [a, b] = doorZones(state, door.id);
      const cost = 1 + (door.state === 'locked' ? 2 * DOOR : DOOR);
      back[a]?.push([b, cost]);
      back[b]?.push([a, cost]);
    }
  const found = new Array<number>(map.size).fill(FAR);
  found[to] = 0;
  const queue = [to];
  for (const zone of queue)
    for (const [before, cost] of back[zone] ?? []) {
      const way = (found[zone] ?? FAR) + cost;
      if (way < (found[before] ?? FAR)) {
        found[before] = way;
        queue.push(before);
      }
    }
  if (distances.size > 5_000) distances.clear();
  distances.set(key, found);
  return found;
}

/** How strongly a zone is where the group wants to be: less the further away its aims are. `reach`: how far its weapons carry. */
export function nearness(state: State, aims: readonly Aim[], zone: Zone, reach = 0): number {
  let best = 0;
  for (const { zone: aim, pull, foe } of aims) {
    const way = wayTo(state, zone, aim);
    best = Math.max(best, pull * Math.max(0, FAR - (foe ? Math.max(reach, way) : way)));
  }
  return best;
}
