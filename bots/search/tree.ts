import type { Ask, Seat } from '@tafelrunde/engine';

/** An option of a node, and what came of it. */
export interface Edge {
  /** How much attention it deserves before anything is known; of all options of a node together 1. */
  prior: number;
  visits: number;
  /** The sum of what it was worth to the seat that chose it, each from 0 to 1. */
  total: number;
  /** What followed, by who was asked for what. */
  readonly next: Map<string, Node>;
}

/**
 * A decision as it was met in many worlds. Dice and re-dealt cards do not branch the tree: a node gathers what came of its options on
 * average, and only options that are on offer in a world compete there (information-set search, Cowling, Powley and Whitehouse 2012).
 */
export class Node {
  readonly seat: Seat;
  readonly edges = new Map<string, Edge>();
  /** The names of the options when the decision was met last. */
  offer: readonly string[] = [];

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** The edges of what is offered now; those never met before get the attention that `priors` says. */
  meet(names: readonly string[], priors: () => readonly number[]): Edge[] {
    this.offer = names;
    let fresh: readonly number[] | null = null;
    return names.map((name, option) => {
      let edge = this.edges.get(name);
      if (edge) return edge;
      fresh ??= priors();
      edge = { prior: fresh[option] ?? 0, visits: 0, total: 0, next: new Map() };
      this.edges.set(name, edge);
      return edge;
    });
  }
}

export function nodeAfter({ next }: Edge, { seat, kind }: Ask): Node {
  const key = `${seat} ${kind}`;
  let node = next.get(key);
  if (node) return node;
  node = new Node(seat);
  next.set(key, node);
  return node;
}

export const worthOf = ({ visits, total }: Edge): number => (visits === 0 ? 0 : total / visits);

/** How deep below an option the decision that came of it is looked for. */
const DEEPEST = 5;

/** The decision with this offer below an option that was taken, or null: what was thought about it then need not be thought again. */
export function recall(taken: Edge, seat: Seat, names: readonly string[]): Node | null {
  let level = [...taken.next.values()];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    const found = level.find(node => node.seat === seat && isSame(node.offer, names));
    if (found) return found;
    level = level.flatMap(node => [...node.edges.values()].flatMap(edge => [...edge.next.values()]));
  }
  return null;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, i) => name === b[i]);

/** Counts what is known less, so that what is learned now can outweigh it. */
export function fade({ edges }: Node, by: number): void {
  for (const edge of edges.values()) {
    edge.visits *= by;
    edge.total *= by;
  }
}
