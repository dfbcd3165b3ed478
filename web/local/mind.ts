import type { Advice, Question } from '@tafelrunde/bots';
import type { Lang, Odds } from '@tafelrunde/engine';

/** A match as it is handed to somebody who thinks about it: the last rest and the answers since. */
export type Standing = Pick<Question, 'game' | 'record'>;

/** Does the thinking of a table, where it does not hold up the page. */
export interface Mind {
  /** The number of the option the bot chooses; at the same table it remembers what it thought before. */
  decide(standing: Standing, bot: string, table: string): Promise<number>;
  /** Whoever no longer wants to know calls it off: the promise is broken then. */
  odds(standing: Standing, option: number, lang: Lang, signal?: AbortSignal): Promise<Odds | null>;
  /** The best options with their outlook and reasons, best first. */
  advise(standing: Standing): Promise<readonly Advice[]>;
  close(): void;
}
