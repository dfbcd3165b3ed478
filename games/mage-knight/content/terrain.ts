import type { Terrain } from './words.ts';

/** Terrain nobody enters without an effect. */
export const INACCESSIBLE = -1;

/** What entering a space costs by day and at night (MK-MOVE-06..08). */
export const MOVE_COSTS: Readonly<Record<'day' | 'night', Readonly<Record<Terrain, number>>>> = {
  day: {
    plains: 2,
    hills: 3,
    forest: 3,
    wasteland: 4,
    desert: 5,
    swamp: 5,
    lake: INACCESSIBLE,
    mountain: INACCESSIBLE,
    sea: INACCESSIBLE,
  },
  night: {
    plains: 2,
    hills: 3,
    forest: 5,
    wasteland: 4,
    desert: 3,
    swamp: 5,
    lake: INACCESSIBLE,
    mountain: INACCESSIBLE,
    sea: INACCESSIBLE,
  },
};

/** What the easiest terrain costs. */
export const LEAST_COST = 2;

/** A city space, whatever lies under it (MK-MOVE-09). */
export const CITY_COST = 2;
export const EXPLORE_COST = 2;
