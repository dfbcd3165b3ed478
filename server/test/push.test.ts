import { expect, test } from 'vitest';
import { Browser, claims } from './browser.ts';
import { Client, call } from './client.ts';
import { hook } from './hook.ts';
import { QUICK } from './quick.ts';
import { server, tableForTwo, temporary } from './servers.ts';

const keyOf = async (url: string): Promise<string> =>
  ((await call(url, 'GET', '/api/push')).body as { key: string }).key;

const subscribe = (client: Client, browser: Browser, lang: 'en' | 'de' = 'en') =>
  client.call('POST', '/api/players/me/pushes', { ...browser.subscription, lang });

/** Whoever is due is the one who does not look: the other one talks, which makes the server look. */
async function due(url: string) {
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const line = await anna.socket();
  const first = await line.visit(table);
  await line.close();
  const [waits, talks] = first.ask ? [anna, bert] : [bert, anna];
  const other = await talks.socket();
  return { waits, talks, table, say: () => other.ask({ do: 'say', table, words: 'Your turn!' }) };
}

test('whose turn it is is called at their browser, so that only it can read what for', async () => {
  const { url } = await server({ webhooksAnywhere: true, publicUrl: 'https://tafel.example.org' });
  const { waits, talks, table, say } = await due(url);
  const [own, german, others] = [await Browser.open(), await Browser.open(), await Browser.open()];
  expect((await subscribe(waits, own)).status).toBe(200);
  expect((await subscribe(waits, german, 'de')).status).toBe(200);
  expect((await subscribe(talks, others)).status).toBe(200);
  await say();
  await expect.poll(() => [own.called.length, german.called.length]).toEqual([1, 1]);
  const [called] = own.called;
  if (!called) throw new Error('Nobody called.');
  const notice = {
    event: 'your-turn',
    table,
    game: 'skirmish',
    scenario: 'field',
    url: `https://tafel.example.org/online/${table}`,
  };
  expect(own.read(called)).toEqual({ ...notice, title: 'Skirmish', body: 'It is your turn.' });
  expect(own.readByLibrary(called)).toEqual(own.read(called));
  expect(german.called.map(one => german.read(one))).toEqual([
    { ...notice, title: 'Scharmützel', body: 'Du bist am Zug.' },
  ]);
  expect(() => others.read(called)).toThrow();
  expect(() => others.readByLibrary(called)).toThrow();
  expect(called.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
    topic: table,
  });
  expect(called.body.toString('latin1')).not.toContain(table);
  const { aud, exp, sub } = claims(called, await keyOf(url));
  expect([aud, sub]).toEqual([new URL(own.endpoint).origin, 'https://tafel.example.org']);
  expect(exp).toBeGreaterThan(Date.now() / 1_000);
  expect(exp).toBeLessThanOrEqual(Date.now() / 1_000 + 24 * 3_600);
  // Not again at once, and never whoever is not asked.
  await say();
  expect([own.called.length, others.called.length]).toEqual([1, 0]);
});

test('who looks at the table or has unsubscribed is not called; an address that is gone is forgotten', async () => {
  const { url, house } = await server({ webhooksAnywhere: true });
  const { waits, table, say } = await due(url);
  const [gone, stopped, wrong] = [await Browser.open(410), await Browser.open(), await Browser.open(500)];
  for (const browser of [gone, stopped, wrong]) await subscribe(waits, browser);
  const { people } = house.store;
  const line = await waits.socket();
  await line.visit(table);
  await say();
  expect([gone, stopped, wrong].map(({ called }) => called.length)).toEqual([0, 0, 0]);
  await waits.call('POST', '/api/players/me/pushes/stop', { endpoint: stopped.endpoint });
  expect((await people.pushesOf(waits.id)).map(({ endpoint }) => endpoint)).toEqual([wrong.endpoint, gone.endpoint]);
  await line.close();
  await expect
    .poll(async () => {
      await say();
      return gone.called.length;
    })
    .toBe(1);
  await expect
    .poll(async () => (await people.pushesOf(waits.id)).map(({ endpoint }) => endpoint))
    .toEqual([wrong.endpoint]);
  expect(stopped.called).toEqual([]);
});

test('addresses inside the own network are never called', async () => {
  const { url } = await server();
  const { waits, say } = await due(url);
  const browser = await Browser.open();
  expect((await subscribe(waits, browser)).status).toBe(200);
  await say();
  await new Promise(done => setTimeout(done, 200));
  expect(browser.called).toEqual([]);
});

test('nobody is called without end: who has many tables and many addresses is told of some', async () => {
  const limits = { ...QUICK, calls: { atOnce: 5, perSecond: 0 } };
  const { url, house } = await server({ webhooksAnywhere: true, limits });
  const [many, other] = [await Client.enter(url, 'Many'), await Client.enter(url, 'Other')];
  const [browser, its] = [await Browser.open(), await Browser.open()];
  const { url: webhook, heard } = await hook();
  await subscribe(many, browser);
  await many.call('PATCH', '/api/players/me', { webhook });
  await subscribe(other, its);
  const seats = [{ is: 'me' }, { is: 'bot', level: 'page' }];
  const open = (who: Client) => who.call('POST', '/api/tables', { game: 'skirmish', seats });
  for (let i = 0; i < 4; i++) expect((await open(many)).status).toBe(200);
  expect(await house.store.tablesOf(many.id, 10)).toMatchObject(Array.from({ length: 4 }, () => ({ due: true })));
  await open(other);
  await expect.poll(() => [heard.length, browser.called.length, its.called.length]).toEqual([2, 2, 1]);
});

test('the keys of the house are made once and outlive a restart', async () => {
  const data = temporary();
  const first = await server({ data });
  const key = await keyOf(first.url);
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  await first.close();
  expect(await keyOf((await server({ data })).url)).toBe(key);
});

test('what no browser can have made is refused, and nobody has more than ten', async () => {
  const { url, house } = await server();
  const { anna } = await tableForTwo(url, 'skirmish');
  const { subscription } = await Browser.open();
  const { keys } = subscription;
  const noPoint = Buffer.alloc(65, 4).toString('base64url');
  for (const [bad, code] of [
    [{ ...subscription, endpoint: 'ftp://example.org/' }, 'bad-request'],
    [{ ...subscription, endpoint: 'https://example.org/ä' }, 'bad-request'],
    [{ ...subscription, keys: { ...keys, auth: 'short' } }, 'bad-request'],
    [{ ...subscription, keys: { ...keys, p256dh: noPoint } }, 'bad-subscription'],
    [{ ...subscription, more: 1 }, 'bad-request'],
  ] as const)
    expect(await anna.call('POST', '/api/players/me/pushes', { ...bad, lang: 'en' })).toMatchObject({
      status: 400,
      body: { code },
    });
  for (let i = 0; i < 12; i++)
    await anna.call('POST', '/api/players/me/pushes', { endpoint: `https://example.org/${i}`, keys, lang: 'de' });
  const kept = await house.store.people.pushesOf(anna.id);
  expect(kept.map(({ endpoint }) => Number(endpoint.split('/').at(-1)))).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect((await call(url, 'POST', '/api/players/me/pushes', { ...subscription, lang: 'en' })).status).toBe(401);
});
