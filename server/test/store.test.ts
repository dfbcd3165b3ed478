import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { MIGRATIONS as POSTGRES_MIGRATIONS } from '../store/postgres-schema.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { MIGRATIONS as SQLITE_MIGRATIONS } from '../store/sqlite-schema.ts';
import type { Append, Dumped, Opening, Player, Store } from '../store/store.ts';
import { type Folder, folder, type Postgres, postgres } from './databases.ts';

let server: Postgres;
const folders: Folder[] = [];
const stores: Store[] = [];

beforeAll(async () => {
  server = await postgres();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const f of folders.splice(0)) f.remove();
});
afterAll(() => server.stop());

/** A place for one database, which can be opened again and again. */
interface Place {
  open(): Promise<Store>;
}

const places: Record<string, () => Promise<Place>> = {
  async SQLite() {
    const f = folder();
    folders.push(f);
    return { open: () => kept(sqliteStore(f.path)) };
  },
  async PostgreSQL() {
    const url = await server.database();
    return { open: () => kept(postgresStore(url)) };
  },
};

async function kept(opening: Promise<Store>): Promise<Store> {
  const store = await opening;
  stores.push(store);
  return store;
}

const table = (id: string, opened = 1_000): Opening => ({
  id,
  game: 'skirmish',
  version: 1,
  config: { scenario: 'duel', seats: 2, settings: {} },
  start: { state: { life: [3, 3] }, chance: { words: [1, 2, 3, 4], used: 0 } as never },
  seeded: false,
  seats: [{ is: 'free' }, { is: 'free' }],
  host: 'p1',
  inviteHash: 'hash-i',
  spectators: true,
  opened,
});
const part = (id: string, number: number, opened = 1_000): Opening => ({
  ...table(id, opened),
  campaign: { id: 'c', name: 'Friday “ä”', number, settings: { hard: true }, played: [], news: [] },
});
const nobody = { players: [], due: [], over: false, bot: false };
const entry = (table: string, number: number, more: Partial<Append> = {}): Append => ({
  table,
  number,
  entry: { kind: 'said', words: `entry ${number}, “ä” and 'quotes'` } as Append['entry'],
  at: 2_000 + number,
  ...more,
});
const anna: Player = { id: 'p1', name: 'Anna', keyHash: 'hash-1', webhook: null };
const bert: Player = { id: 'p2', name: 'Bert', keyHash: 'hash-2', webhook: 'https://example.org/bert' };

async function all(dump: AsyncIterable<Dumped>): Promise<Dumped[]> {
  const lines: Dumped[] = [];
  for await (const line of dump) lines.push(line);
  return lines;
}

