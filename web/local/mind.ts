import type { Lang, Match, MatchRecord, Odds } from '@tafelrunde/engine';

/** A match as it is handed to somebody who thinks about it: the last rest and the answers since. */
export interface Standing {
  readonly game: string;
  readonly record: MatchRecord;
}

export interface Valued {
  readonly option: number;
  readonly value: number;
}

/** Does the thinking of a table, where it does not hold up the page. */
export interface Mind {
  /** The number of the option the bot chooses. */
  decide(standing: Standing, bot: string): Promise<number>;
  odds(standing: Standing, option: number, lang: Lang): Promise<Odds | null>;
  advise(standing: Standing): Promise<readonly Valued[]>;
  close(): void;
}

/** Only what is needed to think about the pending decision. */
export function standingOf(match: Match): Standing {
  const { position, answers } = match.halfMade();
  const record = { ...match.record(), start: position, answers, checkpoint: { at: 0, position } };
  return { game: match.game.id, record };
}
