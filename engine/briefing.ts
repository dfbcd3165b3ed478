import type { Outcome } from './game.ts';
import type { Text } from './text.ts';

/** What people want to know before they sit down. All of it is told to everybody: it holds no secrets. */
export interface Briefing {
  /** About how long a match takes, with the fewest seats and with the most. */
  readonly minutes?: readonly [fewest: number, most: number];
  readonly difficulty?: Difficulty;
  /** What is different here, in a sentence. */
  readonly twist?: Text;
  /** What everybody plays for, side by side. */
  readonly aims?: readonly Aim[];
  /** Read out before play. */
  readonly prologue?: Text;
  /** Read out at the end; null where nothing is. */
  readonly epilogue?: (outcome: Pick<Outcome, 'winners' | 'lost'>) => Text | null;
}

export interface Aim {
  /** The role whose aim it is, as `Scenario.role` gives it; left out: everybody's. */
  readonly role?: Text;
  readonly text: Text;
}

export interface Difficulty {
  readonly level: 'gentle' | 'even' | 'hard';
  /** How often a side won between equal bots: the level rests on that. */
  readonly wins?: { readonly of: Text; readonly share: number; readonly games: number };
}

/** Below and above these shares of wins a scenario is not even any more. */
const HARD = 0.4;
const GENTLE = 0.65;

/** The level that follows from how often equal bots won. */
export function measured(of: Text, share: number, games: number): Difficulty {
  const level = share < HARD ? 'hard' : share > GENTLE ? 'gentle' : 'even';
  return { level, wins: { of, share, games } };
}

const STEP = 5;

/** About how many minutes with so many seats, rounded as people say it; null where nobody has measured it. */
export function minutesFor(
  { minutes, seats }: Pick<Briefing, 'minutes'> & { readonly seats: readonly number[] },
  wanted: number,
): number | null {
  if (!minutes) return null;
  const least = Math.min(...seats);
  const most = Math.max(...seats);
  const part = most > least ? (wanted - least) / (most - least) : 0;
  return Math.round((minutes[0] + (minutes[1] - minutes[0]) * part) / STEP) * STEP;
}