describe.each(Object.keys(places))('%s', kind => {
  const place = (): Promise<Place> => (places[kind] as () => Promise<Place>)();

  test('keeps a table and its entries, and reads on from any of them', async () => {
    const store = await (await place()).open();
    await store.open(table('a'), nobody);
    expect(await store.append(entry('a', 1))).toBe(true);
    expect(await store.append(entry('a', 2))).toBe(true);
    const { entry: first } = entry('a', 1);
    const { entry: second } = entry('a', 2);
    expect(await store.read('a')).toEqual({
      opening: table('a'),
      checkpoint: null,
      entries: [
        { number: 1, at: 2_001, entry: first },
        { number: 2, at: 2_002, entry: second },
      ],
    });
    expect((await store.read('a', 1))?.entries).toEqual([{ number: 2, at: 2_002, entry: second }]);
    expect(await store.read('b')).toBeNull();
  });

  test('gives each number once: the second writer writes nothing, and no number is left out', async () => {
    const store = await (await place()).open();
    await store.open(table('a'), nobody);
    const both = await Promise.all([store.append(entry('a', 1, { at: 5 })), store.append(entry('a', 1, { at: 6 }))]);
    expect(both).toEqual([true, false]);
    expect(await store.append(entry('a', 3))).toBe(false);
    expect(await store.append(entry('a', 1))).toBe(false);
    expect((await store.read('a'))?.entries.map(e => e.at)).toEqual([5]);
  });

  test('many tables at once lose nothing and mix nothing up', async () => {
    const store = await (await place()).open();
    const ids = Array.from({ length: 40 }, (_, i) => `t${i}`);
    await Promise.all(ids.map(id => store.open(table(id), nobody)));
    const written = await Promise.all(
      ids.map(async id => {
        for (let n = 1; n <= 10; n++) if (!(await store.append(entry(id, n)))) return false;
        return true;
      }),
    );
    expect(written.every(Boolean)).toBe(true);
    for (const id of ids) expect((await store.read(id))?.entries.map(e => e.number)).toHaveLength(10);
  });

  test('what was kept is there after closing and opening again', async () => {
    const p = await place();
    const store = await p.open();
    await store.open(table('a'), nobody);
    await store.append(entry('a', 1));
    await store.checkpoint('a', { number: 1, version: 3, body: { life: [2, 3] } });
    await store.addPlayer(anna);
    await store.close();
    const again = await p.open();
    const journal = await again.read('a');
    expect(journal?.checkpoint).toEqual({ number: 1, version: 3, body: { life: [2, 3] } });
    expect(journal?.entries).toHaveLength(1);
    expect(await again.player('p1')).toEqual(anna);
  });

  test('knows players by the hash of their key and by id, and changes what may change', async () => {
    const store = await (await place()).open();
    await store.addPlayer(anna);
    await store.addPlayer(bert);
    await expect(store.addPlayer({ ...anna, id: 'p3' })).rejects.toThrow();
    expect(await store.playerByKey('hash-2')).toEqual(bert);
    expect(await store.playerByKey('hash-3')).toBeNull();
    await store.changePlayer('p2', { name: 'Berta', webhook: null });
    expect(await store.player('p2')).toEqual({ ...bert, name: 'Berta', webhook: null });
  });

  test('keeps keys of devices, one code, whom to call, and what the house has made once', async () => {
    const store = await (await place()).open();
    const { people } = store;
    await store.addPlayer(anna);
    await store.addPlayer(bert);
    const key = { id: 'k1', player: 'p1', kind: 'device', hash: 'hash-k1', name: 'Phone', made: 1 } as const;
    const code = { id: 'k2', player: 'p1', kind: 'code', hash: 'hash-k2', name: '', made: 2 } as const;
    await people.addKey(key);
    await people.addKey(code);
    expect(await store.playerByKey('hash-k1')).toEqual(anna);
    expect([await store.playerByKey('hash-k2'), await people.ownerOfCode('hash-k1')]).toEqual([null, null]);
    expect(await people.ownerOfCode('hash-k2')).toBe('p1');
    await people.addKey({ ...code, id: 'k3', hash: 'hash-k3', made: 3 });
    expect([await people.ownerOfCode('hash-k2'), await people.ownerOfCode('hash-k3')]).toEqual([null, 'p1']);
    await expect(people.addKey({ ...key, id: 'k4' })).rejects.toThrow();
    const push = { player: 'p1', keyHash: 'hash-k1', p256dh: 'p', auth: 'a', lang: 'de' } as const;
    for (const endpoint of ['e1', 'e2', 'e1']) await people.addPush({ ...push, endpoint });
    await people.addPush({ ...push, endpoint: 'e3', keyHash: 'hash-1' });
    expect((await people.pushesOf('p1')).map(({ endpoint }) => endpoint)).toEqual(['e3', 'e1', 'e2']);
    await people.removePush('p2', 'e3');
    await people.removeKey('p2', 'hash-k1');
    expect(await store.playerByKey('hash-k1')).toEqual(anna);
    await people.removeKey('p1', 'hash-k1');
    expect(await store.playerByKey('hash-k1')).toBeNull();
    expect(await people.pushesOf('p1')).toEqual([{ ...push, endpoint: 'e3', keyHash: 'hash-1' }]);
    expect([await people.keepsake('vapid', 'one'), await people.keepsake('vapid', 'two')]).toEqual(['one', 'one']);
    expect(await people.keysOf('p1')).toEqual([{ ...code, id: 'k3', hash: 'hash-k3', made: 3 }]);
  });

  test('lists the tables of a player: those that wait for her first, then the most recent', async () => {
    const store = await (await place()).open();
    const both = { players: ['p1', 'p2'], due: ['p2'], over: false, bot: false };
    await store.open(table('old', 10), both);
    await store.open(table('new', 30), both);
    await store.open(table('mine', 20), { players: ['p1'], due: ['p1'], over: false, bot: false });
    await store.open(table('none', 40), { players: ['p2'], due: [], over: false, bot: false });
    const listed = async (player: string) => (await store.tablesOf(player, 10)).map(t => [t.table, t.due, t.over]);
    expect(await listed('p1')).toEqual([
      ['mine', true, false],
      ['new', false, false],
      ['old', false, false],
    ]);
    await store.append(entry('old', 1, { at: 50, standing: { players: ['p1'], due: [], over: true, bot: false } }));
    await store.append(entry('mine', 1, { at: 60 }));
    expect(await listed('p1')).toEqual([
      ['mine', true, false],
      ['old', false, true],
      ['new', false, false],
    ]);
    expect(await listed('p2')).toEqual([
      ['new', true, false],
      ['none', false, false],
    ]);
    expect(await store.tablesOf('p1', 1)).toEqual([
      {
        table: 'mine',
        game: 'skirmish',
        scenario: 'duel',
        due: true,
        over: false,
        changed: 60,
        awaited: [],
        campaign: null,
      },
    ]);
    await store.addPlayer(anna);
    await store.addPlayer(bert);
    const awaited = async (player: string) => (await store.tablesOf(player, 10)).map(t => [t.table, ...t.awaited]);
    expect(await awaited('p1')).toEqual([['mine', 'Anna'], ['old'], ['new', 'Bert']]);
    await store.append(entry('none', 1, { at: 70, standing: { players: ['p2'], due: [], over: false, bot: true } }));
    expect(await store.waitingForBots()).toEqual([{ table: 'none', changed: 70 }]);
  });

  test('takes each match of a campaign once, and lists them in their order', async () => {
    const p = await place();
    const store = await p.open();
    const both = { players: ['p1', 'p2'], due: [], over: false, bot: false };
    await store.open(part('first', 1), both);
    const tried = await Promise.allSettled([store.open(part('x', 2), both), store.open(part('y', 2), both)]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [, second] = await store.campaign('c');
    await store.open(part('third', 3), { ...both, players: ['p2'] });
    await store.open(table('alone'), both);
    expect(await store.campaign('c')).toEqual([
      { table: 'first', number: 1, scenario: 'duel' },
      { table: second?.table, number: 2, scenario: 'duel' },
      { table: 'third', number: 3, scenario: 'duel' },
    ]);
    expect(await store.campaign('d')).toEqual([]);
    expect((await store.read('third'))?.opening).toEqual(part('third', 3));
    // Of a campaign the last table of each person is listed, and no other.
    const mine = async (player: string) =>
      (await store.tablesOf(player, 9)).map(listed => [listed.table, listed.campaign]).sort();
    expect(await mine('p1')).toEqual([
      ['alone', null],
      [second?.table, { id: 'c', name: 'Friday “ä”', number: 2 }],
    ]);
    expect(await mine('p2')).toEqual([
      ['alone', null],
      ['third', { id: 'c', name: 'Friday “ä”', number: 3 }],
    ]);
    const lines = await all(store.dump());
    for (const other of Object.values(places)) {
      const copy = await (await other()).open();
      await copy.restore(store.dump());
      expect(await all(copy.dump())).toEqual(lines);
      expect(await copy.campaign('c')).toEqual(await store.campaign('c'));
    }
  });

  test('a campaign is kept or outdated as a whole, and never because a match of it is over', async () => {
    const store = await (await place()).open();
    const over = { players: ['p1'], due: [], over: true, bot: false };
    await store.open(part('first', 1, 10), over);
    await store.open(part('second', 2, 50), over);
    await store.open(table('alone', 10), over);
    const outdated = async (finishedBefore: number, idleBefore: number) =>
      (await store.outdated({ finishedBefore, idleBefore }, 9)).sort();
    expect(await outdated(100, 0)).toEqual(['alone']);
    expect(await outdated(0, 50)).toEqual(['alone']);
    expect(await outdated(0, 51)).toEqual(['alone', 'first', 'second']);
  });

  test('a failing request fails alone', async () => {
    const store = await (await place()).open();
    await store.open(table('a'), nobody);
    const results = await Promise.allSettled([
      store.addPlayer(anna),
      store.open(table('a'), nobody),
      store.append(entry('a', 1)),
    ]);
    expect(results.map(r => r.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.read('a'))?.entries).toHaveLength(1);
  });

  test('a dump fills an empty store of either kind, and only an empty one', async () => {
    const store = await (await place()).open();
    await store.addPlayer(anna);
    await store.open(table('a'), { players: ['p1'], due: ['p1'], over: false, bot: false });
    await store.people.addKey({ id: 'k', player: 'p1', kind: 'device', hash: 'h', name: 'Phone', made: 5 });
    const push = { endpoint: 'https://example.org/', player: 'p1', keyHash: 'h', p256dh: 'p', auth: 'a' };
    await store.people.addPush({ ...push, lang: 'en' });
    await store.people.keepsake('vapid', 'theirs');
    for (let n = 1; n <= 3; n++) await store.append(entry('a', n));
    await store.checkpoint('a', { number: 2, version: 1, body: {} });
    await store.open(table('b'), { players: [], due: [], over: true, bot: false });
    const lines = await all(store.dump());
    expect(lines.map(l => l.what)).toEqual([
      ...['player', 'key', 'push', 'keepsake'],
      ...['table', 'entry', 'entry', 'entry', 'table'],
    ]);
    for (const other of Object.values(places)) {
      const copy = await (await other()).open();
      // A server that was started on it has made one already.
      await copy.people.keepsake('vapid', 'own');
      await copy.restore(store.dump());
      expect(await all(copy.dump())).toEqual(lines);
      await expect(copy.restore(store.dump())).rejects.toThrow('Only an empty database');
    }
  });

  test('a dump with a gap is refused as a whole', async () => {
    const store = await (await place()).open();
    const broken: Dumped[] = [
      { what: 'player', player: anna },
      { what: 'table', opening: table('a'), standing: nobody, checkpoint: null },
      { what: 'entry', ...entry('a', 2) },
    ];
    async function* lines(): AsyncGenerator<Dumped> {
      yield* broken;
    }
    await expect(store.restore(lines())).rejects.toThrow('no entry before number 2');
    expect(await all(store.dump())).toEqual([]);
    await store.addPlayer(anna);
  });
});

test('PostgreSQL: nodes hear of each other’s entries, not of their own, also after a cut connection', async () => {
  const url = await server.database();
  const [one, two] = [await kept(postgresStore(url)), await kept(postgresStore(url))];
  const heard: string[] = [];
  let missed = 0;
  two.listen(
    (t, n) => heard.push(`${t} ${n}`),
    () => missed++,
  );
  await one.open(table('a'), nobody);
  await settled(async () => {
    const last = (await one.read('a'))?.entries.length ?? 0;
    await one.append(entry('a', last + 1));
    return heard.length > 0;
  });
  const own = ((await two.read('a'))?.entries.length ?? 0) + 1;
  await two.append(entry('a', own));
  expect(heard).not.toContain(`a ${own}`);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );
  await admin.end();
  await settled(async () => missed > 0);
  const next = ((await one.read('a'))?.entries.length ?? 0) + 1;
  expect(await one.append(entry('a', next))).toBe(true);
  await settled(async () => heard.includes(`a ${next}`));
});

