import type { ReactNode } from 'react';
import type { Sitting } from '../table/use-table.ts';
import { attendanceAt } from './notebook.ts';

/** The coach of a match that was begun as a lesson or a puzzle; null at every other table, which then loads nothing of it. */
export async function coachAt(match: string): Promise<((sitting: Sitting) => ReactNode) | null> {
  const attendance = attendanceAt(match);
  return attendance && (await import('./coaches.tsx')).coachFor(attendance);
}
