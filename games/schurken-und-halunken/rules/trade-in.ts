import { type Reason, reason } from '@tafelrunde/engine';
import { TRADE_PRICE } from '../content/numbers.ts';
import { type GroupId, groupOf, type Io, type Play, type State } from '../state.ts';
import { payCards } from './abilities.ts';
import { drawCards } from './draw.ts';

const TOO_FEW = reason('SH-SWAP-01', {
  en: `Trading in takes ${TRADE_PRICE} hand cards.`,
  de: `Eintauschen kostet ${TRADE_PRICE} Handkarten.`,
});

export const mayTrade = (state: State, group: GroupId): Reason | null =>
  groupOf(state, group).hand.length < TRADE_PRICE ? TOO_FEW : null;

/** Any 3 hand cards for 1 card of any pile; no action, as often as wanted (SH-SWAP-01). */
export function* trade(state: State, io: Io, group: GroupId): Play {
  yield* payCards(state, io, group, TRADE_PRICE, 'SH-SWAP-01');
  io.tell?.({ kind: 'traded', group, rule: 'SH-SWAP-01' });
  yield* drawCards(state, io, group, 1, 'SH-SWAP-01');
}
