import type { Thinkers } from '../thinking/thinkers.ts';
import { answer, settle } from './deciding.ts';
import type { House } from './house.ts';
import type { Table } from './table.ts';

/** How long a table may wait for a bot before another node takes the decision over. */
const OVERDUE_MS = 10_000;
/** A bot whose answer could not be written thinks again after this. */
const AGAIN_MS = 1_000;
/** What a timer can wait at most; then it is looked again. */
const LONGEST_TIMER_MS = 2_147_483_647;

export interface BotSeatsOptions {
  readonly trouble: (what: string, error: unknown) => void;
  readonly now?: () => number;
  /** How long a table may wait for a bot, in milliseconds. */
  readonly overdue?: number;
}

/**
 * Decides for the bots of all tables. The node that wrote the last entry does the thinking; should it fail, any other node takes
 * over after a while. Whoever is first counts: an answer is only accepted for the epoch it was made for.
 */
export class BotSeats {
  readonly #house: House;
  readonly #thinkers: Thinkers;
  readonly #trouble: (what: string, error: unknown) => void;
  readonly #now: () => number;
  /** Tables somebody is deciding at, and for which epoch; called off where the table has moved on. */
  readonly #busy = new Map<string, { readonly epoch: number; readonly thinking: AbortController | null }>();
  /** Suggestions that count by themselves after a while. */
  readonly #counting = new Map<string, NodeJS.Timeout>();
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  readonly #overdue: number;

  constructor(house: House, thinkers: Thinkers, { trouble, now = Date.now, overdue = OVERDUE_MS }: BotSeatsOptions) {
    this.#house = house;
    this.#thinkers = thinkers;
    this.#trouble = trouble;
    this.#now = now;
    this.#overdue = overdue;
  }

  /** Looks after tables whose bots are overdue, now and every few seconds: after a restart, or when another node has gone. */
  start(): void {
    void this.#lookAround(0);
    this.#timer = setInterval(() => void this.#lookAround(this.#overdue), this.#overdue / 2);
    this.#timer.unref();
  }

  stop(): void {
    this.#stopped = true;
    for (const { thinking } of this.#busy.values()) thinking?.abort();
    for (const timer of this.#counting.values()) clearTimeout(timer);
    clearInterval(this.#timer);
  }

  /** If a bot must decide at this table, it begins to think. */
  look(table: Table): void {
    if (this.#stopped) return;
    const { id } = table;
    const busy = this.#busy.get(id);
    if (busy && busy.epoch !== table.match.epoch) busy.thinking?.abort();
    if (table.seating.hasFree || !this.#matters(table)) return;
    if (table.passing) {
      this.#pass(table);
      return;
    }
    this.#count(table);
    const [deciding] = table.deciders;
    if (deciding === undefined || table.seats[deciding]?.is !== 'bot' || this.#busy.has(id)) return;
    const { epoch } = table.match;
    const thinking = new AbortController();
    this.#busy.set(id, { epoch, thinking });
    const options = table.match.optionIds();
    this.#thinkers
      .decide(table, deciding, thinking.signal)
      .then(option => {
        this.#busy.delete(id);
        const decided = { seat: deciding, epoch, option: options[option] ?? options[0] ?? '' };
        return this.#house.change(id, (t, at) => answer(t, at, decided, { by: null }));
      })
      .catch(error => {
        this.#busy.delete(id);
        if (this.#stopped) return;
        if (thinking.signal.aborted) {
          void this.#lookAgain(id);
          return;
        }
        this.#trouble('bot', error);
        setTimeout(() => void this.#lookAgain(id), AGAIN_MS).unref();
      });
  }

  /** Where nobody sits and nobody watches, nobody needs to think. */
  #matters({ id, seating }: Table): boolean {
    return seating.hasPeople || this.#house.isWatched(id);
  }

  /** Somebody has told the table to pass for them. */
  #pass({ id, passing, match: { epoch } }: Table): void {
    if (passing === null || this.#busy.has(id)) return;
    this.#busy.set(id, { epoch, thinking: null });
    this.#house
      .change(id, (t, at) => answer(t, at, { ...passing, epoch }, { by: null }))
      .catch(error => this.#trouble('order', error))
      .finally(() => {
        this.#busy.delete(id);
        void this.#lookAgain(id);
      });
  }

  /** What was suggested is done when its time has come. */
  #count({ id, suggested }: Table): void {
    clearTimeout(this.#counting.get(id));
    this.#counting.delete(id);
    if (suggested === null || suggested.countsAt === null) return;
    const left = suggested.missing.length === 0 ? 0 : suggested.countsAt - this.#now();
    const timer = setTimeout(() => void this.#settle(id), Math.min(Math.max(0, left), LONGEST_TIMER_MS));
    timer.unref();
    this.#counting.set(id, timer);
  }

  async #settle(id: string): Promise<void> {
    this.#counting.delete(id);
    if (this.#stopped) return;
    // Meanwhile it may have been accepted or rejected, or another one was made: then nothing is left to do, or not yet.
    await this.#house.change(id, (t, at) => settle(t, at) ?? 'done').catch(error => this.#trouble('suggestion', error));
    await this.#lookAgain(id);
  }

  async #lookAgain(id: string): Promise<void> {
    if (this.#stopped) return;
    await this.#house.look(id, t => this.look(t)).catch(error => this.#trouble('bot', error));
  }

  async #lookAround(age: number): Promise<void> {
    try {
      for (const { table, changed } of await this.#house.store.waitingForBots())
        if (changed <= this.#now() - age) await this.#house.look(table, t => this.look(t));
    } catch (error) {
      this.#trouble('bots', error);
    }
  }
}
