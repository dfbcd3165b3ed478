import { BARRED, CellSet, type Travel, type Way } from '@tafelrunde/engine/geometry';
import { canExpand, isLarge, type Size } from './bases.ts';
import type { Cell } from './board.ts';
import { type Crowd, inPit, type Side } from './crowd.ts';
import type { Ground } from './ground.ts';
import { type Gait, HARM, HARM_TO_LARGE, PRICES, type Prices } from './terrain.ts';

/** Who moves, and how. */
export interface Mover {
  /** The spaces it stands on; it need not be in the crowd. */
  readonly cells: readonly Cell[];
  /** Under way: the one space to which it has shrunk (D2-LARGE-06). Otherwise it starts from any space of its base. */
  readonly at?: Cell | null;
  readonly size: Size;
  readonly side: Side;
  /** Goes through enemies as through friends, by an ability. */
  readonly throughEnemies?: boolean;
  readonly gait: Gait;
  /** Movement points, or counted spaces without points (D2-MOVE-21). */
  readonly by: 'points' | 'spaces';
  readonly left: number;
  /** What entering terrain costs this figure, where something of its own changes that: see `walkingPrices`. */
  readonly prices?: Prices;
  /** Spaces that cost it 1 point more to enter, whatever lies there. */
  readonly dear?: ReadonlyMap<Cell, number>;
}

/** A space that is entered, and for how many points. */
export interface Step {
  readonly cell: Cell;
  readonly cost: number;
}

/** Where a figure can get to and stop. An answer lasts until the next question about the same ground. */
export class Reached {
  /** The spaces in which it may interrupt or end its movement, cheapest first; only the first `count` are meant. The start is not among them. */
  readonly cells: Int32Array;
  /** What it costs to get to the space of the same index. */
  readonly costs: Int32Array;
  /** The damage that terrain deals on the way there. */
  readonly harms: Int32Array;
  count = 0;
  readonly #index: Int32Array;
  readonly #safe: Travel;
  readonly #harsh: Travel;
  #cautious = false;
  #scale = 1;

  constructor(size: number, safe: Travel, harsh: Travel) {
    this.cells = new Int32Array(size);
    this.costs = new Int32Array(size);
    this.harms = new Int32Array(size);
    this.#index = new Int32Array(size).fill(-1);
    this.#safe = safe;
    this.#harsh = harsh;
  }

