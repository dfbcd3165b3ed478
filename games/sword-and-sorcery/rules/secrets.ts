import type { State } from '../state.ts';
import type { Fact, Io } from '../types.ts';

/** Everything of the Book of Secrets that happens at once: what a card, a token or a place of the story does, how a stage goes on, what a decision leads to. */
export type Secret =
  | `card/${string}`
  | `token/${string}`
  | `course/${string}`
  | `stage/${string}`
  /** The rules of the adventure, by the stage they are asked in and their number. */
  | `rule/${string}/${number}`;

const SIGN = 'secret:';

/** In a bot's world nothing happens that nobody has read: there the dark stays dark (decision 8). */
export const isDark = ({ story }: Pick<State, 'story'>, secret: Secret): boolean =>
  story.known !== undefined && !story.known.includes(secret);

/** A page of the Book of Secrets is turned, and everybody reads it; false: in this world it is dark. */
export function turnsPage(state: State, io: Io, secret: Secret): boolean {
  if (isDark(state, secret)) return false;
  io.reveal?.('all', { drawn: `${SIGN}${secret}` });
  return true;
}

/** What was read since the last rest. */
export const readIn = (facts: readonly Fact[]): string[] =>
  facts.flatMap(({ drawn }) => (drawn.startsWith(SIGN) ? [drawn.slice(SIGN.length)] : []));
