import { Hexes } from '../../kit/map/hexes.ts';
import type { Layout } from '../../kit/map/layout.ts';
import { type Choice, type Hex, hexesOf, POSITIONS, qOf, rOf, type View } from './game.ts';

/** The land as far as it is known, and the places where it may be explored now. Cells are numbers in a list, spaces those of the game. */
export interface Land {
  readonly layout: Hexes & Layout;
  /** The spaces by cell. */
  readonly spaces: readonly Hex[];
  readonly cell: (hex: Hex) => number | null;
  /** Cells of each tile. */
  readonly tiles: readonly (readonly number[])[];
  /** Cells of places that are offered for exploring, by the middle of the tile. */
  readonly blank: ReadonlyMap<Hex, readonly number[]>;
}

const kept = new Map<string, Land>();

/** The same land is laid out once: what is drawn of it need not be drawn again. */
export function landOf({ map }: Pick<View, 'map'>, options: readonly Choice[] | undefined): Land {
  const slots = (options ?? []).flatMap(choice => (choice.do === 'explore' ? [choice.slot] : []));
  const key = `${Object.entries(map.laid)
    .map(([slot, { turn }]) => `${slot}/${turn}`)
    .join()}|${slots.join()}`;
  let land = kept.get(key);
  if (land === undefined) {
    land = newLand(map.laid, slots);
    if (kept.size > 40) kept.clear();
    kept.set(key, land);
  }
  return land;
}

function newLand(laid: View['map']['laid'], slots: readonly Hex[]): Land {
  const tiles = Object.entries(laid).map(([slot, { turn }]) => hexesOf(Number(slot), turn));
  const unknown = slots.map(slot => POSITIONS.map(step => slot + step));
  const spaces = [...tiles.flat(), ...unknown.flat()];
  const numbers = new Map(spaces.map((hex, cell) => [hex, cell]));
  const cell = (hex: Hex): number | null => numbers.get(hex) ?? null;
  const cellsOf = (hexes: readonly Hex[]): number[] => hexes.flatMap(hex => cell(hex) ?? []);
  return {
    layout: new Hexes(spaces.map(hex => ({ q: qOf(hex), r: rOf(hex) }))),
    spaces,
    cell,
    tiles: tiles.map(cellsOf),
    blank: new Map(slots.map((slot, i) => [slot, cellsOf(unknown[i] ?? [])])),
  };
}

/** The place for a tile on whose spaces this one lies, among those that are offered. */
export const slotUnder = ({ blank }: Land, cell: number): Hex | null => {
  for (const [slot, cells] of blank) if (cells.includes(cell)) return slot;
  return null;
};
