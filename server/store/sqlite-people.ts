import type { DumpedPeople, Key, PushAddress } from './people.ts';
import type { Row, Rows } from './sqlite-rows.ts';

/** Keys, addresses to call and keepsakes in SQLite, all calls synchronous. */
export class SqlitePeople {
  readonly #rows: Rows;

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  addKey({ id, player, kind, hash, name, made }: Key): void {
    if (kind === 'code') this.#rows.run("DELETE FROM keys WHERE player = ? AND kind = 'code'", player);
    this.#rows.run(
      'INSERT INTO keys (id, player, kind, hash, name, made) VALUES (?, ?, ?, ?, ?, ?)',
      id,
      player,
      kind,
      hash,
      name,
      made,
    );
  }

  keysOf(player: string): Key[] {
    return this.#rows.all('SELECT * FROM keys WHERE player = ? ORDER BY made, id', player).map(keyOf);
  }

  ownerOfCode(hash: string): string | null {
    const row = this.#rows.one("SELECT player FROM keys WHERE hash = ? AND kind = 'code'", hash);
    return (row?.player as string | undefined) ?? null;
  }

  removeKey(player: string, hash: string): void {
    this.#rows.run('DELETE FROM keys WHERE player = ? AND hash = ?', player, hash);
    this.#rows.run('DELETE FROM pushes WHERE player = ? AND key_hash = ?', player, hash);
  }

  addPush({ endpoint, player, keyHash, p256dh, auth, lang }: PushAddress): void {
    this.#rows.run('DELETE FROM pushes WHERE endpoint = ?', endpoint);
    this.#rows.run(
      'INSERT INTO pushes (endpoint, player, key_hash, p256dh, auth, lang) VALUES (?, ?, ?, ?, ?, ?)',
      endpoint,
      player,
      keyHash,
      p256dh,
      auth,
      lang,
    );
  }

  pushesOf(player: string): PushAddress[] {
    return this.#rows.all('SELECT * FROM pushes WHERE player = ? ORDER BY line DESC', player).map(pushOf);
  }

  removePush(player: string, endpoint: string): void {
    this.#rows.run('DELETE FROM pushes WHERE player = ? AND endpoint = ?', player, endpoint);
  }

  keepsake(name: string, value: string): string {
    this.#rows.run('INSERT INTO keepsakes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value);
    return this.#rows.one('SELECT value FROM keepsakes WHERE name = ?', name)?.value as string;
  }

  *everything(): Generator<DumpedPeople> {
    for (const row of this.#rows.all('SELECT * FROM keys ORDER BY id')) yield { what: 'key', key: keyOf(row) };
    for (const row of this.#rows.all('SELECT * FROM pushes ORDER BY line')) yield { what: 'push', push: pushOf(row) };
    for (const { name, value } of this.#rows.all('SELECT name, value FROM keepsakes ORDER BY name'))
      yield { what: 'keepsake', name: name as string, value: value as string };
  }

  take(line: DumpedPeople): void {
    if (line.what === 'key') this.addKey(line.key);
    else if (line.what === 'push') this.addPush(line.push);
    else this.#rows.run('INSERT OR REPLACE INTO keepsakes (name, value) VALUES (?, ?)', line.name, line.value);
  }
}

const keyOf = ({ id, player, kind, hash, name, made }: Row): Key =>
  ({ id, player, kind, hash, name, made }) as unknown as Key;

const pushOf = ({ endpoint, player, key_hash, p256dh, auth, lang }: Row): PushAddress =>
  ({ endpoint, player, keyHash: key_hash, p256dh, auth, lang }) as unknown as PushAddress;
