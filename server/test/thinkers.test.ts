import { setTimeout as sleep } from 'node:timers/promises';
import { erased } from '@tafelrunde/engine';
import { afterEach, expect, test } from 'vitest';
import { duel } from '../../engine/test/toys.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { BotSeats } from '../table/bot-seats.ts';
import type { Occupant } from '../table/entry.ts';
import { type Guest, House } from '../table/house.ts';
import type { Asking, Path, Pool } from '../thinking/pool.ts';
import { Busy } from '../thinking/pool.ts';
import { Thinkers } from '../thinking/thinkers.ts';
import { temporary } from './servers.ts';
import { decide, game, tableForTwo } from './tables.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

async function opened(more: Parameters<typeof tableForTwo>[1] = {}): Promise<{ house: House; id: string }> {
  const store = await sqliteStore(temporary());
  stores.push(store);
  return { house: new House({ store, games: [more.game ?? game] }), id: await tableForTwo(store, more) };
}

/** A pool that says at once what it was asked, and by whom. */
class Quick {
  readonly asked: [string, Path][] = [];
  waiting = 0;
  below: Record<number, number> = {};

  think = async (path: Path, job: { do: string }, asking: Asking = {}) => {
    this.asked.push([job.do, path]);
    asking.begun?.();
    return job.do === 'advise' ? [] : { option: 1 };
  };

  waitingBelow = (path: Path): number => this.below[path.length] ?? 0;
}
const thinkersOf = (pool: Quick, slot = 0): Thinkers =>
  new Thinkers(pool as unknown as Pool, { addressOf: player => `net of ${player}`, slot });
const asker = { address: '192.0.2.1', player: 'bert' };

test.for([
  ['nothing', 0, {}, ['thought', 'thought', 'thought']],
  ['very much of all', 512, {}, ['thought', 'busy', 'busy']],
  ['much of the address', 30, { 1: 24 }, ['thought', 'busy', 'busy']],
  ['much of the person', 30, { 1: 23, 2: 4 }, ['thought', 'busy', 'busy']],
  ['something of each', 30, { 1: 23, 2: 3 }, ['thought', 'thought', 'thought']],
] as const)(
  'where %s waits, bots are thought for; odds and hints if there is room',
  async ([, waiting, below, results]) => {
    const { house, id } = await opened();
    const pool = new Quick();
    Object.assign(pool, { waiting, below });
    const thinkers = thinkersOf(pool);
    const answers = await house.look(id, table =>
      Promise.allSettled([
        thinkers.decide(table, 0),
        thinkers.odds(table, 0, 'en', asker),
        thinkers.hint(table, asker),
      ]),
    );
    const told = (answers ?? []).map(a =>
      a.status === 'fulfilled' ? 'thought' : a.reason instanceof Busy ? 'busy' : '?',
    );
    expect(told).toEqual(results);
  },
);

test('bots are charged to whoever opened the table, odds and hints to whoever asks', async () => {
  const { house, id } = await opened();
  const pool = new Quick();
  const thinkers = thinkersOf(pool);
  await house.look(id, table =>
    Promise.all([thinkers.decide(table, 0), thinkers.odds(table, 0, 'en', asker), thinkers.hint(table, asker)]),
  );
  expect(pool.asked).toEqual([
    ['decide', ['net of anna', 'anna', id]],
    ['odds', ['192.0.2.1', 'bert', id]],
    ['advise', ['192.0.2.1', 'bert', id]],
  ]);
});

test('in a window where somebody may pass a bot takes its whole slot, elsewhere it answers when it is ready', async () => {
  const bots: Occupant[] = [
    { is: 'player', player: 'anna', name: 'Anna' },
    { is: 'bot', level: 'squire' },
  ];
  const { house, id } = await opened({ game: erased(duel), seats: bots });
  const took = async (slot: number): Promise<'at once' | 'later'> => {
    const thinkers = thinkersOf(new Quick(), slot);
    const decided = (await house.look(id, table => ({ done: thinkers.decide(table, 1) })))?.done;
    return Promise.race([Promise.resolve(decided).then(() => 'at once' as const), sleep(100, 'later' as const)]);
  };
  expect(await took(60_000)).toBe('at once');
  await decide(house, id, options => options.indexOf('walk'));
  await decide(house, id, options => options.findIndex(option => option.startsWith('play:')));
  expect(await house.look(id, t => t.match.ask)).toMatchObject({ kind: 'parry', seat: 1 });
  expect(await took(60_000)).toBe('later');
  expect(await took(0)).toBe('at once');
});

test('a table of bots thinks only while somebody watches; where a person sits it always does', async () => {
  const bot: Occupant = { is: 'bot', level: 'page' };
  const { house, id } = await opened({ seats: [bot, bot] });
  expect(await house.look(id, t => t.standing().bot)).toBe(false);
  let thought = 0;
  const thinkers = { decide: async () => ++thought && 0 } as unknown as Thinkers;
  const seats = new BotSeats(house, thinkers, { trouble: () => undefined });
  house.visited = table => seats.look(table);
  await house.look(id, t => seats.look(t));
  expect(thought).toBe(0);
  const guest: Guest = { told: () => undefined, gone: () => undefined };
  const leave = await house.visit(id, guest);
  await expect.poll(() => thought).toBe(1);
  if (typeof leave === 'function') leave();
  await expect.poll(() => house.look(id, t => t.number)).toBe(1);
  await house.look(id, t => seats.look(t));
  expect(thought).toBe(1);
  seats.stop();
  const other = await opened({ seats: [bot, { is: 'player', player: 'anna', name: 'Anna' }] });
  const alone = new BotSeats(other.house, thinkers, { trouble: () => undefined });
  await other.house.look(other.id, t => alone.look(t));
  await expect.poll(() => thought).toBe(2);
  alone.stop();
});
