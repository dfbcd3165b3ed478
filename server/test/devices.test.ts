import { expect, test } from 'vitest';
import { Browser } from './browser.ts';
import { call, Line } from './client.ts';
import { server, tableForTwo } from './servers.ts';

interface Devices {
  readonly devices: readonly { id: string; name: string; since: number | null; here: boolean }[];
  readonly code: { since: number } | null;
}

const as = (key: string) => ({ authorization: `Bearer ${key}` });
const CODE = /^([A-HJKMNP-TV-Z2-9]{4}-){4}[A-HJKMNP-TV-Z2-9]{4}$/;

async function comeIn(url: string, code: string, device = 'Phone') {
  const answer = await call(url, 'POST', '/api/players/by-code', { code, device, key: true });
  return { status: answer.status, ...(answer.body as { id: string; name: string; key: string; code?: string }) };
}

test('a code carries the seats to another device: the same tables, the same hand, the same turn', async () => {
  const { url, house } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const { code } = (await anna.call('POST', '/api/players/me/code', {})).body as { code: string };
  expect(code).toMatch(CODE);
  // However it is typed.
  const phone = await comeIn(url, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
  expect(phone).toMatchObject({ status: 200, id: anna.id, name: 'Anna' });
  expect(phone.key).not.toBe(anna.key);
  const [there, here] = [await Line.open(url, as(phone.key)), await anna.socket()];
  const [seen, own] = [await there.visit(table), await here.visit(table)];
  expect(seen).toEqual({ ...own, clock: null });
  expect(seen.viewer).toBe(0);
  const tables = await call(url, 'GET', '/api/players/me/tables', undefined, as(phone.key));
  expect(tables.body).toMatchObject([{ table, awaited: [seen.ask ? 'Anna' : 'Bert'], due: seen.ask !== null }]);
  expect((await bert.call('GET', '/api/players/me/tables')).body).toMatchObject([
    { table, awaited: [seen.ask ? 'Anna' : 'Bert'], due: seen.ask === null },
  ]);
  // Nothing of it is stored but hashes.
  const kept: unknown[] = [];
  for await (const line of house.store.dump()) kept.push(line);
  const text = JSON.stringify(kept);
  for (const secret of [code, code.replaceAll('-', ''), phone.key, anna.key]) expect(text).not.toContain(secret);
});

test('a device whose key is taken away is out at once; the others come again', async () => {
  const { url, house } = await server();
  const { anna } = await tableForTwo(url, 'skirmish');
  const { code } = (await anna.call('POST', '/api/players/me/code', {})).body as { code: string };
  const [phone, tablet] = [await comeIn(url, code), await comeIn(url, code, 'Tablet')];
  const { devices } = (await call(url, 'GET', '/api/players/me/devices', undefined, as(tablet.key))).body as Devices;
  expect(devices.map(({ name, here }) => [name, here])).toEqual([
    ['', false],
    ['Phone', false],
    ['Tablet', true],
  ]);
  const browser = await Browser.open();
  const subscription = { ...browser.subscription, lang: 'en' };
  await call(url, 'POST', '/api/players/me/pushes', subscription, as(phone.key));
  const line = await Line.open(url, as(phone.key));
  const id = devices[1]?.id;
  expect((await anna.call('POST', '/api/players/me/devices/revoke', { id })).status).toBe(200);
  expect(await line.untilClosed()).toBe(1008);
  expect((await call(url, 'GET', '/api/players/me', undefined, as(phone.key))).status).toBe(401);
  expect(await house.store.people.pushesOf(anna.id)).toEqual([]);
  expect((await call(url, 'GET', '/api/players/me', undefined, as(tablet.key))).status).toBe(200);
  // The first one, too: its owner sits elsewhere now.
  await call(url, 'POST', '/api/players/me/devices/revoke', { id: 'first' }, as(tablet.key));
  expect((await anna.call('GET', '/api/players/me')).status).toBe(401);
  const left = (await call(url, 'GET', '/api/players/me/devices', undefined, as(tablet.key))).body as Devices;
  expect(left.devices.map(({ name }) => name)).toEqual(['Tablet']);
  expect((await call(url, 'GET', '/api/players/me', undefined, as(tablet.key))).status).toBe(200);
});

test('a code is void when a newer one is made or it is taken back; a new key voids everything', async () => {
  const { url } = await server();
  const { anna, bert } = await tableForTwo(url, 'skirmish');
  const make = async () => ((await anna.call('POST', '/api/players/me/code', {})).body as { code: string }).code;
  const [first, second] = [await make(), await make()];
  expect(await comeIn(url, first)).toMatchObject({ status: 403, code: 'bad-code' });
  const phone = await comeIn(url, second);
  await anna.call('POST', '/api/players/me/devices/revoke', { id: 'code' });
  expect((await comeIn(url, second)).status).toBe(403);
  expect(((await anna.call('GET', '/api/players/me/devices')).body as Devices).code).toBeNull();
  // What it has let in stays in.
  expect((await call(url, 'GET', '/api/players/me', undefined, as(phone.key))).status).toBe(200);
  const third = await make();
  const { key } = (await anna.call('POST', '/api/players/me/key', { key: true })).body as { key: string };
  for (const old of [phone.key, anna.key])
    expect((await call(url, 'GET', '/api/players/me', undefined, as(old))).status).toBe(401);
  expect((await comeIn(url, third)).status).toBe(403);
  expect((await call(url, 'GET', '/api/players/me', undefined, as(key))).status).toBe(200);
  // Nobody takes away what is somebody else's.
  const other = { id: 'nothing-of-mine' };
  expect((await bert.call('POST', '/api/players/me/devices/revoke', other)).status).toBe(404);
});

test('a code is no key and a key is no code, guesses cost, and there is an end to devices', async () => {
  const { url } = await server();
  const { anna } = await tableForTwo(url, 'skirmish');
  const { code } = (await anna.call('POST', '/api/players/me/code', {})).body as { code: string };
  for (const typed of [code, code.replaceAll('-', '')])
    expect((await call(url, 'GET', '/api/players/me', undefined, as(typed))).status).toBe(401);
  for (const guess of [anna.key, '', code.slice(1), `${code}A`]) expect((await comeIn(url, guess)).status).toBe(403);
  expect((await comeIn(url, code, 'Phone\u202e')).status).toBe(400);
  for (let i = 0; i < 20; i++) expect((await comeIn(url, code)).status).toBe(200);
  expect(await comeIn(url, code)).toMatchObject({ status: 409, code: 'too-many-devices' });
});
