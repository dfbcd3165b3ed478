import type { Effect } from '../../content/index.ts';
import type { GroupId, OpponentId, Play, State, TableIo } from '../../state.ts';

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

export interface Interpreter<E extends Effect> {
  /** Is there anything it could act on? From public facts only. */
  legal(state: State, effect: E, cause: Cause): boolean;
  act(state: State, io: TableIo, effect: E, cause: Cause): Play;
}
