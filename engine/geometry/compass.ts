/** The four directions a figure can face and a wall can lie in. North is up: y grows to the south. */
export type Facing = 'N' | 'E' | 'S' | 'W';

export const FACINGS: readonly Facing[] = ['N', 'E', 'S', 'W'];

/** The place of each facing in `FACINGS`. */
export const FACING_NUMBER: Readonly<Record<Facing, number>> = { N: 0, E: 1, S: 2, W: 3 };

export const AHEAD: Readonly<Record<Facing, { readonly dx: number; readonly dy: number }>> = {
  N: { dx: 0, dy: -1 },
  E: { dx: 1, dy: 0 },
  S: { dx: 0, dy: 1 },
  W: { dx: -1, dy: 0 },
};

/** The facing after a number of quarter turns to the right (negative: to the left). */
export function turned(facing: Facing, quarters: number): Facing {
  const index = (((FACINGS.indexOf(facing) + quarters) % 4) + 4) % 4;
  return FACINGS[index] ?? facing;
}
