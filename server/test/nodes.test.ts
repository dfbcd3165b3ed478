import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { Client } from './client.ts';
import { type Postgres, postgres } from './databases.ts';
import { checkKept, Gamer, somewhat } from './gamer.ts';
import { hook } from './hook.ts';
import { Node } from './nodes.ts';
import { type Opened, tableForTwo } from './servers.ts';

/** Together with those of `killed.test.ts` a hundred. */
const KILLS = Number(process.env.TAFELRUNDE_KILLS ?? 50);
const CUTS = 20;
const GAMERS = 4;
const OVERDUE_MS = 500;
const LONGEST_WAIT_MS = 50;

let database: Postgres;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database.stop());

async function twoNodes(url: string): Promise<[Node, Node]> {
  const start = () => Node.start({ data: '', database: url, overdue: OVERDUE_MS, webhooksAnywhere: true });
  return [await start(), await start()];
}

async function playedBy(nodes: readonly Node[]): Promise<{ gamers: Gamer[]; playing: Promise<void>[] }> {
  const urls = nodes.map(({ url }) => url);
  const gamers = await Promise.all(
    Array.from({ length: GAMERS }, (_, i) =>
      Gamer.enter(i % 2 ? urls.toReversed() : urls, `Gamer ${i}`, i < GAMERS / 2 ? 'campaign' : 'matches'),
    ),
  );
  return { gamers, playing: gamers.map(gamer => gamer.play()) };
}

async function checked(url: string, nodes: readonly Node[], gamers: readonly Gamer[]): Promise<void> {
  for (const node of nodes) await node.stop();
  expect(nodes.map(node => node.trouble)).toEqual(['', '']);
  const store = await postgresStore(url);
  await checkKept(store, gamers).finally(() => store.close());
}

test('two nodes on PostgreSQL, one is killed after the other under load: nothing acknowledged is lost or done twice', async () => {
  const url = await database.database();
  const nodes = await twoNodes(url);
  const { gamers, playing } = await playedBy(nodes);
  const starting = nodes.map(() => Promise.resolve());
  for (let i = 0; i < KILLS; i++) {
    await somewhat(gamers, 3, LONGEST_WAIT_MS);
    const node = nodes[i % 2] as Node;
    await starting[i % 2];
    await node.kill();
    // The other one carries on meanwhile, or is just coming back itself.
    starting[i % 2] = node.start();
  }
  await Promise.all(starting);
  for (const gamer of gamers) gamer.stop();
  await Promise.all(playing);
  await checked(url, nodes, gamers);
}, 600_000);

test('the connections to the database are cut again and again: the same holds', async () => {
  const url = await database.database();
  const nodes = await twoNodes(url);
  const { gamers, playing } = await playedBy(nodes);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  for (let i = 0; i < CUTS; i++) {
    await somewhat(gamers, 3, LONGEST_WAIT_MS);
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
  }
  await admin.end();
  for (const gamer of gamers) gamer.stop();
  await Promise.all(playing);
  await checked(url, nodes, gamers);
}, 180_000);

test('players at different nodes play each other, and bots of a node that was killed are taken over', async () => {
  const url = await database.database();
  const nodes = await twoNodes(url);
  const [one, two] = nodes;
  const anna = await Client.enter(one.url, 'Anna');
  const bots = [
    { is: 'bot', level: 'page' },
    { is: 'bot', level: 'squire' },
  ];
  const opened = (await anna.call('POST', '/api/tables', { game: 'skirmish', seats: bots })).body as Opened;
  const far = await anna.socket(two.url);
  await far.visit(opened.table);
  // The bots think on the first node; the second hears of it.
  await far.until(m => m.is === 'seen' && m.number >= 3);
  await one.kill();
  const reached = far.seen?.number ?? 0;
  await far.until(m => m.is === 'seen' && (m.number > reached + 3 || m.ending !== null));
  await far.close();
  await two.stop();
  expect(two.trouble).toBe('');
}, 60_000);

test('who watches through another node needs no notice; who watches nowhere does', async () => {
  const nodes = await twoNodes(await database.database());
  const [one, two] = nodes;
  const { anna, bert, table } = await tableForTwo(one.url, 'skirmish');
  const watching = await Promise.all([anna, bert].map(client => client.socket(two.url)));
  const [first] = await Promise.all(watching.map(line => line.visit(table)));
  const [due, other] = first?.ask ? [anna, bert] : [bert, anna];
  const { url: webhook, heard } = await hook();
  await due.call('PATCH', '/api/players/me', { webhook });
  const line = await other.socket(one.url);
  await line.ask({ do: 'say', table, words: 'Your turn!' });
  // Longer than the other node has to answer.
  await sleep(1_000);
  expect(heard).toEqual([]);
  for (const there of watching) await there.close();
  await expect
    .poll(
      async () => {
        await line.ask({ do: 'say', table, words: 'Where are you?' });
        return heard.map(({ body }) => (body as { event: string }).event);
      },
      { timeout: 10_000, interval: 200 },
    )
    .toEqual(['your-turn']);
  await line.close();
  for (const node of nodes) await node.stop();
}, 60_000);
