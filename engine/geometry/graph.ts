/**
 * The little that a search must know of a map. Squares, hexes and zones all offer it, so there is one path finder for
 * all of them. Nodes are numbered from 0 so that searches can keep their notes in flat arrays.
 */
export interface Graph {
  readonly size: number;
  /** No node has more neighbours than this: the length a buffer for `neighbours` needs. */
  readonly degree: number;
  /** Writes the neighbours of a node into the buffer, always in the same order, and returns how many there are. */
  neighbours(node: number, into: Int32Array): number;
  /** What the step to a neighbour costs: 0 or more; Infinity where the step is not possible. */
  cost(from: number, to: number): number;
}
