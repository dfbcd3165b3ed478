// One hostile address, and what the others notice of it.

import type { Wish } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import { LIMITS, type Limits } from '../limits.ts';
import type { RunningServer } from '../server.ts';
import { fulfil } from '../table/wishes.ts';
import { Client, call, from, Line, type Seen } from './client.ts';
import { QUICK } from './quick.ts';
import { type Opened, server, tableForTwo } from './servers.ts';
import { anna, decide, tableForTwo as openedTable } from './tables.ts';

const BAD = '198.51.100.7';
const GOOD = '203.0.113.5';
const behindProxy = (limits: Partial<Limits> = {}): Promise<RunningServer> =>
  server({ proxied: true, limits: { ...QUICK, ...limits } });

const open = async (client: Client, seats: readonly object[], game = 'skirmish'): Promise<Opened> =>
  (await client.call('POST', '/api/tables', { game, seats })).body as Opened;

/** Somebody at a table against a bot, whose turn it is. */
async function against(
  url: string,
  address: string,
  level: string,
): Promise<{ line: Line; table: string; seen: Seen }> {
  const client = await Client.enter(url, 'Somebody', address);
  const { table } = await open(client, [{ is: 'me' }, { is: 'bot', level }]);
  const line = await client.socket();
  return { line, table, seen: await line.visit(table) };
}

test('bot starvation: a dozen tables of knights do not keep the squire of another address waiting', async () => {
  const { url } = await behindProxy();
  const mallory = await Client.enter(url, 'Mallory', BAD);
  const bad = await mallory.socket();
  const knights = [
    { is: 'bot', level: 'knight' },
    { is: 'bot', level: 'knight' },
  ];
  for (let i = 0; i < 12; i++) await bad.visit((await open(mallory, knights)).table);
  const { line, table, seen } = await against(url, GOOD, 'squire');
  const answer = { do: 'answer', table, seat: 0, epoch: seen.epoch, option: 'end' };
  const decided = (): number => bad.heard.filter(m => m.is === 'seen' && m.epoch > 0).length;
  const before = decided();
  await line.ask(answer);
  await line.until(m => m.is === 'seen' && m.log.length > 0 && m.answers >= 2);
  // Were it the knights' turn first, a dozen of them would have decided.
  expect(decided() - before).toBeLessThan(6);
});

test('hint flood: who asks for very many is told to wait, and others get theirs', async () => {
  const { url } = await behindProxy({ thoughts: LIMITS.thoughts });
  const floods = await Promise.all(Array.from({ length: 3 }, () => against(url, BAD, 'page')));
  const asked = floods.flatMap(({ line, table, seen }) =>
    Array.from({ length: 20 }, () => line.ask({ do: 'hint', table, epoch: seen.epoch })),
  );
  const { line, table, seen } = await against(url, GOOD, 'page');
  expect(await line.ask({ do: 'hint', table, epoch: seen.epoch })).toMatchObject({ is: 'told' });
  const codes = (await Promise.all(asked)).map(reply => (reply.is === 'refused' ? reply.code : reply.is));
  expect(new Set(codes.filter(code => code !== 'told'))).toEqual(new Set(['rationed', 'busy']));
  // Ten hints at once for each of them, of which four wait and one is thought about.
  expect(codes.filter(code => code === 'rationed').length).toBeGreaterThanOrEqual(3 * 9);
});

test('visit flood: what is shown because somebody asks for it is counted by its size', async () => {
  const { url } = await behindProxy({ shown: { atOnce: 40, perSecond: 0 } });
  const { line, table } = await against(url, BAD, 'page');
  for (let i = 0; i < 40; i++) line.send({ do: 'visit', table });
  expect(await line.until(m => m.is === 'refused')).toMatchObject({ code: 'too-fast' });
  await line.until(m => m.is === 'gone' && !m.missing);
  expect(line.heard.filter(m => m.is === 'seen').length).toBeLessThan(20);
  expect(await line.ask({ do: 'log', table, before: 1 })).toMatchObject({ code: 'too-fast' });
  const other = await Line.open(url, from(GOOD));
  expect(await other.visit(table)).toMatchObject({ table });
});

