import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Job } from '../thinking/jobs.ts';
import { Busy, Pool } from '../thinking/pool.ts';
import { temporary } from './servers.ts';

const pools: Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** A pool whose threads run this program; jobs are words to it. */
function poolOf(body: string, patience = 5_000, trouble: (what: string) => void = () => undefined): Pool {
  const file = join(temporary(), 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\nlet count = 0;\n${body}`);
  const pool = new Pool({ threads: 1, program: pathToFileURL(file), patience, trouble });
  pools.push(pool);
  return pool;
}
const job = (word: string): Job => word as unknown as Job;
const ECHO = `parentPort.on('message', word => parentPort.postMessage({ value: word }));`;

test('tables take turns: one that asks for much waits for itself', async () => {
  const pool = poolOf(ECHO);
  const order: string[] = [];
  const ask = (table: string, word: string) => pool.think<string>(table, job(word)).then(said => void order.push(said));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map(word => ask('a', word)),
    ...['b1', 'b2'].map(word => ask('b', word)),
    ask('c', 'c1'),
  ]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a table that asks for too much is told so, others are not', async () => {
  const pool = poolOf(ECHO);
  const asked = Array.from({ length: 70 }, (_, i) => pool.think('a', job(`${i}`)));
  const other = pool.think('b', job('b'));
  const results = await Promise.allSettled(asked);
  expect(results.filter(r => r.status === 'rejected').map(r => r.reason)).toEqual(
    Array.from({ length: 5 }, () => expect.any(Busy)),
  );
  expect(await other).toBe('b');
});

test('a thread that crashes is replaced and its job begun anew', async () => {
  const troubles: string[] = [];
  const file = JSON.stringify(join(temporary(), 'crashed'));
  const pool = poolOf(
    `import { existsSync, writeFileSync } from 'node:fs';
     parentPort.on('message', word => {
       if (word === 'crash' && !existsSync(${file})) { writeFileSync(${file}, ''); process.exit(1); }
       parentPort.postMessage({ value: word });
     });`,
    5_000,
    what => troubles.push(what),
  );
  expect(await Promise.all([pool.think('a', job('crash')), pool.think('b', job('fine'))])).toEqual(['crash', 'fine']);
  expect(troubles).toEqual(['thread']);
});

test('a job that crashes every thread is given up, and the next one is done', async () => {
  const pool = poolOf(
    `parentPort.on('message', word => { if (word === 'crash') throw new Error('no'); parentPort.postMessage({ value: word }); });`,
  );
  await expect(pool.think('a', job('crash'))).rejects.toThrow('no');
  expect(await pool.think('a', job('fine'))).toBe('fine');
});

test('a thread that stays silent is replaced', async () => {
  const pool = poolOf(
    `parentPort.on('message', word => { if (word === 'hang') for (;;); parentPort.postMessage({ value: word }); });`,
    300,
  );
  const hung = pool.think('a', job('hang'));
  const fine = pool.think('b', job('fine'));
  await expect(hung).rejects.toThrow('did not answer in time');
  expect(await fine).toBe('fine');
});
