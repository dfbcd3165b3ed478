import pg from 'pg';

const RETRY_MS = 500;

export interface Hearing {
  /** Another node has written. */
  heard(table: string, number: number): void;
  /** Some of that may have been overheard. */
  missed(): void;
}

const QUESTION = '?';
const YES = '!';

/** Hears what other nodes have written, ask and answer, on a connection of its own that is made again whenever it is lost. */
export class Listener {
  readonly #url: string;
  readonly #node: string;
  #client: pg.Client | null = null;
  #hearing: Hearing | null = null;
  readonly #asking = new Map<string, () => void>();
  /** Another node wants to know whether the player watches the table here. */
  asked: (question: string, table: string, player: string) => void = () => undefined;
  #lostBefore = false;
  #retry: NodeJS.Timeout | undefined;

  /** `node` is who wrote: its own notices are passed over. */
  constructor(url: string, node: string) {
    this.#url = url;
    this.#node = node;
  }

  start(hearing: Hearing): void {
    this.#hearing = hearing;
    void this.#connect();
  }

  /** Calls back when another node says yes to the question; returns how to wait no longer. */
  await(question: string, yes: () => void): () => void {
    this.#asking.set(question, yes);
    return () => void this.#asking.delete(question);
  }

  static question(node: string, question: string, table: string, player: string): string {
    return [node, QUESTION, question, table, player].join(' ');
  }

  static yes(node: string, question: string): string {
    return [node, YES, question].join(' ');
  }

  #notified(payload: string): void {
    const [node, what = '', ...rest] = payload.split(' ');
    const [first = '', table = '', player = ''] = rest;
    if (node === this.#node) return;
    if (what === QUESTION) this.asked(first, table, player);
    else if (what === YES) this.#asking.get(first)?.();
    else if (first) this.#hearing?.heard(what, Number(first));
  }

  async stop(): Promise<void> {
    this.#hearing = null;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#notified(payload));
    this.#client = client;
    try {
      await client.connect();
      await client.query('LISTEN tafelrunde');
      if (this.#lostBefore) this.#hearing?.missed();
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#lostBefore = true;
    client.end().catch(() => undefined);
    if (this.#hearing) this.#retry = setTimeout(() => void this.#connect(), RETRY_MS);
  }
}
