import { Cache } from '@tafelrunde/engine';
import { DOOR_LOCKED, Ground, walkingPrices } from './rules/ground.ts';
import { sceneOf } from './rules/map.ts';
import type { Cell, State } from './state.ts';

// How far figures have to walk, whoever stands in the way: closed doors cost about as much as opening them does, locked ones more.

const PRICES = walkingPrices();
const CLOSED = 3;
const LOCKED = 9;
/** What hurts is gone around, if that is not too far. */
const HARM = 2;
/** So far away and farther is all the same. */
export const FAR = 60;
const MOST = 256;

/** Steps of the map as if all doors were open, with what each costs. */
interface Steps {
  readonly starts: Int32Array;
  readonly to: Int32Array;
  readonly costs: Uint8Array;
  readonly fields: Cache<string, Uint8Array>;
}

const known = new WeakMap<Ground, Steps>();

function stepsOf(ground: Ground): Steps {
  const found = known.get(ground);
  if (found !== undefined) return found;
  const now = ground.onFoot.links;
  const { starts, to } = new Ground(ground.board, [], ground.changed).onFoot.links;
  const costs = new Uint8Array(to.length);
  for (const from of ground.board.cells) {
    const direct = now.to.subarray(now.starts[from], now.starts[from + 1]);
    for (let at = starts[from] as number; at < (starts[from + 1] as number); at++) {
      const next = to[at] as Cell;
      const bits = ground.terrain[next] as number;
      const price = Math.min(200, PRICES[bits] ?? 1) + (ground.harms && ground.pits.has(next) ? HARM : 0);
      costs[at] = price + (direct.includes(next) ? 0 : doorCost(ground, from, next));
    }
  }
  const steps = { starts, to, costs, fields: new Cache<string, Uint8Array>(MOST) };
  known.set(ground, steps);
  return steps;
}

function doorCost({ board, doors }: Ground, a: Cell, b: Cell): number {
  const between = board.doors.find(({ pairs }) => pairs.some(pair => pair.includes(a) || pair.includes(b)));
  return between !== undefined && doors[between.number] === DOOR_LOCKED ? LOCKED : CLOSED;
}

/** By space: the shortest way to any of these spaces; `more`: how far it is from each of them on. */
export function wayTo(state: State, targets: readonly Cell[], more: readonly number[] = []): Uint8Array {
  const { ground } = sceneOf(state);
  const { starts, to, costs, fields } = stepsOf(ground);
  const key = more.length === 0 ? targets.join() : `${targets.join()}/${more.join()}`;
  const found = fields.get(key);
  if (found !== undefined) return found;
  const field = new Uint8Array(ground.board.size).fill(FAR);
  const rings: Cell[][] = [];
  const reach = (cell: Cell, far: number): void => {
    if (far >= (field[cell] as number)) return;
    field[cell] = far;
    while (rings.length <= far) rings.push([]);
    rings[far]?.push(cell);
  };
  for (const [i, cell] of targets.entries()) reach(cell, more[i] ?? 0);
  for (let far = 0; far < rings.length; far++)
    for (const cell of rings[far] ?? []) {
      if (field[cell] !== far) continue;
      for (let at = starts[cell] as number; at < (starts[cell + 1] as number); at++)
        reach(to[at] as Cell, far + (costs[at] as number));
    }
  fields.set(key, field);
  return field;
}

/** The shortest way from any of these spaces; nothing to go to is near. */
export function stepsFrom(field: Uint8Array, from: readonly Cell[]): number {
  let best = FAR;
  for (const cell of from) best = Math.min(best, field[cell] ?? FAR);
  return best;
}
