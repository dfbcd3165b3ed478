import { end, endAt, type Seat } from '@tafelrunde/engine';
import type { Until } from '../effects/last.ts';
import type { State } from '../state.ts';

/** Ends what lasts until this moment: of a player, or of everybody. What is used up goes too. */
export function endLasting(state: State, until: Until, seat?: Seat): void {
  if (state.lasting.length === 0) return;
  endAt(state.lasting, until, seat === undefined ? undefined : `seat-${seat}`);
  if (until === 'turn-end') end(state.lasting, ({ left }) => left === 0);
}
