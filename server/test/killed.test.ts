import { expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import { checkKept, Gamer, somewhat } from './gamer.ts';
import { Node } from './nodes.ts';
import { temporary } from './servers.ts';

/** Together with those of `nodes.test.ts` a hundred. */
const KILLS = Number(process.env.TAFELRUNDE_KILLS ?? 50);
const GAMERS = 4;
const LONGEST_WAIT_MS = 50;

test('a node on SQLite is killed again and again under load: what was acknowledged is there, once, and campaigns count every match once', async () => {
  const data = temporary();
  const node = await Node.start({ data });
  const gamers = await Promise.all(
    Array.from({ length: GAMERS }, (_, i) => Gamer.enter([node.url], `Gamer ${i}`, i % 2 ? 'campaign' : 'matches')),
  );
  const playing = gamers.map(gamer => gamer.play());
  for (let i = 0; i < KILLS; i++) {
    await somewhat(gamers, 3, LONGEST_WAIT_MS);
    await node.kill();
    await node.start();
  }
  for (const gamer of gamers) gamer.stop();
  await Promise.all(playing);
  await node.stop();
  expect(node.trouble).toBe('');
  const store = await sqliteStore(data);
  await checkKept(store, gamers);
  await store.close();
}, 600_000);
