import { type CardId, coloursOf } from '../content/cards.ts';
import { type Doing, NOTHING, NOTHING_NOTED, type Source } from '../effects/word.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Io } from '../types.ts';

const RULE: Source = { by: 'rule', id: 'rule', unit: null, colours: [], side: 'basic' };

/** What words are handed, for somebody whose turn it is. */
export const doing = (state: State, io: Io, turn: Turn, source: Source = RULE): Doing => ({
  state,
  io,
  seat: turn.seat,
  hero: heroOf(state, turn.seat),
  turn,
  source,
  about: NOTHING,
  noted: NOTHING_NOTED,
  more: 0,
});

export const byCard = (card: CardId, side: Source['side']): Source => ({
  by: 'card',
  id: card,
  unit: null,
  colours: coloursOf(card),
  side,
});
