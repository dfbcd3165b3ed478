import type pg from 'pg';
import { MIGRATIONS } from './postgres-schema.ts';
import { newerVersion } from './trouble.ts';

/** Any number, the same on every node: only one of them migrates, the others wait. */
const LOCK = 7_253_001;

/** On a line of its own: where something fails, it is taken back when that is hung up. */
export async function migrate(client: pg.Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
  const { rows } = await client.query('SELECT version FROM schema_version');
  const seen = (rows[0] as { version: number } | undefined)?.version ?? 0;
  if (seen > MIGRATIONS.length) throw newerVersion(seen, MIGRATIONS.length);
  for (const migration of MIGRATIONS.slice(seen)) await client.query(migration);
  await client.query('DELETE FROM schema_version');
  await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
  await client.query('COMMIT');
}
