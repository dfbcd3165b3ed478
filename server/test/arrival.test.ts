// A node that is started before its database waits for it, and says so.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Text } from '@tafelrunde/engine';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { arrived } from '../arrival.ts';
import { games } from '../games.ts';
import { type ServerOptions, startServer } from '../server.ts';
import { isPassing } from '../store/trouble.ts';
import { Client, call } from './client.ts';
import { freePort, type Postgres, postgres } from './databases.ts';
import { Gate } from './gate.ts';
import { QUICK } from './quick.ts';

let database: Postgres;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  database = await postgres();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => database.stop());

const PAUSE_MS = 50;

/** A database behind a port at which nobody stands yet. */
async function behind(): Promise<{ url: string; port: number; arrive: () => Promise<Gate> }> {
  const url = new URL(await database.database());
  const [real, port] = [Number(url.port), await freePort()];
  url.port = String(port);
  const arrive = async (): Promise<Gate> => {
    const gate = await Gate.before(real, port);
    ends.push(() => gate.close());
    return gate;
  };
  return { url: url.href, port, arrive };
}

/** A node that is being started at a port of its own, what it says meanwhile, and what it logs. */
async function starting(url: string, more: Partial<ServerOptions> = {}) {
  const port = await freePort();
  const said: Text[] = [];
  const logged: string[] = [];
  const begun = startServer({
    games,
    host: '127.0.0.1',
    port,
    data: '',
    database: url,
    threads: 1,
    limits: QUICK,
    waitingPause: PAUSE_MS,
    waiting: why => said.push(why),
    log: { level: 'warn', stream: { write: line => logged.push(line) } },
    ...more,
  });
  begun.then(server => ends.push(() => server.close())).catch(() => undefined);
  return { begun, said, logged, at: `http://127.0.0.1:${port}` };
}

test('a node that is there before its database waits for it: it lives, is not ready, says so again and again, and then serves', async () => {
  const { url, port, arrive } = await behind();
  const { begun, said, logged, at } = await starting(url);
  await expect.poll(() => said.length).toBeGreaterThan(2);
  expect((await call(at, 'GET', '/health')).body).toEqual({ ok: true });
  expect(await call(at, 'GET', '/ready')).toMatchObject({ status: 503, body: { ok: false } });
  const early = await call(at, 'POST', '/api/players', { name: 'Anna' });
  expect(early).toMatchObject({ status: 503, body: { code: 'failed' } });
  expect(early.headers.get('retry-after')).toBe('5');
  expect((await call(at, 'GET', '/api/socket')).status).toBe(503);
  expect(new Set(said.map(({ en }) => en))).toEqual(
    new Set([`PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`]),
  );
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ level: 40, msg: 'waiting for the database' });
  expect(logged.join()).not.toContain('secret');
  await arrive();
  expect((await begun).url).toBe(at);
  const [count] = [said.length];
  expect((await call(at, 'GET', '/ready')).body).toEqual({ ok: true });
  expect((await Client.enter(at, 'Anna')).key).not.toBe('');
  await new Promise(done => setTimeout(done, 3 * PAUSE_MS));
  expect(said.length).toBe(count);
});

test('a database that takes the call and says nothing is waited for in the same way', async () => {
  const { url, arrive } = await behind();
  const gate = await arrive();
  gate.shut(true);
  const { begun, said, at } = await starting(url);
  await expect.poll(() => said.length).toBeGreaterThan(2);
  expect(said.map(({ de }) => de)).toContain('Sie antwortet nicht.');
  expect((await call(at, 'GET', '/ready')).status).toBe(503);
  gate.shut(false);
  // The call it has missed is given up after some seconds, and made again.
  expect((await begun).url).toBe(at);
}, 20_000);

test('a database that falls silent in the middle of the beginning is called again', async () => {
  const { url, arrive } = await behind();
  const gate = await arrive();
  gate.shutAfter('BEGIN');
  const { begun, said, at } = await starting(url);
  await expect.poll(() => said.length).toBeGreaterThan(2);
  gate.shut(false);
  expect((await begun).url).toBe(at);
}, 20_000);

test.for([['nobody there'], ['nobody who answers']] as const)(
  '%s: who stops waiting is gone at once',
  async ([how]) => {
    const { url, arrive } = await behind();
    if (how === 'nobody who answers') (await arrive()).shut(true);
    const stop = new AbortController();
    const { begun, said, at } = await starting(url, { signal: stop.signal });
    await expect.poll(() => said.length).toBeGreaterThan(0);
    const from = performance.now();
    stop.abort();
    await expect(begun).rejects.toThrow('aborted');
    expect(performance.now() - from).toBeLessThan(1_000);
    // Nobody stands at the door any more.
    await expect(call(at, 'GET', '/health')).rejects.toThrow();
  },
);

/** What PostgreSQL says when it refuses, with this code. */
function refusing(code: string): Promise<number> {
  const fields = `SFATAL\0VFATAL\0C${code}\0Mno\0\0`;
  const message = Buffer.alloc(5 + fields.length);
  message.write('E');
  message.writeInt32BE(4 + fields.length, 1);
  message.write(fields, 5);
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(message));
  });
  ends.push(() => server.close());
  server.listen(0, '127.0.0.1');
  return once(server, 'listening').then(() => (server.address() as AddressInfo).port);
}

test('what waiting does not mend is an error at once', async () => {
  const port = await refusing('28P01');
  const { begun, said, at } = await starting(`postgres://anna:wrong@127.0.0.1:${port}/x`);
  await expect(begun).rejects.toThrow('PostgreSQL cannot be used: no.');
  expect(said).toEqual([]);
  await expect(call(at, 'GET', '/health')).rejects.toThrow();
});

test('a database that is just starting, or has no room at the moment, is waited for', async () => {
  const port = await refusing('57P03');
  const stop = new AbortController();
  const { begun, said } = await starting(`postgres://anna:x@127.0.0.1:${port}/x`, { signal: stop.signal });
  await expect.poll(() => said.length).toBeGreaterThan(1);
  stop.abort();
  await expect(begun).rejects.toThrow('aborted');
});

test.for([
  ['ECONNREFUSED', true],
  ['ENOTFOUND', true],
  ['EAI_AGAIN', true],
  ['53300', true],
  ['08006', true],
  ['57P03', true],
  ['28P01', false],
  ['3D000', false],
  ['42501', false],
  ['EADDRINUSE', false],
] as const)('%s: may it pass? %s', ([code, passes]) => {
  expect(isPassing(Object.assign(new Error('no'), { code }))).toBe(passes);
});

test('what nobody knows is no reason to wait', () => {
  expect([new Error('timeout expired'), new Error('A bug.'), 'x', undefined].map(isPassing)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a port that is taken by another program is an error, though the database is not there', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  ends.push(() => other.close());
  await once(other, 'listening');
  const { url } = await behind();
  const { begun } = await starting(url, { port: (other.address() as AddressInfo).port });
  await expect(begun).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('what arrives when nobody wants it any more is taken back', async () => {
  const stop = new AbortController();
  const takenBack: string[] = [];
  const waiting = arrived({
    bring: async () => {
      stop.abort();
      return 'a store';
    },
    takeBack: async brought => void takenBack.push(brought),
    room: () => Promise.reject(new Error('Nobody waits.')),
    signal: stop.signal,
  });
  await expect(waiting).rejects.toThrow('aborted');
  expect(takenBack).toEqual(['a store']);
});
