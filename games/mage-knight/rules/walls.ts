import { tileOf } from '../content/tiles.ts';
import type { Hex, State } from '../state.ts';
import { slotOf } from './lattice.ts';
import { hexesOf } from './map.ts';

/** What it costs to cross a wall, besides the terrain (MK-SITE-16). */
export const WALL_COST = 1;

/** Does a wall lie between two adjacent spaces? Walls stand inside tiles only. */
export function isWallBetween(state: State, a: Hex, b: Hex): boolean {
  const slot = slotOf(a);
  const laid = state.map.laid[slot];
  if (laid === undefined || slotOf(b) !== slot) return false;
  const { walls = [] } = tileOf(laid.tile);
  if (walls.length === 0) return false;
  const hexes = hexesOf(slot, laid.turn);
  return walls.some(
    ([one, other]) => (hexes[one] === a && hexes[other] === b) || (hexes[one] === b && hexes[other] === a),
  );
}
