import type { Lang, Speak, Word } from '@tafelrunde/engine';
import type { Card } from '../content/index.ts';
import type { GroupId, Io, OpponentId, State } from '../state.ts';
import type { SchurkenUndHalunken } from '../types.ts';

/** Who acts and by which card. */
export interface Cause {
  /** "You" of the card text. */
  readonly group: GroupId;
  readonly self: OpponentId | null;
  /** The physical card or hero, for breakdowns. */
  readonly source: string;
  /** Whom the effect before, on the same card, acted on. */
  same: readonly OpponentId[];
}

/** What a word is handed. Whether it could act follows from public facts: then `io` has neither dice nor listeners. */
export interface At {
  readonly state: State;
  readonly io: Io;
  readonly cause: Cause;
}

/** What helps a word to speak. */
export interface Scribe {
  readonly kind: Card['kind'];
  readonly lang: Lang;
  readonly t: Speak;
}

export type CardWord<E extends { readonly do: string }> = Word<E, At, Scribe, SchurkenUndHalunken>;

/** The rule that words act by, unless they have one of their own. */
export const RULE = 'SH-END-03';
