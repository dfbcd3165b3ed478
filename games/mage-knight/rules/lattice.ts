import type { Hex, Slot } from '../state.ts';

/**
 * The plane of hexes as whole numbers: both axial coordinates in one number, so that a step is an addition. Hexes have their point on top; tiles of
 * seven lie in a lattice of which the starting tile is the origin.
 */
const OFF = 64;
const WIDE = 128;

export const hexAt = (q: number, r: number): Hex => (q + OFF) * WIDE + (r + OFF);
export const qOf = (hex: Hex): number => (hex >> 7) - OFF;
export const rOf = (hex: Hex): number => (hex & (WIDE - 1)) - OFF;

/** East, south-east, south-west, west, north-west, north-east: as steps of the number. */
export const STEPS: readonly number[] = [WIDE, 1, 1 - WIDE, -WIDE, -1, WIDE - 1];
/** The space to the right. */
export const EAST = WIDE;

/** All spaces at most two steps away, as steps of the number: the near ones first. */
export const WITHIN_TWO: readonly number[] = [
  ...new Set([...STEPS, ...STEPS.flatMap(first => STEPS.map(second => first + second))]),
].filter(step => step !== 0);

/** The seven spaces of a tile from its centre, in the order of content: centre, ne, e, se, sw, w, nw. */
export const POSITIONS: readonly number[] = [0, WIDE - 1, WIDE, 1, 1 - WIDE, -WIDE, -1];

export function distance(a: Hex, b: Hex): number {
  const q = qOf(a) - qOf(b);
  const r = rOf(a) - rOf(b);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export const isNextTo = (a: Hex, b: Hex): boolean => STEPS.includes(a - b);

export const START: Slot = hexAt(0, 0);

/** Tiles are placed by two steps of the lattice: x to the upper right, y upwards. */
export const slotAt = (x: number, y: number): Slot => hexAt(3 * x + y, -2 * x - 3 * y);

/** x and y of a slot. */
export function slotXY(slot: Slot): { readonly x: number; readonly y: number } {
  const q = qOf(slot);
  const r = rOf(slot);
  // q = 3x + y and r = -2x - 3y.
  return { x: (3 * q + r) / 7, y: (-2 * q - 3 * r) / 7 };
}

/** The slots around a slot: upper right, up, upper left, lower left, down, lower right. */
export const SLOT_STEPS: readonly number[] = [
  slotAt(1, 0) - START,
  slotAt(0, 1) - START,
  slotAt(-1, 1) - START,
  slotAt(-1, 0) - START,
  slotAt(0, -1) - START,
  slotAt(1, -1) - START,
];

/** The slot on whose tile a hex lies, and which of the seven spaces it is; worked out once for the whole plane. */
const SLOT_OF = new Int16Array(WIDE * WIDE);
const POSITION_OF = new Int8Array(WIDE * WIDE);
for (let q = -OFF; q < OFF; q++)
  for (let r = -OFF; r < OFF; r++) {
    // Centres form a lattice of index 7.
    if ((((3 * q + r) % 7) + 7) % 7 !== 0) continue;
    POSITIONS.forEach((step, position) => {
      const hex = hexAt(q, r) + step;
      if (hex < 0 || hex >= WIDE * WIDE) return;
      SLOT_OF[hex] = hexAt(q, r);
      POSITION_OF[hex] = position;
    });
  }

export const slotOf = (hex: Hex): Slot => SLOT_OF[hex] as number;
export const positionOf = (hex: Hex): number => POSITION_OF[hex] as number;
