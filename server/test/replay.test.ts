import { type Game, load } from '@tafelrunde/engine';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { Client, call } from './client.ts';
import { type Opened, server, tableForTwo } from './servers.ts';

interface Told {
  readonly file: string;
  readonly seats: unknown;
  readonly ending: { readonly winners: readonly number[] };
}

/** Bots play a skirmish to its end at a table of Anna's. */
async function playedOut(url: string, more: object = {}): Promise<{ anna: Client; table: string }> {
  const anna = await Client.enter(url, 'Anna');
  const seats = ['page', 'page'].map(level => ({ is: 'bot', level }));
  const { table } = (await anna.call('POST', '/api/tables', { game: 'skirmish', seats, ...more })).body as Opened;
  const line = await anna.socket();
  await line.visit(table);
  await line.until(m => m.is === 'seen' && m.ending !== null);
  return { anna, table };
}

const replayOf = (url: string, table: string) => call(url, 'GET', `/api/tables/${table}/replay`);

test('a finished match is watched again by whoever has its link', async () => {
  const { url } = await server();
  const { table } = await playedOut(url);
  const { status, body } = await replayOf(url, table);
  expect(status).toBe(200);
  const { file, ...told } = body as Told;
  const { match, complete } = load(file, games as Game[]);
  expect(complete).toBe(true);
  expect(told).toEqual({
    table,
    seats: [
      { is: 'bot', level: 'page' },
      { is: 'bot', level: 'page' },
    ],
    ending: match.outcome,
    mended: false,
    spectators: true,
  });
});

test('a match that is still played gives nothing away, to nobody', async () => {
  const { url } = await server();
  const { anna, table } = await tableForTwo(url, 'skirmish');
  for (const asked of [await replayOf(url, table), await anna.call('GET', `/api/tables/${table}/replay`)]) {
    expect(asked.status).toBe(409);
    expect(asked.body).toEqual({
      code: 'not-over',
      text: { en: 'The game is not over yet.', de: 'Das Spiel ist noch nicht vorbei.' },
    });
  }
});

test('where somebody gave up, the replay says who; it names people and shows no ids', async () => {
  const { url } = await server();
  const { anna, bert, table } = await tableForTwo(url, 'skirmish');
  const line = await bert.socket();
  await line.visit(table);
  expect(await line.ask({ do: 'resign', table, seat: 1 })).toMatchObject({ is: 'done' });
  const { body } = await replayOf(url, table);
  expect(body).toMatchObject({
    ending: { kind: 'resigned', winners: [0], resigned: 1 },
    seats: [
      { is: 'player', name: 'Anna' },
      { is: 'player', name: 'Bert' },
    ],
  });
  const bytes = JSON.stringify(body);
  for (const { id, key } of [anna, bert]) {
    expect(bytes).not.toContain(id);
    expect(bytes).not.toContain(key);
  }
});

test('a table closed to spectators shows its replay only to those who sat there', async () => {
  const { url } = await server();
  const anna = await Client.enter(url, 'Anna');
  const wanted = { game: 'skirmish', seats: [{ is: 'me' }, { is: 'bot', level: 'page' }], spectators: false };
  const { table } = (await anna.call('POST', '/api/tables', wanted)).body as Opened;
  const line = await anna.socket();
  await line.visit(table);
  expect(await line.ask({ do: 'resign', table, seat: 0 })).toMatchObject({ is: 'done' });
  expect(await replayOf(url, table)).toMatchObject({ status: 403, body: { code: 'closed' } });
  expect(await anna.call('GET', `/api/tables/${table}/replay`)).toMatchObject({
    status: 200,
    body: { ending: { resigned: 0 }, spectators: false },
  });
});

test('a replay that is not there is said to be missing', async () => {
  const { url } = await server();
  expect(await replayOf(url, 'none')).toMatchObject({ status: 404, body: { code: 'no-such-table' } });
});
