import { drawFrom, insert, pileSize, putOnTop, type Seat, takeOut } from '@tafelrunde/engine';
import type { CardId } from '../content/cards.ts';
import { scenarioData } from '../content/scenarios/index.ts';
import { heroOf, type State } from '../state.ts';
import type { Io } from '../types.ts';
import { drawAction } from './action-pile.ts';

/** Offers of advanced actions and spells hold so many cards (MK-SETUP-06, -07). */
export const OFFER_SIZE = 3;

export function takeFromOffer(state: State, from: 'actions' | 'spells' | 'monastery', card: CardId): void {
  takeOut(state.offers[from], card);
}

/** After a card was taken the others move down and a new one comes on top (MK-GAIN-04). */
export function refillActions(state: State, io: Io): void {
  refill(state, io, 'actions');
}

export function refillSpells(state: State, io: Io): void {
  refill(state, io, 'spells');
}

/** A card of an offer becomes a player's own (MK-GAIN-03); the offer is refilled at once (MK-GAIN-04). */
export function takeGained(
  state: State,
  io: Io,
  seat: Seat,
  from: 'actions' | 'spells',
  card: CardId,
  to: 'top' | 'hand' | 'discard',
): void {
  const hero = heroOf(state, seat);
  takeFromOffer(state, from, card);
  if (to === 'top') putOnTop(hero.deck, card);
  else insert(to === 'hand' ? hero.hand : hero.discard, card);
  io.tell?.({ kind: 'card-gained', seat, card, to, rule: 'MK-GAIN-03' });
  refill(state, io, from);
}

/** Does this offer wait for being needed? (MK-S01-06) */
export const isUnlaid = ({ scenario, offers, piles }: State, which: 'actions' | 'spells'): boolean =>
  scenarioData(scenario).lateOffers === true && offers[which].length === 0 && pileSize(piles[which]) > 0;

/** An offer is needed: if it was not before, it is laid out now. */
export function layOut(state: State, io: Io, which: 'actions' | 'spells'): void {
  if (isUnlaid(state, which)) refill(state, io, which);
}

function refill(state: State, io: Io, which: 'actions' | 'spells'): void {
  const offer = state.offers[which];
  while (offer.length < OFFER_SIZE) {
    const card = which === 'actions' ? drawAction(state, io) : drawFrom(state.piles.spells, io.chance);
    if (card === null) return;
    offer.push(card);
    io.tell?.({ kind: 'laid-out', what: which === 'actions' ? 'action' : 'spell', id: card, rule: 'MK-GAIN-04' });
  }
}

/** Cards left for monasteries when a round is prepared: the offer of advanced actions is filled first (MK-VDECK-02). */
export function sparedForMonasteries({ offers, piles, dummy }: State): number {
  // The lowest card of the offer leaves; without a dummy player it goes under this very pile.
  const kept = Math.max(0, offers.actions.length - 1);
  const back = dummy === null && offers.actions.length > 0 ? 1 : 0;
  return pileSize(piles.actions) + back - (OFFER_SIZE - kept);
}
