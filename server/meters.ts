import { Allowances, type Limits, neighbourhood, type Rate } from './limits.ts';

/** People behind one address have together so many times what one of them has: a household, not a crowd. */
const TOGETHER = 5;

/** What an entry takes on the disk beside what was sent. */
const ENTRY_BYTES = 150;

/** Somebody who asks; without a key nobody but an address. */
export interface Metered {
  readonly address: string;
  readonly player: string | null;
}

/** What a person may use, and what all people of an address may use together. */
class Ration {
  readonly #own: Allowances;
  readonly #together: Allowances;

  constructor(rate: Rate) {
    this.#own = new Allowances(rate);
    this.#together = new Allowances({ atOnce: rate.atOnce * TOGETHER, perSecond: rate.perSecond * TOGETHER });
  }

  take({ address, player }: Metered, cost = 1): boolean {
    return this.#own.take(player ?? address, cost) && this.#together.take(address, cost);
  }
}

/** What people use beyond the number of their messages and requests, counted for all of them on this node. */
export class Meters {
  readonly #messages: Allowances;
  readonly #upgrades: Allowances;
  readonly #shown: Allowances;
  readonly thoughts: Ration;
  readonly points: Ration;
  readonly talk: Ration;
  readonly calls: Ration;
  readonly #journal: Ration;

  constructor(limits: Limits) {
    this.#messages = new Allowances(limits.messagesPerAddress);
    this.#upgrades = new Allowances(limits.upgrades);
    this.#shown = new Allowances(limits.shown);
    this.thoughts = new Ration(limits.thoughts);
    this.points = new Ration(limits.points);
    this.talk = new Ration(limits.talk);
    this.calls = new Ration(limits.calls);
    this.#journal = new Ration(limits.journal);
  }

  message(address: string, cost: number): boolean {
    return this.#messages.take(address, cost);
  }

  upgrade(address: string): boolean {
    return this.#upgrades.take(address);
  }

  /** Is there anything left to show to this address? What it turns out to be is charged then, even beyond what was left. */
  mayShow(address: string): boolean {
    return this.#shown.take(address, 0);
  }

  showed(address: string, bytes: number): void {
    this.#shown.charge(address, bytes / 1024);
  }

  /** May this person have something written into a journal that takes so many bytes to say? */
  mayWrite(who: Metered, bytes: number): boolean {
    return this.#journal.take(who, ENTRY_BYTES + bytes);
  }
}

const MOST_REMEMBERED = 10_000;

/** Where people were last seen coming from, on this node: their tables are charged to that address. */
export class Whereabouts {
  readonly #seen = new Map<string, string>();

  saw(player: string, address: string): void {
    this.#seen.delete(player);
    this.#seen.set(player, neighbourhood(address));
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }

  of(player: string): string {
    return this.#seen.get(player) ?? player;
  }
}
