import { Allowances, type Limits } from '../limits.ts';
import { Refused } from './route.ts';

/** So many requests from one address, so many new tables, and no more. */
export class Doorkeeper {
  readonly #requests: Allowances;
  readonly #tables: Allowances;

  constructor({ requests, tables }: Pick<Limits, 'requests' | 'tables'>) {
    this.#requests = new Allowances(requests);
    this.#tables = new Allowances(tables);
  }

  admit(address: string, cost: number): void {
    if (!this.#requests.take(address, cost))
      throw new Refused(429, 'too-fast', {
        en: 'Too many requests; wait a little.',
        de: 'Zu viele Anfragen; warte ein wenig.',
      });
  }

  admitTable(address: string): void {
    if (!this.#tables.take(address))
      throw new Refused(429, 'too-fast', {
        en: 'Too many tables were opened from here; wait a while.',
        de: 'Von hier aus wurden zu viele Tische eröffnet; warte eine Weile.',
      });
  }
}
