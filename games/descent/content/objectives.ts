import type { BoxId } from './boxes/box.ts';

/** The colours of objective tokens; people of a quest have tokens of their own (D2-OBJ-09). */
export type Colour = 'blue' | 'green' | 'red' | 'white' | 'villager';

/** How many objective tokens of a colour lie in the base box (D2-OBJ-08). */
export const OBJECTIVES: Readonly<Record<Exclude<Colour, 'villager'>, number>> = {
  blue: 4,
  green: 1,
  red: 4,
  white: 1,
};

/** With a box there are more (D2C-QLOR-41). */
const MORE: Readonly<Partial<Record<BoxId, Readonly<Partial<typeof OBJECTIVES>>>>> = {
  LR: { blue: 1, green: 3, white: 3 },
};

/** How many there are with these boxes. */
export const objectivesWith = (boxes: readonly BoxId[]): typeof OBJECTIVES => {
  const sum = (colour: keyof typeof OBJECTIVES): number =>
    boxes.reduce((n, box) => n + (MORE[box]?.[colour] ?? 0), OBJECTIVES[colour]);
  return { blue: sum('blue'), green: sum('green'), red: sum('red'), white: sum('white') };
};

/** "All objective tokens" of a quest (D2-OBJ-07). */
export const ALL_OBJECTIVES = Object.values(OBJECTIVES).reduce((sum, n) => sum + n, 0);
