import type { Job, ResultOf } from '@tafelrunde/bots';

/** Does the thinking of a table, where it does not hold up the page. */
export interface Mind {
  /** Whoever no longer wants to know calls it off: the promise is broken then. */
  think<J extends Job>(job: J, signal?: AbortSignal): Promise<ResultOf<J>>;
  close(): void;
}