async function settled(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition().catch(() => false)) return;
    await new Promise(done => setTimeout(done, 25));
  }
  throw new Error('It did not come to that.');
}

test('a SQLite file of the first version is brought forward with all it holds', async () => {
  const f = folder();
  const old = new DatabaseSync(join(f.path, 'tafelrunde.sqlite'));
  old.exec(`${SQLITE_MIGRATIONS[0]}; PRAGMA user_version = 1`);
  old
    .prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)')
    .run('a', 'skirmish', 'standard', JSON.stringify(table('a')), 1, 7, 0, 1);
  old.exec("INSERT INTO sitting VALUES ('anna', 'a', 1)");
  old.exec(`INSERT INTO entries VALUES ('a', 1, 7, '{"kind":"said"}')`);
  old.close();
  const store = await sqliteStore(f.path);
  expect(await store.tablesOf('anna', 5)).toMatchObject([
    { table: 'a', due: true, over: false, changed: 7, campaign: null },
  ]);
  expect(await store.waitingForBots()).toEqual([{ table: 'a', changed: 7 }]);
  expect((await store.read('a'))?.entries).toEqual([{ number: 1, at: 7, entry: { kind: 'said' } }]);
  expect(await store.playing('anna')).toBe(1);
  await store.close();
  f.remove();
});

