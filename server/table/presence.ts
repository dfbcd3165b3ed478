import type { Seat } from '@tafelrunde/engine';
import type { Message } from '@tafelrunde/wire';
import type { Call } from '../store/calls.ts';
import type { Guest, House } from './house.ts';
import type { Table } from './table.ts';

/** Whoever loads the page again goes and comes within that: nobody else needs to know. */
const SETTLE_MS = 400;
/** So often other nodes are told again who is here; who was not heard of for some of these times is gone, perhaps with the node. */
const AGAIN_MS = 20_000;
const FORGOTTEN_AFTER = 3;

export interface PresenceOptions {
  readonly house: House;
  readonly call: (call: Call) => void;
  /** Are there other nodes? */
  readonly shared: boolean;
  readonly settleMs?: number;
  readonly now?: () => number;
}

interface Elsewhere {
  readonly players: readonly string[];
  readonly heard: number;
}

/** Who of those with a seat is at which table at the moment, through whichever node. It is told, never stored. */
export class Presence {
  readonly #options: PresenceOptions;
  /** By table, by node. */
  readonly #elsewhere = new Map<string, Map<string, Elsewhere>>();
  /** What each guest was last told, and what the other nodes were of each table. */
  readonly #told = new WeakMap<Guest, string>();
  readonly #called = new Map<string, string>();
  readonly #settling = new Map<string, NodeJS.Timeout>();
  readonly #again: NodeJS.Timeout;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.#again = setInterval(() => this.#callAgain(), AGAIN_MS);
    this.#again.unref();
  }

  stop(): void {
    clearInterval(this.#again);
    for (const timer of this.#settling.values()) clearTimeout(timer);
  }

  /** Somebody has come, and is told at once who else is there. */
  came(table: Table, guest: Guest): void {
    const { house, call, shared } = this.#options;
    if (shared && house.guestsOf(table.id).length === 1) call({ is: 'who', table: table.id });
    this.#say(guest, this.#message(table));
    this.changed(table.id);
  }

  /** Somebody has come or gone; people may sit elsewhere now. */
  changed(table: string): void {
    if (this.#settling.has(table)) return;
    const timer = setTimeout(() => {
      this.#settling.delete(table);
      void this.#tell(table).catch(() => undefined);
    }, this.#options.settleMs ?? SETTLE_MS);
    timer.unref();
    this.#settling.set(table, timer);
  }

  heard(node: string, call: Extract<Call, { is: 'here' | 'who' }>): void {
    if (call.is === 'who') {
      this.#called.delete(call.table);
      if (this.#options.house.isWatched(call.table)) this.changed(call.table);
      return;
    }
    const nodes = this.#elsewhere.get(call.table) ?? new Map<string, Elsewhere>();
    if (call.players.length > 0) nodes.set(node, { players: call.players, heard: this.#now() });
    else nodes.delete(node);
    if (nodes.size > 0) this.#elsewhere.set(call.table, nodes);
    else this.#elsewhere.delete(call.table);
    if (this.#options.house.isWatched(call.table)) this.changed(call.table);
  }

  async #tell(id: string): Promise<void> {
    const { house, call, shared } = this.#options;
    const own = this.#own(id);
    const key = own.join(' ');
    if (shared && (this.#called.get(id) ?? '') !== key) {
      if (key === '') this.#called.delete(id);
      else this.#called.set(id, key);
      call({ is: 'here', table: id, players: own });
    }
    if (!house.isWatched(id)) return;
    await house.look(id, table => {
      const message = this.#message(table);
      for (const guest of house.guestsOf(id)) this.#say(guest, message);
    });
  }

  /** Nobody is told twice. */
  #say(guest: Guest, message: Extract<Message, { is: 'here' }>): void {
    const said = message.seats.join(' ');
    if (this.#told.get(guest) === said) return;
    this.#told.set(guest, said);
    guest.noticed?.(message);
  }

  /** Players who look through this node, with a seat or without. */
  #own(id: string): string[] {
    const players = this.#options.house.guestsOf(id).flatMap(({ player }) => player ?? []);
    return [...new Set(players)].sort();
  }

  #message(table: Table): Extract<Message, { is: 'here' }> {
    const others = [...(this.#elsewhere.get(table.id)?.values() ?? [])].flatMap(({ players }) => players);
    const here = new Set([...this.#own(table.id), ...others]);
    const seats = table.seats.flatMap((o, seat): Seat[] => (o.is === 'player' && here.has(o.player) ? [seat] : []));
    return { is: 'here', table: table.id, seats };
  }

  #callAgain(): void {
    const long = this.#now() - FORGOTTEN_AFTER * AGAIN_MS;
    for (const [table, nodes] of this.#elsewhere)
      for (const [node, { heard }] of nodes) if (heard < long) this.heard(node, { is: 'here', table, players: [] });
    if (!this.#options.shared) return;
    for (const table of this.#called.keys()) this.#options.call({ is: 'here', table, players: this.#own(table) });
  }

  #now(): number {
    return (this.#options.now ?? (() => performance.now()))();
  }
}
