import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Call, Heed } from './calls.ts';
import { connected, isSilence, KEPT_ALIVE, ON_THE_WAY_MS, QUERY_MS, unhurried } from './postgres-lines.ts';
import { Listener } from './postgres-listener.ts';
import { migrate } from './postgres-migrate.ts';
import { PostgresPeople } from './postgres-people.ts';
import {
  dumpTables,
  insertEntries,
  insertPlayer,
  insertTable,
  PLAYERS,
  readJournal,
  type Sql,
  take,
} from './postgres-rows.ts';
import type {
  Append,
  Checkpoint,
  Dumped,
  Journal,
  Opening,
  Outdated,
  Player,
  PlayerChange,
  Standing,
  Store,
} from './store.ts';
import { cannotUse, failed, notEmpty, StoreTrouble } from './trouble.ts';

interface Waiting {
  readonly append: Append;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: Error) => void;
}

const MOST_AT_ONCE = 256;
/** How long other nodes have to say who watches there. */
const ANSWER_MS = 500;

/** How long is waited, in milliseconds; other figures in tests. */
export interface Patience {
  /** For an answer of the database. */
  readonly queryMs?: number;
  /** Between two signs of life on the line that listens. */
  readonly heartbeatMs?: number;
}

/** Tables in PostgreSQL: any number of nodes, each of which may serve any table. */
export async function postgresStore(
  url: string,
  connections = 8,
  patience: Patience = {},
  signal?: AbortSignal,
): Promise<Store> {
  const { queryMs = QUERY_MS, heartbeatMs } = patience;
  try {
    await unhurried(url, sql => migrate(sql, queryMs + ON_THE_WAY_MS), signal);
  } catch (error) {
    throw error instanceof StoreTrouble ? error : cannotUse('PostgreSQL', error);
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: queryMs,
    // The database gives up first; where it says nothing at all any more, because something between has forgotten the line, we do.
    statement_timeout: queryMs,
    query_timeout: queryMs + ON_THE_WAY_MS,
    ...KEPT_ALIVE,
  });
  // A lost idle connection is replaced by the pool; whoever was using it is told by its query.
  pool.on('error', () => undefined);
  // One that is lost while it is in use says so twice: to the query, and here.
  pool.on('connect', client => client.on('error', () => undefined));
  return new PostgresStore(url, pool, heartbeatMs);
}

