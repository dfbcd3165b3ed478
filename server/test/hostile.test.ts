import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS } from '../limits.ts';
import { Client, call, Line, type Seen } from './client.ts';
import { server, tableForTwo } from './servers.ts';

async function atTable() {
  const { url } = await server();
  const seated = await tableForTwo(url, 'skirmish');
  const lines = [await seated.anna.socket(), await seated.bert.socket()] as const;
  const seen = await Promise.all(lines.map(line => line.visit(seated.table)));
  const turn = seen[0]?.ask ? 0 : 1;
  const due = seen[turn] as Seen;
  const answer = {
    do: 'answer',
    table: seated.table,
    seat: turn,
    epoch: due.epoch,
    option: due.ask?.ids[0] ?? '',
  };
  return { url, ...seated, mine: lines[turn], other: lines[1 - turn] as Line, turn, answer };
}

test('forged seats, stale epochs, options nobody offered: refused, and nothing has changed', async () => {
  const { mine, other, turn, answer, url, table } = await atTable();
  const code = async (line: Line, request: object) => ((await line.ask(request)) as { code?: string }).code;
  expect(await code(other, answer)).toBe('not-your-seat');
  expect(await code(other, { ...answer, seat: 1 - turn })).toBe('not-your-decision');
  expect(await code(mine, { ...answer, seat: 7 })).toBe('not-your-seat');
  expect(await code(mine, { ...answer, epoch: answer.epoch + 1 })).toBe('stale');
  expect(await code(mine, { ...answer, option: 'win:now' })).toBe('not-offered');
  expect(await code(mine, { ...answer, table: 'another' })).toBe('no-such-table');
  expect(await code(mine, { ...answer, luck: { dice: [6, 6] } })).toBe('bad-request');
  expect(await code(mine, { do: 'resign', table, seat: 1 - turn })).toBe('not-your-seat');
  expect(await code(await Line.open(url), answer)).toBe('no-seat');
  expect((await mine.visit(table)).number).toBe(1);
  expect(await mine.ask(answer)).toMatchObject({ is: 'done', number: 2 });
});

test('the key of another table’s player opens nothing here, a wrong key nothing at all', async () => {
  const { url, table, answer } = await atTable();
  const carl = await Client.enter(url, 'Carl');
  await carl.call('POST', '/api/tables', { game: 'skirmish', seats: [{ is: 'me' }, { is: 'me' }] });
  const line = await carl.socket();
  expect(await line.ask(answer)).toMatchObject({ is: 'refused', code: 'no-seat' });
  expect(await line.visit(table)).toMatchObject({ viewer: 'spectator', ask: null });
  const asCarl = (path: string, body: object) => carl.call('POST', `/api/tables/${table}${path}`, body);
  expect(await asCarl('/claim', { seat: 1, invitation: 'guess' })).toMatchObject({ status: 403 });
  expect(await asCarl('/leave', { seat: 0 })).toMatchObject({ body: { code: 'not-your-seat' } });
  expect(await asCarl('/fill', { seat: 0, occupant: { is: 'free' } })).toMatchObject({ body: { code: 'not-host' } });
  expect(await asCarl('/rematch', {})).toMatchObject({ status: 403 });
  expect(await call(url, 'GET', `/api/tables/${table}/file`)).toMatchObject({ body: { code: 'not-over' } });
  const forged = { authorization: `Bearer ${carl.key.replace(/.$/, c => (c === 'A' ? 'B' : 'A'))}` };
  expect((await call(url, 'GET', '/api/players/me', undefined, forged)).status).toBe(401);
});

test('a table without spectators is not there for strangers', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const seats = [{ is: 'me' }, { is: 'me' }];
  const opened = await anna.call('POST', '/api/tables', { game: 'skirmish', seats, spectators: false });
  const { table } = opened.body as { table: string };
  const stranger = await Line.open(url);
  stranger.send({ do: 'visit', table });
  expect(await stranger.until(m => m.is !== 'welcome')).toEqual({ is: 'gone', table, missing: true });
});

test.for([
  ['{"do":'],
  ['[]'],
  ['null'],
  ['"visit"'],
  ['{"do":"visit"}'],
  ['{"do":"dance","table":"t"}'],
  ['{"do":"visit","table":"t","more":1}'],
  ['{"do":"answer","table":"t","ref":1,"seat":0.5,"epoch":0,"option":"x"}'],
  ['{"do":"say","table":"t","ref":0,"words":"x"}'],
  [`{"do":"say","table":"t","ref":1,"words":"${'x'.repeat(301)}"}`],
  ['{"__proto__":{"do":"ping"}}'],
] as const)('%s is refused, and the line goes on', async ([text]) => {
  const { url } = await server();
  const line = await Line.open(url);
  line.send(text);
  expect(await line.until(m => m.is === 'refused')).toMatchObject({ code: 'bad-request' });
  line.socket.send(Buffer.from('{"do":"ping"}'), { binary: true });
  expect(await line.until(m => m.is === 'refused', 2)).toMatchObject({ code: 'bad-request' });
  line.send({ do: 'ping' });
  await line.until(m => m.is === 'pong');
});

test('10 MB are not even read: the socket is closed, the request is refused, others go on', async () => {
  const { url, mine, answer } = await atTable();
  const line = await Line.open(url);
  line.send('x'.repeat(10 * 1024 * 1024));
  expect(await line.untilClosed()).toBe(1009);
  const name = 'x'.repeat(10 * 1024 * 1024);
  // The server may close before all of it was sent.
  const status = await call(url, 'POST', '/api/players', { name }).then(
    answered => answered.status,
    () => 413,
  );
  expect(status).toBe(413);
  expect(await call(url, 'POST', '/api/players', { name: 'x'.repeat(41) })).toMatchObject({ status: 400 });
  expect(await mine.ask(answer)).toMatchObject({ is: 'done' });
});

