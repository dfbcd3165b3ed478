import type pg from 'pg';
import { PostgresPeople } from './postgres-people.ts';
import type { Append, Checkpoint, Dumped, Entry, Journal, Opening, Player, Standing } from './store.ts';
import { gapBefore } from './trouble.ts';

/** A connection, or any of the pool. */
export type Sql = Pick<pg.PoolClient, 'query'>;

const DUMPED_AT_ONCE = 500;

export const PLAYERS = 'SELECT id, name, key_hash AS "keyHash", webhook FROM players';

export async function insertPlayer(sql: Sql, { id, name, keyHash, webhook }: Player): Promise<void> {
  await sql.query('INSERT INTO players (id, name, key_hash, webhook) VALUES ($1, $2, $3, $4)', [
    id,
    name,
    keyHash,
    webhook,
  ]);
}

export async function insertTable(sql: Sql, opening: Opening, standing: Standing): Promise<void> {
  const { id, game, config, opened, campaign } = opening;
  await sql.query(
    `INSERT INTO tables (id, game, scenario, opening, opened, changed, over, bot, campaign, campaign_name, part)
     VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      game,
      config.scenario,
      JSON.stringify(opening),
      opened,
      standing.over,
      standing.bot,
      campaign?.id ?? null,
      campaign?.name ?? null,
      campaign?.number ?? null,
    ],
  );
  await seat(sql, [{ table: id, standing }]);
}

async function seat(sql: Sql, changed: readonly { table: string; standing: Standing }[]): Promise<void> {
  if (changed.length === 0) return;
  await sql.query('DELETE FROM sitting WHERE table_id = ANY($1)', [changed.map(({ table }) => table)]);
  const rows = changed.flatMap(({ table, standing: { players, due } }) =>
    [...new Set(players)].map(player => ({ table, player, due: due.includes(player) })),
  );
  await sql.query(
    'INSERT INTO sitting (table_id, player, due) SELECT * FROM unnest($1::text[], $2::text[], $3::bool[])',
    [rows.map(row => row.table), rows.map(row => row.player), rows.map(row => row.due)],
  );
}

/** The tables whose entry was written; one that has that entry already is left as it is. */
export async function insertEntries(sql: Sql, appends: readonly Append[], node: string): Promise<Set<string>> {
  const { rows } = await sql.query(
    `INSERT INTO entries (table_id, number, at, entry)
     SELECT n.* FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) AS n (table_id, number, at, entry)
     WHERE n.number = 1 + (SELECT coalesce(max(e.number), 0) FROM entries e WHERE e.table_id = n.table_id)
     ON CONFLICT DO NOTHING RETURNING table_id, pg_notify('tafelrunde', $5 || ' ' || table_id || ' ' || number)`,
    [
      appends.map(a => a.table),
      appends.map(a => a.number),
      appends.map(a => a.at),
      appends.map(a => JSON.stringify(a.entry)),
      node,
    ],
  );
  const written = new Set(rows.map(row => (row as { table_id: string }).table_id));
  const done = appends.filter(({ table }) => written.has(table));
  await sql.query(
    `UPDATE tables SET changed = n.at, over = coalesce(n.over, tables.over), bot = coalesce(n.bot, tables.bot)
     FROM unnest($1::text[], $2::bigint[], $3::bool[], $4::bool[]) AS n (id, at, over, bot) WHERE tables.id = n.id`,
    [
      done.map(a => a.table),
      done.map(a => a.at),
      done.map(a => a.standing?.over ?? null),
      done.map(a => a.standing?.bot ?? null),
    ],
  );
  await seat(
    sql,
    done.flatMap(({ table, standing }) => (standing ? [{ table, standing }] : [])),
  );
  return written;
}

export async function readJournal(sql: Sql, table: string, after: number): Promise<Journal | null> {
  const found = await sql.query('SELECT opening, checkpoint FROM tables WHERE id = $1', [table]);
  const row = found.rows[0] as { opening: string; checkpoint: string | null } | undefined;
  if (!row) return null;
  const { rows } = await sql.query(
    'SELECT number, at::float8 AS at, entry FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number',
    [table, after],
  );
  return {
    opening: JSON.parse(row.opening) as Opening,
    checkpoint: row.checkpoint === null ? null : (JSON.parse(row.checkpoint) as Checkpoint),
    entries: (rows as { number: number; at: number; entry: string }[]).map(({ number, at, entry }) => ({
      number,
      at,
      entry: JSON.parse(entry) as Entry,
    })),
  };
}

export async function* dumpTables(sql: Sql): AsyncGenerator<Dumped> {
  for (let last = ''; ; ) {
    const { rows } = await sql.query('SELECT id, over, bot FROM tables WHERE id > $1 ORDER BY id LIMIT $2', [
      last,
      DUMPED_AT_ONCE,
    ]);
    for (const { id, over, bot } of rows as { id: string; over: boolean; bot: boolean }[]) {
      const journal = await readJournal(sql, id, 0);
      const { rows: sitting } = await sql.query('SELECT player, due FROM sitting WHERE table_id = $1 ORDER BY player', [
        id,
      ]);
      const seats = sitting as { player: string; due: boolean }[];
      if (!journal) continue;
      const due = seats.filter(s => s.due).map(s => s.player);
      const standing = { players: seats.map(s => s.player), due, over, bot };
      yield { what: 'table', opening: journal.opening, standing, checkpoint: journal.checkpoint };
      for (const { number, at, entry } of journal.entries) yield { what: 'entry', table: id, number, at, entry };
      last = id;
    }
    if (rows.length < DUMPED_AT_ONCE) return;
  }
}

export async function take(sql: Sql, line: Dumped): Promise<void> {
  if (line.what === 'player') await insertPlayer(sql, line.player);
  else if (line.what === 'key' || line.what === 'push' || line.what === 'keepsake')
    await new PostgresPeople(sql).take(line);
  else if (line.what === 'table') {
    await insertTable(sql, line.opening, line.standing);
    if (line.checkpoint)
      await sql.query('UPDATE tables SET checkpoint = $2 WHERE id = $1', [
        line.opening.id,
        JSON.stringify(line.checkpoint),
      ]);
  } else if (!(await insertEntries(sql, [line], '')).has(line.table)) throw gapBefore(line.table, line.number);
}
