import { type Hex, hexAdd, hexDisc, hexRotated } from './hex.ts';

/**
 * Tiles of seven hexes, a centre and its ring, cover the plane in two ways that mirror each other: going to the next
 * tile one walks two hexes straight and one more after a bend to the `right` or to the `left`.
 */
export type FlowerHand = 'right' | 'left';

const FIRST_STEP: Readonly<Record<FlowerHand, Hex>> = { right: { q: 2, r: 1 }, left: { q: 3, r: -1 } };

/** The hexes of the tile with this centre: the centre, then the ring in the order of `HEX_STEPS`. */
export function flowerHexes(centre: Hex): Hex[] {
  return hexDisc(centre, 1);
}

/** The centres of the six tiles that lie around a tile. */
export function flowerNeighbours(centre: Hex, hand: FlowerHand = 'right'): Hex[] {
  return [0, 1, 2, 3, 4, 5].map(turns => hexAdd(centre, hexRotated(FIRST_STEP[hand], turns)));
}

/** The centre of the tile on which a hex lies, when one tile has its centre at `origin`. */
export function flowerCentreOf(hex: Hex, hand: FlowerHand = 'right', origin: Hex = { q: 0, r: 0 }): Hex {
  // Every hex lies on exactly one tile, so exactly one of itself and its neighbours is a centre.
  return flowerHexes(hex).find(candidate => isFlowerCentre(candidate, hand, origin)) ?? hex;
}

export function isFlowerCentre(hex: Hex, hand: FlowerHand = 'right', origin: Hex = { q: 0, r: 0 }): boolean {
  const q = hex.q - origin.q;
  const r = hex.r - origin.r;
  // Centres form a lattice of index 7: one congruence tells its members.
  return (hand === 'right' ? 3 * q + r : 2 * q - r) % 7 === 0;
}
