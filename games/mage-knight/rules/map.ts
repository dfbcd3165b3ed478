import { type TileHex, tileOf } from '../content/tiles.ts';
import type { Terrain } from '../content/words.ts';
import type { Hex, LaidTile, State } from '../state.ts';
import { POSITIONS, positionOf, STEPS, slotOf } from './lattice.ts';

/** The printed space, or undefined where no tile lies. */
export function printedAt(state: State, hex: Hex): TileHex | undefined {
  const laid = state.map.laid[slotOf(hex)];
  return laid === undefined ? undefined : tileOf(laid.tile).hexes[turnedPosition(laid, positionOf(hex))];
}

/** Which printed space lies at a position of a turned tile. */
const turnedPosition = ({ turn }: LaidTile, position: number): number =>
  position === 0 || turn === 0 ? position : ((position - 1 - turn + 6) % 6) + 1;

export const isRevealed = (state: State, hex: Hex): boolean => state.map.laid[slotOf(hex)] !== undefined;

/** The terrain of a space; what lies under the right part of a megalopolis does not count, it is even ground (MK-MEGA-05). */
export const terrainAt = (state: State, hex: Hex): Terrain | undefined =>
  state.map.sites[hex]?.main === undefined ? printedAt(state, hex)?.terrain : 'plains';

/** The revealed spaces around a space. */
export function* around(state: State, hex: Hex): Iterable<Hex> {
  for (const step of STEPS) if (isRevealed(state, hex + step)) yield hex + step;
}

/** All spaces of the map. */
export const revealedSpaces = ({ map }: State): Hex[] =>
  Object.keys(map.laid).flatMap(slot => POSITIONS.map(position => Number(slot) + position));

/** The seven spaces of a tile, as printed: the hexes in the order of its content. */
export const hexesOf = (slot: Hex, turn: number): Hex[] =>
  POSITIONS.map((_, printed) => slot + (POSITIONS[printed === 0 ? 0 : ((printed - 1 + turn) % 6) + 1] as number));
