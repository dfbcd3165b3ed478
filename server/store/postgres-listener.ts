import pg from 'pg';
import type { Call, Heed } from './calls.ts';
import { hangUp } from './postgres-lines.ts';

const RETRY_MS = 500;

export interface Hearing {
  /** Another node has written. */
  heard(table: string, number: number): void;
  /** Some of that may have been overheard. */
  missed(): void;
}

const QUESTION = '?';
const YES = '!';
const CALL = '~';
const BEAT = '*';
const BEAT_MS = 2_000;
/** After so many beats without a sign of life the line is deaf: another one is made, and everything read again. */
const DEAF_BEATS = 2.5;

/** Hears what other nodes have written, ask and answer, on a connection of its own that is made again whenever it is lost. */
export class Listener {
  readonly #url: string;
  readonly #node: string;
  #client: pg.Client | null = null;
  #hearing: Hearing | null = null;
  readonly #asking = new Map<string, () => void>();
  /** Another node wants to know whether the player watches the table here. */
  asked: (question: string, table: string, player: string) => void = () => undefined;
  /** Another node calls something out. */
  called: Heed = () => undefined;
  #lostBefore = false;
  #retry: NodeJS.Timeout | undefined;

  readonly #beatMs: number;
  #heardAt = 0;
  #beat: NodeJS.Timeout | undefined;

  /** `node` is who wrote: its own notices are passed over. */
  constructor(url: string, node: string, beatMs = BEAT_MS) {
    this.#url = url;
    this.#node = node;
    this.#beatMs = beatMs;
  }

  start(hearing: Hearing): void {
    this.#hearing = hearing;
    void this.#connect();
    this.#beat = setInterval(() => this.#check(), this.#beatMs);
    this.#beat.unref();
  }

  /** Calls itself over the database, on the same line. One that hears nothing for a while, not even itself, is given up. */
  #check(): void {
    const client = this.#client;
    if (!client) return;
    if (performance.now() - this.#heardAt > DEAF_BEATS * this.#beatMs) this.#lost(client);
    else client.query("SELECT pg_notify('tafelrunde', $1)", [`${this.#node} ${BEAT}`]).catch(() => undefined);
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

  static call(node: string, call: Call): string {
    return `${node} ${CALL} ${JSON.stringify(call)}`;
  }

  #notified(payload: string): void {
    this.#heardAt = performance.now();
    const [node, what = '', ...rest] = payload.split(' ');
    const [first = '', table = '', player = ''] = rest;
    if (node === this.#node) return;
    if (what === QUESTION) this.asked(first, table, player);
    else if (what === CALL) this.called(JSON.parse(rest.join(' ')) as Call, node ?? '');
    else if (what === YES) this.#asking.get(first)?.();
    else if (first) this.#hearing?.heard(what, Number(first));
  }

  async stop(): Promise<void> {
    this.#hearing = null;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: DEAF_BEATS * this.#beatMs,
      keepAlive: true,
    });
    this.#heardAt = performance.now();
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
    hangUp(client);
    if (this.#hearing) this.#retry = setTimeout(() => void this.#connect(), RETRY_MS);
  }
}
