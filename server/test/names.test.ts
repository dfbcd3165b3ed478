import { expect, test } from 'vitest';
import { canBeSeen } from '../http/names.ts';
import { type Client, call } from './client.ts';
import { server, tableForTwo } from './servers.ts';

test.for([
  ['Anna', true],
  ['Jürgen Groß', true],
  ['Ольга', true],
  ['علي', true],
  ['愛', true],
  ['👩‍🚀 Eva', true],
  ['👍🏽', true],
  ['❤️', true],
  ['An\0na', false],
  ['An\u200bna', false],
  ['An\u200dna', false],
  ['\u202eanna', false],
  ['\u2066Anna', false],
  ['\ufeffAnna', false],
  ['Anna\u00ad', false],
  ['\u3164', false],
  ['\u2800', false],
  ['An\nna', false],
  ['\u2028Anna', false],
  ['\ue000', false],
  ['\ud800', false],
] as const)('%j can be seen: %s', ([name, seen]) => {
  expect(canBeSeen(name)).toBe(seen);
});

test('names nobody can read are refused with a sentence, on entering and later; so is such talk', async () => {
  const { url } = await server();
  expect(await call(url, 'POST', '/api/players', { name: 'An\u202ena' })).toMatchObject({
    status: 400,
    body: { code: 'bad-name', text: { de: expect.stringContaining('sichtbaren Zeichen') } },
  });
  const { anna, table } = await tableForTwo(url, 'skirmish');
  expect((await anna.call('PATCH', '/api/players/me', { name: 'x\0' })).status).toBe(400);
  expect((await anna.call('PATCH', '/api/players/me', { name: 'Cafe\u0301' })).body).toMatchObject({ name: 'Café' });
  const line = await anna.socket();
  for (const words of ['a\0b', '\u202eevil'])
    expect(await line.ask({ do: 'say', table, words })).toMatchObject({ code: 'bad-request' });
  expect(await line.ask({ do: 'say', table, words: '👩‍🚀!' })).toMatchObject({ is: 'done' });
  expect((await anna.call('GET', '/api/tables/%00')).status).toBe(404);
});

test('two who want a rematch at once get the same table, and there is no other', async () => {
  const { url, house } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const line = await anna.socket();
  await line.ask({ do: 'resign', table, seat: 0 });
  const again = (client: Client) => client.call('POST', `/api/tables/${table}/rematch`, {});
  const both = await Promise.all([again(anna), again(bert), again(anna)]);
  const ids = both.map(({ body }) => (body as { table: string }).table);
  expect(new Set(ids).size).toBe(1);
  expect(both.filter(({ body }) => 'invitation' in (body as object))).toHaveLength(1);
  expect(await house.store.tablesOf(anna.id, 10)).toHaveLength(2);
  expect(await house.look(table, t => t.rematch)).toBe(ids[0]);
});
