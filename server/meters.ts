import { Allowances, type Limits, neighbourhood, type Rate } from './limits.ts';

/** People behind one address have together so many times what one of them has: a household, not a crowd. */
const TOGETHER = 5;

/** Somebody on a socket; without a key nobody but an address. */
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

/** What sockets use beyond the number of their messages, counted for all of them on this node. */
export class Meters {
  readonly #messages: Allowances;
  readonly #upgrades: Allowances;
  readonly #shown: Allowances;
  readonly thoughts: Ration;
  readonly points: Ration;
  readonly talk: Ration;
  readonly journal: Ration;

  constructor(limits: Limits) {
    this.#messages = new Allowances(limits.messagesPerAddress);
    this.#upgrades = new Allowances(limits.upgrades);
    this.#shown = new Allowances(limits.shown);
    this.thoughts = new Ration(limits.thoughts);
    this.points = new Ration(limits.points);
    this.talk = new Ration(limits.talk);
    this.journal = new Ration(limits.journal);
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
