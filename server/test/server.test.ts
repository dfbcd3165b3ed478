import { type Game, load } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { Client, call, Line } from './client.ts';
import { server, tableForTwo, temporary } from './servers.ts';

const seats = [{ is: 'me' }, { is: 'free' }] as const;

test('two people play a skirmish to its end, and the game is a file then', async () => {
  const { url } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const lines = [await anna.socket(), await bert.socket()] as const;
  for (const line of lines) await line.visit(table);
  let turns = 0;
  for (; turns < 2_000; turns++) {
    const [first, second] = lines.map(line => line.seen);
    if (first?.ending) break;
    expect(first?.number).toBe(second?.number);
    const mine = first?.ask ? first : second;
    const line = first?.ask ? lines[0] : lines[1];
    const other = first?.ask ? lines[1] : lines[0];
    const { ask, epoch } = mine ?? {};
    if (!ask || epoch === undefined) throw new Error('Nobody is asked.');
    const heard = other.heard.length;
    const option = ask.ids[turns % ask.ids.length];
    expect(await line.ask({ do: 'answer', table, seat: ask.seat, epoch, option })).toMatchObject({ is: 'done' });
    await other.until(m => m.is === 'seen' && m.epoch === epoch + 1, heard);
    await line.until(m => m.is === 'seen' && m.epoch === epoch + 1);
  }
  // Dice are real here: a skirmish may be drawn (SK-AIM-02, SK-AIM-03), and only then nobody wins.
  const ending = lines[0].seen?.ending;
  expect(ending?.winners).toHaveLength(ending?.kind === 'drawn' ? 0 : 1);
  expect(lines[1].seen?.ending).toEqual(ending);
  const file = await call(url, 'GET', `/api/tables/${table}/file`);
  const { match } = load(JSON.stringify(file.body), games as Game[]);
  expect(match.outcome?.winners).toEqual(lines[0].seen?.ending?.winners);
  const again = await anna.call('POST', `/api/tables/${table}/rematch`, {});
  expect(again.status).toBe(200);
  expect((await bert.call('POST', `/api/tables/${table}/rematch`, {})).body).toEqual({
    table: (again.body as { table: string }).table,
  });
});

test('who must act, who sits where, and what a stranger may know', async () => {
  const { url } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const due = async (client: Client) =>
    ((await client.call('GET', '/api/players/me/tables')).body as { table: string; due: boolean }[]).map(t => [
      t.table,
      t.due,
    ]);
  const both = [await due(anna), await due(bert)];
  expect(both.map(list => list.map(([id]) => id))).toEqual([[table], [table]]);
  expect(both.flat().filter(([, isDue]) => isDue)).toHaveLength(1);
  const { body } = await call(url, 'GET', `/api/tables/${table}`);
  expect(body).toMatchObject({
    seats: [
      { is: 'player', name: 'Anna' },
      { is: 'player', name: 'Bert' },
    ],
    over: false,
  });
  const stranger = await Line.open(url);
  expect(await stranger.visit(table)).toMatchObject({ viewer: 'spectator', ask: null });
  expect(await stranger.ask({ do: 'say', table, words: 'Hello' })).toMatchObject({ is: 'refused', code: 'no-seat' });
  expect((await call(url, 'GET', '/api/players/me')).status).toBe(401);
  expect((await call(url, 'GET', '/api/tables/none')).body).toMatchObject({ code: 'no-such-table' });
});

test('bots play on their own, and a person against them', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const { table } = (
    await anna.call('POST', '/api/tables', {
      game: 'skirmish',
      seats: [
        { is: 'bot', level: 'squire' },
        { is: 'bot', level: 'page' },
      ],
    })
  ).body as { table: string };
  const line = await anna.socket();
  await line.visit(table);
  const last = await line.until(m => m.is === 'seen' && m.ending !== null);
  expect(last).toMatchObject({ ending: { winners: [expect.any(Number)] } });
});

test('what cannot be played is refused with a sentence that says what can', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const open = async (body: object) =>
    (await anna.call('POST', '/api/tables', body)).body as { code: string; text: { en: string } };
  expect((await open({ game: 'chess', seats })).text.en).toContain(
    'there are dungeon-saga, schurken-und-halunken, mage-knight, sword-and-sorcery, descent, skirmish',
  );
  expect((await open({ game: 'skirmish', scenario: 'none', seats })).code).toBe('bad-config');
  // What a campaign carries from match to match is nothing a client may bring along.
  expect((await open({ game: 'skirmish', seats, carried: {} })).code).toBe('bad-request');
  expect((await open({ game: 'skirmish' })).code).toBe('bad-request');
  expect((await open({ game: 'skirmish', seats: [...seats, ...seats, ...seats] })).text.en).toContain('seats');
});

test('it says how it is and what it can do', async () => {
  const { url } = await server();
  expect((await call(url, 'GET', '/health')).body).toEqual({ ok: true });
  expect((await call(url, 'GET', '/ready')).body).toEqual({ ok: true });
  expect((await call(url, 'GET', '/metrics')).body).toContain('tafelrunde_tables 0');
  const { body } = await call(url, 'GET', '/api/openapi.json');
  expect(Object.keys((body as { paths: object }).paths)).toContain('/api/tables/{table}/claim');
  expect((await call(url, 'GET', '/api')).body).toContain('POST /api/tables');
});

test('answers are data that no other site can use, and bad ones say so', async () => {
  const { url } = await server({ publicUrl: 'https://tafel.example.org' });
  const { headers } = await call(url, 'GET', '/api/tables/none');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  const entered = await call(url, 'POST', '/api/players', { name: 'Anna' });
  expect(entered.body).not.toHaveProperty('key');
  expect(entered.headers.get('set-cookie')).toMatch(
    /^tafelrunde-key=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test('what is not of the API are files; an unknown part of the API is none', async () => {
  const { url } = await server({ files: (_, response) => response.end('a page') });
  expect((await call(url, 'GET', '/online/abc')).body).toBe('a page');
  expect((await call(url, 'GET', '/api/nothing')).body).toMatchObject({ code: 'no-such-route' });
});

test('a node that goes down sends everybody away, and what was done is there when it is back', async () => {
  const data = temporary();
  const first = await server({ data });
  const { anna, bert, table } = await tableForTwo(first.url, 'skirmish');
  const lines = [await anna.socket(), await bert.socket()] as const;
  await lines[0].visit(table);
  const said = Promise.all(
    lines.map((line, i) => line.ask({ do: 'say', table, words: `Last words of ${i}` }).catch(() => null)),
  );
  const going = first.close();
  expect(await Promise.all(lines.map(line => line.untilClosed()))).toEqual([1001, 1001]);
  const done = (await said).filter(reply => reply?.is === 'done').length;
  await going;
  const { url } = await server({ data });
  const seen = await (await anna.socket(url)).visit(table);
  expect(seen.said.length).toBeGreaterThanOrEqual(done);
  expect(seen.number).toBe(1 + seen.said.length);
});
