import type { Progress } from './course.ts';

/** A lesson that is going on at a table. */
export interface Attendance {
  readonly lesson: string;
  readonly progress: Progress;
  /** Which part, of a lesson in several. */
  readonly part?: number | undefined;
  /** The coach has said all there is to say; the match may still be going on. */
  readonly taught?: boolean;
  /** Which puzzle it is, where it is none of the lessons; `answer`: the solver is watched. */
  readonly puzzle?: { readonly id: string; readonly answer: boolean };
}

/** What puzzles are attended as: one at a time. */
export const PUZZLE = 'puzzle';

interface Notebook {
  /** By the id of the match. */
  readonly tables: Readonly<Record<string, Attendance>>;
  readonly finished: readonly string[];
}

const KEY = 'tafelrunde.lessons';
/** Older tables are forgotten; their matches stay, without a coach. */
const MOST = 6;
const EMPTY: Notebook = { tables: {}, finished: [] };

export function attendanceAt(match: string): Attendance | null {
  return read().tables[match] ?? null;
}

/** All lessons that were begun and not left, by the ids of their matches. */
export const attendances = (): readonly (readonly [match: string, Attendance])[] => Object.entries(read().tables);

export function attend(match: string, attendance: Attendance): void {
  const { tables, finished } = read();
  const others = Object.entries(tables).filter(([id]) => id !== match);
  write({ tables: Object.fromEntries([...others, [match, attendance] as const].slice(-MOST)), finished });
}

/** The coach goes; the match stays. */
export function dismiss(match: string): void {
  const { tables, finished } = read();
  write({ tables: Object.fromEntries(Object.entries(tables).filter(([id]) => id !== match)), finished });
}

export function finish(lesson: string): void {
  const { tables, finished } = read();
  if (!finished.includes(lesson)) write({ tables, finished: [...finished, lesson] });
}

export const finishedLessons = (): readonly string[] => read().finished;

/** Nobody has taken a lesson here yet. */
export const isNew = (): boolean => {
  const { tables, finished } = read();
  return finished.length === 0 && Object.keys(tables).length === 0;
};

/** Where the browser keeps nothing, the lesson lasts until the page is closed. */
let unkept: Notebook = EMPTY;

function read(): Notebook {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Notebook> | null;
    return { tables: found?.tables ?? unkept.tables, finished: found?.finished ?? unkept.finished };
  } catch {
    return unkept;
  }
}

function write(notebook: Notebook): void {
  unkept = notebook;
  try {
    localStorage.setItem(KEY, JSON.stringify(notebook));
  } catch {
    // Then it is remembered by this page alone.
  }
}
