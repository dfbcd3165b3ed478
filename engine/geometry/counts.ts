import type { CellSet } from './cell-set.ts';
import { GeometryError } from './problem.ts';
import type { Links } from './travel.ts';

/** Nothing is farther than this; what cannot be counted to is `UNCOUNTED`. */
const FARTHEST = 254;
export const UNCOUNTED = 255;

/** How many steps lie between any two nodes of a map that stays as it is. A row is worked out when it is first asked for and kept. */
export class Counts {
  readonly #links: Links;
  readonly #rows: (Uint8Array | undefined)[];
  readonly #queue: Int32Array;

  constructor(links: Links) {
    this.#links = links;
    this.#rows = Array.from({ length: links.size });
    this.#queue = new Int32Array(links.size);
  }

  /** The steps from a node to every other one, `UNCOUNTED` where no way leads. */
  from(node: number): Uint8Array {
    const known = this.#rows[node];
    if (known !== undefined) return known;
    const row = this.#count(node, null);
    this.#rows[node] = row;
    return row;
  }

  between(a: number, b: number): number {
    return this.from(a)[b] ?? UNCOUNTED;
  }

  /** As `from`, but nobody counts on from the nodes in `barred`; not kept. */
  around(node: number, barred: CellSet): Uint8Array {
    return this.#count(node, barred);
  }

  #count(start: number, barred: CellSet | null): Uint8Array {
    const { size, starts, to } = this.#links;
    if (!(start >= 0 && start < size)) throw new GeometryError(`Node ${start} is not on this map.`);
    const row = new Uint8Array(size).fill(UNCOUNTED);
    const queue = this.#queue;
    row[start] = 0;
    queue[0] = start;
    for (let head = 0, count = 1; head < count; head++) {
      const node = queue[head] as number;
      if (head > 0 && barred?.has(node)) continue;
      const next = Math.min((row[node] as number) + 1, FARTHEST);
      for (let at = starts[node] as number; at < (starts[node + 1] as number); at++) {
        const found = to[at] as number;
        if (row[found] !== UNCOUNTED) continue;
        row[found] = next;
        queue[count++] = found;
      }
    }
    return row;
  }
}
