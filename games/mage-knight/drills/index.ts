import type { Drill } from './drill.ts';
import { EASY } from './easy.ts';
import { LARGE } from './large.ts';
import { TRICKY } from './tricky.ts';

/** All drills by their level, in the order in which they are best taken. */
export const LEVELS = { easy: EASY, tricky: TRICKY, large: LARGE } as const;
export type DrillLevel = keyof typeof LEVELS;

export const DRILLS: readonly Drill[] = [...EASY, ...TRICKY, ...LARGE];

export const drillById = (id: string): Drill | undefined => DRILLS.find(drill => drill.id === id);

const DAY = 24 * 60 * 60 * 1000;
/** Has no divisor in common with their number: all are met before one comes again, and neighbours are not alike. */
const STRIDE = 29;

/** The drill of a day of the calendar, the same for everybody. */
export function drillOfTheDay({ year, month, day }: Day): Drill {
  const n = Math.round(Date.UTC(year, month - 1, day) / DAY);
  return DRILLS[(n * STRIDE) % DRILLS.length] as Drill;
}

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
