import pg from 'pg';

const RETRY_MS = 500;

/** Hears what other nodes have written, on a connection of its own that is made again whenever it is lost. */
export class Listener {
  readonly #url: string;
  readonly #node: string;
  #client: pg.Client | null = null;
  #heard: ((table: string, number: number) => void) | null = null;
  #missed: () => void = () => undefined;
  #lostBefore = false;
  #retry: NodeJS.Timeout | undefined;

  /** `node` is who wrote: its own notices are passed over. */
  constructor(url: string, node: string) {
    this.#url = url;
    this.#node = node;
  }

  start(heard: (table: string, number: number) => void, missed: () => void): void {
    this.#heard = heard;
    this.#missed = missed;
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#heard = null;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => {
      const [node, table, number] = payload.split(' ');
      if (node !== this.#node && table && number) this.#heard?.(table, Number(number));
    });
    this.#client = client;
    try {
      await client.connect();
      await client.query('LISTEN tafelrunde');
      if (this.#lostBefore) this.#missed();
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#lostBefore = true;
    client.end().catch(() => undefined);
    if (this.#heard) this.#retry = setTimeout(() => void this.#connect(), RETRY_MS);
  }
}
