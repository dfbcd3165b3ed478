import type { Choice, Figure, View } from '@tafelrunde/dungeon-saga';
import type { Ask } from '@tafelrunde/engine';
import type { Facing } from '@tafelrunde/engine/geometry';
import type { Point } from '../../kit/map/layout.ts';
import type { Glow } from '../../kit/map/overlays.tsx';
import { cellsOf } from './terrain.ts';

/** An option of the ask with its name. */
export interface Offer<C extends Choice = Choice> {
  readonly id: string;
  readonly choice: C;
}

/** Something on the board that can be clicked. */
export interface Spot {
  readonly cells: readonly number[];
  readonly glow: Glow;
  /** The figure or thing it is; null for bare squares. */
  readonly on: string | null;
  readonly offers: readonly Offer[];
}

type Move = Extract<Choice, { do: 'move' }>;

/** The options of an ask, sorted by where on the board they are. */
export interface Offers {
  readonly spots: readonly Spot[];
  readonly at: ReadonlyMap<number, Spot>;
  /** Where a large figure can stand: its north-west square, and the facings there. */
  readonly places: ReadonlyMap<number, readonly Offer<Move>[]>;
  readonly facings: ReadonlyMap<Facing, Offer>;
  /** What belongs to no square: shown at the figure whose turn it is. */
  readonly others: readonly Offer[];
  readonly byId: ReadonlyMap<string, Offer>;
}

const NOTHING: Offers = {
  spots: [],
  at: new Map(),
  places: new Map(),
  facings: new Map(),
  others: [],
  byId: new Map(),
};

export function offersOf(view: View, ask: Ask<Choice> | null, optionId: (choice: Choice) => string): Offers {
  if (ask === null) return NOTHING;
  const sorted = new Sorted(view);
  for (const choice of ask.options) sorted.add({ id: optionId(choice), choice });
  return sorted;
}

class Sorted implements Offers {
  readonly places = new Map<number, Offer<Move>[]>();
  readonly facings = new Map<Facing, Offer>();
  readonly others: Offer[] = [];
  readonly byId = new Map<string, Offer>();
  readonly at = new Map<number, Spot>();
  readonly #spots = new Map<string, Spot & { readonly offers: Offer[] }>();
  readonly #view: View;

  constructor(view: View) {
    this.#view = view;
  }

  get spots(): readonly Spot[] {
    return [...this.#spots.values()];
  }

  add(offer: Offer): void {
    const { choice } = offer;
    this.byId.set(offer.id, offer);
    switch (choice.do) {
      case 'move':
        if (choice.facing === undefined) this.#square(choice, 'move', offer);
        else this.#place({ id: offer.id, choice });
        return;
      case 'square':
      case 'raise':
        this.#square(choice, 'pick', offer);
        return;
      case 'face':
        this.facings.set(choice.facing, offer);
        return;
      default: {
        const on = objectOf(choice);
        if (on) this.#object(on.id, on.glow, offer);
        if (choice.do === 'strike') this.#object(choice.at, 'strike', offer);
        else if (!on) this.others.push(offer);
      }
    }
  }

  #cell({ x, y }: { readonly x: number; readonly y: number }): number {
    return y * this.#view.board.width + x;
  }

  #square(at: { readonly x: number; readonly y: number }, glow: Glow, offer: Offer): void {
    this.#spot(`${at.x},${at.y}`, [this.#cell(at)], glow, null, offer);
  }

  #place(offer: Offer<Move>): void {
    const cell = this.#cell(offer.choice);
    this.places.set(cell, [...(this.places.get(cell) ?? []), offer]);
  }

  #object(id: string, glow: Glow, offer: Offer): void {
    const figure = this.#view.figures.find(f => f.id === id);
    const thing = this.#view.things.find(t => t.id === id);
    const cells = figure ? cellsOf(this.#view.board, figure) : thing?.cells;
    if (cells) this.#spot(id, cells, glow, id, offer);
    else this.others.push(offer);
  }

  #spot(key: string, cells: readonly number[], glow: Glow, on: string | null, offer: Offer): void {
    const known = this.#spots.get(key);
    if (known) {
      known.offers.push(offer);
      return;
    }
    const spot = { cells, glow, on, offers: [offer] };
    this.#spots.set(key, spot);
    for (const cell of cells) this.at.set(cell, spot);
  }
}

/** The figure, door or chest a choice points at. */
function objectOf(choice: Choice): { readonly id: string; readonly glow: Glow } | null {
  switch (choice.do) {
    case 'attack':
    case 'shoot':
      return { id: choice.target, glow: 'strike' };
    case 'target':
      return { id: choice.target, glow: 'pick' };
    case 'take':
    case 'bear':
    case 'hero':
      return { id: choice.hero, glow: 'pick' };
    case 'activate':
    case 'strike':
      return { id: choice.figure, glow: 'pick' };
    case 'give':
    case 'hand-over':
      return { id: choice.to, glow: 'trade' };
    case 'receive':
    case 'take-over':
      return { id: choice.from, glow: 'trade' };
    case 'swap':
      return { id: choice.with, glow: 'trade' };
    default:
      return null;
  }
}

/**
 * Which place of a large figure is meant by a point of the board: the one whose middle is nearest. Where it stands now (`own`) counts, too,
 * but is no answer unless it may turn there.
 */
export function placeAt({ places }: Offers, width: number, { x, y }: Point, own: number | null): number | null {
  let best: number | null = null;
  let least = 1.2;
  for (const cell of new Set([...places.keys(), ...(own === null ? [] : [own])])) {
    const distance = Math.hypot((cell % width) + 1 - x, Math.floor(cell / width) + 1 - y);
    if (distance >= least) continue;
    least = distance;
    best = cell;
  }
  return best !== null && places.has(best) ? best : null;
}

/** What somebody wants who clicks where nothing is offered: the id that `explain` of the game understands. */
export function wishAt(view: View, cell: number, figure: Figure | undefined): string | null {
  const { width, floor } = view.board;
  const [x, y] = [cell % width, Math.floor(cell / width)];
  const active = view.figures.find(({ id }) => id === view.turn?.figure);
  const thing = view.things.find(t => t.cells.includes(cell) && !(t.kind === 'door' && t.open));
  if (!active) {
    if (figure) return `${figure.kind === 'hero' ? 'hero' : 'activate'}:${figure.id}`;
    return view.bones.includes(cell) && view.phase === 'overlord' ? `raise:${x},${y},skeleton-warrior` : null;
  }
  if (figure && figure.id !== active.id) return `${isFar(width, active, cell) ? 'shoot' : 'attack'}:${figure.id}`;
  if (figure) return 'break-away';
  if (thing) return `attack:${thing.id}`;
  return floor.includes(cell) ? `move:${x},${y}` : null;
}

function isFar(width: number, { cell: from, size }: Figure, cell: number): boolean {
  const dx = (cell % width) - (from % width);
  const dy = Math.floor(cell / width) - Math.floor(from / width);
  return dx < -1 || dy < -1 || dx > size || dy > size;
}
