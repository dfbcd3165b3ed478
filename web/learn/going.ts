import type { Text } from '@tafelrunde/engine';
import { useEffect, useState } from 'react';
import { deviceShelf, type Shelf } from '../local/shelf.ts';
import { LESSONS } from './cards.ts';
import { attendanceAt, attendances } from './notebook.ts';

/** A lesson that was begun and can be gone on with. */
export interface GoingLesson {
  readonly match: string;
  /** All is said; only the match goes on. */
  readonly taught: boolean;
}

/** By the id of the lesson. */
export type GoingLessons = Readonly<Record<string, GoingLesson>>;

/** The lessons whose matches still lie on the shelf and are not over. */
export async function goingLessons(shelf: Shelf = deviceShelf): Promise<GoingLessons> {
  const going: Record<string, GoingLesson> = {};
  for (const [match, { lesson, taught = false }] of attendances()) {
    const kept = await shelf.get(match);
    if (kept && !kept.over) going[lesson] = { match, taught };
  }
  return going;
}

const PUZZLES: Text = { en: 'Puzzle', de: 'Rätsel' };

/** The name of the lesson a match belongs to; null for every other match, and once the coach has been sent away. */
export function lessonAt(match: string): Text | null {
  const attendance = attendanceAt(match);
  return LESSONS.find(({ id }) => id === attendance?.lesson)?.name ?? (attendance?.puzzle ? PUZZLES : null);
}

/** Null until the shelf has been looked at. */
export function useGoingLessons(): GoingLessons | null {
  const [going, setGoing] = useState<GoingLessons | null>(null);
  useEffect(() => {
    let current = true;
    // Where the browser keeps nothing there is nothing to go on with.
    goingLessons().then(
      found => current && setGoing(found),
      () => current && setGoing({}),
    );
    return () => {
      current = false;
    };
  }, []);
  return going;
}
