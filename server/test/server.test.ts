import { type Game, load } from '@tafelrunde/engine';
import { afterEach, expect, test } from 'vitest';
import { games } from '../games.ts';
import { type RunningServer, startServer } from '../server.ts';
import { Client, call, Line } from './client.ts';
import { type Folder, folder } from './databases.ts';

const running: RunningServer[] = [];
const folders: Folder[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const f of folders.splice(0)) f.remove();
});

async function server(): Promise<string> {
  const data = folder();
  folders.push(data);
  const started = await startServer({ games, host: '127.0.0.1', port: 0, data: data.path, threads: 1 });
  running.push(started);
  return started.url;
}

const seats = [{ is: 'me' }, { is: 'free' }] as const;

/** Anna has opened a table of this game and Bert has taken the other seat. */
async function tableForTwo(url: string, game: string) {
  const [anna, bert] = [await Client.enter(url, 'Anna'), await Client.enter(url, 'Bert')];
  const opened = (await anna.call('POST', '/api/tables', { game, seats })).body as {
    table: string;
    invitation: string;
  };
  const claimed = await bert.call('POST', `/api/tables/${opened.table}/claim`, {
    seat: 1,
    invitation: opened.invitation,
  });
  expect(claimed.status).toBe(200);
  return { anna, bert, ...opened };
}

test('two people play a skirmish to its end, and the game is a file then', async () => {
  const url = await server();
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
  expect(lines[0].seen?.ending?.winners).toHaveLength(1);
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
  const url = await server();
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
  const url = await server();
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
  const url = await server();
  const anna = await Client.enter(url, 'Anna');
  const open = async (body: object) =>
    (await anna.call('POST', '/api/tables', body)).body as { code: string; text: { en: string } };
  expect((await open({ game: 'chess', seats })).text.en).toContain(
    'there are dungeon-saga, schurken-und-halunken, skirmish',
  );
  expect((await open({ game: 'skirmish', scenario: 'none', seats })).code).toBe('bad-config');
  expect((await open({ game: 'skirmish' })).code).toBe('bad-request');
  expect((await open({ game: 'skirmish', seats: [...seats, ...seats, ...seats] })).text.en).toContain('seats');
});

test('it says how it is and what it can do', async () => {
  const url = await server();
  expect((await call(url, 'GET', '/health')).body).toEqual({ ok: true });
  expect((await call(url, 'GET', '/ready')).body).toEqual({ ok: true });
  expect((await call(url, 'GET', '/metrics')).body).toContain('tafelrunde_tables 0');
  const { body } = await call(url, 'GET', '/api/openapi.json');
  expect(Object.keys((body as { paths: object }).paths)).toContain('/api/tables/{table}/claim');
  expect((await call(url, 'GET', '/api')).body).toContain('POST /api/tables');
});
