import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ON_THE_WAY_MS, QUERY_MS } from './postgres-lines.ts';
import { MIGRATIONS } from './postgres-schema.ts';
import { newerVersion } from './trouble.ts';

/** Any number, the same on every node: only one of them migrates, the others wait. */
const LOCK = 7_253_001;
const WAIT_MS = 500;

/**
 * On a line of its own: where something fails, it is taken back when that is hung up. A migration may take as long as it takes; whatever else is asked
 * must be answered in time, so that nobody waits on a line that leads nowhere.
 */
export async function migrate(client: pg.Client, answerMs = QUERY_MS + ON_THE_WAY_MS): Promise<void> {
  const ask = async (text: string): Promise<Record<string, unknown> | undefined> => {
    const { rows } = await client.query<Record<string, unknown>>({ text, query_timeout: answerMs } as pg.QueryConfig);
    return rows[0];
  };
  await ask('BEGIN');
  while (!(await ask(`SELECT pg_try_advisory_xact_lock(${LOCK}) AS alone`))?.alone) await sleep(WAIT_MS);
  await ask('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const seen = Number((await ask('SELECT version FROM schema_version'))?.version ?? 0);
  if (seen > MIGRATIONS.length) throw newerVersion(seen, MIGRATIONS.length);
  if (seen < MIGRATIONS.length) {
    for (const migration of MIGRATIONS.slice(seen)) await client.query(migration);
    await ask('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
  }
  await ask('COMMIT');
}
