import { DatabaseSync } from 'node:sqlite';
import { Notebook, standingOf, type Written } from './sqlite-notebook.ts';
import { SqlitePeople } from './sqlite-people.ts';
import { type Row, Rows } from './sqlite-rows.ts';
import { MIGRATIONS } from './sqlite-schema.ts';
import type {
  Checkpoint,
  Dumped,
  Entry,
  Journal,
  Listed,
  ListedPart,
  Opening,
  Outdated,
  Player,
  PlayerChange,
  Standing,
} from './store.ts';
import { cannotUse, gapBefore, newerVersion, StoreTrouble } from './trouble.ts';

/** Usually another thread brings it home long before (`sqlite-tidy-thread.ts`). */
const LONGEST_WAL_PAGES = 16_384;
/** Enough for the last entries of all tables in use. */
const CACHE_KIB = 64 * 1024;
/** SQLite reads as many rows as there are. */
const ALL = -1;

/**
 * The store in one SQLite file, all calls synchronous. Several changes between `begin` and `commit` cost one write to the disk; a
 * commit that returns has reached it (WAL with `synchronous = FULL`).
 */
export class SqliteBook {
  readonly #database: DatabaseSync;
  readonly #rows: Rows;
  readonly #notebook: Notebook;
  readonly people: SqlitePeople;

