import { type Lang, type Match, type MatchRecord, type Odds, type Outcome, ownAnswers } from '@tafelrunde/engine';
import type { Advice } from './advice.ts';
import type { LookBack } from './looking-back.ts';
import type { Watched, Watching } from './watching.ts';

/** A match as it is handed to somebody who thinks about it elsewhere: plain data. */
export interface Standing {
  readonly game: string;
  /** From the last rest; whoever thinks is shown what the deciding seat may know. */
  readonly record: MatchRecord;
  /** What the deciding seat has answered lately (see `Perspective`); the record begins with the last rest. */
  readonly lately?: readonly string[];
}

/** Something to think about: the same for a web worker, a thread of the terminal and one of the server. */
export type Job =
  /** What a bot does. `bot`: the id of a level or a bot. `table`: bots remember what they thought at the same table and seat. */
  | (Standing & { readonly do: 'decide'; readonly bot: string; readonly table: string } & Seeded)
  /** The best options, with their outlook and why. */
  | (Standing & { readonly do: 'advise' } & Seeded)
  /** What an option may lead to. */
  | (Standing & { readonly do: 'odds'; readonly option: number; readonly lang: Lang })
  /** How a match stands, for those who only watch it. */
  | (Standing & { readonly do: 'watch' } & Omit<Watching, 'record'>)
  /** How a match went that is over; its record is that of the whole match. */
  | (Standing & { readonly do: 'look-back'; readonly outcome: Pick<Outcome, 'winners' | 'lost'> });

interface Seeded {
  /** Repeats the whims; without it they come from the operating system. */
  readonly seed?: string | undefined;
}

/** What comes of a job. */
export interface Results {
  readonly decide: Decision;
  readonly advise: readonly Advice[];
  /** Null: the game cannot tell. */
  readonly odds: Odds | null;
  readonly watch: Watched;
  readonly 'look-back': LookBack;
}
export type ResultOf<J extends Job> = Results[J['do']];

export interface Decision {
  readonly option: number;
  readonly milliseconds: number;
}

/** A match as others need it to think about the pending decision: the last rest and the answers since. */
export function standing(match: Match): Standing {
  const { position, answers } = match.halfMade();
  const record = { ...match.record(), start: position, answers, checkpoint: { at: 0, position } };
  return { game: match.game.id, record, lately: match.ask ? ownAnswers(match, match.ask.seat) : [] };
}