test('what requests are answered with is counted by its size, together with what sockets are shown', async () => {
  const { url } = await behindProxy({ shown: { atOnce: 200, perSecond: 0 } });
  const { line, table } = await against(url, BAD, 'page');
  const get = async (address: string) => (await call(url, 'GET', '/api/games', undefined, from(address))).status;
  // A short request, and some hundred kilobytes in answer.
  expect([await get(BAD), await get(BAD), await get(BAD)]).toEqual([200, expect.any(Number), 429]);
  expect((await call(url, 'GET', '/api', undefined, from(BAD))).status).toBe(429);
  expect(await line.ask({ do: 'log', table, before: 1 })).toMatchObject({ code: 'too-fast' });
  expect(await get(GOOD)).toBe(200);
});

test('who comes late is told the end of a long log and asks for the rest, page by page', async () => {
  const { url, house } = await behindProxy();
  const table = await openedTable(house.store);
  const length = async (): Promise<number> => (await house.look(table, t => t.match.log('spectator').length)) ?? 0;
  const walk = (options: readonly string[]): number =>
    options.findIndex(option => option.startsWith('move:') || option === 'end');
  while ((await length()) < 230 && !(await house.look(table, t => t.ending))) await decide(house, table, walk);
  expect(await length()).toBeGreaterThan(200);
  const late = await Line.open(url, from(GOOD));
  const seen = await late.visit(table);
  expect(seen.earlier).toBe(true);
  expect(seen.log.length).toBeLessThan(220);
  const page = await late.ask({ do: 'log', table, before: seen.from });
  if (page.is !== 'told') throw new Error('No page.');
  const { from: begins, log } = page.value as Pick<Seen, 'from' | 'log'>;
  const whole = await house.look(table, t => t.match.log('spectator').map(({ at, event }) => ({ at, event })));
  expect([begins, [...log, ...seen.log]]).toEqual([0, whole]);
  expect(await late.ask({ do: 'log', table: 'none', before: 1 })).toMatchObject({ code: 'no-such-table' });
});

test('quotas: so much talk and so much written for one person, and the match goes on', async () => {
  const { url } = await behindProxy({ talk: { atOnce: 3, perSecond: 0 }, journal: { atOnce: 2_000, perSecond: 0 } });
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const [loud, other] = [await anna.socket(), await bert.socket()];
  const say = (line: Line) => line.ask({ do: 'say', table, words: 'x' });
  const codes = [];
  for (let i = 0; i < 4; i++) codes.push((await say(loud)).is);
  expect(codes).toEqual(['done', 'done', 'done', 'refused']);
  expect(await say(other)).toMatchObject({ is: 'done' });
  for (let i = 0; i < 12; i++) await loud.ask({ do: 'undo', table });
  expect(await loud.ask({ do: 'undo', table })).toMatchObject({ code: 'quota' });
  expect(await say(other)).toMatchObject({ is: 'done' });
});

test('quotas: who sits down and gets up again and again has that written down like anything else', async () => {
  const { url } = await behindProxy({ journal: { atOnce: 2_000, perSecond: 0 } });
  const { anna, bert, table, invitation } = await tableForTwo(url, 'skirmish');
  const leave = (who: Client, seat: number) => who.call('POST', `/api/tables/${table}/leave`, { seat });
  const codes: unknown[] = [];
  for (let i = 0; i < 8; i++) {
    codes.push((await leave(bert, 1)).body);
    codes.push((await bert.call('POST', `/api/tables/${table}/claim`, { seat: 1, invitation })).body);
  }
  expect(codes.at(-1)).toMatchObject({ code: 'quota' });
  expect((await leave(anna, 0)).status).toBe(200);
});