  constructor(file: string) {
    try {
      this.#database = new DatabaseSync(file, { timeout: 5_000, enableForeignKeyConstraints: true });
      this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      this.#database.exec(`PRAGMA wal_autocheckpoint = ${LONGEST_WAL_PAGES}`);
      this.#database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
      this.#rows = new Rows(this.#database);
      this.#notebook = new Notebook(this.#rows);
      this.people = new SqlitePeople(this.#rows);
      this.#migrate();
    } catch (error) {
      if (error instanceof StoreTrouble) throw error;
      throw cannotUse(file, error);
    }
  }

  #migrate(): void {
    const seen = Number(this.#rows.one('PRAGMA user_version')?.user_version ?? 0);
    if (seen > MIGRATIONS.length) throw newerVersion(seen, MIGRATIONS.length);
    for (const [i, migration] of MIGRATIONS.entries()) {
      if (i < seen) continue;
      this.#database.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${i + 1}; COMMIT`);
    }
  }

  begin(): void {
    this.#database.exec('BEGIN IMMEDIATE');
    this.#notebook.begin();
  }

  /** One moment, whatever others write meanwhile. */
  beginReading(): void {
    this.#database.exec('BEGIN; SELECT 1 FROM tables LIMIT 1');
  }

  commit(): void {
    this.#database.exec('COMMIT');
  }

  rollback(): void {
    this.#notebook.forget();
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
  }

  open(opening: Opening, standing: Standing): void {
    const { id, game, config, opened, campaign } = opening;
    this.#rows.run(
      `INSERT INTO tables (id, game, scenario, opening, opened, campaign, campaign_name, part)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      game,
      config.scenario,
      JSON.stringify(opening),
      opened,
      campaign?.id ?? null,
      campaign?.name ?? null,
      campaign?.number ?? null,
    );
    const { over, bot } = standing;
    this.#rows.run(
      'INSERT INTO standings (table_id, changed, over, bot) VALUES (?, ?, ?, ?)',
      id,
      opened,
      Number(over),
      Number(bot),
    );
    this.#seat(id, standing);
  }

  append(written: Written): boolean {
    const full = this.#notebook.crowdedOut;
    if (full !== null) this.#bringHome(full);
    return this.#notebook.note(written);
  }

  /** What is noted of a table must be where it is read. */
  #bringHome(table: string): void {
    this.#notebook.bringHome(table, standing => {
      const { over, bot } = standing;
      this.#rows.run('UPDATE standings SET over = ?, bot = ? WHERE table_id = ?', Number(over), Number(bot), table);
      this.#seat(table, standing);
    });
  }

  /** All tables with a seat of the player, by what is noted or by the books. */
  #bringHomeOf(player: string): void {
    const noted = this.#notebook.noted();
    const sits = this.#rows
      .all('SELECT table_id FROM sitting WHERE player = ?', player)
      .map(row => row.table_id as string);
    const sat = [...noted].flatMap(([table, { standing }]) => (standing?.players.includes(player) ? [table] : []));
    for (const table of new Set([...sits, ...sat])) this.#bringHome(table);
  }

  /** How many tables have something noted. */
  noted(): number {
    return this.#notebook.noted().size;
  }

  /** Brings home what is noted of so many tables. */
  bringSomeHome(most: number): void {
    for (const table of this.#notebook.oldest(most)) this.#bringHome(table);
  }

  /** Most of the time the same people sit there and only the turn has passed: no row is written that stays as it was. */
  #seat(table: string, { players, due }: Standing): void {
    this.#rows.run(
      'DELETE FROM sitting WHERE table_id = ? AND player NOT IN (SELECT value FROM json_each(?))',
      table,
      JSON.stringify(players),
    );
    for (const player of new Set(players))
      this.#rows.run(
        `INSERT INTO sitting (player, table_id, due) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET due = excluded.due WHERE due <> excluded.due`,
        player,
        table,
        Number(due.includes(player)),
      );
  }

  /** With at most so many entries. */
  read(table: string, after = 0, most = ALL): Journal | null {
    this.#bringHome(table);
    return this.#read(table, after, most);
  }

  #read(table: string, after: number, most: number): Journal | null {
    const row = this.#rows.one('SELECT opening, checkpoint FROM tables WHERE id = ?', table);
    if (!row) return null;
    return {
      opening: JSON.parse(row.opening as string) as Opening,
      checkpoint: row.checkpoint === null ? null : (JSON.parse(row.checkpoint as string) as Checkpoint),
      entries: this.#entries(table, after, most),
    };
  }

  /** The next entries of a table that is being read. */
  entries(table: string, after: number, most: number): Journal['entries'] {
    this.#bringHome(table);
    return this.#entries(table, after, most);
  }

  #entries(table: string, after: number, most: number): Journal['entries'] {
    return this.#rows
      .all(
        'SELECT number, at, entry FROM entries WHERE table_id = ? AND number > ? ORDER BY number LIMIT ?',
        table,
        after,
        most,
      )
      .map(entryOf);
  }

  checkpoint(table: string, checkpoint: Checkpoint): void {
    this.#rows.run('UPDATE tables SET checkpoint = ? WHERE id = ?', JSON.stringify(checkpoint), table);
  }

  addPlayer({ id, name, keyHash, webhook }: Player): void {
    this.#rows.run('INSERT INTO players (id, name, key_hash, webhook) VALUES (?, ?, ?, ?)', id, name, keyHash, webhook);
  }

  playerByKey(keyHash: string): Player | null {
    return playerOf(
      this.#rows.one(
        "SELECT * FROM players WHERE key_hash = ?1 OR id = (SELECT player FROM keys WHERE hash = ?1 AND kind = 'device')",
        keyHash,
      ),
    );
  }

  player(id: string): Player | null {
    return playerOf(this.#rows.one('SELECT * FROM players WHERE id = ?', id));
  }

  changePlayer(id: string, { name, webhook, keyHash }: PlayerChange): void {
    if (name !== undefined) this.#rows.run('UPDATE players SET name = ? WHERE id = ?', name, id);
    if (webhook !== undefined) this.#rows.run('UPDATE players SET webhook = ? WHERE id = ?', webhook, id);
    if (keyHash !== undefined) this.#rows.run('UPDATE players SET key_hash = ? WHERE id = ?', keyHash, id);
  }

  campaign(id: string): ListedPart[] {
    return this.#rows
      .all('SELECT id, part, scenario FROM tables WHERE campaign = ? ORDER BY part', id)
      .map(row => ({ table: row.id as string, number: row.part as number, scenario: row.scenario as string }));
  }

  tablesOf(player: string, most: number): Listed[] {
    this.#bringHomeOf(player);
    return this.#rows
      .all(
        `SELECT t.id, t.game, t.scenario, n.over, n.changed, s.due, t.campaign, t.campaign_name, t.part,
         (SELECT json_group_array(p.name) FROM sitting w JOIN players p ON p.id = w.player
          WHERE w.table_id = t.id AND w.due) AS awaited
       FROM sitting s JOIN standings n ON n.table_id = s.table_id JOIN tables t ON t.id = s.table_id
       WHERE s.player = ? AND NOT EXISTS (
         SELECT 1 FROM tables l JOIN sitting ls ON ls.table_id = l.id
         WHERE l.campaign = t.campaign AND l.part > t.part AND ls.player = s.player
       )
       ORDER BY s.due DESC, n.changed DESC LIMIT ?`,
        player,
        most,
      )
      .map(row => ({
        table: row.id as string,
        game: row.game as string,
        scenario: row.scenario as string,
        due: row.due === 1,
        over: row.over === 1,
        changed: row.changed as number,
        campaign:
          row.campaign === null || row.campaign === undefined
            ? null
            : { id: row.campaign as string, name: row.campaign_name as string, number: row.part as number },
        awaited: JSON.parse(row.awaited as string) as string[],
      }));
  }

  playing(player: string): number {
    this.#bringHomeOf(player);
    const row = this.#rows.one(
      'SELECT count(*) AS tables FROM sitting s JOIN standings n ON n.table_id = s.table_id WHERE s.player = ? AND NOT n.over',
      player,
    );
    return Number(row?.tables ?? 0);
  }

  /** Asked again and again, so nothing is brought home for it. */
  waitingForBots(): { table: string; changed: number }[] {
    const waiting = new Map(
      this.#rows
        .all('SELECT table_id, changed FROM standings WHERE bot')
        .map(({ table_id, changed }) => [table_id as string, changed as number]),
    );
    for (const [table, { at, standing }] of this.#notebook.noted())
      if (standing?.bot ?? waiting.has(table)) waiting.set(table, at);
      else waiting.delete(table);
    return [...waiting].map(([table, changed]) => ({ table, changed })).sort((a, b) => a.changed - b.changed);
  }

  /** Whoever wants others to wait less has brought most of it home before. */
  outdated({ finishedBefore, idleBefore }: Outdated, most: number): string[] {
    this.bringSomeHome(this.noted());
    return this.#rows
      .all(
        `SELECT n.table_id FROM standings n JOIN tables t ON t.id = n.table_id
         WHERE (t.campaign IS NULL AND ((n.over AND n.changed < ?) OR n.changed < ?))
           OR (t.campaign IS NOT NULL AND n.changed < ? AND NOT EXISTS (
             SELECT 1 FROM tables l JOIN standings ln ON ln.table_id = l.id
             WHERE l.campaign = t.campaign AND ln.changed >= ?
           ))
         ORDER BY n.changed LIMIT ?`,
        finishedBefore,
        idleBefore,
        idleBefore,
        idleBefore,
        most,
      )
      .map(({ table_id }) => table_id as string);
  }

  remove(table: string): void {
    this.#bringHome(table);
    for (const from of ['entries', 'sitting', 'standings'])
      this.#rows.run(`DELETE FROM ${from} WHERE table_id = ?`, table);
    this.#rows.run('DELETE FROM tables WHERE id = ?', table);
  }

  probe(): void {
    this.#rows.run('INSERT OR REPLACE INTO probe (line, at) VALUES (1, ?)', Date.now());
  }

  /** All there is. The book must be in a transaction of its own, so that nothing changes underneath; it writes nothing. */
  *everything(): Generator<Dumped> {
    for (const row of this.#rows.all('SELECT * FROM players ORDER BY id')) {
      const player = playerOf(row);
      if (player) yield { what: 'player', player };
    }
    yield* this.people.everything();
    const noted = this.#notebook.lines();
    for (const { id } of this.#rows.all('SELECT id FROM tables ORDER BY id')) {
      const table = id as string;
      const journal = this.#read(table, 0, ALL);
      if (!journal) continue;
      const lines = noted.get(table) ?? [];
      const standing = lines.findLast(line => line.standing !== null)?.standing;
      yield {
        what: 'table',
        opening: journal.opening,
        standing: standing === undefined ? this.#standing(table) : inOrder(standingOf(standing)),
        checkpoint: journal.checkpoint,
      };
      for (const { number, at, entry } of [...journal.entries, ...lines.map(entryOf)])
        yield { what: 'entry', table, number, at, entry };
    }
  }

  #standing(table: string): Standing {
    const row = this.#rows.one('SELECT over, bot FROM standings WHERE table_id = ?', table);
    const sitting = this.#rows.all('SELECT player, due FROM sitting WHERE table_id = ? ORDER BY player', table);
    return {
      players: sitting.map(s => s.player as string),
      due: sitting.filter(s => s.due === 1).map(s => s.player as string),
      over: row?.over === 1,
      bot: row?.bot === 1,
    };
  }

  isEmpty(): boolean {
    return !this.#rows.one('SELECT 1 FROM players UNION ALL SELECT 1 FROM tables LIMIT 1');
  }

  take(line: Dumped): void {
    if (line.what === 'player') this.addPlayer(line.player);
    else if (line.what === 'key' || line.what === 'push' || line.what === 'keepsake') this.people.take(line);
    else if (line.what === 'table') {
      this.open(line.opening, line.standing);
      if (line.checkpoint) this.checkpoint(line.opening.id, line.checkpoint);
    } else if (!this.append({ ...line, entry: JSON.stringify(line.entry) })) throw gapBefore(line.table, line.number);
  }

  close(): void {
    this.#rows.forget();
    this.#database.close();
  }
}

function entryOf({ number, at, entry }: Row): Journal['entries'][number] {
  return { number: number as number, at: at as number, entry: JSON.parse(entry as string) as Entry };
}

/** As they are read from rows of their own. */
const inOrder = ({ players, due, over, bot }: Standing): Standing => ({
  players: [...new Set(players)].sort(),
  due: [...due].sort(),
  over,
  bot,
});

function playerOf(row: Row | undefined): Player | null {
  if (!row) return null;
  return {
    id: row.id as string,
    name: row.name as string,
    keyHash: row.key_hash as string,
    webhook: row.webhook as string | null,
  };
}
