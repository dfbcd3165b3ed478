import { isIPv6 } from 'node:net';

/** So many at once, so many each second. */
export interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** What one client, one person, one address and all of them together may use. */
export interface Limits {
  /** Everything over HTTP from one address, whatever it is and whatever becomes of it; who wants more is not listened to for a while. */
  readonly knocks: Rate;
  /** Lines of the log about requests of one address. */
  readonly logged: Rate;
  /** Requests over HTTP from one address. */
  readonly requests: Rate;
  /** Files of the page fetched from one address. */
  readonly files: Rate;
  /** Tables opened from one address. */
  readonly tables: Rate;
  /** Messages on one socket, and on all of one address together. */
  readonly messages: Rate;
  readonly messagesPerAddress: Rate;
  /** Sockets opened from one address. */
  readonly upgrades: Rate;
  /** What is shown to one address because it asked (visits, earlier parts of a log), in KiB. */
  readonly shown: Rate;
  /** What is thought about for one person; odds count as 1, a hint as 4, and so does an outlook unless it is known already. */
  readonly thoughts: Rate;
  /** What one person points at. */
  readonly points: Rate;
  /** What one person says. */
  readonly talk: Rate;
  /** What one person has written into journals, in bytes. */
  readonly journal: Rate;
  /** Calls to one person who is not there: to an address they have given, and to each of their browsers. */
  readonly calls: Rate;
  /** Connections of any kind from one address, where no proxy stands between. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly sockets: number;
  /** Tables one player may sit at that are not over. */
  readonly tablesPerPlayer: number;
  /** Who may watch one table at a time; people with a seat always find room. */
  readonly watchersPerTable: number;
}

export const LIMITS: Limits = {
  knocks: { atOnce: 2_000, perSecond: 200 },
  logged: { atOnce: 1_000, perSecond: 20 },
  requests: { atOnce: 100, perSecond: 20 },
  files: { atOnce: 1_000, perSecond: 100 },
  tables: { atOnce: 30, perSecond: 1 / 30 },
  messages: { atOnce: 60, perSecond: 30 },
  messagesPerAddress: { atOnce: 600, perSecond: 150 },
  upgrades: { atOnce: 100, perSecond: 5 },
  shown: { atOnce: 16_384, perSecond: 256 },
  thoughts: { atOnce: 40, perSecond: 1 },
  points: { atOnce: 10, perSecond: 1 },
  talk: { atOnce: 20, perSecond: 1 / 3 },
  journal: { atOnce: 4 * 1024 * 1024, perSecond: 100 },
  calls: { atOnce: 100, perSecond: 1 / 60 },
  connectionsPerAddress: 200,
  socketsPerAddress: 100,
  sockets: 10_000,
  tablesPerPlayer: 100,
  watchersPerTable: 200,
};

/** Milliseconds on a clock that only goes forward: whoever sets the time of day gives nobody anything. */
const steady = (): number => performance.now();

/** A bucket that fills with time. */
export class Allowance {
  readonly #rate: Rate;
  readonly #now: () => number;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: () => number = steady) {
    this.#rate = rate;
    this.#now = now;
    this.#left = rate.atOnce;
    this.#at = now();
  }

  take(cost = 1): boolean {
    this.#fill();
    if (this.#left < cost || this.#left <= 0) return false;
    this.#left -= cost;
    return true;
  }

  /** It was used already, whatever was left. */
  charge(cost: number): void {
    this.#fill();
    this.#left -= cost;
  }

  /** Nothing was taken for so long that it need not be remembered. */
  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#rate.atOnce;
  }

  #fill(): void {
    const now = this.#now();
    this.#left = Math.min(this.#rate.atOnce, this.#left + ((now - this.#at) / 1000) * this.#rate.perSecond);
    this.#at = now;
  }
}

const MOST_ADDRESSES = 10_000;

/** An allowance for everybody. Those that are full again are forgotten, and if there are too many the oldest, too. */
export class Allowances {
  readonly #rate: Rate;
  readonly #most: number;
  readonly #now: () => number;
  readonly #known = new Map<string, Allowance>();

  constructor(rate: Rate, { most = MOST_ADDRESSES, now = steady }: { most?: number; now?: () => number } = {}) {
    this.#rate = rate;
    this.#most = most;
    this.#now = now;
  }

  get size(): number {
    return this.#known.size;
  }

  take(address: string, cost = 1): boolean {
    return this.#of(address).take(cost);
  }

  charge(address: string, cost: number): void {
    this.#of(address).charge(cost);
  }

  #of(address: string): Allowance {
    const who = neighbourhood(address);
    let allowance = this.#known.get(who);
    if (!allowance) {
      if (this.#known.size >= this.#most) this.#makeRoom();
      allowance = new Allowance(this.#rate, this.#now);
      this.#known.set(who, allowance);
    }
    return allowance;
  }

  #makeRoom(): void {
    for (const [who, allowance] of this.#known) if (allowance.isFull) this.#known.delete(who);
    for (const who of this.#known.keys()) {
      if (this.#known.size < this.#most) return;
      this.#known.delete(who);
    }
  }
}

/** How many there are of each. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  of(address: string): number {
    return this.#counts.get(neighbourhood(address)) ?? 0;
  }

  add(address: string, by: 1 | -1): void {
    const who = neighbourhood(address);
    const now = this.of(address) + by;
    this.#total += by;
    if (now > 0) this.#counts.set(who, now);
    else this.#counts.delete(who);
  }
}

/** Whoever has one address of version 6 has been given a whole /56 of them, or can be: they count as one. */
export function neighbourhood(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [front, back] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  const net = [...front, ...zeros, ...back].slice(0, 4).map(group => Number.parseInt(group, 16));
  return `${net.map((group, i) => (i === 3 ? group & 0xff00 : group).toString(16)).join(':')}::/56`;
}
