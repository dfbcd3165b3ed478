// Truthful health: what /ready says, and what a node does when its database falls silent.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Readiness } from '../http/vitals.ts';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { House } from '../table/house.ts';
import { call } from './client.ts';
import { type Postgres, postgres } from './databases.ts';
import { Gate } from './gate.ts';
import { server as started, temporary } from './servers.ts';
import { anna, game, tableForTwo, want } from './tables.ts';

let database: Postgres;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  database = await postgres();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => database.stop());

const never = (): Promise<never> => new Promise(() => undefined);

test('a store that does not answer is not ready, and neither is one that fails; whoever asks meanwhile shares the look', async () => {
  let now = 0;
  let probes = 0;
  let probe: () => Promise<void> = never;
  const store = {
    probe: () => {
      probes++;
      return probe();
    },
  };
  const readiness = new Readiness(store, { patience: 20, now: () => now });
  expect(await Promise.all([readiness.isReady(), readiness.isReady()])).toEqual([false, false]);
  expect(probes).toBe(1);
  probe = async () => undefined;
  expect([await readiness.isReady(), probes]).toEqual([false, 1]);
  now = 1_000;
  expect([await readiness.isReady(), probes]).toEqual([true, 2]);
  now = 2_000;
  probe = () => Promise.reject(new Error('The disk is full.'));
  expect([await readiness.isReady(), probes]).toEqual([false, 3]);
});

test('where nothing can be written /ready says so, though everything can still be read', async () => {
  const data = temporary();
  const { url } = await started({ data });
  expect((await call(url, 'GET', '/ready')).status).toBe(200);
  // As with a full disk: nobody else may write as long as this is open.
  const other = new DatabaseSync(join(data, 'tafelrunde.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  await new Promise(done => setTimeout(done, 1_100));
  expect(await call(url, 'GET', '/ready')).toMatchObject({ status: 503, body: { ok: false } });
  other.exec('ROLLBACK');
  other.close();
  await expect.poll(async () => (await call(url, 'GET', '/ready')).status).toBe(200);
});

async function behindGate(heartbeatMs?: number): Promise<{ store: Store; gate: Gate; direct: string }> {
  const direct = await database.database();
  const gate = await Gate.before(Number(new URL(direct).port));
  ends.push(() => gate.close());
  const url = new URL(direct);
  url.port = String(gate.port);
  const store = await postgresStore(url.href, 4, { queryMs: 300, ...(heartbeatMs && { heartbeatMs }) });
  ends.unshift(() => store.close());
  return { store, gate, direct };
}

test('a database that stands still is noticed, and so is that it goes on', async () => {
  const { store, gate } = await behindGate();
  await store.probe();
  gate.shut(true);
  await expect(store.probe()).rejects.toThrow();
  gate.shut(false);
  await expect.poll(() => store.probe().then(() => 'written', String)).toBe('written');
});

test('connections a firewall has forgotten are replaced', async () => {
  const { store, gate } = await behindGate();
  const id = await tableForTwo(store);
  await Promise.all(Array.from({ length: 4 }, () => store.read(id)));
  gate.forget();
  await expect.poll(() => store.read(id).then(journal => journal?.opening.id, String)).toBe(id);
  const append = { table: id, number: 1, entry: { kind: 'said' }, at: 1 };
  await expect.poll(() => store.append(append).then(String, String)).toMatch(/true|false/);
  expect((await store.read(id))?.entries).toHaveLength(1);
});

test('a node that no longer hears the others notices, and reads again what it serves', async () => {
  const { store, gate, direct } = await behindGate(100);
  const other = await postgresStore(direct);
  ends.unshift(() => other.close());
  const [here, there] = [store, other].map(s => new House({ store: s, games: [game] }));
  const id = await tableForTwo(other);
  const heard: number[] = [];
  if (!here || !there) throw new Error('No house.');
  // Like a browser: where the table cannot be served at the moment it comes again.
  const visit = (): void =>
    void here.visit(id, { told: table => heard.push(table.number), gone: () => setTimeout(visit, 50) }).catch(visit);
  visit();
  await expect.poll(() => heard).toEqual([0]);
  await want(there, id, anna, { do: 'say', words: 'One' });
  await expect.poll(() => heard).toEqual([0, 1]);
  gate.forget();
  await want(there, id, anna, { do: 'say', words: 'Two' });
  await expect.poll(() => heard.at(-1)).toBe(2);
});

test('SQLite is probed by writing, too', async () => {
  const place = temporary();
  const store = await sqliteStore(place);
  ends.push(() => store.close());
  await store.probe();
  const file = new DatabaseSync(join(place, 'tafelrunde.sqlite'), { readOnly: true });
  expect(file.prepare('SELECT count(*) AS lines FROM probe').get()).toEqual({ lines: 1 });
  file.close();
});