test('a flood is refused and then cut off, and the tables of others do not notice', async () => {
  const { url } = await server({ limits: { ...LIMITS, requests: { atOnce: 1_000, perSecond: 1_000 } } });
  const { anna, table } = await tableForTwo(url, 'skirmish');
  const line = await anna.socket();
  await line.visit(table);
  const flood = await Line.open(url);
  for (let i = 0; i < 2_000; i++) flood.send({ do: 'say', table, ref: i + 1, words: 'x' });
  expect(await line.ask({ do: 'say', table, words: 'Hello' })).toMatchObject({ is: 'done' });
  expect(await flood.untilClosed()).toBe(1008);
  expect(flood.heard).toContainEqual(expect.objectContaining({ is: 'refused', code: 'too-fast' }));
  expect(flood.heard.length).toBeLessThan(400);
});

test.for([['ping'], ['pong']] as const)('a flood of %ss is cut off as one of words is', async ([what]) => {
  const { url } = await server({ limits: LIMITS });
  const line = await Line.open(url);
  let answered = 0;
  line.socket.on('pong', () => answered++);
  line.socket[what]('once');
  if (what === 'ping') await expect.poll(() => answered).toBe(1);
  for (let i = 0; i < 2_000; i++) line.socket[what]();
  expect(await line.untilClosed()).toBe(1008);
  expect(answered).toBeLessThan(200);
});

const FEW = { atOnce: 5, perSecond: 0.01 };

test('who knocks without end is not listened to for a while, whatever is asked for, and no line is opened', async () => {
  const { url } = await server({ limits: { ...LIMITS, knocks: FEW } });
  for (let i = 0; i < 5; i++) expect((await call(url, 'GET', '/health')).status).toBe(200);
  await expect(call(url, 'GET', '/health')).rejects.toThrow();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'close');
  await expect(Line.open(url)).rejects.toThrow();
});

test('behind a proxy the line belongs to others, too: it stays, and they are listened to', async () => {
  const { url } = await server({ proxied: true, limits: { ...LIMITS, knocks: FEW } });
  const health = (address: string) => call(url, 'GET', '/health', undefined, { 'x-forwarded-for': address });
  for (let i = 0; i < 5; i++) await health('203.0.113.1');
  const { status, headers } = await health('203.0.113.1');
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  expect((await health('203.0.113.2')).status).toBe(200);
});

test('nobody fills the disk by the log; what is not there is metered like anything else', async () => {
  const lines: string[] = [];
  const limits = { ...LIMITS, logged: { atOnce: 3, perSecond: 0 }, requests: { atOnce: 2, perSecond: 0 } };
  const { url } = await server({ limits, log: { level: 'info', stream: { write: line => lines.push(line) } } });
  const status: number[] = [];
  for (let i = 0; i < 6; i++) status.push((await call(url, 'GET', '/api/nothing')).status);
  expect(status).toEqual([404, 404, 429, 429, 429, 429]);
  expect(lines.filter(line => line.includes('"msg":"request"'))).toHaveLength(3);
});

test('so many requests and sockets from one address, and no more', async () => {
  const limits = { ...LIMITS, requests: { atOnce: 15, perSecond: 0 }, socketsPerAddress: 2 };
  const { url } = await server({ limits });
  await Client.enter(url, 'Anna');
  expect(await call(url, 'POST', '/api/players', { name: 'Bert' })).toMatchObject({
    status: 429,
    body: { code: 'too-fast' },
  });
  const [first] = [await Line.open(url), await Line.open(url)];
  const third = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const [error] = (await once(third, 'error')) as [Error];
  expect(error.message).toContain('429');
  await first?.close();
  await expect.poll(() => Line.open(url).then(() => 'open', String)).toBe('open');
});

test('pages of other sites get neither answers nor sockets', async () => {
  const { url } = await server();
  const foreign = { origin: 'https://evil.example' };
  expect(await call(url, 'POST', '/api/players', { name: 'Anna' }, foreign)).toMatchObject({ status: 403 });
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: foreign });
  const [error] = (await once(socket, 'error')) as [Error];
  expect(error.message).toContain('403');
});

test('frames recorded and sent again change nothing', async () => {
  const { url, table, mine, answer, anna, bert, turn } = await atTable();
  const frame = JSON.stringify({ ...answer, ref: 77 });
  mine.send(frame);
  expect(await mine.until(m => 'ref' in m && m.ref === 77)).toMatchObject({ is: 'done', number: 2 });
  const [owner, other] = turn === 0 ? [anna, bert] : [bert, anna];
  const again = await owner.socket();
  again.send(frame);
  expect(await again.until(m => 'ref' in m && m.ref === 77)).toEqual({ is: 'done', ref: 77, number: 2 });
  const stolen = await other.socket();
  stolen.send(frame);
  expect(await stolen.until(m => 'ref' in m && m.ref === 77)).toMatchObject({ is: 'refused', code: 'not-your-seat' });
  expect(await (await Line.open(url)).visit(table)).toMatchObject({ number: 2, answers: 1 });
});

test('what is not HTTP gets a refusal, and no more', async () => {
  const { url } = await server();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('TELL ME EVERYTHING\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  expect(String(bytes)).toMatch(/^HTTP\/1.1 400/);
  socket.destroy();
  expect((await call(url, 'GET', '/health')).body).toEqual({ ok: true });
});
