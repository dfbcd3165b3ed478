import { choose, type Reason, reason, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../choices.ts';
import type { HeroId } from '../content/heroes.ts';
import { MOST_NEGATIVE_FAME } from '../content/levels.ts';
import { type Auction, heroOf, type State } from '../state.ts';
import type { Flow, Io } from '../types.ts';

export const hasAuction = ({ variants }: Pick<State, 'variants'>): boolean => variants.auction === true;

const BEYOND_TRACK = reason('MK-AUC-07', {
  en: `Nobody bids more than ${MOST_NEGATIVE_FAME}: the last row of the fame track has no more spaces.`,
  de: `Niemand bietet mehr als ${MOST_NEGATIVE_FAME}: Mehr Felder hat die letzte Reihe der Ruhmesanzeige nicht.`,
});

const tooLow = (least: number): Reason =>
  reason('MK-AUC-03', {
    en: `This bid must be ${least} or more: higher than the last one, or equal to it for whoever picks heroes earlier.`,
    de: `Dieses Gebot muss mindestens ${least} sein: höher als das letzte, oder gleich für den, der früher wählt.`,
  });

const place = ({ order }: State, seat: Seat): number => order.indexOf(seat);

/** Higher than the last bid; whoever is earlier in the order of choosing need only match it (MK-AUC-02, -03). */
export const leastBid = (state: State, { bid, by }: Auction, seat: Seat): number =>
  place(state, seat) < place(state, by) ? bid : bid + 1;

/** Why whoever is asked cannot bid so much or so little. */
export function mayBid(state: State, auction: Auction, seat: Seat, n: number): Reason | null {
  if (n > MOST_NEGATIVE_FAME) return BEYOND_TRACK;
  const least = leastBid(state, auction, seat);
  return n < least ? tooLow(least) : null;
}

/** Somebody picks a hero: all others without one may object (MK-AUC-01). False: nobody can. */
export function openAuction(state: State, io: Io, seat: Seat, hero: HeroId): boolean {
  const left = state.order.filter(other => other !== seat && heroOf(state, other).hero === null);
  if (left.length === 0) return false;
  state.auction = { hero, bid: 0, by: seat, left };
  io.tell?.({ kind: 'hero-wanted', seat, hero, rule: 'MK-AUC-01' });
  return true;
}

/** One player agrees or bids; those outbid come to their turn again (MK-AUC-01..03). When nobody is left, who gets the hero and for what. */
export function* auctionStep(
  state: State,
  io: Io,
  auction: Auction,
): Flow<{ readonly seat: Seat; readonly hero: HeroId; readonly price: number } | null> {
  const [seat] = auction.left;
  if (seat === undefined) {
    delete state.auction;
    return { seat: auction.by, hero: auction.hero, price: auction.bid };
  }
  const bids: Choice[] = Array.from({ length: MOST_NEGATIVE_FAME }, (_, i) => i + 1)
    .filter(n => mayBid(state, auction, seat, n) === null)
    .map(n => ({ do: 'bid', n }));
  const options: Choice[] = [{ do: 'pass' }, ...bids];
  const rule = auction.bid === 0 ? 'MK-AUC-02' : 'MK-AUC-03';
  const chosen = yield* choose({ seat, kind: 'bid', rule, options });
  const others = auction.left.filter(other => other !== seat);
  if (chosen.do === 'bid') {
    state.auction = { ...auction, bid: chosen.n, by: seat, left: [...others, auction.by] };
    io.tell?.({ kind: 'bid', seat, hero: auction.hero, n: chosen.n, rule });
  } else {
    state.auction = { ...auction, left: others };
    io.tell?.({ kind: 'bid-passed', seat, hero: auction.hero, rule: 'MK-AUC-07' });
  }
  return null;
}

/** Tactics of the first round are taken in the reverse order of choosing heroes, whatever the fame (MK-AUC-06). */
export const ignoresFame = (state: State): boolean => hasAuction(state) && state.round === 1;
