import type { CellSet } from './cell-set.ts';
import type { Graph } from './graph.ts';
import { GeometryError } from './problem.ts';

/** The steps of a map, made once: those from node n stand at `starts[n]` up to, not including, `starts[n + 1]`. */
export interface Links {
  readonly size: number;
  readonly starts: Int32Array;
  readonly to: Int32Array;
}

export function linksOf(graph: Graph): Links {
  const buffer = new Int32Array(graph.degree);
  const starts = new Int32Array(graph.size + 1);
  const to: number[] = [];
  for (let node = 0; node < graph.size; node++) {
    const count = graph.neighbours(node, buffer);
    for (let i = 0; i < count; i++) to.push(buffer[i] as number);
    starts[node + 1] = to.length;
  }
  return { size: graph.size, starts, to: Int32Array.from(to) };
}

/** The number of the step from one node to the other among the links, or -1: to bar it or to charge for it. */
export function linkBetween({ starts, to }: Links, from: number, next: number): number {
  for (let at = starts[from] as number; at < (starts[from + 1] as number); at++) if (to[at] === next) return at;
  return -1;
}

/** What cannot be entered or crossed. */
export const BARRED = -1;

/** How a figure travels at the moment. Everything but the ground may be left out. */
export interface Way {
  /** By node: the kind of its ground. */
  readonly ground: Uint8Array;
  /** By kind of ground: what entering it costs, a small whole number, or `BARRED`. */
  readonly costs: ArrayLike<number>;
  /** Nodes that cannot be entered at all. */
  readonly blocked?: CellSet;
  /** Nodes that may be crossed but not stopped in. */
  readonly crossed?: CellSet;
  /** Nodes that end the move of whoever enters them. */
  readonly ending?: CellSet;
  /** By step, as in `Links.to`: what it costs besides (a wall, a rail), or `BARRED` (a diagonal that is shut). */
  readonly tolls?: Int8Array;
  /** Steps to nodes that are no neighbours (passages, glyphs), each at its whole price. */
  readonly jumps?: ReadonlyMap<number, readonly { readonly to: number; readonly cost: number }[]>;
}

const FAR = 0x3fffffff;

/**
 * What can be reached for a budget of small whole numbers: Dijkstra with a bucket for each cost (Dial), over flat arrays that are made once per
 * map. The answer belongs to the map and lasts until its next search. Of equally cheap ways the one over the
 * lowest-numbered node is taken, so that the same question has the same answer everywhere.
 */
export class Travel {
  readonly #links: Links;
  readonly #costs: Int32Array;
  readonly #via: Int32Array;
  /** Nodes by cost: the first of each bucket, and the one behind each node. */
  #first: Int32Array = new Int32Array(64);
  readonly #behind: Int32Array;
  readonly #found: Int32Array;
  #count = 0;
  #way: Way | null = null;

  constructor(links: Links) {
    this.#links = links;
    this.#costs = new Int32Array(links.size).fill(FAR);
    this.#via = new Int32Array(links.size);
    this.#behind = new Int32Array(links.size);
    this.#found = new Int32Array(links.size);
  }

  /** The nodes found, cheapest first, the start included. Only the first `count` are meant. */
  get found(): Int32Array {
    return this.#found;
  }

  get count(): number {
    return this.#count;
  }

  /** What it costs to get there, 0 for the start, Infinity if it was not reached. */
  costTo(node: number): number {
    const cost = this.#costs[node] ?? FAR;
    return cost === FAR ? Infinity : cost;
  }

  /** Was it reached, and may one stop there? */
  canStop(node: number): boolean {
    return this.costTo(node) !== Infinity && !this.#way?.crossed?.has(node);
  }

  /** The nodes of a cheapest path, the start left out; null if the node was not reached. */
  pathTo(node: number): number[] | null {
    if (this.costTo(node) === Infinity) return null;
    const path: number[] = [];
    for (let at = node; this.#via[at] !== at; at = this.#via[at] as number) path.push(at);
    return path.reverse();
  }

  /** Looks from a node, or from all squares of a base at once, as far as the budget goes. */
  search(from: number | readonly number[], budget: number, way: Way): this {
    if (!Number.isInteger(budget) || budget < 0)
      throw new GeometryError(`A budget is a whole number from 0 on, not ${budget}.`);
    const starts = typeof from === 'number' ? [from] : from;
    for (const start of starts)
      if (!(start >= 0 && start < this.#links.size)) throw new GeometryError(`Node ${start} is not on this map.`);
    this.#forget();
    this.#way = way;
    if (this.#first.length <= budget) this.#first = new Int32Array(budget + 1);
    this.#first.fill(-1, 0, budget + 1);
    for (const start of starts) {
      if (this.#costs[start] === 0) continue;
      this.#via[start] = start;
      this.#enter(start, 0);
    }
    for (let cost = 0; cost <= budget; cost++) this.#empty(cost, budget, way);
    return this;
  }

  #forget(): void {
    for (let i = 0; i < this.#count; i++) this.#costs[this.#found[i] as number] = FAR;
    this.#count = 0;
  }

  /** Into the bucket of its cost; a node that becomes cheaper stays in its old bucket too and is passed over there. */
  #enter(node: number, cost: number): void {
    this.#costs[node] = cost;
    this.#behind[node] = this.#first[cost] as number;
    this.#first[cost] = node;
  }

  #empty(cost: number, budget: number, way: Way): void {
    for (let node = this.#first[cost] as number; node >= 0; node = this.#first[cost] as number) {
      this.#first[cost] = this.#behind[node] as number;
      this.#found[this.#count++] = node;
      if (cost > 0 && way.ending?.has(node)) continue;
      this.#spread(node, cost, budget, way);
    }
  }

  #spread(node: number, cost: number, budget: number, way: Way): void {
    const { starts, to } = this.#links;
    const { ground, costs, blocked, tolls, jumps } = way;
    const known = this.#costs;
    const stamps = blocked?.stamps;
    const stamp = blocked?.stamp;
    const end = starts[node + 1] as number;
    for (let at = starts[node] as number; at < end; at++) {
      const next = to[at] as number;
      // Most neighbours have been reached for less: they are passed over before anything else is asked.
      if ((known[next] as number) <= cost) continue;
      const price = costs[ground[next] as number] as number;
      const toll = tolls === undefined ? 0 : (tolls[at] as number);
      if (price < 0 || toll < 0 || (stamps !== undefined && stamps[next] === stamp)) continue;
      if (cost + price + toll <= (known[next] as number)) this.#offer(next, node, cost + price + toll, budget);
    }
    if (jumps === undefined) return;
    for (const jump of jumps.get(node) ?? [])
      if (!blocked?.has(jump.to)) this.#offer(jump.to, node, cost + jump.cost, budget);
  }

  #offer(node: number, via: number, cost: number, budget: number): void {
    const best = this.#costs[node] as number;
    if (cost > budget || cost > best) return;
    if (cost === best) {
      // The start has no way into it; a loop of steps that cost nothing must not become one.
      if (via < (this.#via[node] as number) && (this.#costs[via] as number) < cost) this.#via[node] = via;
      return;
    }
    if (best !== FAR) this.#leave(node, best);
    this.#via[node] = via;
    this.#enter(node, cost);
  }

  /** Out of the bucket in which it waits. Buckets are short: nodes become cheaper seldom. */
  #leave(node: number, cost: number): void {
    let at = this.#first[cost] as number;
    if (at === node) {
      this.#first[cost] = this.#behind[node] as number;
      return;
    }
    while (this.#behind[at] !== node) at = this.#behind[at] as number;
    this.#behind[at] = this.#behind[node] as number;
  }
}
