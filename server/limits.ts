/** So many at once, so many each second. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What one client, one address and all of them together may use. */
export interface Limits {
  /** Requests over HTTP from one address. */
  readonly requests: Rate;
  /** Messages on one socket. */
  readonly messages: Rate;
  readonly socketsPerAddress: number;
  readonly sockets: number;
}

export const LIMITS: Limits = {
  requests: { atOnce: 100, perSecond: 20 },
  messages: { atOnce: 60, perSecond: 30 },
  socketsPerAddress: 100,
  sockets: 10_000,
};

/** A bucket that fills with time. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.atOnce;
    this.#at = now();
  }

  take(cost = 1): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#rate.atOnce, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
