const KEY = 'tafelrunde.unbriefed';
/** Matches that were set up and never begun are not remembered for ever. */
const MOST = 20;

/** For browsers that keep nothing, as long as the page is open. */
let waiting: readonly string[] = [];

/** Before anybody sits down at this match, it is told what it is about. */
export function toBeBriefed(match: string): void {
  keep([...read(), match].slice(-MOST));
}

export const isUnbriefed = (match: string): boolean => read().includes(match);

/** Nobody is told twice. */
export function briefed(match: string): void {
  keep(read().filter(other => other !== match));
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) ? kept.filter(one => typeof one === 'string') : waiting;
  } catch {
    return waiting;
  }
}

function keep(matches: readonly string[]): void {
  waiting = matches;
  try {
    localStorage.setItem(KEY, JSON.stringify(matches));
  } catch {
    // The page itself remembers it.
  }
}
