import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { tafelrunde } from './program.ts';

const MAIN = join(import.meta.dirname, '..', 'main.ts');
const folders: string[] = [];
const running: ChildProcess[] = [];

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
  folders.push(path);
  return path;
}

/** A server that has said this, and what it wrote. */
async function started(place: readonly string[], saying: RegExp) {
  const child = spawn(process.execPath, [MAIN, 'serve', '--lang', 'en', '--api-only', '--port', '0', ...place]);
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', text => {
    said.out += String(text);
  });
  child.stderr.on('data', text => {
    said.err += String(text);
  });
  while (!saying.test(said.err)) await once(child.stderr, 'data');
  return { child, said };
}

/** A server that is up. */
async function serving(data: string) {
  const { child, said } = await started(['--data', data], /http:\S+/);
  return { child, said, url: /http:\S+/.exec(said.err)?.[0] ?? '' };
}

async function post(url: string, path: string, body: object, key = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, string>;
}

test('serves, logs no keys, ends gracefully; a backup brings everything back', async () => {
  const data = join(folder(), 'data');
  const { child, said, url } = await serving(data);
  const { key = '' } = await post(url, '/api/players', { name: 'Anna', key: true });
  const seats = [{ is: 'me' }, { is: 'free' }];
  const { table = '', invitation = '' } = await post(url, '/api/tables', { game: 'skirmish', seats }, key);
  expect(table).toMatch(/^[\w-]{12}$/);
  const file = join(folder(), 'tables.gz');
  const backedUp = await tafelrunde(['backup', file, '--data', data, '--lang', 'en']);
  // The person, the table, and what browsers are called with.
  expect(backedUp).toMatchObject({ code: 0, out: `3 lines are kept in ${file}.\n` });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const lines = said.out.trim().split('\n');
  expect(lines.map(line => (JSON.parse(line) as { msg: string }).msg)).toContain('request');
  for (const secret of [key, invitation, 'Anna']) expect(said.out + said.err).not.toContain(secret);
  const again = join(folder(), 'again');
  expect(await tafelrunde(['restore', file, '--data', again, '--lang', 'de'])).toMatchObject({
    code: 0,
    out: `3 Zeilen aus ${file} stehen in der Datenbank.\n`,
  });
  const { url: second } = await serving(again);
  expect(await (await fetch(`${second}/api/tables/${table}`)).json()).toMatchObject({ table, game: 'skirmish' });
});

test.for([
  [['serve', '--port', 'x'], '--port must be a whole number'],
  [['serve', '--public-url', 'tafel.example.org'], 'it is the address browsers use'],
  [['serve', '--data', 'a', '--database', 'postgres://b'], 'Only one of these'],
  [['serve', '--database', 'mysql://b'], 'postgres://name:password@host'],
  [['serve', '--database-file', '/nowhere'], 'cannot be read: it does not exist'],
  [['backup', 'x.gz', '--database', 'postgres://nobody@127.0.0.1:1/none'], 'PostgreSQL cannot be used'],
  [['backup'], 'name the file of the backup'],
  [['backup', 'x.gz', '--data', '/nowhere'], 'holds no tables'],
  [['restore', '/nowhere/x.gz'], 'cannot be read: it does not exist'],
] as const)('%j is refused in a sentence', async ([args, sentence]) => {
  const { code, err } = await tafelrunde([...args, '--lang', 'en']);
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test('a server whose database is not there waits for it and says why, until it is told to stop', async () => {
  const nowhere = ['--database', 'postgres://nobody:secret@127.0.0.1:1/none'];
  const { child, said } = await started(nowhere, /\n/);
  const from = performance.now();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(performance.now() - from).toBeLessThan(2_000);
  expect(said.err).toBe(
    'Waiting for the database, which is not there yet. PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n',
  );
  expect(said.out.trim().split('\n')).toHaveLength(2);
  expect(said.out).not.toContain('secret');
});

test('a database that cannot be opened is refused in a sentence, and the program ends', async () => {
  const place = folder();
  mkdirSync(join(place, 'tafelrunde.sqlite'));
  const { code, err } = await tafelrunde(['serve', '--api-only', '--port', '0', '--data', place, '--lang', 'en']);
  expect(err).toMatch(/^\S+tafelrunde\.sqlite cannot be used: unable to open database file\.\n$/);
  expect(code).toBe(2);
});

test('a file that is no backup is refused, and nothing was kept', async () => {
  const place = folder();
  const file = join(place, 'tables.gz');
  writeFileSync(file, 'something else');
  const { code, err } = await tafelrunde(['restore', file, '--data', join(place, 'data'), '--lang', 'en']);
  expect({ code, err }).toEqual({ code: 2, err: 'The file is no whole backup: it cannot be unpacked.\n' });
});
