import type { LogEntry } from '@tafelrunde/engine';
import type { LogPage, Seen, Told } from '@tafelrunde/wire';

/** Asks for the part of the log before an answer; null: it cannot be had now. */
export type Earlier = (before: number) => Promise<LogPage | null>;

/** The log of a table elsewhere. Whoever comes late is told its end, and fetches the rest page by page. */
export class RemoteLog {
  readonly #earlier: Earlier;
  readonly #changed: () => void;
  #entries: readonly LogEntry[] = [];
  /** Events from here on are known. */
  #from = 0;
  #fetching = false;

  constructor(earlier: Earlier, changed: () => void) {
    this.#earlier = earlier;
    this.#changed = changed;
  }

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  /** What the server has told now replaces what was told of that before. */
  take({ from, log, earlier }: Pick<Seen, 'from' | 'log' | 'earlier'>): void {
    const kept = earlier || from === 0 ? [] : this.#entries.filter(({ at }) => at < from);
    this.#entries = [...kept, ...log.map(toEverybody)];
    this.#from = earlier ? from : Math.min(this.#from, from);
    if (this.#from > 0) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = true;
    while (this.#from > 0) {
      const before = this.#from;
      const page = await this.#earlier(before);
      if (page === null) break;
      // The table may have gone back meanwhile: then this page is not the one before what is known now.
      if (this.#from !== before) continue;
      this.#from = page.from;
      this.#entries = [...page.log.map(toEverybody), ...this.#entries];
      this.#changed();
    }
    this.#fetching = false;
  }
}

/** Who else was told does not matter here. */
const toEverybody = ({ at, event }: Told): LogEntry => ({ at, event, to: 'all' });
