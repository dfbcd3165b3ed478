import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from './sqlite-schema.ts';
import type { Append, Checkpoint, Dumped, Entry, Journal, Listed, Opening, Player, Standing } from './store.ts';
import { cannotUse, gapBefore, newerVersion, StoreTrouble } from './trouble.ts';

type Row = Record<string, string | number | null>;

/** Usually another thread brings it home long before (`sqlite-tidy-thread.ts`). */
const LONGEST_WAL_PAGES = 16_384;
/** Enough for the last entries of all tables in use. */
const CACHE_KIB = 64 * 1024;

/** An entry as it is stored: as text. */
export type Written = Omit<Append, 'entry'> & { readonly entry: string };

/**
 * The store in one SQLite file, all calls synchronous. Several changes between `begin` and `commit` cost one write to the disk; a
 * commit that returns has reached it (WAL with `synchronous = FULL`).
 */
export class SqliteBook {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(file: string) {
    try {
      this.#database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
      this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      this.#database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_WAL_PAGES}`);
      this.#database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
      this.#migrate();
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      throw cannotUse(file, error);
    }
  }

  #migrate(): void {
    const seen = Number(this.#row('PRAGMA user_version')?.user_version ?? 0);
    if (seen > MIGRATIONS.length) throw newerVersion(seen, MIGRATIONS.length);
    for (const [i, migration] of MIGRATIONS.entries()) {
      if (i < seen) continue;
      this.#database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${i + 1}; COMMIT`);
    }
  }

  begin(): void {
    this.#database.exec('BEGIN IMMEDIATE');
  }

  /** One moment, whatever others write meanwhile. */
  beginReading(): void {
    this.#database.exec('BEGIN; SELECT 1 FROM tables LIMIT 1');
  }

  commit(): void {
    this.#database.exec('COMMIT');
  }

