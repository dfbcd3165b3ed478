/** The colours of objective tokens; people of a quest have tokens of their own (D2-OBJ-09). */
export type Colour = 'blue' | 'green' | 'red' | 'white' | 'villager';

/** How many objective tokens of a colour lie in the base box (D2-OBJ-08). */
export const OBJECTIVES: Readonly<Record<Exclude<Colour, 'villager'>, number>> = {
  blue: 4,
  green: 1,
  red: 4,
  white: 1,
};

/** "All objective tokens" of a quest (D2-OBJ-07). */
export const ALL_OBJECTIVES = Object.values(OBJECTIVES).reduce((sum, n) => sum + n, 0);
