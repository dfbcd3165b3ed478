import type { Seat } from '@tafelrunde/engine';
import type { EnemyId } from '../content/enemies.ts';
import type { TokenColour } from '../content/words.ts';
import { type Hex, type Lying, type State, siteAt } from '../state.ts';
import type { Io } from '../types.ts';
import { drawToken, identify, isFaceDown } from './tokens.ts';

/** Does it lie face down without this player having seen it? */
export const hiddenFrom = (lying: Lying, seat: Seat): boolean => isFaceDown(lying) && !lying.seen?.includes(seat);

/** One player looks at a token on a space; it stays face down for everybody else. */
export function peekAt(state: State, io: Io, seat: Seat, hex: Hex): EnemyId | null {
  const lying = siteAt(state, hex)?.tokens.find(one => hiddenFrom(one, seat));
  if (lying === undefined) return null;
  const token = identify(state, io, lying);
  if (token === null) return null;
  lying.sealed = true;
  lying.seen = [...(lying.seen ?? []), seat];
  tell(io, seat, hex, lying.colour, token);
  return token;
}

/** One player looks at the uppermost token of a pile: it is the next to be drawn. */
export function peekAtPile(state: State, io: Io, seat: Seat, colour: TokenColour): EnemyId | null {
  const tokens = state.tokens[colour];
  if (tokens.top === undefined) {
    const token = drawToken(state, io, colour);
    if (token === null) return null;
    tokens.top = { token, seen: [] };
  }
  const { token, seen } = tokens.top;
  tokens.top = { token, seen: [...seen, seat] };
  tell(io, seat, null, colour, token);
  return token;
}

function tell(io: Io, seat: Seat, at: Hex | null, colour: TokenColour, token: EnemyId): void {
  io.reveal?.([seat], { token, at });
  const event = { kind: 'peeked', seat, at, colour, rule: 'MK-EFF-03' } as const;
  io.tell?.({ ...event, token }, [seat], { ...event, token: null });
}