  rollback(): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  open(opening: Opening, standing: Standing): void {
    const { id, game, config, opened } = opening;
    this.#run(
      'INSERT INTO tables (id, game, scenario, opening, opened) VALUES (?, ?, ?, ?, ?)',
      id,
      game,
      config.scenario,
      JSON.stringify(opening),
      opened,
    );
    const { over, bot } = standing;
    this.#run(
      'INSERT INTO standings (table_id, changed, over, bot) VALUES (?, ?, ?, ?)',
      id,
      opened,
      Number(over),
      Number(bot),
    );
    this.#seat(id, standing);
  }

  append({ table, number, entry, at, standing }: Written): boolean {
    const { changes } = this.#run(
      `INSERT INTO entries (table_id, number, at, entry)
       SELECT ?1, ?2, ?3, ?4 WHERE ?2 = 1 + (SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?1)`,
      table,
      number,
      at,
      entry,
    );
    if (changes === 0) return false;
    if (!standing) this.#run('UPDATE standings SET changed = ? WHERE table_id = ?', at, table);
    else {
      const { over, bot } = standing;
      this.#run(
        'UPDATE standings SET changed = ?, over = ?, bot = ? WHERE table_id = ?',
        at,
        Number(over),
        Number(bot),
        table,
      );
      this.#seat(table, standing);
    }
    return true;
  }

  /** Most of the time the same people sit there and only the turn has passed: no row is written that stays as it was. */
  #seat(table: string, { players, due }: Standing): void {
    this.#run(
      'DELETE FROM sitting WHERE table_id = ? AND player NOT IN (SELECT value FROM json_each(?))',
      table,
      JSON.stringify(players),
    );
    for (const player of new Set(players))
      this.#run(
        `INSERT INTO sitting (player, table_id, due) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET due = excluded.due WHERE due <> excluded.due`,
        player,
        table,
        Number(due.includes(player)),
      );
  }

  read(table: string, after = 0): Journal | null {
    const row = this.#row('SELECT opening, checkpoint FROM tables WHERE id = ?', table);
    if (!row) return null;
    const entries = this.#rows(
      'SELECT number, at, entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number',
      table,
      after,
    );
    return {
      opening: JSON.parse(row.opening as string) as Opening,
      checkpoint: row.checkpoint === null ? null : (JSON.parse(row.checkpoint as string) as Checkpoint),
      entries: entries.map(e => ({
        number: e.number as number,
        at: e.at as number,
        entry: JSON.parse(e.entry as string) as Entry,
      })),
    };
  }

  checkpoint(table: string, checkpoint: Checkpoint): void {
    this.#run('UPDATE tables SET checkpoint = ? WHERE id = ?', JSON.stringify(checkpoint), table);
  }

  addPlayer({ id, name, keyHash, webhook }: Player): void {
    this.#run('INSERT INTO players (id, name, key_hash, webhook) VALUES (?, ?, ?, ?)', id, name, keyHash, webhook);
  }

  playerByKey(keyHash: string): Player | null {
    return playerOf(this.#row('SELECT * FROM players WHERE key_hash = ?', keyHash));
  }

  player(id: string): Player | null {
    return playerOf(this.#row('SELECT * FROM players WHERE id = ?', id));
  }

  changePlayer(id: string, { name, webhook }: Partial<Pick<Player, 'name' | 'webhook'>>): void {
    if (name !== undefined) this.#run('UPDATE players SET name = ? WHERE id = ?', name, id);
    if (webhook !== undefined) this.#run('UPDATE players SET webhook = ? WHERE id = ?', webhook, id);
  }

  tablesOf(player: string, most: number): Listed[] {
    return this.#rows(
      `SELECT t.id, t.game, t.scenario, n.over, n.changed, s.due
       FROM sitting s JOIN standings n ON n.table_id = s.table_id JOIN tables t ON t.id = s.table_id
       WHERE s.player = ? ORDER BY s.due DESC, n.changed DESC LIMIT ?`,
      player,
      most,
    ).map(row => ({
      table: row.id as string,
      game: row.game as string,
      scenario: row.scenario as string,
      due: row.due === 1,
      over: row.over === 1,
      changed: row.changed as number,
    }));
  }

  playing(player: string): number {
    const row = this.#row(
      'SELECT count(*) AS tables FROM sitting s JOIN standings n ON n.table_id = s.table_id WHERE s.player = ? AND NOT n.over',
      player,
    );
    return Number(row?.tables ?? 0);
  }

  waitingForBots(): { table: string; changed: number }[] {
    return this.#rows('SELECT table_id, changed FROM standings WHERE bot ORDER BY changed').map(row => ({
      table: row.table_id as string,
      changed: row.changed as number,
    }));
  }

  ping(): void {
    this.#row('SELECT 1');
  }

  /** All there is. The book must be in a transaction of its own, so that nothing changes underneath. */
  *everything(): Generator<Dumped> {
    for (const row of this.#rows('SELECT * FROM players ORDER BY id')) {
      const player = playerOf(row);
      if (player) yield { what: 'player', player };
    }
    const tables = 'SELECT id, opening, checkpoint, over, bot FROM tables JOIN standings ON table_id = id ORDER BY id';
    for (const row of this.#rows(tables)) {
      const sitting = this.#rows(
        'SELECT player, due FROM sitting WHERE table_id = ? ORDER BY player',
        row.id as string,
      );
      yield {
        what: 'table',
        opening: JSON.parse(row.opening as string) as Opening,
        standing: {
          players: sitting.map(s => s.player as string),
          due: sitting.filter(s => s.due === 1).map(s => s.player as string),
          over: row.over === 1,
          bot: row.bot === 1,
        },
        checkpoint: row.checkpoint === null ? null : (JSON.parse(row.checkpoint as string) as Checkpoint),
      };
      for (const { number, at, entry } of this.read(row.id as string)?.entries ?? [])
        yield { what: 'entry', table: row.id as string, number, at, entry };
    }
  }

  isEmpty(): boolean {
    return !this.#row('SELECT 1 FROM players UNION ALL SELECT 1 FROM tables LIMIT 1');
  }

  take(line: Dumped): void {
    if (line.what === 'player') this.addPlayer(line.player);
    else if (line.what === 'table') {
      this.open(line.opening, line.standing);
      if (line.checkpoint) this.checkpoint(line.opening.id, line.checkpoint);
    } else if (!this.append({ ...line, entry: JSON.stringify(line.entry) })) throw gapBefore(line.table, line.number);
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  #run(sql: string, ...values: (string | number | null)[]): { changes: number } {
    return { changes: Number(this.#statement(sql).run(...values).changes) };
  }

  #row(sql: string, ...values: (string | number | null)[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  #rows(sql: string, ...values: (string | number | null)[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }
}

function playerOf(row: Row | undefined): Player | null {
  if (!row) return null;
  return {
    id: row.id as string,
    name: row.name as string,
    keyHash: row.key_hash as string,
    webhook: row.webhook as string | null,
  };
}
