import type { ReactNode } from 'react';
import type { Sitting } from '../table/use-table.ts';
import { attendanceAt } from './notebook.ts';

/** The coach of a match that was begun as a lesson; null at every other table, which then loads nothing of it. */
export async function coachAt(match: string): Promise<((sitting: Sitting) => ReactNode) | null> {
  const attendance = attendanceAt(match);
  if (!attendance) return null;
  const [{ lessonById }, { Coach }] = await Promise.all([import('./lessons/index.ts'), import('./coach.tsx')]);
  const lesson = await lessonById(attendance.lesson);
  return lesson ? sitting => <Coach lesson={lesson} sitting={sitting} /> : null;
}
