import { Allowances, type Limits } from '../limits.ts';
import type { Meters } from '../meters.ts';
import { Refused } from './route.ts';

/** Whoever does not stop knocking is not listened to for so long. */
const SHUT_S = 30;

/** So many requests from one address, so much in answer to them, so many files, so many new tables, so much written down, and no more. */
export class Doorkeeper {
  readonly #knocks: Allowances;
  readonly #shutFor: number;
  readonly #logged: Allowances;
  readonly #requests: Allowances;
  readonly #tables: Allowances;
  readonly #files: Allowances;
  readonly #meters: Pick<Meters, 'mayShow' | 'showed' | 'mayWrite'>;

  constructor(
    { knocks, logged, requests, tables, files }: Pick<Limits, 'knocks' | 'logged' | 'requests' | 'tables' | 'files'>,
    meters: Pick<Meters, 'mayShow' | 'showed' | 'mayWrite'>,
  ) {
    this.#meters = meters;
    this.#knocks = new Allowances(knocks);
    this.#shutFor = SHUT_S * knocks.perSecond;
    this.#logged = new Allowances(logged);
    this.#requests = new Allowances(requests);
    this.#files = new Allowances(files);
    this.#tables = new Allowances(tables);
  }

  /** Is this address listened to at all? */
  isOpen(address: string): boolean {
    return this.#knocks.take(address, 0);
  }

  /** Somebody wants something, whatever it is. False: not now, and not for a while. */
  knock(address: string): boolean {
    if (!this.isOpen(address)) return false;
    if (this.#knocks.take(address)) return true;
    this.#knocks.charge(address, this.#shutFor);
    return false;
  }

  /** May there be one more line in the log about this address? */
  mayLog(address: string): boolean {
    return this.#logged.take(address);
  }

  admit(address: string, cost: number): void {
    if (!this.#requests.take(address, cost) || !this.#meters.mayShow(address)) throw TOO_FAST;
  }

  /** What was answered counts by its size, together with what sockets are shown. */
  answered(address: string, bytes: number): void {
    this.#meters.showed(address, bytes);
  }

  /** Something is to be written into the journal of a table. */
  admitEntry(address: string, player: string, bytes: number): void {
    if (!this.#meters.mayWrite({ address, player }, bytes)) throw QUOTA;
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
const QUOTA = new Refused(429, 'quota', {
  en: 'You have had very much written down; come back later.',
  de: 'Für dich wurde schon sehr viel aufgeschrieben; komm später wieder.',
});
