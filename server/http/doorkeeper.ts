import { Allowances, type Limits } from '../limits.ts';
import { Refused } from './route.ts';

/** So many requests from one address, so many files, so many new tables, and no more. */
export class Doorkeeper {
  readonly #requests: Allowances;
  readonly #tables: Allowances;
  readonly #files: Allowances;

  constructor({ requests, tables, files }: Pick<Limits, 'requests' | 'tables' | 'files'>) {
    this.#requests = new Allowances(requests);
    this.#files = new Allowances(files);
    this.#tables = new Allowances(tables);
  }

  admit(address: string, cost: number): void {
    if (!this.#requests.take(address, cost)) throw TOO_FAST;
  }

  admitFile(address: string): void {
    if (!this.#files.take(address)) throw TOO_FAST;
  }

  admitTable(address: string): void {
    if (!this.#tables.take(address))
      throw new Refused(429, 'too-fast', {
        en: 'Too many tables were opened from here; wait a while.',
        de: 'Von hier aus wurden zu viele Tische eröffnet; warte eine Weile.',
      });
  }
}

const TOO_FAST = new Refused(429, 'too-fast', {
  en: 'Too many requests; wait a little.',
  de: 'Zu viele Anfragen; warte ein wenig.',
});
