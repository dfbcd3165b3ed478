import type { Seat } from '@tafelrunde/engine';
import { type Occupant, occupant } from './entry.ts';
import { BARRED, BOT_STAYS, type HouseRefusal, KNOWS_ANOTHER, ONE_SEAT, SEAT_TAKEN } from './refusals.ts';

/** Who plays on for somebody who has gone. */
export const SUBSTITUTE: Occupant = { is: 'bot', level: 'squire' };

/** Some want to go on without somebody; all others must agree. */
interface Removal {
  readonly seat: Seat;
  readonly agreed: ReadonlySet<string>;
}

/**
 * Who sits where, who has seen what lies there, and who may not come back. It follows entries without asking: what is allowed is asked
 * (`whyNot...`) before an entry is made, so that journals written under other rules stay readable.
 */
export class Seating {
  readonly seats: Occupant[];
  /** One person may have several seats here: then nobody expects secrets between them. */
  readonly #several: boolean;
  #begun = false;
  #played = false;
  /** The seats whose secrets a player has seen. */
  readonly #known = new Map<string, Set<Seat>>();
  readonly #barred = new Set<string>();
  /** For whom a bot plays until this match is over. */
  readonly #relieved = new Map<Seat, Occupant>();
  #removal: Removal | null = null;

  constructor(seats: readonly object[], several: boolean) {
    this.seats = seats.map(seat => occupant.parse(seat));
    this.#several = several;
    this.#looked();
  }

  /** All seats were taken once. Before that nobody has been shown anything but the open table. */
  get begun(): boolean {
    return this.#begun;
  }

  get hasFree(): boolean {
    return this.seats.some(({ is }) => is === 'free');
  }

  get hasPeople(): boolean {
    return this.seats.some(({ is }) => is === 'player');
  }

  of(player: string | null): Seat[] {
    return this.seats.flatMap((o, seat) => (o.is === 'player' && o.player === player ? [seat] : []));
  }

  bots(): Seat[] {
    return this.seats.flatMap((o, seat) => (o.is === 'bot' ? [seat] : []));
  }

  /** Somebody has decided something. */
  decided(): void {
    this.#played = true;
  }

  put(seat: Seat, sits: Occupant): void {
    this.seats[seat] = sits;
    this.#relieved.delete(seat);
    if (this.#removal?.seat === seat) this.#removal = null;
    this.#looked();
  }

  /** Whoever sat there has given up or was sent away, and may not come back. Before play has begun the seat is free again. */
  dismiss(seat: Seat, to: Occupant = this.#begun ? SUBSTITUTE : { is: 'free' }): void {
    const gone = this.seats[seat];
    if (gone?.is === 'player') this.#barred.add(gone.player);
    this.put(seat, to);
  }

  /** Plays on no longer, but has not been sent away: in the next match of a campaign the seat is theirs again. */
  relieve(seat: Seat, to?: Occupant): void {
    const tired = this.seats[seat];
    this.dismiss(seat, to);
    if (tired?.is === 'player' && this.seats[seat]?.is === 'bot') this.#relieved.set(seat, tired);
  }

  /** Who is to sit where in the next match. */
  successors(): readonly Occupant[] {
    return this.seats.map((sits, seat) => this.#relieved.get(seat) ?? sits);
  }

  /** Sits here, or a bot only plays on in their place. */
  belongs(player: string | null): boolean {
    return [...this.seats, ...this.successors()].some(sits => sits.is === 'player' && sits.player === player);
  }

  /** Is sent away from all seats of theirs. */
  remove(seat: Seat): void {
    const gone = this.seats[seat];
    if (gone?.is === 'player') for (const own of this.of(gone.player)) this.dismiss(own);
  }

  get removal(): { readonly seat: Seat; readonly missing: readonly Seat[] } | null {
    if (this.#removal === null) return null;
    const { seat, agreed } = this.#removal;
    return { seat, missing: this.#othersThan(seat).flatMap(player => (agreed.has(player) ? [] : this.of(player))) };
  }

  /** One more wants to go on without them; with the last one it happens. */
  voteAgainst(seat: Seat, player: string): void {
    const agreed = new Set(this.#removal?.seat === seat ? this.#removal.agreed : []).add(player);
    this.#removal = { seat, agreed };
    if (this.#othersThan(seat).every(other => agreed.has(other))) this.remove(seat);
  }

  /** They stay. */
  keep(): void {
    this.#removal = null;
  }

  /** The people who would have to agree to go on without whoever sits there. */
  votersAbout(seat: Seat): readonly string[] {
    return this.#othersThan(seat);
  }

  whyNotSit(seat: Seat, player: string): HouseRefusal | null {
    if (this.seats[seat]?.is !== 'free') return SEAT_TAKEN;
    if (this.#barred.has(player)) return BARRED;
    if (this.#several) return null;
    if (this.of(player).length > 0) return ONE_SEAT;
    const known = this.#known.get(player);
    return known && !known.has(seat) ? KNOWS_ANOTHER : null;
  }

  /** What a bot holds in its hand is for nobody to look at: once something was decided it keeps its seat. */
  whyNotFill(seat: Seat): HouseRefusal | null {
    const now = this.seats[seat];
    if (now === undefined || now.is === 'player') return SEAT_TAKEN;
    return now.is === 'bot' && this.#played ? BOT_STAYS : null;
  }

  #othersThan(seat: Seat): string[] {
    const target = this.seats[seat];
    const all = this.seats.flatMap(o => (o.is === 'player' ? [o.player] : []));
    return [...new Set(all)].filter(player => target?.is !== 'player' || player !== target.player);
  }

  /** Who sits at a table that has begun sees what belongs to the seat. */
  #looked(): void {
    this.#begun ||= !this.hasFree;
    if (!this.#begun) return;
    for (const [seat, o] of this.seats.entries())
      if (o.is === 'player') this.#known.set(o.player, (this.#known.get(o.player) ?? new Set()).add(seat));
  }
}
