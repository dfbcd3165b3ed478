import { expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import { House } from '../table/house.ts';
import { Busy, type Pool } from '../thinking/pool.ts';
import { Thinkers } from '../thinking/thinkers.ts';
import { temporary } from './servers.ts';
import { game, tableForTwo } from './tables.ts';

test('where much waits to be thought about, bots are still thought for, odds and hints are not', async () => {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  const id = await tableForTwo(store);
  const jobs: string[] = [];
  const pool = {
    waiting: 0,
    think: async (_table: string, job: { do: string }) => {
      jobs.push(job.do);
      return job.do === 'advise' ? [] : { option: 1 };
    },
  };
  const thinkers = new Thinkers(pool as unknown as Pool);
  const asked = async (waiting: number): Promise<string[]> => {
    jobs.length = 0;
    pool.waiting = waiting;
    const answers = await house.look(id, table =>
      Promise.allSettled([thinkers.decide(table, 0), thinkers.odds(table, 0, 'en'), thinkers.hint(table)]),
    );
    return (answers ?? []).map(a => (a.status === 'fulfilled' ? 'thought' : a.reason instanceof Busy ? 'busy' : '?'));
  };
  expect(await asked(255)).toEqual(['thought', 'thought', 'thought']);
  expect(jobs).toEqual(['decide', 'odds', 'advise']);
  expect(await asked(256)).toEqual(['thought', 'busy', 'busy']);
  expect(jobs).toEqual(['decide']);
  await store.close();
});
