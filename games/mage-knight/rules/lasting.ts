import { end, endAt, type Seat } from '@tafelrunde/engine';
import type { Until } from '../effects/last.ts';
import type { Doing } from '../effects/word.ts';
import type { LastingEffect, State } from '../state.ts';

/** From now on something lasts: for whoever acts, as often as wanted, by the unit that acts and in the colours of what acts, unless said otherwise. */
export function lay(
  { state, seat, source }: Doing,
  until: Until,
  key: string,
  what: LastingEffect['what'],
  but: Partial<Pick<LastingEffect, 'on' | 'left' | 'unit' | 'colours'>> = {},
): void {
  state.lasting.push({
    source: source.id,
    key,
    on: `seat-${seat}`,
    by: `seat-${seat}`,
    until,
    what,
    left: null,
    unit: source.unit,
    colours: [...source.colours],
    ...but,
  });
}

/** The own next turn begins: what lasts until then ends, and what lasts until its end is now about this turn. */
export function nextTurnBegins(state: State, seat: Seat): void {
  if (state.lasting.length === 0) return;
  endLasting(state, 'next-turn', seat);
  state.lasting = state.lasting.map(one =>
    one.until === 'next-turn-end' && one.by === `seat-${seat}` ? { ...one, until: 'turn-end' } : one,
  );
}

/** A combat ends with its last phase, a turn with its combat. */
const WITHIN: Readonly<Partial<Record<Until, readonly Until[]>>> = {
  'combat-end': ['phase-end'],
  'turn-end': ['phase-end', 'combat-end'],
};

/** Ends what lasts until this moment: of a player, or of everybody. What is used up goes too. */
export function endLasting(state: State, until: Until, seat?: Seat): void {
  if (state.lasting.length === 0) return;
  for (const moment of [...(WITHIN[until] ?? []), until])
    endAt(state.lasting, moment, seat === undefined ? undefined : `seat-${seat}`);
  if (until === 'turn-end') end(state.lasting, ({ left }) => left === 0);
}
