import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { cleanUp } from '../table/cleaning.ts';
import { House } from '../table/house.ts';
import { type Postgres, postgres } from './databases.ts';
import { temporary } from './servers.ts';
import { anna, decide, game, tableForTwo, want } from './tables.ts';

const DAY = 24 * 3_600_000;
let database: Postgres;
beforeAll(async () => {
  database = await postgres();
});
afterAll(() => database.stop());

const stores: Record<string, () => Promise<Store>> = {
  SQLite: () => sqliteStore(temporary()),
  PostgreSQL: async () => postgresStore(await database.database()),
};

describe.each(Object.keys(stores))('%s', kind => {
  test('only what the operator does not want to keep is taken out, and nothing somebody watches', async () => {
    const store = (await stores[kind]?.()) as Store;
    let now = 0;
    const house = new House({ store, games: [game], now: () => now });
    const ids = await Promise.all(['finished', 'idle', 'watched', 'played'].map(() => tableForTwo(store)));
    const [finished = '', idle = '', watched = '', played = ''] = ids;
    now = DAY;
    for (const id of [finished, watched]) await want(house, id, anna, { do: 'resign', seat: 0 });
    await decide(house, idle);
    await house.visit(watched, { told: () => undefined, gone: () => undefined });
    now = 50 * DAY;
    await decide(house, played);
    now = 101 * DAY;
    const there = async () => {
      const found = await Promise.all(ids.map(id => store.read(id)));
      return found.map(journal => journal !== null);
    };
    expect(await cleanUp(house, {}, now)).toBe(0);
    expect(await cleanUp(house, { finishedDays: 101 }, now)).toBe(0);
    expect(await cleanUp(house, { finishedDays: 99 }, now)).toBe(1);
    expect(await there()).toEqual([false, true, true, true]);
    expect(await house.look(finished, t => t.id)).toBeNull();
    expect(await cleanUp(house, { idleDays: 99 }, now)).toBe(1);
    expect(await there()).toEqual([false, false, true, true]);
    expect((await store.tablesOf('anna', 9)).map(({ table }) => table).sort()).toEqual([watched, played].sort());
    await store.close();
  });
});
