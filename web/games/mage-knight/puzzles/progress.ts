import type { Drill } from '../../../../games/mage-knight/drills/drill.ts';
import type { Result } from '../../../../games/mage-knight/drills/result.ts';

/** How well a puzzle was done: all of it, as much fame and no more wounds but with more spent, or not that. */
export type Mark = 'tried' | 'close' | 'best';
const RANK: Readonly<Record<Mark, number>> = { tried: 1, close: 2, best: 3 };

/** Sums of tenths are compared. */
const HAIR = 1e-6;

export function markOf(drill: Drill, { value, fame, wounds }: Result): Mark {
  if (value >= drill.value - HAIR) return 'best';
  return fame >= drill.fame && wounds <= drill.wounds ? 'close' : 'tried';
}

export const isBetter = (drill: Drill, { value }: Result): boolean => value > drill.value + HAIR;

export const starsOf = (mark: Mark | undefined): string => {
  const n = mark === undefined ? 0 : RANK[mark];
  return '★'.repeat(n) + '☆'.repeat(3 - n);
};

const KEY = 'tafelrunde.puzzles';
/** Where the browser keeps nothing, it is remembered by this page. */
let unkept: Readonly<Record<string, Mark>> = {};

export function marks(): Readonly<Record<string, Mark>> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, Mark> | null;
    return found ?? unkept;
  } catch {
    return unkept;
  }
}

/** Keeps the best mark a puzzle has had. */
export function note(id: string, mark: Mark): void {
  const now = marks();
  const before = now[id];
  if (before !== undefined && RANK[before] >= RANK[mark]) return;
  unkept = { ...now, [id]: mark };
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // Then it is remembered by this page alone.
  }
}
