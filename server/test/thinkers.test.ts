import { setImmediate } from 'node:timers/promises';
import { erased } from '@tafelrunde/engine';
import { afterEach, expect, test } from 'vitest';
import { type DuelState, duel } from '../../engine/test/toys.ts';
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
const thinkersOf = (pool: Quick): Thinkers =>
  new Thinkers(pool as unknown as Pool, { addressOf: player => `net of ${player}`, wait: async () => undefined });
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

test.for([
  ['knight', 1_150],
  ['squire', 60],
] as const)(
  'timing: in a window a %s answers when its whole slot is over, whether it could react or not',
  async ([level, slot]) => {
    const seats: Occupant[] = [
      { is: 'player', player: 'anna', name: 'Anna' },
      { is: 'bot', level },
    ];
    /** What the bot has waited for until its answer was given, with these cards in its hand. */
    const waitedFor = async (
      hand: readonly number[],
      until: 'turn' | 'parry',
    ): Promise<{ waits: number[]; options: number }> => {
      const { house, id } = await opened({ game: erased(duel), seats });
      const waits: number[] = [];
      const over = Promise.withResolvers<void>();
      const wait = (milliseconds: number): Promise<void> => {
        waits.push(milliseconds);
        return over.promise;
      };
      const thinkers = new Thinkers(new Quick() as unknown as Pool, { wait });
      if (until === 'parry') {
        await house.look(id, t => (t.match.state as DuelState).players[1]?.hand.splice(0, 9, ...hand));
        await decide(house, id, options => options.findIndex(option => option.startsWith('play:')));
      }
      const asked = await house.look(id, t => ({ kind: t.match.ask?.kind, options: t.match.ask?.options.length ?? 0 }));
      expect(asked?.kind).toBe(until);
      let given = false;
      const decided = (
        await house.look(id, t => ({
          done: thinkers.decide(t, 1).then(() => {
            given = true;
          }),
        }))
      )?.done;
      await setImmediate();
      expect(given).toBe(waits.length === 0);
      over.resolve();
      await decided;
      return { waits, options: asked?.options ?? 0 };
    };
    expect(await waitedFor([], 'parry')).toEqual({ waits: [slot], options: 1 });
    expect(await waitedFor([9, 8, 7], 'parry')).toEqual({ waits: [slot], options: 4 });
    expect((await waitedFor([], 'turn')).waits).toEqual([]);
  },
);

test.for([
  ['squire', 'sooner than that', erased(duel), 59, [60]],
  ['squire', 'later', erased(duel), 130, [60, 50]],
  ['knight', 'later', erased(duel), 1_200, [1_150, 100]],
  ['squire', 'where it could plan', { ...erased(duel), heuristics: { value: () => 0, plan: () => null } }, 59, [150]],
] as const)('timing: a %s that is ready %s answers after whole steps', async ([level, , game, takes, slots]) => {
  const seats: Occupant[] = [
    { is: 'player', player: 'anna', name: 'Anna' },
    { is: 'bot', level },
  ];
  const { house, id } = await opened({ game: game as never, seats });
  await decide(house, id, options => options.findIndex(option => option.startsWith('play:')));
  const waits: number[] = [];
  let now = 1_000;
  const pool = new Quick();
  const think = async (...asked: Parameters<Quick['think']>) => {
    const thought = await pool.think(...asked);
    // Nobody's slot begins before it is their turn, nor ends later because the answer came late.
    await setImmediate();
    now += takes;
    return thought;
  };
  const thinkers = new Thinkers({ ...pool, think } as unknown as Pool, {
    now: () => now,
    wait: async milliseconds => void waits.push(milliseconds),
  });
  await house.look(id, t => ({ done: thinkers.decide(t, 1) }))?.then(decided => decided?.done);
  expect(waits).toEqual(slots);
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