class PostgresStore implements Store {
  readonly shared = true;
  /** Tells own notices from those of other nodes. */
  readonly #node = randomUUID();
  readonly #url: string;
  readonly #pool: pg.Pool;
  readonly people: PostgresPeople;
  readonly #listener: Listener;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(url: string, pool: pg.Pool, heartbeatMs?: number) {
    this.#url = url;
    this.#pool = pool;
    this.people = new PostgresPeople(pool);
    this.#listener = new Listener(url, this.#node, heartbeatMs);
  }

  async open(opening: Opening, standing: Standing): Promise<void> {
    await this.#transaction(sql => insertTable(sql, opening, standing));
  }

  /** Appends gather while a transaction is under way and share the next one: group commit. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#nextBatch();
      try {
        const written = await this.#transaction(sql =>
          insertEntries(
            sql,
            batch.map(({ append }) => append),
            this.#node,
          ),
        );
        for (const { append, resolve } of batch) resolve(written.has(append.table));
      } catch (error) {
        for (const { reject } of batch) reject(failed(error));
      }
    }
    this.#writing = false;
  }

  /** At most one entry for each table: the next one counts on it. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting)
      if (batch.size < MOST_AT_ONCE && !batch.has(waiting.append.table)) batch.set(waiting.append.table, waiting);
      else rest.push(waiting);
    this.#waiting = rest;
    // In the same order everywhere, so that two nodes never wait for each other.
    return [...batch.values()].sort((a, b) => (a.append.table < b.append.table ? -1 : 1));
  }

  async read(table: string, after = 0): Promise<Journal | null> {
    return readJournal(this.#pool, table, after);
  }

  async checkpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    await this.#pool.query('UPDATE tables SET checkpoint = $2 WHERE id = $1', [table, JSON.stringify(checkpoint)]);
  }

  async addPlayer(player: Player): Promise<void> {
    await insertPlayer(this.#pool, player);
  }

  async playerByKey(keyHash: string): Promise<Player | null> {
    const { rows } = await this.#pool.query(
      `${PLAYERS} WHERE key_hash = $1 OR id = (SELECT player FROM keys WHERE hash = $1 AND kind = 'device')`,
      [keyHash],
    );
    return (rows[0] as Player | undefined) ?? null;
  }

  async player(id: string): Promise<Player | null> {
    const { rows } = await this.#pool.query(`${PLAYERS} WHERE id = $1`, [id]);
    return (rows[0] as Player | undefined) ?? null;
  }

  async changePlayer(id: string, { name, webhook, keyHash }: PlayerChange): Promise<void> {
    if (name !== undefined) await this.#pool.query('UPDATE players SET name = $2 WHERE id = $1', [id, name]);
    if (webhook !== undefined) await this.#pool.query('UPDATE players SET webhook = $2 WHERE id = $1', [id, webhook]);
    if (keyHash !== undefined) await this.#pool.query('UPDATE players SET key_hash = $2 WHERE id = $1', [id, keyHash]);
  }

  async tablesOf(player: string, most: number): ReturnType<Store['tablesOf']> {
    const { rows } = await this.#pool.query(
      `SELECT t.id AS "table", t.game, t.scenario, s.due, t.over, t.changed::float8 AS changed,
         CASE WHEN t.campaign IS NOT NULL
           THEN json_build_object('id', t.campaign, 'name', t.campaign_name, 'number', t.part) END AS campaign,
         array(SELECT p.name FROM sitting w JOIN players p ON p.id = w.player
               WHERE w.table_id = t.id AND w.due ORDER BY w.player) AS awaited
       FROM sitting s JOIN tables t ON t.id = s.table_id
       WHERE s.player = $1 AND NOT EXISTS (
         SELECT 1 FROM tables l JOIN sitting ls ON ls.table_id = l.id
         WHERE l.campaign = t.campaign AND l.part > t.part AND ls.player = s.player
       )
       ORDER BY s.due DESC, t.changed DESC LIMIT $2`,
      [player, most],
    );
    return rows;
  }

  async campaign(id: string): ReturnType<Store['campaign']> {
    const { rows } = await this.#pool.query(
      'SELECT id AS "table", part AS number, scenario FROM tables WHERE campaign = $1 ORDER BY part',
      [id],
    );
    return rows;
  }

  async playing(player: string): Promise<number> {
    const { rows } = await this.#pool.query(
      `SELECT count(*)::int AS tables FROM sitting s JOIN tables t ON t.id = s.table_id
       WHERE s.player = $1 AND NOT t.over`,
      [player],
    );
    return (rows[0] as { tables: number }).tables;
  }

  async waitingForBots(): Promise<{ table: string; changed: number }[]> {
    const { rows } = await this.#pool.query(
      'SELECT id AS "table", changed::float8 AS changed FROM tables WHERE bot ORDER BY changed',
    );
    return rows;
  }

  listen(heard: (table: string, number: number) => void, missed: () => void): void {
    this.#listener.start({ heard, missed });
  }

  answerFor(isHere: (table: string, player: string) => boolean): void {
    this.#listener.asked = (question, table, player) => {
      if (isHere(table, player)) this.#notify(Listener.yes(this.#node, question)).catch(() => undefined);
    };
  }

  async isElsewhere(table: string, player: string): Promise<boolean> {
    const question = randomUUID();
    let forget: () => void = () => undefined;
    const answered = new Promise<boolean>(resolve => {
      forget = this.#listener.await(question, () => resolve(true));
      setTimeout(() => resolve(false), ANSWER_MS).unref();
    });
    await this.#notify(Listener.question(this.#node, question, table, player));
    return answered.finally(forget);
  }

  call(call: Call): void {
    this.#notify(Listener.call(this.#node, call)).catch(() => undefined);
  }

  heed(heed: Heed): void {
    this.#listener.called = heed;
  }

  async #notify(payload: string): Promise<void> {
    await this.#pool.query("SELECT pg_notify('tafelrunde', $1)", [payload]);
  }

  async *dump(): AsyncGenerator<Dumped> {
    const client = await connected(this.#url);
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows: players } = await client.query(`${PLAYERS} ORDER BY id`);
      for (const player of players as Player[]) yield { what: 'player', player };
      yield* new PostgresPeople(client).everything();
      yield* dumpTables(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async restore(dump: AsyncIterable<Dumped>): Promise<void> {
    await unhurried(this.#url, async sql => {
      await sql.query('BEGIN');
      const { rowCount } = await sql.query('SELECT 1 FROM players UNION ALL SELECT 1 FROM tables LIMIT 1');
      if (rowCount) throw notEmpty();
      for await (const line of dump) await take(sql, line);
      await sql.query('COMMIT');
    });
  }

  async outdated({ finishedBefore, idleBefore }: Outdated, most: number): Promise<string[]> {
    const { rows } = await this.#pool.query(
      `SELECT t.id FROM tables t
       WHERE (t.campaign IS NULL AND ((t.over AND t.changed < $1) OR t.changed < $2))
         OR (t.campaign IS NOT NULL AND t.changed < $2 AND NOT EXISTS (
           SELECT 1 FROM tables l WHERE l.campaign = t.campaign AND l.changed >= $2
         ))
       ORDER BY t.changed LIMIT $3`,
      [finishedBefore, idleBefore, most],
    );
    return rows.map(row => (row as { id: string }).id);
  }

  async remove(table: string): Promise<void> {
    await this.#transaction(async sql => {
      await sql.query('DELETE FROM entries WHERE table_id = $1', [table]);
      await sql.query('DELETE FROM sitting WHERE table_id = $1', [table]);
      await sql.query('DELETE FROM tables WHERE id = $1', [table]);
    });
  }

  async probe(): Promise<void> {
    await this.#pool.query(
      'INSERT INTO probe (line, at) VALUES (1, $1) ON CONFLICT (line) DO UPDATE SET at = excluded.at',
      [Date.now()],
    );
  }

  async close(): Promise<void> {
    if (this.#pool.ending) return;
    await this.#listener.stop();
    await this.#pool.end();
  }

  async #transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A line on which no answer came is not asked again: it is thrown away.
      if (isSilence(error)) broken = error as Error;
      else
        await client.query('ROLLBACK').catch((lost: Error) => {
          broken = lost;
        });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
