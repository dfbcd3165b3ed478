import type pg from 'pg';
import type { DumpedPeople, Key, People, PushAddress } from './people.ts';

type Sql = Pick<pg.PoolClient, 'query'>;

const KEYS = 'SELECT id, player, kind, hash, name, made::float8 AS made FROM keys';
const PUSHES = 'SELECT endpoint, player, key_hash AS "keyHash", p256dh, auth, lang FROM pushes';

/** Keys, addresses to call and keepsakes in PostgreSQL. */
export class PostgresPeople implements People {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async addKey({ id, player, kind, hash, name, made }: Key): Promise<void> {
    await this.#sql.query(
      `WITH gone AS (DELETE FROM keys WHERE player = $2 AND kind = 'code' AND $3 = 'code')
       INSERT INTO keys (id, player, kind, hash, name, made) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, player, kind, hash, name, made],
    );
  }

  async keysOf(player: string): Promise<Key[]> {
    const { rows } = await this.#sql.query(`${KEYS} WHERE player = $1 ORDER BY made, id`, [player]);
    return rows;
  }

  async ownerOfCode(hash: string): Promise<string | null> {
    const { rows } = await this.#sql.query("SELECT player FROM keys WHERE hash = $1 AND kind = 'code'", [hash]);
    return (rows[0] as { player: string } | undefined)?.player ?? null;
  }

  async removeKey(player: string, hash: string): Promise<void> {
    await this.#sql.query(
      `WITH gone AS (DELETE FROM keys WHERE player = $1 AND hash = $2)
       DELETE FROM pushes WHERE player = $1 AND key_hash = $2`,
      [player, hash],
    );
  }

  async addPush({ endpoint, player, keyHash, p256dh, auth, lang }: PushAddress): Promise<void> {
    await this.#sql.query(
      `INSERT INTO pushes (endpoint, player, key_hash, p256dh, auth, lang) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (endpoint) DO UPDATE SET line = excluded.line, player = excluded.player, key_hash = excluded.key_hash,
         p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang`,
      [endpoint, player, keyHash, p256dh, auth, lang],
    );
  }

  async pushesOf(player: string): Promise<PushAddress[]> {
    const { rows } = await this.#sql.query(`${PUSHES} WHERE player = $1 ORDER BY line DESC`, [player]);
    return rows;
  }

  async removePush(player: string, endpoint: string): Promise<void> {
    await this.#sql.query('DELETE FROM pushes WHERE player = $1 AND endpoint = $2', [player, endpoint]);
  }

  async keepsake(name: string, value: string): Promise<string> {
    await this.#sql.query('INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
    const { rows } = await this.#sql.query('SELECT value FROM keepsakes WHERE name = $1', [name]);
    return (rows[0] as { value: string }).value;
  }

  async *everything(): AsyncGenerator<DumpedPeople> {
    const { rows: keys } = await this.#sql.query(`${KEYS} ORDER BY id`);
    for (const key of keys as Key[]) yield { what: 'key', key };
    const { rows: pushes } = await this.#sql.query(`${PUSHES} ORDER BY line`);
    for (const push of pushes as PushAddress[]) yield { what: 'push', push };
    const { rows: kept } = await this.#sql.query('SELECT name, value FROM keepsakes ORDER BY name');
    for (const { name, value } of kept as { name: string; value: string }[]) yield { what: 'keepsake', name, value };
  }

  async take(line: DumpedPeople): Promise<void> {
    if (line.what === 'key') await this.addKey(line.key);
    else if (line.what === 'push') await this.addPush(line.push);
    else
      await this.#sql.query(
        'INSERT INTO keepsakes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
        [line.name, line.value],
      );
  }
}
