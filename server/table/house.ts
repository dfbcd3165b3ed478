import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@tafelrunde/engine';
import type { Message } from '@tafelrunde/wire';
import type { Opening, Standing, Store } from '../store/store.ts';
import type { TableEntry } from './entry.ts';
import { tableFrom } from './from-journal.ts';
import type { HouseRefusal } from './refusals.ts';
import { Table } from './table.ts';
import { Turns } from './turns.ts';

/** Somebody who wants to know what happens at a table, a connection or a bot. Only what is on the disk is told. */
export interface Guest {
  /** The player behind it, if it is one. */
  readonly player?: string | null;
  /** The table has changed; `entry` is the last entry that was written. */
  told(table: Table, entry: TableEntry | null): void;
  /** Something that is not written down: who is there, what somebody points at. */
  noticed?(message: Message): void;
  /** The table cannot be served at the moment; the guest should ask again later. */
  gone(): void;
}

/**
 * Changes a table and returns the entry that says so, or says why not and changes nothing. `done`: that has been done before.
 */
export type Act = (table: Table, at: number) => TableEntry | HouseRefusal | 'done';

export interface Done {
  /** The last entry of the table. */
  readonly number: number;
}

export interface HouseOptions {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly now?: () => number;
  /** Tables nobody watches are forgotten when there are more than this, those first that were not used for longest. */
  readonly most?: number;
  /** Guests of one table, besides people with a seat. */
  readonly watchers?: number;
  readonly trouble?: (what: string, error: unknown) => void;
}

const MOST_LIVE = 2_000;
/** Tables nobody has used or watched for so long are forgotten, too: a large game weighs a few hundred kilobytes. */
const IDLE_MS = 10 * 60_000;
const MOST_WATCHERS = 200;
/** How many screens of one person a table that is full still takes. */
const SCREENS = 4;
const CHECKPOINT_ENTRIES = 50;
/** Races lost to other nodes before a request is given up; after each the node waits a little, by lot. */
const RACES = 40;
const RACE_WAIT_MS = 5;

const TABLE_ID = /^[\w-]{1,64}$/;

const FORGOTTEN = Symbol('forgotten');

interface Live {
  readonly table: Table;
  readonly guests: Set<Guest>;
  /** What is done at a table is done one after the other. */
  queue: Promise<unknown>;
  /** Does not stand as the disk says: whoever waits in the queue must fetch the table again. */
  forgotten: boolean;
  checkpointed: number;
  /** When somebody last needed it. */
  used: number;
}

/** So many tables are watched at once that no other can be brought in. */
class HouseFull extends Error {
  constructor() {
    super('All tables of this house are in use.');
  }
}

/**
 * All tables that are in use on this node. One thing at a time is done at each of them: tried, written, then told. Where another
 * node was faster, its entries are followed and the thing is tried again.
 */
export class House {
  readonly store: Store;
  readonly games: readonly Game[];
  readonly #now: () => number;
  readonly #most: number;
  readonly #watchers: number;
  readonly #trouble: (what: string, error: unknown) => void;
  /** Called when this node has written an entry. */
  wrote: (table: Table) => void = () => undefined;
  /** Called when somebody begins to watch. */
  visited: (table: Table, guest: Guest) => void = () => undefined;
  /** Called when somebody no longer does. */
  left: (table: Table) => void = () => undefined;
  readonly #live = new Map<string, Promise<Live | null>>();
  /** Tables that are read take turns, so that nobody who plays waits for that. */
  readonly #turns = new Turns();
  /** Those of them that have arrived. */
  readonly #here = new Map<string, Live>();

