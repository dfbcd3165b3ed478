import type { Seat } from '@tafelrunde/engine';
import { isWound } from '../content/cards.ts';
import type { View } from '../view.ts';

/** Turns in a round, as a rule; cards the dummy turns in one of its turns, as a rule. */
const PER_ROUND = 5;
const DUMMY_TURNS = 3.8;
const CARDS_PER_TURN = 4;

/** About how many turns this seat has left in the round, this one included. */
export function turnsThisRound(view: View, seat: Seat): number {
  const hero = view.heroes[seat];
  const own = view.turns.some(turn => turn.seat === seat) ? 1 : 0;
  if (hero === undefined || view.stage !== 'turns') return PER_ROUND;
  if (view.ending !== null) return own + (view.ending.left.includes(seat) ? 1 : 0);
  // A wound that is held makes no turn. Not whole turns: a single card more or less must not look like one.
  const held = hero.hand?.filter(card => !isWound(card)).length ?? hero.handSize;
  const cards = Math.max(own, (hero.deckSize + held) / CARDS_PER_TURN);
  if (view.dummy === null) return cards;
  const { top, rest, bottom } = view.dummy.deck;
  // When its cards are gone it announces the end, and one more turn follows.
  const dummy = Math.ceil((top.length + rest.length + bottom.length) / DUMMY_TURNS) + 1 + own;
  return Math.min(cards, dummy);
}

/** About how many turns this seat has left in the game. */
export const turnsLeft = (view: View, seat: Seat): number =>
  view.stage === 'over' || view.ending?.why === 'scenario'
    ? view.turns.length
    : turnsThisRound(view, seat) + (view.rounds - view.round) * PER_ROUND;
