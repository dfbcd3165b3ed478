import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Job, standing } from '@tafelrunde/bots';
import { Match } from '@tafelrunde/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { FairQueue } from '../thinking/fair-queue.ts';
import { Busy, Pool } from '../thinking/pool.ts';
import { temporary } from './servers.ts';
import { game } from './tables.ts';

const pools: Pool[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/** A pool whose threads run this program; jobs are words to it. */
function poolOf(
  body: string,
  patience = 5_000,
  trouble: (what: string) => void = () => undefined,
  now: () => number = () => 0,
): Pool {
  const file = join(temporary(), 'thread.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads';\nlet count = 0;\n${body}`);
  const pool = new Pool({ threads: 1, program: pathToFileURL(file), patience, trouble, now });
  pools.push(pool);
  return pool;
}
const job = (word: string): Job => word as unknown as Job;
const ECHO = `parentPort.on('message', ({ number, job }) => parentPort.postMessage({ number, result: job }));`;

const finished = (pool: Pool) => {
  const order: string[] = [];
  const ask = (path: string[], word: string) => pool.think(path, job(word)).then(said => void order.push(String(said)));
  return { order, ask };
};

test('tables take turns: one that asks for much waits for itself', async () => {
  const { order, ask } = finished(poolOf(ECHO));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map(word => ask(['a'], word)),
    ...['b1', 'b2'].map(word => ask(['b'], word)),
    ask(['c'], 'c1'),
  ]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('people take turns before their tables: a hundred tables of one count as much as one of another', async () => {
  const { order, ask } = finished(poolOf(ECHO));
  await Promise.all([
    ...Array.from({ length: 100 }, (_, i) => ask(['net', 'mallory', `m${i}`], `m${i}`)),
    ask(['home', 'anna', 'a'], 'a1'),
    ask(['home', 'anna', 'a'], 'a2'),
    ask(['home', 'bert', 'b'], 'b1'),
  ]);
  expect(order.slice(0, 7)).toEqual(['m0', 'a1', 'm1', 'b1', 'm2', 'a2', 'm3']);
});

test('what was used counts, not how often: a long thought of one makes room for many short ones of another', () => {
  const queue = new FairQueue<'long' | 'short'>();
  for (let i = 0; i < 2; i++) queue.push(['long'], 'long');
  for (let i = 0; i < 5; i++) queue.push(['short'], 'short');
  const order: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    order.push(next);
    queue.charge([next], next === 'long' ? 1_000 : 300);
  }
  expect(order).toEqual(['long', 'short', 'short', 'short', 'short', 'long', 'short']);
});

test('nobody saves up turns by not asking', () => {
  const queue = new FairQueue<string>();
  for (let i = 0; i < 50; i++) {
    queue.push(['busy'], 'x');
    queue.take();
    queue.charge(['busy'], 10);
  }
  for (const word of ['n1', 'n2', 'n3']) queue.push(['new'], word);
  for (const word of ['b1', 'b2', 'b3']) queue.push(['busy'], word);
  const order: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    order.push(next);
    queue.charge([next.startsWith('n') ? 'new' : 'busy'], 10);
  }
  expect(order).toEqual(['n1', 'b1', 'n2', 'b2', 'n3', 'b3']);
  expect(queue.remove(['new'], 'n1')).toBe(false);
});

test.for([['knight'], ['search:600000ms'], ['search:9999']] as const)(
  'a quick bot has a lane of its own: no %s gets into it',
  async ([searcher]) => {
    // Whoever searches never answers here.
    const file = join(temporary(), 'thread.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ number, job }) => {
         if (job === null) parentPort.postMessage({ number, calledOff: true });
         else if (job.bot !== ${JSON.stringify(searcher)}) parentPort.postMessage({ number, result: { option: 7 } });
       });`,
    );
    const pool = new Pool({ threads: 1, quickLane: true, patience: 120_000, program: pathToFileURL(file) });
    pools.push(pool);
    const match = Match.start(game, {}, { seed: 'lanes' });
    const thinking = new AbortController();
    const begun: string[] = [];
    const decide = (bot: string, signal?: AbortSignal) =>
      pool.think(
        ['m', bot],
        { do: 'decide', ...standing(match), bot, table: bot },
        { signal, begun: () => begun.push(bot) },
      );
    const long = [1, 2, 3].map(() => decide(searcher, thinking.signal).catch(() => 'called off'));
    expect([begun, pool.waiting]).toEqual([[searcher], 2]);
    expect(await Promise.all([decide('squire'), decide('page'), decide('squire')])).toEqual(
      [7, 7, 7].map(option => ({ option })),
    );
    expect([begun, pool.waiting]).toEqual([[searcher, 'squire', 'page', 'squire'], 2]);
    thinking.abort(new Error('enough'));
    expect(await Promise.all(long)).toEqual(['called off', 'called off', 'called off']);
    expect(pool.waiting).toBe(0);
  },
);

