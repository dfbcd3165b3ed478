import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresStore } from '../store/postgres.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { cleanUp } from '../table/cleaning.ts';
import { House } from '../table/house.ts';
import { newTable } from '../table/opening.ts';
import { type Postgres, postgres } from './databases.ts';
import { temporary } from './servers.ts';
import { anna, bert, decide, game, tableForTwo, want } from './tables.ts';

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

  test('whoever watches many old tables keeps those, and no others', async () => {
    const store = (await stores[kind]?.()) as Store;
    const house = new House({ store, games: [game], now: () => 0 });
    const ids: string[] = [];
    // More than are looked at in one go; the oldest are watched.
    for (let i = 0; i < 120; i++) ids.push(await tableForTwo(store));
    const oldest = await store.outdated({ finishedBefore: 0, idleBefore: 2_000 }, 105);
    for (const id of oldest) await house.visit(id, { told: () => undefined, gone: () => undefined });
    expect(await cleanUp(house, { idleDays: 1 }, 3 * DAY)).toBe(15);
    expect((await store.outdated({ finishedBefore: 0, idleBefore: 2_000 }, 999)).sort()).toEqual(oldest.sort());
    await store.close();
  });

  test('a campaign goes as a whole, when nothing has happened at any of its tables and nobody watches one', async () => {
    const store = (await stores[kind]?.()) as Store;
    let now = 0;
    const house = new House({ store, games: [game], now: () => now });
    const match = async (number: number): Promise<string> => {
      const seats = [anna, bert].map(({ player, name }) => ({ is: 'player', player, name }) as const);
      const part = { id: 'c', name: 'Friday', number, settings: {}, played: [], news: [] };
      const agreed = { host: 'anna', spectators: true, hints: true, several: false, campaign: part };
      const { opening } = newTable({ game, config: {}, seats, ...agreed, now });
      await house.open(opening);
      return opening.id;
    };
    const first = await match(1);
    await house.change(first, (t, at) => t.take(t.number + 1, at, CLOSED) ?? CLOSED);
    now = 50 * DAY;
    const second = await match(2);
    await decide(house, second);
    now = 101 * DAY;
    const there = async () => (await store.campaign('c')).map(({ number }) => number);
    // That its first match is long over is no reason, nor that nothing has happened there.
    expect(await cleanUp(house, { finishedDays: 1, idleDays: 60 }, now)).toBe(0);
    const leave = await house.visit(first, { told: () => undefined, gone: () => undefined });
    now = 200 * DAY;
    expect(await cleanUp(house, { finishedDays: 1, idleDays: 60 }, now)).toBe(0);
    expect(await there()).toEqual([1, 2]);
    if (typeof leave === 'function') leave();
    expect(await cleanUp(house, { finishedDays: 1 }, now)).toBe(0);
    expect(await cleanUp(house, { idleDays: 60 }, now)).toBe(2);
    expect(await there()).toEqual([]);
    expect(await store.tablesOf('anna', 9)).toEqual([]);
    await store.close();
  });
});

const CLOSED = { kind: 'closed', by: 'anna' } as const;
