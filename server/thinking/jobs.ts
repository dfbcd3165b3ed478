import type { Lang, MatchRecord } from '@tafelrunde/engine';

/** A match as it is handed to a thread: the last rest and the answers since. */
export interface Standing {
  readonly game: string;
  readonly record: MatchRecord;
}

/** Something to think about. */
export type Job =
  | { readonly do: 'decide'; readonly standing: Standing; readonly level: string }
  | { readonly do: 'odds'; readonly standing: Standing; readonly option: number; readonly lang: Lang }
  | { readonly do: 'hint'; readonly standing: Standing };

export type Thought = { readonly value: unknown } | { readonly error: string };
