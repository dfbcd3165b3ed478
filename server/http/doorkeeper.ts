import { Allowance, type Rate } from '../limits.ts';
import { Refused } from './route.ts';

const MOST_ADDRESSES = 10_000;

/** So many requests from one address, and no more. */
export class Doorkeeper {
  readonly #rate: Rate;
  readonly #allowances = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  admit(address: string, cost: number): void {
    let allowance = this.#allowances.get(address);
    if (!allowance) {
      if (this.#allowances.size >= MOST_ADDRESSES) this.#allowances.clear();
      allowance = new Allowance(this.#rate);
      this.#allowances.set(address, allowance);
    }
    if (!allowance.take(cost))
      throw new Refused(429, 'too-fast', {
        en: 'Too many requests; wait a little.',
        de: 'Zu viele Anfragen; warte ein wenig.',
      });
  }
}
