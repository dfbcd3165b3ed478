import type { Message } from '@tafelrunde/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, Line } from './client.ts';
import { type Postgres, postgres } from './databases.ts';
import { QUICK } from './quick.ts';
import { server, tableForTwo } from './servers.ts';

let database: Postgres;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database.stop());

const here = (line: Line): readonly number[] | undefined =>
  line.heard.flatMap(m => (m.is === 'here' ? [m.seats] : [])).at(-1);
const pointed = (line: Line): Message[] => line.heard.filter(({ is }) => is === 'pointed');

test('everybody at the table is told who of those with a seat is there', async () => {
  const { url } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const first = await anna.socket();
  await first.visit(table);
  await first.until(m => m.is === 'here');
  expect(here(first)).toEqual([0]);
  const second = await bert.socket();
  await second.visit(table);
  // Whoever comes is told at once.
  await second.until(m => m.is === 'here');
  expect(here(second)).toEqual([0, 1]);
  await expect.poll(() => here(first)).toEqual([0, 1]);
  const watcher = await Line.open(url);
  await watcher.visit(table);
  await watcher.until(m => m.is === 'here');
  expect(here(watcher)).toEqual([0, 1]);
  await second.close();
  await expect.poll(() => [here(first), here(watcher)]).toEqual([[0], [0]]);
  // A spectator who goes is nobody's business.
  const told = first.heard.length;
  await watcher.close();
  await new Promise(done => setTimeout(done, 600));
  expect(first.heard.slice(told).filter(({ is }) => is === 'here')).toEqual([]);
});

test('what everybody sees can be pointed at, by those with a seat; a hand cannot', async () => {
  const { url } = await server({ limits: { ...QUICK, points: { atOnce: 5, perSecond: 0 } } });
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const [first, second, watcher] = [await anna.socket(), await bert.socket(), await Line.open(url)];
  for (const line of [first, second, watcher]) await line.visit(table);
  expect(await first.ask({ do: 'point', table, thing: 'unit:4' })).toMatchObject({ is: 'told', value: null });
  for (const line of [first, second, watcher])
    expect(await line.until(({ is }) => is === 'pointed')).toEqual({ is: 'pointed', table, seat: 0, thing: 'unit:4' });
  expect(await second.ask({ do: 'point', table, thing: 'cell:42' })).toMatchObject({ is: 'told' });
  for (const thing of ['card:0', 'unit:99', '<b>words</b>', 'cell:-1'])
    expect(await first.ask({ do: 'point', table, thing })).toMatchObject({ code: 'no-such-thing' });
  expect(await watcher.ask({ do: 'point', table, thing: 'unit:4' })).toMatchObject({ code: 'no-seat' });
  expect(await first.ask({ do: 'point', table: 'nowhere', thing: 'unit:4' })).toMatchObject({ code: 'rationed' });
  expect(pointed(watcher)).toHaveLength(2);
});

test('nobody points at anything before all seats are taken', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const seats = [{ is: 'me' }, { is: 'free' }];
  const { table } = (await anna.call('POST', '/api/tables', { game: 'skirmish', seats })).body as { table: string };
  const line = await anna.socket();
  await line.visit(table);
  expect(await line.ask({ do: 'point', table, thing: 'unit:4' })).toMatchObject({ code: 'seat-free' });
});

test('through two nodes: who is there, what is pointed at, and keys that are void', async () => {
  const url = await database.database();
  const [one, two] = [await server({ database: url }), await server({ database: url })];
  const { anna, bert, table } = await tableForTwo(one.url, 'skirmish');
  const [first, second] = [await anna.socket(one.url), await bert.socket(two.url)];
  await first.visit(table);
  await second.visit(table);
  await expect
    .poll(() => [here(first), here(second)], { timeout: 5_000 })
    .toEqual([
      [0, 1],
      [0, 1],
    ]);
  await first.ask({ do: 'point', table, thing: 'unit:1' });
  expect(await second.until(({ is }) => is === 'pointed')).toMatchObject({ seat: 0, thing: 'unit:1' });
  await second.close();
  await expect.poll(() => here(first), { timeout: 5_000 }).toEqual([0]);
  // The key is renewed through the one, and the socket at the other is closed.
  await new Client(two.url, anna.key, anna.id).call('POST', '/api/players/me/key', {});
  expect(await first.untilClosed()).toBe(1008);
});
