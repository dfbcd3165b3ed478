import type { Message, Seen } from '@tafelrunde/wire';
import type { TableEntry } from '../table/entry.ts';
import type { Guest, House } from '../table/house.ts';
import { mayWatch, type Shown, seenBy } from '../table/seen.ts';
import type { Table } from '../table/table.ts';

export interface VisitOptions {
  readonly house: House;
  readonly id: string;
  readonly player: string | null;
  /** Does the client want to be told the names of options? */
  readonly ids: boolean;
  readonly show: (seen: Seen) => void;
  readonly notice: (message: Message) => void;
  readonly lost: (missing: boolean) => void;
  /** So many watch that there is no room for one more. */
  readonly full: () => void;
  /** False while the reader is slow: nothing is made for it until it has caught up. */
  readonly ready: () => boolean;
}

/** One connection at one table. Whoever reads slowly misses what lies between and gets the table as it then stands. */
export class Visit implements Guest {
  readonly #options: VisitOptions;
  #shown: Shown | null = null;
  #leave: (() => void) | null = null;
  #left = false;
  #behind = false;

  constructor(options: VisitOptions) {
    this.#options = options;
  }

  get player(): string | null {
    return this.#options.player;
  }

  async begin(): Promise<void> {
    const leave = await this.#options.house.visit(this.#options.id, this).catch(() => 'trouble' as const);
    if (typeof leave === 'function') {
      this.#leave = leave;
      if (this.#left) leave();
    } else if (!this.#left) {
      if (leave === 'full') this.#options.full();
      this.#options.lost(leave === null);
    }
  }

  told(table: Table, entry: TableEntry | null): void {
    if (this.#left) return;
    if (!mayWatch(table, this.#options.player)) {
      this.#options.lost(true);
      return;
    }
    // The match was put on new feet: what was told of it is void.
    if (entry?.kind === 'mended') this.#shown = null;
    this.#behind = !this.#options.ready();
    if (!this.#behind) this.#show(table);
  }

  /** What is not written down is of no use later: who reads slowly misses it. */
  noticed(message: Message): void {
    if (!this.#left && this.#options.ready()) this.#options.notice(message);
  }

  #show(table: Table): void {
    const seen = seenBy(table, this.#options.player, this.#shown, { ids: this.#options.ids });
    const said = table.said.at(-1)?.number ?? 0;
    this.#shown = { viewer: seen.viewer, answers: seen.answers, said };
    this.#options.show(seen);
  }

  /** The reader has caught up. */
  async catchUp(): Promise<void> {
    if (!this.#behind || this.#left) return;
    this.#behind = false;
    await this.#options.house.look(this.#options.id, table => this.#show(table));
  }

  gone(): void {
    this.#options.lost(false);
  }

  end(): void {
    this.#left = true;
    this.#leave?.();
  }
}
