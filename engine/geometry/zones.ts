import type { CellSet } from './cell-set.ts';
import type { Graph } from './graph.ts';
import { GeometryError } from './problem.ts';
import { checkedZones, type ZoneBorder, type ZoneMapData } from './zone-data.ts';

export interface ZoneWalk {
  /** What it costs to enter each zone, in the order of the zones; without it every zone costs 1. */
  readonly costs?: readonly number[];
  /** Flying figures pass barriers in either direction (SS-TERR-10). */
  readonly flying?: boolean;
}

interface Line {
  readonly through: readonly number[];
}

/**
 * A map of named zones. It never changes: a door that opens makes another map (`with`). Three things are asked of it and
 * differ: how far (barriers ignored), where to (barriers heeded), and what is seen.
 */
export class ZoneMap {
  readonly data: ZoneMapData;
  readonly size: number;
  private readonly nodes: ReadonlyMap<string, number>;
  private readonly near: readonly (readonly number[])[];
  private readonly distances: Int32Array;
  /** By `from * size + to`. */
  private readonly lines: readonly (readonly Line[] | undefined)[];

  constructor(data: ZoneMapData) {
    this.data = checkedZones(data);
    this.size = this.data.zones.length;
    this.nodes = new Map(this.data.zones.map((zone, node) => [zone, node]));
    this.near = this.targets(
      border => border !== 'closed',
      () => true,
    );
    this.distances = countedDistances(this.near);
    this.lines = this.openLines();
  }

  /** The same map with some borders changed, by their ids: a door opened. */
  with(borders: Readonly<Record<string, ZoneBorder>>): ZoneMap {
    const left = new Set(Object.keys(borders));
    const links = this.data.links.map(link => {
      const border = link.id === undefined ? undefined : borders[link.id];
      if (border === undefined || link.id === undefined) return link;
      left.delete(link.id);
      return { ...link, border };
    });
    for (const id of left) throw new GeometryError(`The map has no border named "${id}".`);
    return new ZoneMap({ ...this.data, links });
  }

  node(zone: string): number {
    const node = this.nodes.get(zone);
    if (node === undefined) throw new GeometryError(`The map has no zone named "${zone}".`);
    return node;
  }

  zone(node: number): string {
    const zone = this.data.zones[node];
    if (zone === undefined) throw new GeometryError(`The map has ${this.size} zones and none with number ${node}.`);
    return zone;
  }

  adjacent(a: number, b: number): boolean {
    return this.distance(a, b) === 1;
  }

  /** Zones away, for ranges: barriers do not lengthen it, closed doors do. Infinity if there is no way. */
  distance(a: number, b: number): number {
    const distance = this.distances[a * this.size + b] ?? -1;
    return distance < 0 ? Infinity : distance;
  }

  /**
   * Whether one zone is seen from another: at most `limit` zones away, with an uncut line between the marks, and no zone
   * of `hiding` on it, the first included and the last not (SS-LOS-06, SS-LOS-10): a hero passes the zones that hold
   * enemies, an enemy passes none.
   */
  sees(from: number, to: number, hiding: CellSet | null = null, limit = 5): boolean {
    if (from === to) return true;
    if (this.distance(from, to) > limit || hiding?.has(from)) return false;
    const lines = this.lines[from * this.size + to];
    if (lines === undefined || hiding === null) return lines !== undefined;
    for (const { through } of lines) if (!isHidden(through, hiding)) return true;
    return false;
  }

  /** Where a figure can go, as a graph. */
  walk({ costs, flying = false }: ZoneWalk = {}): Graph {
    if (costs !== undefined && costs.length !== this.size) {
      throw new GeometryError(`The map has ${this.size} zones, but costs are given for ${costs.length}.`);
    }
    const forth = (border: ZoneBorder) => border !== 'closed' && (flying || border !== 'barrier');
    const back = (border: ZoneBorder) => flying || border !== 'one-way';
    return zoneGraph(this.targets(forth, back), costs);
  }

  /** Adjacency as a graph, for ranges. */
  ranges(): Graph {
    return zoneGraph(this.near, undefined);
  }

  /** The zones to which the links lead from each zone, in the order of the zones, each once. */
  private targets(
    forth: (border: ZoneBorder) => boolean,
    back: (border: ZoneBorder) => boolean,
  ): readonly (readonly number[])[] {
    const found = this.data.zones.map(() => new Set<number>());
    for (const { a, b, border } of this.data.links) {
      if (!forth(border)) continue;
      found[this.node(a)]?.add(this.node(b));
      if (back(border)) found[this.node(b)]?.add(this.node(a));
    }
    return found.map(zones => [...zones].sort((a, b) => a - b));
  }

  private openLines(): (readonly Line[] | undefined)[] {
    const closed = new Set(this.data.links.flatMap(({ id, border }) => (border === 'closed' && id ? [id] : [])));
    const found = new Array<readonly Line[] | undefined>(this.size * this.size).fill(undefined);
    const add = (a: number, b: number, through: readonly number[]) => {
      const key = a * this.size + b;
      found[key] = [...(found[key] ?? []), { through }];
    };
    for (const { a, b, border } of this.data.links) {
      if (border === 'closed' || border === 'blind' || this.data.sight === 'lines') continue;
      add(this.node(a), this.node(b), []);
      add(this.node(b), this.node(a), []);
    }
    for (const { a, b, through, doors = [] } of this.data.lines ?? []) {
      if (doors.some(door => closed.has(door))) continue;
      const crossed = through.map(zone => this.node(zone));
      add(this.node(a), this.node(b), crossed);
      add(this.node(b), this.node(a), crossed);
    }
    return found;
  }
}

function isHidden(through: readonly number[], hiding: CellSet): boolean {
  for (const zone of through) if (hiding.has(zone)) return true;
  return false;
}

function zoneGraph(targets: readonly (readonly number[])[], costs: readonly number[] | undefined): Graph {
  return {
    size: targets.length,
    degree: Math.max(0, ...targets.map(zones => zones.length)),
    neighbours(node, into) {
      const zones = targets[node] ?? [];
      into.set(zones);
      return zones.length;
    },
    cost: (_from, to) => costs?.[to] ?? 1,
  };
}

/** Steps between all pairs of zones, -1 where there is no way: maps have a few dozen zones and are asked all the time. */
function countedDistances(near: readonly (readonly number[])[]): Int32Array {
  const size = near.length;
  const distances = new Int32Array(size * size).fill(-1);
  for (let start = 0; start < size; start++) {
    const queue = [start];
    distances[start * size + start] = 0;
    for (const node of queue) {
      for (const next of near[node] ?? []) {
        if (distances[start * size + next] !== -1) continue;
        distances[start * size + next] = (distances[start * size + node] as number) + 1;
        queue.push(next);
      }
    }
  }
  return distances;
}
