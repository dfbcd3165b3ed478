import FlatQueue from 'flatqueue';
import type { Graph } from './graph.ts';
import { GeometryError } from './problem.ts';

export interface Path {
  readonly cost: number;
  /** The nodes of the path, the start left out. */
  readonly nodes: readonly number[];
}

export interface Reached {
  readonly node: number;
  readonly cost: number;
}

/** A lower bound of the cost from a node to the goal. It must never be too high, or the path may not be the cheapest. */
export type Guess = (node: number) => number;

const none: Guess = () => 0;

/**
 * Cheapest paths over any graph: Dijkstra, and A* where a guess is given. The notes are made once per finder, so keep it
 * where many questions are asked of one graph.
 *
 * Of equally cheap ways into a node the one from the lowest-numbered node is taken, so that the same question has the
 * same answer in every run, replay and browser.
 */
export class PathFinder {
  private readonly graph: Graph;
  private readonly costs: Float64Array;
  private readonly via: Int32Array;
  private readonly settled: Uint8Array;
  private readonly buffer: Int32Array;
  private readonly queue = new FlatQueue<number>();

  constructor(graph: Graph) {
    this.graph = graph;
    this.costs = new Float64Array(graph.size);
    this.via = new Int32Array(graph.size);
    this.settled = new Uint8Array(graph.size);
    this.buffer = new Int32Array(graph.degree);
  }

  /** The cheapest path, or null if there is none. */
  path(from: number, to: number, guess: Guess = none): Path | null {
    this.requireNode(to);
    this.search(from, to, Infinity, guess);
    const cost = this.costs[to] as number;
    if (cost === Infinity) return null;
    const nodes: number[] = [];
    for (let node = to; node !== from; node = this.via[node] as number) nodes.push(node);
    return { cost, nodes: nodes.reverse() };
  }

  /** Everything that can be reached for at most `budget`, cheapest first, then by number; the start is left out. */
  within(from: number, budget: number): Reached[] {
    this.search(from, -1, budget, none);
    const found: Reached[] = [];
    this.settled.forEach((done, node) => {
      if (done === 1 && node !== from) found.push({ node, cost: this.costs[node] as number });
    });
    return found.sort((a, b) => a.cost - b.cost || a.node - b.node);
  }

  private search(from: number, to: number, budget: number, guess: Guess): void {
    this.requireNode(from);
    const { costs, via, settled, queue } = this;
    costs.fill(Infinity);
    settled.fill(0);
    queue.clear();
    costs[from] = 0;
    via[from] = from;
    queue.push(from, guess(from));
    for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
      // A node waits in the queue once for every time it became cheaper; only the first visit counts.
      if (settled[node] === 1) continue;
      settled[node] = 1;
      if (node === to) return;
      this.relax(node, budget, guess);
    }
  }

  private relax(node: number, budget: number, guess: Guess): void {
    const { graph, costs, via, settled, buffer, queue } = this;
    const count = graph.neighbours(node, buffer);
    for (let at = 0; at < count; at++) {
      const next = buffer[at] as number;
      const step = graph.cost(node, next);
      if (!(step >= 0))
        throw new GeometryError(`The step from ${node} to ${next} costs ${step}; costs must be 0 or more.`);
      const cost = (costs[node] as number) + step;
      if (cost === Infinity || cost > budget) continue;
      const best = costs[next] as number;
      if (cost < best) {
        costs[next] = cost;
        via[next] = node;
        // A guess that is not consistent can settle a node too early: it is opened again.
        settled[next] = 0;
        queue.push(next, cost + guess(next));
      } else if (cost === best && settled[next] === 0 && node < (via[next] as number)) via[next] = node;
    }
  }

  private requireNode(node: number): void {
    if (Number.isInteger(node) && node >= 0 && node < this.graph.size) return;
    throw new GeometryError(`Node ${node} is not on this map, whose nodes are numbered 0 to ${this.graph.size - 1}.`);
  }
}

/** The cheapest path for a question asked once. */
export function shortestPath(graph: Graph, from: number, to: number, guess?: Guess): Path | null {
  return new PathFinder(graph).path(from, to, guess);
}

/** What a budget of costs can reach, for a question asked once. */
export function reachWithin(graph: Graph, from: number, budget: number): Reached[] {
  return new PathFinder(graph).within(from, budget);
}