test('a table that asks for too much is told so, others are not', async () => {
  const pool = poolOf(ECHO);
  const asked = Array.from({ length: 70 }, (_, i) => pool.think(['a'], job(`${i}`)));
  const other = pool.think(['b'], job('b'));
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
     parentPort.on('message', ({ number, job }) => {
       if (job === 'crash' && !existsSync(${file})) { writeFileSync(${file}, ''); process.exit(1); }
       parentPort.postMessage({ number, result: job });
     });`,
    5_000,
    what => troubles.push(what),
  );
  expect(await Promise.all([pool.think(['a'], job('crash')), pool.think(['b'], job('fine'))])).toEqual([
    'crash',
    'fine',
  ]);
  expect(troubles).toEqual(['thread']);
});

test('a job that crashes every thread is given up, and the next one is done', async () => {
  const pool = poolOf(
    `parentPort.on('message', ({ number, job }) => { if (job === 'crash') throw new Error('no'); parentPort.postMessage({ number, result: job }); });`,
  );
  await expect(pool.think(['a'], job('crash'))).rejects.toThrow('no');
  expect(await pool.think(['a'], job('fine'))).toBe('fine');
});

test('a thread that stays silent is replaced', async () => {
  const pool = poolOf(
    `parentPort.on('message', ({ number, job }) => { if (job === 'hang') for (;;); parentPort.postMessage({ number, result: job }); });`,
    300,
  );
  const hung = pool.think(['a'], job('hang'));
  const fine = pool.think(['b'], job('fine'));
  await expect(hung).rejects.toThrow('did not answer in time');
  expect(await fine).toBe('fine');
});

describe('calling off', () => {
  /** Says what it is told; works on "long" until that is called off, and tells then. */
  const PATIENT = `
    parentPort.on('message', ({ number, job }) => {
      if (job === 'long') return;
      parentPort.postMessage(job === null ? { number, calledOff: true } : { number, result: job });
    });`;

  test('a job that waits is left out', async () => {
    const pool = poolOf(PATIENT);
    const [first, second] = [new AbortController(), new AbortController()];
    const long = pool.think(['a'], job('long'), { signal: first.signal });
    const waits = pool.think(['a'], job('short'), { signal: second.signal });
    expect(pool.waiting).toBe(1);
    second.abort(new Error('looked away'));
    await expect(waits).rejects.toThrow('looked away');
    expect(pool.waiting).toBe(0);
    first.abort(new Error('decided'));
    await expect(long).rejects.toThrow('decided');
  });

  test('a job under way hears of it, and its thread does the next one without being replaced', async () => {
    const troubles: string[] = [];
    const pool = poolOf(PATIENT, 60_000, what => troubles.push(what));
    const looking = new AbortController();
    const long = pool.think(['a'], job('long'), { signal: looking.signal });
    const next = pool.think(['b'], job('next'));
    looking.abort(new Error('looked away'));
    await expect(long).rejects.toThrow('looked away');
    expect(await next).toBe('next');
    expect(troubles).toEqual([]);
  });

  test('what was called off before it was asked is not even begun', async () => {
    const pool = poolOf(PATIENT);
    await expect(pool.think(['a'], job('x'), { signal: AbortSignal.abort(new Error('too late')) })).rejects.toThrow(
      'too late',
    );
    expect(pool.waiting).toBe(0);
  });

  test('a real thread drops a bot that would think for minutes', async () => {
    const pool = new Pool({ threads: 1, patience: 120_000 });
    pools.push(pool);
    const match = Match.start(game, {}, { seed: 'long' });
    const thinking = new AbortController();
    const bot = 'search:600000ms';
    const long = pool.think(['a'], { do: 'decide', ...standing(match), bot, table: 'a' }, { signal: thinking.signal });
    const odds = pool.think(['a'], { do: 'odds', ...standing(match), option: match.find('end'), lang: 'en' });
    thinking.abort(new Error('nobody waits'));
    await expect(long).rejects.toThrow('nobody waits');
    expect(await odds).toMatchObject({ exact: true });
  });
});
