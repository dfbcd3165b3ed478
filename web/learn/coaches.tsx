import type { ReactNode } from 'react';
import type { Sitting } from '../table/use-table.ts';
import type { Attendance } from './notebook.ts';

/** Whoever stands beside the table of a lesson or a puzzle. */
export async function coachFor({
  lesson: id,
  part,
  puzzle,
}: Attendance): Promise<((sitting: Sitting) => ReactNode) | null> {
  if (puzzle) return (await import('../games/mage-knight/puzzles/Panel.tsx')).puzzleCoach(puzzle.id, puzzle.answer);
  const [{ lessonById }, { Coach }] = await Promise.all([import('./lessons/index.ts'), import('./coach.tsx')]);
  const lesson = await lessonById(id, part);
  return lesson ? sitting => <Coach lesson={lesson} sitting={sitting} /> : null;
}