test('sockets, files and the documents of the API are metered, too', async () => {
  const limits = {
    ...LIMITS,
    upgrades: { atOnce: 2, perSecond: 0 },
    files: { atOnce: 2, perSecond: 0 },
    requests: { atOnce: 3, perSecond: 0 },
    messagesPerAddress: { atOnce: 4, perSecond: 0 },
  };
  const { url } = await server({ limits, proxied: true, files: (_, response) => response.end('a page') });
  const line = await Line.open(url, from(BAD));
  await (await Line.open(url, from(BAD))).close();
  await expect(Line.open(url, from(BAD))).rejects.toThrow('429');
  const get = async (path: string, address = BAD) => call(url, 'GET', path, undefined, from(address));
  expect([(await get('/')).status, (await get('/')).status, (await get('/')).status]).toEqual([200, 200, 429]);
  const documents = await Promise.all(
    ['/api/openapi.json', '/api', '/api/openapi.json', '/api'].map(path => get(path)),
  );
  expect(documents.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429]);
  expect(documents[0]?.headers.get('cache-control')).toBe('public, max-age=3600');
  for (let i = 0; i < 5; i++) line.send({ do: 'ping' });
  expect(await line.until(m => m.is === 'refused')).toMatchObject({ code: 'too-fast' });
  expect([(await get('/', GOOD)).status, (await get('/api', GOOD)).status]).toEqual([200, 200]);
  // A whole /56 of version 6 is one address.
  expect((await get('/', '2001:db8:0:1::1')).status).toBe(200);
  expect((await get('/', '2001:db8:0:2::1')).status).toBe(200);
  expect((await get('/', '2001:db8:0:ff::1')).status).toBe(429);
});

test('a key that was renewed opens nothing any more, and who came with it is sent away', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const line = await anna.socket();
  const { body, status } = await anna.call('POST', '/api/players/me/key', { key: true });
  expect([status, await line.untilClosed()]).toEqual([200, 1008]);
  expect((await anna.call('GET', '/api/players/me')).status).toBe(401);
  const { key } = body as { key: string };
  const renewed = await call(url, 'GET', '/api/players/me', undefined, { authorization: `Bearer ${key}` });
  expect(renewed.body).toMatchObject({ id: anna.id, name: 'Anna' });
});

test('quotas: a table takes 20,000 entries, then only what brings the match to its end', async () => {
  const { house } = await server();
  const id = await openedTable(house.store);
  await house.look(id, t => t.taken(19_999, 1_000, { kind: 'said', name: 'Anna', words: '…', by: 'anna' }));
  const wish = (wanted: Wish) =>
    house.look(id, t => {
      const done = fulfil(t, anna, wanted, 1_000);
      return 'code' in done ? done.code : done.kind;
    });
  expect(await wish({ do: 'say', words: 'the last one' })).toBe('said');
  for (const wanted of [{ do: 'say', words: 'one more' }, { do: 'undo' }, { do: 'propose', to: 0 }] as const)
    expect([wanted.do, await wish(wanted)]).toEqual([wanted.do, 'table-full']);
  const due = await house.look(id, t => ({
    seat: t.match.ask?.seat ?? 0,
    epoch: 0,
    option: t.match.optionIds()[0] ?? '',
  }));
  expect(await wish({ do: 'answer', seat: 0, epoch: 0, option: '', ...due })).toBe(
    due?.seat === 0 ? 'answered' : 'not-your-seat',
  );
  expect(await wish({ do: 'keep', seat: 1 })).toBe('table-full');
  expect(await wish({ do: 'resign', seat: 0 })).toBe('resigned');
  expect(await house.look(id, t => [t.number >= 20_001, t.ending?.kind])).toEqual([true, 'resigned']);
});

test('quotas: at a table that is full nobody sits down any more, and no bot gets up', async () => {
  const { url, house } = await server();
  const [host, other] = [await Client.enter(url, 'Host'), await Client.enter(url, 'Other')];
  const { table, invitation } = await open(host, [{ is: 'free' }, { is: 'bot', level: 'page' }]);
  const full = { kind: 'said', name: 'Host', words: '…', by: host.id } as const;
  const claim = () => other.call('POST', `/api/tables/${table}/claim`, { seat: 0, invitation });
  const free = () => host.call('POST', `/api/tables/${table}/fill`, { seat: 1, occupant: { is: 'free' } });
  await house.look(table, t => t.taken(20_000, 1_000, full));
  expect((await claim()).body).toMatchObject({ code: 'table-full' });
  expect((await free()).body).toMatchObject({ code: 'table-full' });
  await house.look(table, t => t.taken(0, 1_000, full));
  expect([(await claim()).status, (await free()).status]).toEqual([200, 200]);
});
