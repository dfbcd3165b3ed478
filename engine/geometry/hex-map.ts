import type { Graph } from './graph.ts';
import { HEX_STEPS, type Hex, hexKey } from './hex.ts';
import { GeometryError } from './problem.ts';

/** What it costs to enter a hex: 0 or more, Infinity for one that cannot be entered. */
export type HexCost = (hex: Hex, from: Hex) => number;

/** The hexes laid out so far, numbered in the order given. A tile revealed makes a new map (`with`). */
export class HexMap implements Graph {
  readonly hexes: readonly Hex[];
  readonly size: number;
  readonly degree = 6;
  private readonly nodes: ReadonlyMap<string, number>;
  /** Six per hex, in the order of `HEX_STEPS`, -1 where the map ends. */
  private readonly near: Int32Array;
  private readonly enter: HexCost;

  constructor(hexes: readonly Hex[], enter: HexCost = () => 1) {
    const nodes = new Map<string, number>();
    hexes.forEach((hex, node) => {
      if (!Number.isInteger(hex.q) || !Number.isInteger(hex.r)) {
        throw new GeometryError(`Hex ${hexKey(hex)} needs whole numbers as coordinates.`);
      }
      if (nodes.has(hexKey(hex))) throw new GeometryError(`Hex ${hexKey(hex)} is on the map twice.`);
      nodes.set(hexKey(hex), node);
    });
    this.hexes = hexes;
    this.size = hexes.length;
    this.nodes = nodes;
    this.enter = enter;
    this.near = Int32Array.from(
      hexes.flatMap(({ q, r }) => HEX_STEPS.map(step => nodes.get(hexKey({ q: q + step.q, r: r + step.r })) ?? -1)),
    );
  }

  with(more: readonly Hex[]): HexMap {
    return new HexMap([...this.hexes, ...more], this.enter);
  }

  /** The same map with other costs: day and night, a card that eases the way. */
  costing(enter: HexCost): HexMap {
    return new HexMap(this.hexes, enter);
  }

  has(hex: Hex): boolean {
    return this.nodes.has(hexKey(hex));
  }

  node(hex: Hex): number {
    const node = this.nodes.get(hexKey(hex));
    if (node === undefined) throw new GeometryError(`Hex ${hexKey(hex)} is not on the map.`);
    return node;
  }

  hex(node: number): Hex {
    const hex = this.hexes[node];
    if (hex === undefined) throw new GeometryError(`The map has ${this.size} hexes and none with number ${node}.`);
    return hex;
  }

  neighbours(node: number, into: Int32Array): number {
    let count = 0;
    for (let at = node * 6; at < node * 6 + 6; at++) {
      const next = this.near[at] as number;
      if (next >= 0) into[count++] = next;
    }
    return count;
  }

  cost(from: number, to: number): number {
    return this.enter(this.hex(to), this.hex(from));
  }
}