  constructor({ store, games, now = Date.now, trouble = () => undefined, ...limits }: HouseOptions) {
    this.store = store;
    this.games = games;
    this.#now = now;
    this.#most = limits.most ?? MOST_LIVE;
    this.#watchers = limits.watchers ?? MOST_WATCHERS;
    this.#trouble = trouble;
    store.listen(
      (id, number) => void this.#heard(id, number),
      () => {
        for (const id of this.#live.keys()) void this.#heard(id, Number.POSITIVE_INFINITY);
      },
    );
  }

  get size(): number {
    return this.#live.size;
  }

  /** Opens a table; it is on the disk when the promise is kept. */
  async open(opening: Opening): Promise<void> {
    const game = this.games.find(({ id }) => id === opening.game);
    if (!game) throw new Error(`This house does not know the game "${opening.game}".`);
    const table = new Table(opening, game);
    await this.store.open(opening, table.standing());
    this.wrote(table);
  }

  /** Takes a table out of the store, for good. */
  async remove(id: string): Promise<void> {
    const live = this.#here.get(id);
    if (!live) return this.store.remove(id);
    await this.#inTurn(live, async () => {
      await this.store.remove(id);
      this.#forget(live);
    });
  }

  /** What somebody may know of a table is read between two changes. Null: there is no such table. */
  async look<T>(id: string, read: (table: Table) => T): Promise<T | null> {
    const live = this.#here.get(id) ?? (await this.#seat(id));
    if (live === null) return null;
    const seen = await this.#inTurn(live, () => (live.forgotten ? FORGOTTEN : read(live.table)));
    return seen === FORGOTTEN ? this.look(id, read) : (seen as T);
  }

  /**
   * Does something at a table.
   * The promise is kept when the entry is on the disk and everybody has been told.
   */
  async change(id: string, act: Act): Promise<Done | HouseRefusal | null> {
    for (let races = 0; races < RACES; ) {
      const live = this.#here.get(id) ?? (await this.#seat(id));
      if (live === null) return null;
      const result = await this.#inTurn(live, async () => (live.forgotten ? 'forgotten' : this.#attempt(live, act)));
      if (result === 'forgotten') continue;
      if (result !== 'late') return result;
      await sleep(Math.random() * RACE_WAIT_MS * ++races);
    }
    throw new Error('Other nodes were always faster.');
  }

  async #attempt(live: Live, act: Act): Promise<Done | HouseRefusal | 'late'> {
    const { table } = live;
    const before = table.standing();
    const number = table.number + 1;
    const at = this.#now();
    const entry = act(table, at);
    if (entry === 'done') return { number: table.number };
    // A node that has not heard the latest must not refuse what the others would accept, or have done already.
    if ('code' in entry) return (await this.#catchUp(live)) ? 'late' : entry;
    const standing = table.standing();
    const append = { table: table.id, number, entry, at };
    let written = false;
    try {
      written = await this.store.append(isSame(standing, before) ? append : { ...append, standing });
    } catch (error) {
      // Perhaps it is on the disk and only the news of it was lost: the disk decides.
      this.#forget(live);
      throw error;
    }
    if (!written) {
      this.#forget(live);
      return 'late';
    }
    this.#tell(live, entry);
    this.wrote(table);
    this.#keepCheckpoint(live, entry);
    return { number };
  }

  /** Hears everything that happens at a table from now on; returns how to stop. */
  async visit(id: string, guest: Guest): Promise<(() => void) | 'full' | null> {
    const live = await this.#seat(id);
    if (live === null) return null;
    const welcome = await this.#inTurn(live, async () => {
      // Who comes from another node must not see less here than there.
      await this.#catchUp(live);
      if (live.forgotten) return FORGOTTEN;
      if (!this.#hasRoom(live, guest)) return 'full';
      live.guests.add(guest);
      guest.told(live.table, null);
      this.visited(live.table, guest);
      return 'welcome';
    });
    if (welcome === FORGOTTEN) return this.visit(id, guest);
    if (welcome === 'full') return 'full';
    return () => {
      live.guests.delete(guest);
      live.used = this.#now();
      this.left(live.table);
    };
  }

  /** People with a seat find room where no other does, at a few screens each. */
  #hasRoom({ table, guests }: Live, { player = null }: Guest): boolean {
    if (guests.size < this.#watchers) return true;
    if (table.seatsOf(player).length === 0) return false;
    return [...guests].filter(guest => guest.player === player).length < SCREENS;
  }

  /** Does the player watch the table through this node at the moment? */
  isPresent(id: string, player: string): boolean {
    for (const guest of this.#here.get(id)?.guests ?? []) if (guest.player === player) return true;
    return false;
  }

  /** Who watches the table through this node. */
  guestsOf(id: string): readonly Guest[] {
    return [...(this.#here.get(id)?.guests ?? [])];
  }

  notice(id: string, message: Message): void {
    for (const guest of this.guestsOf(id)) guest.noticed?.(message);
  }

  /** Does anybody watch the table through this node? */
  isWatched(id: string): boolean {
    return (this.#here.get(id)?.guests.size ?? 0) > 0;
  }

  /** Writes a checkpoint of every live table: before the rules may change. */
  async rest(): Promise<void> {
    for (const live of [...this.#here.values()])
      if (live.checkpointed !== live.table.number)
        await this.#inTurn(live, () => this.#checkpoint(live)).catch(error => this.#trouble('checkpoint', error));
  }

  #inTurn<T>(live: Live, work: () => T | Promise<T>): Promise<T> {
    live.used = this.#now();
    const result = live.queue.then(work);
    live.queue = result.catch(() => undefined);
    return result;
  }

  #seat(id: string): Promise<Live | null> {
    const known = this.#live.get(id);
    if (known) return known;
    // No database needs to be asked for what no table is called.
    if (!TABLE_ID.test(id)) return Promise.resolve(null);
    this.#makeRoom();
    // Twice as many may be watched at the same time, and then the house is full.
    if (this.#live.size >= 2 * this.#most) return Promise.reject(new HouseFull());
    const coming = this.#fetch(id);
    this.#live.set(id, coming);
    coming.then(
      live => (live === null ? this.#live.delete(id) : this.#here.set(id, live)),
      () => this.#live.delete(id),
    );
    return coming;
  }

  async #fetch(id: string): Promise<Live | null> {
    const journal = await this.store.read(id);
    if (journal === null) return null;
    const { table, mended } = await tableFrom(journal, this.games, this.#turns);
    if (mended) {
      const number = table.number + 1;
      // If another node was faster, it has mended the same table in the same way.
      const at = this.#now();
      if (!(await this.store.append({ table: id, number, entry: mended, at }))) return this.#fetch(id);
      table.taken(number, at, mended);
    }
    return {
      table,
      guests: new Set(),
      queue: Promise.resolve(),
      forgotten: false,
      checkpointed: journal.checkpoint?.number ?? 0,
      used: this.#now(),
    };
  }

  /** The table is read from the disk again when somebody needs it; its guests come back by themselves. */
  #forget(live: Live): void {
    live.forgotten = true;
    this.#live.delete(live.table.id);
    this.#here.delete(live.table.id);
    for (const guest of live.guests) guest.gone();
    live.guests.clear();
  }

  /** Forgets tables nobody has needed for a while; to be called now and then. */
  tidyUp(): void {
    const long = this.#now() - IDLE_MS;
    for (const live of this.#here.values()) if (live.used < long) this.#letGo(live);
  }

  #makeRoom(): void {
    if (this.#live.size < this.#most) return;
    const byUse = [...this.#here.values()].filter(({ guests }) => guests.size === 0).sort((a, b) => a.used - b.used);
    // Some more than needed, so that not every newcomer has to look through all of them.
    for (const live of byUse.slice(0, Math.max(1, this.#live.size - this.#most + this.#most / 10))) this.#letGo(live);
  }

  /** Whoever waits in its queue fetches it again. */
  #letGo(live: Live): void {
    if (live.guests.size > 0) return;
    live.forgotten = true;
    this.#live.delete(live.table.id);
    this.#here.delete(live.table.id);
  }

  /** Another node has written: follow it. */
  async #heard(id: string, number: number): Promise<void> {
    const live = this.#here.get(id) ?? (await this.#live.get(id)?.catch(() => null));
    if (!live || live.table.number >= number) return;
    await this.#inTurn(live, () => this.#follow(live)).catch(error => {
      this.#trouble('follow', error);
      this.#forget(live);
    });
  }

  /** Reads what other nodes have written and this one has not heard of yet; true if there was something. */
  async #catchUp(live: Live): Promise<boolean> {
    if (!this.store.shared || live.forgotten) return false;
    const before = live.table.number;
    try {
      await this.#follow(live);
    } catch (error) {
      this.#forget(live);
      throw error;
    }
    return live.table.number !== before;
  }

  async #follow(live: Live): Promise<void> {
    const journal = await this.store.read(live.table.id, live.table.number);
    for (const { number, at, entry } of journal?.entries ?? []) {
      if (live.table.take(number, at, entry as TableEntry) !== null)
        throw new Error(`Entry ${number} of table ${live.table.id} does not fit here.`);
      this.#tell(live, entry as TableEntry);
    }
  }

  #tell(live: Live, entry: TableEntry): void {
    for (const guest of live.guests) guest.told(live.table, entry);
  }

  #keepCheckpoint(live: Live, { kind }: TableEntry): void {
    const { number, ending } = live.table;
    // A match that is over must not come to life again because the rules have changed since.
    if (number - live.checkpointed < (ending && kind !== 'said' ? 1 : CHECKPOINT_ENTRIES)) return;
    void this.#checkpoint(live).catch(error => this.#trouble('checkpoint', error));
  }

  async #checkpoint(live: Live): Promise<void> {
    const checkpoint = live.table.checkpoint();
    live.checkpointed = checkpoint.number;
    await this.store.checkpoint(live.table.id, checkpoint);
  }
}

const isSame = (a: Standing, b: Standing): boolean =>
  a.over === b.over && a.bot === b.bot && isSameList(a.players, b.players) && isSameList(a.due, b.due);

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);
