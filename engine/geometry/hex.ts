/**
 * A hex in axial coordinates: two whole numbers, no pixels. The third cube coordinate is -q - r. Our own sixty lines and
 * not honeycomb-grid, whose hexes are objects with sizes, origins and points: rules need whole numbers and node numbers.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six steps, each a turn by 60 degrees from the one before. */
export const HEX_STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export function hexAdd(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r };
}

export function hexEqual(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r;
}

/** A name for tables and options: "2,-1". */
export function hexKey(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function hexNeighbours(hex: Hex): Hex[] {
  return HEX_STEPS.map(step => hexAdd(hex, step));
}

export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Turned about a centre by so many times 60 degrees, in the order of `HEX_STEPS`; negative turns go back. */
export function hexRotated(hex: Hex, turns: number, centre: Hex = { q: 0, r: 0 }): Hex {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let left = ((turns % 6) + 6) % 6; left > 0; left--) [q, r] = [-r, q + r];
  // + 0 turns the -0 that the negation can leave into 0, which compares and prints as one.
  return { q: centre.q + q + 0, r: centre.r + r + 0 };
}

/** The hexes at exactly this distance, going round from the first step's direction. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const ring: Hex[] = [];
  let hex = { q: centre.q + radius, r: centre.r };
  for (let side = 0; side < 6; side++) {
    const step = HEX_STEPS[(side + 2) % 6] ?? { q: 0, r: 0 };
    for (let along = 0; along < radius; along++) {
      ring.push(hex);
      hex = hexAdd(hex, step);
    }
  }
  return ring;
}

/** The hexes up to this distance, ring by ring from the centre. */
export function hexDisc(centre: Hex, radius: number): Hex[] {
  const disc: Hex[] = [];
  for (let distance = 0; distance <= radius; distance++) disc.push(...hexRing(centre, distance));
  return disc;
}
