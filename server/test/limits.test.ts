import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Allowances, LIMITS, neighbourhood, Tally } from '../limits.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { type Guest, House } from '../table/house.ts';
import { Client, Line } from './client.ts';
import { QUICK } from './quick.ts';
import { server, tableForTwo, temporary } from './servers.ts';
import { decide, game, tableForTwo as openedTable } from './tables.ts';

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:db8:1:2::9', '2001:db8:1:0::/56'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:1:3ff::9', '2001:db8:1:300::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['', ''],
] as const)('%s counts as %s', ([address, who]) => {
  expect(neighbourhood(address)).toBe(who);
});

test('a whole /56 shares one allowance and one count', () => {
  const allowances = new Allowances({ atOnce: 2, perSecond: 0 });
  expect(['2001:db8::1', '2001:db8:0:ff::2', '2001:db8::3'].map(a => allowances.take(a))).toEqual([true, true, false]);
  expect(allowances.take('2001:db8:0:100::1')).toBe(true);
  const tally = new Tally();
  tally.add('2001:db8::1', 1);
  expect(tally.of('2001:db8::2')).toBe(1);
  tally.add('2001:db8::2', -1);
  expect(tally.of('2001:db8::1')).toBe(0);
});

test('allowances that are full again are forgotten first, then the oldest; the number of them stays bounded', () => {
  let now = 0;
  const allowances = new Allowances({ atOnce: 2, perSecond: 1 }, { most: 3, now: () => now });
  for (const address of ['a', 'a', 'b', 'c']) allowances.take(address);
  now = 1_000;
  // Those of b and c are full again and make room; what a has used is remembered.
  allowances.take('d');
  expect(allowances.size).toBe(2);
  expect(allowances.take('a', 2)).toBe(false);
  for (const address of ['e', 'f', 'g', 'h']) allowances.take(address);
  expect(allowances.size).toBe(3);
});

test('whoever sets the time of day gives nobody anything: allowances go by a clock that only goes forward', () => {
  const allowances = new Allowances({ atOnce: 1, perSecond: 1 });
  expect(allowances.take('a')).toBe(true);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  expect(allowances.take('a')).toBe(false);
  vi.useRealTimers();
});

const guest = (player: string | null): Guest => ({ player, told: () => undefined, gone: () => undefined });

test('tables nobody needs are forgotten after a while, those somebody watches stay', async () => {
  let now = 0;
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game], now: () => now });
  const ids = [await openedTable(store), await openedTable(store)];
  const [watched = '', idle = ''] = ids;
  await house.visit(watched, guest(null));
  await decide(house, idle);
  now += 9 * 60_000;
  house.tidyUp();
  expect(house.size).toBe(2);
  now += 2 * 60_000;
  house.tidyUp();
  expect(house.size).toBe(1);
  expect(await house.look(idle, t => t.number)).toBe(1);
  await store.close();
});

test('of too many tables those are forgotten that were not used for longest; a house in which all are watched is full', async () => {
  let now = 0;
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game], most: 2, now: () => ++now });
  const ids = await Promise.all(Array.from({ length: 5 }, () => openedTable(store)));
  for (const id of ids) await house.look(id, t => t.id);
  expect(house.size).toBeLessThanOrEqual(2);
  for (const id of ids.slice(0, 4)) await house.visit(id, guest(null));
  expect(house.size).toBe(4);
  await expect(house.look(ids[4] ?? '', t => t.id)).rejects.toThrow('All tables of this house are in use.');
  await store.close();
});

test('so many watch a table and no more, but those who sit there find room', async () => {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game], watchers: 2 });
  const id = await openedTable(store);
  const leave = await house.visit(id, guest(null));
  expect(await house.visit(id, guest('carl'))).toBeTypeOf('function');
  expect(await house.visit(id, guest('dora'))).toBe('full');
  for (let i = 0; i < 4; i++) expect(await house.visit(id, guest('anna'))).toBeTypeOf('function');
  expect(await house.visit(id, guest('anna'))).toBe('full');
  if (typeof leave === 'function') leave();
  await store.close();
});

test('who finds no room is told so', async () => {
  const { url } = await server({ limits: { ...QUICK, watchersPerTable: 0 } });
  const { table } = await tableForTwo(url, 'skirmish');
  const line = await Line.open(url);
  line.send({ do: 'visit', table });
  expect(await line.until(m => m.is === 'refused')).toMatchObject({ code: 'too-many-watchers' });
  expect(await line.until(m => m.is === 'gone')).toEqual({ is: 'gone', table, missing: false });
});

test('so many tables for one player, so many new ones from one address', async () => {
  const seats = [{ is: 'me' }, { is: 'me' }];
  const { url } = await server({ limits: { ...QUICK, tablesPerPlayer: 2, tables: { atOnce: 4, perSecond: 0 } } });
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const open = async (client: Client) => {
    const { status, body } = await client.call('POST', '/api/tables', { game: 'skirmish', seats });
    return status === 200 ? 200 : (body as { code: string }).code;
  };
  expect([await open(anna), await open(anna), await open(anna)]).toEqual([200, 200, 'too-many-tables']);
  expect([await open(bert), await open(bert)]).toEqual([200, 'too-fast']);
});

test('so many connections from one address, be they silent', async () => {
  const { url } = await server({ limits: { ...LIMITS, connectionsPerAddress: 2 } });
  const silent = [1, 2].map(() => connect(Number(new URL(url).port), '127.0.0.1'));
  await Promise.all(silent.map(socket => once(socket, 'connect')));
  const third = connect(Number(new URL(url).port), '127.0.0.1');
  await once(third, 'close');
  for (const socket of silent) socket.destroy();
});