  has(cell: Cell): boolean {
    return (this.#index[cell] as number) >= 0;
  }

  /** Infinity where it cannot stop. */
  costTo(cell: Cell): number {
    return this.costs[this.#index[cell] as number] ?? Infinity;
  }

  harmTo(cell: Cell): number {
    return this.harms[this.#index[cell] as number] ?? 0;
  }

  /** The spaces it enters, one by one, the last one included; null where it cannot stop. Out of harm's way if the points last for that. */
  pathTo(cell: Cell): Cell[] | null {
    if (!this.has(cell)) return null;
    return this.#cautious && this.harmTo(cell) > 0 ? this.#harsh.pathTo(cell) : this.#safe.pathTo(cell);
  }

  /** The same with what each step costs; null where it cannot stop. */
  stepsTo(cell: Cell): Step[] | null {
    return this.#priced(this.pathTo(cell), this.#cautious && this.harmTo(cell) > 0);
  }

  /** What it costs to enter a space, whether it can stop there or not: through a friend in the exit, or where a large figure cannot expand. */
  passTo(cell: Cell): number {
    const safe = this.#safe.costTo(cell);
    return safe === Infinity && this.#cautious ? Math.floor(this.#harsh.costTo(cell) / this.#scale) : safe;
  }

  /** The way to a space it may only pass, with what each step costs; null if it cannot get there. */
  passesTo(cell: Cell): Step[] | null {
    const way = this.#safe.pathTo(cell);
    if (way !== null || !this.#cautious) return this.#priced(way, false);
    return this.#priced(this.#harsh.pathTo(cell), true);
  }

  #priced(way: readonly Cell[] | null, harsh: boolean): Step[] | null {
    if (way === null) return null;
    let before = 0;
    return way.map(cell => {
      const paid = harsh ? Math.floor(this.#harsh.costTo(cell) / this.#scale) : this.#safe.costTo(cell);
      const cost = paid - before;
      before = paid;
      return { cell, cost };
    });
  }

  /** For `reachOf` only. */
  begin(cautious: boolean, scale: number): void {
    this.#scale = scale;
    for (let i = 0; i < this.count; i++) this.#index[this.cells[i] as number] = -1;
    this.count = 0;
    this.#cautious = cautious;
  }

  /** For `reachOf` only. */
  note(cell: Cell, cost: number, harm: number): void {
    const at = this.count++;
    this.#index[cell] = at;
    this.cells[at] = cell;
    this.costs[at] = cost;
    this.harms[at] = harm;
  }
}

/** What is kept for questions about a ground: the last answers, and the way of whoever asks, always of the same shape, for speed. */
interface Desk {
  readonly foot: Reached;
  readonly air: Reached;
  readonly shut: CellSet;
  readonly way: { readonly ground: Uint8Array; costs: ArrayLike<number>; blocked: CellSet; ending: CellSet };
}

const desks = new WeakMap<Ground, Desk>();

function deskOf(ground: Ground): Desk {
  let desk = desks.get(ground);
  if (desk === undefined) {
    const { onFoot, inTheAir, terrain } = ground;
    const { size } = ground.board;
    desk = {
      foot: new Reached(size, onFoot.safe, onFoot.harsh),
      air: new Reached(size, inTheAir.safe, inTheAir.harsh),
      shut: new CellSet(size),
      way: { ground: terrain, costs: PRICES.points.walk, blocked: ground.grid.none, ending: ground.grid.none },
    };
    desks.set(ground, desk);
  }
  return desk;
}

/** Whether it may not spend movement points where it stands (D2-TERR-05). Who flies is held only where it did not just come flying. */
export const isStuck = (ground: Ground, { cells, at, by, gait }: Mover): boolean =>
  by === 'points' && (gait === 'walk' || (gait === 'fly' && (at ?? null) === null)) && inPit(ground, cells);

/**
 * Everything a figure can reach with what it has left: through friends, not through enemies or obstacles (D2-MOVE-02, D2-FIG-03); it stops only in empty
 * spaces, and a large one only where it can expand (D2-MOVE-03, D2-LARGE-16). A walker that enters a pit can spend no further points; a large one is not in a
 * pit while it is shrunk.
 */
export function reachOf(ground: Ground, crowd: Crowd, mover: Mover): Reached {
  const desk = deskOf(ground);
  const flies = mover.gait === 'fly';
  const reached = flies ? desk.air : desk.foot;
  const { safe, harsh } = flies ? ground.inTheAir : ground.onFoot;
  const from = mover.at ?? mover.cells;
  const left = isStuck(ground, mover) ? 0 : Math.max(0, mover.left);
  const way = wayOf(ground, crowd, mover, desk);
  const { costs } = way;
  // On foot one looks first for ways that hurt nobody; only what they do not reach is looked for again.
  const harmful = ground.harms && mover.gait === 'walk';
  const scale = scaleFor(left);
  reached.begin(harmful, scale);
  const prices = isLarge(mover.size) ? FOR_LARGE : FOR_SMALL;
  if (harmful) way.costs = prices.harmless(costs);
  safe.search(from, left, taxed(ground, mover, way, 1));
  const { found } = safe;
  for (let i = 0; i < safe.count; i++) {
    const cell = found[i] as number;
    if (stopsIn(ground, crowd, mover, cell)) reached.note(cell, safe.costTo(cell), 0);
  }
  if (!harmful) return reached;
  way.costs = prices.scaled(costs, scale);
  harsh.search(from, left * scale + scale - 1, taxed(ground, mover, way, scale));
  for (let i = 0; i < harsh.count; i++) {
    const cell = harsh.found[i] as number;
    if (safe.costTo(cell) !== Infinity) continue;
    const cost = harsh.costTo(cell);
    if (stopsIn(ground, crowd, mover, cell)) reached.note(cell, Math.floor(cost / scale), cost % scale);
  }
  return reached;
}

/** The way with the tolls of spaces that are dear to this figure. */
function taxed(ground: Ground, { dear, gait }: Mover, way: Desk['way'], n: number): Way {
  if (dear === undefined) return way;
  const { to } = (gait === 'fly' ? ground.inTheAir : ground.onFoot).links;
  return { ...way, tolls: Int8Array.from(to, cell => (dear.get(cell) ?? 0) * n) };
}

/** The edge spaces of entrances and exits from which a figure can leave the map with the points it has, one of them for leaving (D2-EXIT-02). */
export function leavesFrom(
  ground: Ground,
  crowd: Crowd,
  mover: Mover,
): { readonly cell: Cell; readonly cost: number }[] {
  if (mover.by !== 'points' || isStuck(ground, mover)) return [];
  const reached = reachOf(ground, crowd, mover);
  return ground.board.cells.flatMap(cell => {
    const cost = ground.board.leaving[cell] === 1 ? reached.passTo(cell) + 1 : Infinity;
    return cost <= mover.left ? [{ cell, cost }] : [];
  });
}

/** Whether a figure may interrupt or end its movement in a space. */
export function stopsIn(ground: Ground, crowd: Crowd, mover: Mover, cell: Cell): boolean {
  if (mover.gait === 'roam') return !mover.cells.includes(cell);
  if (isLarge(mover.size)) return canExpand(ground, crowd, cell, mover.size, mover.cells);
  return !ground.obstacles.has(cell) && !crowd.all.has(cell) && cell !== mover.cells[0];
}

function wayOf(ground: Ground, crowd: Crowd, mover: Mover, { way, shut }: Desk): Desk['way'] {
  const { gait, by, side, size } = mover;
  const { none } = ground.grid;
  way.costs = mover.prices ?? PRICES[by][gait];
  way.ending = gait === 'walk' && by === 'points' && !isLarge(size) ? ground.pits : none;
  way.blocked = none;
  if (gait === 'fly' || gait === 'roam') return way;
  if (mover.throughEnemies !== true) way.blocked = side === 'heroes' ? crowd.overlord : crowd.heroes;
  if (crowd.stoneCount > 0 || ground.crumbling.length > 0)
    way.blocked = withShut(ground, crowd, mover, way.blocked, shut);
  return way;
}

/** Others treated as obstacles block friends too (D2-FAM-27), and nobody else enters a crumbling space with a figure in it (D2-TERR-37). */
function withShut(ground: Ground, crowd: Crowd, { cells }: Mover, enemies: CellSet, shut: CellSet): CellSet {
  shut.clear();
  for (const cell of ground.crumbling) if (crowd.all.has(cell)) shut.add(cell);
  for (const cell of ground.board.cells) if (enemies.has(cell) || crowd.stones.has(cell)) shut.add(cell);
  for (const cell of cells) shut.remove(cell);
  return shut;
}

/** Prices with the harm of terrain in mind; made once for every list of prices. */
class HarmPrices {
  readonly #harm: readonly number[];
  readonly #harmless = new WeakMap<ArrayLike<number>, readonly number[]>();
  readonly #scaled = new WeakMap<ArrayLike<number>, Map<number, readonly number[]>>();

  constructor(harm: readonly number[]) {
    this.#harm = harm;
  }

  /** The same prices, with all that hurts barred. */
  harmless(costs: ArrayLike<number>): readonly number[] {
    let known = this.#harmless.get(costs);
    if (known === undefined) {
      known = Array.from(costs, (cost, terrain) => ((this.#harm[terrain] ?? 0) > 0 ? BARRED : cost));
      this.#harmless.set(costs, known);
    }
    return known;
  }

  /** Prices with the damage behind them: of equally dear ways the one that hurts least is the cheapest. */
  scaled(costs: ArrayLike<number>, scale: number): readonly number[] {
    let byScale = this.#scaled.get(costs);
    if (byScale === undefined) {
      byScale = new Map();
      this.#scaled.set(costs, byScale);
    }
    let known = byScale.get(scale);
    if (known === undefined) {
      known = Array.from(costs, (cost, terrain) =>
        cost === BARRED ? BARRED : cost * scale + (this.#harm[terrain] ?? 0),
      );
      byScale.set(scale, known);
    }
    return known;
  }
}

const FOR_SMALL = new HarmPrices(HARM);
const FOR_LARGE = new HarmPrices(HARM_TO_LARGE);

/** More than any way of so many spaces can hurt. */
const scaleFor = (left: number): number => 2 ** Math.ceil(Math.log2(2 * left + 3));