test('a PostgreSQL database of the first version is brought forward with all it holds', async () => {
  const url = await server.database();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(POSTGRES_MIGRATIONS[0] ?? '');
  await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
  await client.query('INSERT INTO schema_version VALUES (1)');
  await client.query('INSERT INTO tables VALUES ($1, $2, $3, $4, 1, 7, false, true, NULL)', [
    'a',
    'skirmish',
    'standard',
    JSON.stringify(table('a')),
  ]);
  await client.query("INSERT INTO sitting VALUES ('anna', 'a', true)");
  await client.end();
  const store = await kept(postgresStore(url));
  expect(await store.tablesOf('anna', 5)).toMatchObject([{ table: 'a', due: true, changed: 7, campaign: null }]);
  await store.open(part('b', 1), nobody);
  expect(await store.campaign('c')).toHaveLength(1);
});

test('a database of a newer version is refused, and so is a file that is none', async () => {
  const f = folder();
  folders.push(f);
  const file = join(f.path, 'tafelrunde.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  await expect(sqliteStore(f.path)).rejects.toThrow('The database has version 99');
  await expect(sqliteStore('/dev/null/here')).rejects.toThrow('cannot be made');
  await expect(postgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('cannot be used');
  const url = await server.database();
  await (await postgresStore(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE schema_version SET version = 99');
  await client.end();
  await expect(postgresStore(url)).rejects.toThrow('The database has version 99');
});
