import { dealFrom, drawFrom, insert, pileSize, shuffleIn } from '@tafelrunde/engine';
import { type CardId, coloursOf } from '../content/cards.ts';
import { DUMMY, type Dummy, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { announceEnd } from './round.ts';

/** Cards the dummy turns in a turn (MK-DUM-09). */
const TURNED = 3;

/** The dummy turns cards: three, and as many more as it has crystals of the last one's colour (MK-DUM-08..12). */
export function dummyTurn(state: State, io: Io): void {
  const dummy = state.dummy as Dummy;
  if (pileSize(dummy.deck) === 0) {
    announceEnd(state, io, DUMMY, 'round');
    return;
  }
  const cards: CardId[] = [];
  for (let i = 0; i < TURNED; i++) {
    const card = drawFrom(dummy.deck, io.chance);
    if (card !== null) cards.push(card);
  }
  const colours = coloursOf(cards[cards.length - 1] as CardId);
  let more = 0;
  for (const colour of colours) more = Math.max(more, dummy.crystals[colour]);
  const rest = cards.length < TURNED ? [] : dealFrom(dummy.deck, more, io.chance);
  for (const card of cards) insert(dummy.discard, card);
  for (const card of rest) insert(dummy.discard, card);
  io.tell?.({ kind: 'dummy-turned', cards, more: rest.length, rule: 'MK-DUM-09' });
}

/** Its whole deck is shuffled, the discard pile with it (MK-DUM-13). */
export function dummyPrepares({ dummy }: State): void {
  if (dummy === null) return;
  shuffleIn(dummy.deck, dummy.discard);
  dummy.discard = [];
  dummy.tactic = null;
}
