import { EventEmitter } from 'node:events';
import type { Message, Request } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Meters } from '../meters.ts';
import { Connection } from '../socket/connection.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { BotSeats } from '../table/bot-seats.ts';
import { answer } from '../table/deciding.ts';
import { House } from '../table/house.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { QUICK } from './quick.ts';
import { temporary } from './servers.ts';
import { anna, decide, game, tableForTwo, want } from './tables.ts';

const MOVE = 'move:red-knight,5,5';

/** Thinks until it is called off. */
function endless(signals: (AbortSignal | undefined)[], signal: AbortSignal | undefined): Promise<never> {
  signals.push(signal);
  return new Promise((_, broken) => signal?.addEventListener('abort', () => broken(signal.reason)));
}

class Browser extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly got: Message[] = [];

  send(text: string, sent: () => void): void {
    this.got.push(JSON.parse(text) as Message);
    sent();
  }

  close(): void {
    this.readyState = 3;
    this.emit('close');
  }

  ask(request: Request): void {
    this.emit('message', JSON.stringify(request), false);
  }

  /** How the questions were answered, by their numbers. */
  get answers(): unknown[] {
    return this.got.flatMap(m => (m.is === 'refused' ? [[m.ref, m.code]] : m.is === 'told' ? [[m.ref, 'told']] : []));
  }
}

/** Anna at her browser. */
function connected(house: House, thinkers: Thinkers): { readonly browser: Browser } {
  const browser = new Browser();
  new Connection({
    socket: browser as unknown as WebSocket,
    stream: { cork: () => undefined, uncork: () => undefined },
    player: { id: 'anna', name: 'Anna', keyHash: '', webhook: null },
    house,
    thinkers,
    rate: QUICK.messages,
    address: '192.0.2.1',
    meters: new Meters(QUICK),
    called: () => undefined,
    trouble: () => undefined,
  });
  return { browser };
}

/** Anna, who decides first, has asked for the odds of an option (1) and a hint (2). */
async function asking() {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  const table = await tableForTwo(store);
  const signals: (AbortSignal | undefined)[] = [];
  const thinkers = {
    odds: (_table: unknown, _option: number, _lang: string, _asker: unknown, signal?: AbortSignal) =>
      endless(signals, signal),
    hint: (_table: unknown, _asker: unknown, signal?: AbortSignal) => endless(signals, signal),
  } as unknown as Thinkers;
  const { browser } = connected(house, thinkers);
  browser.ask({ do: 'visit', table });
  browser.ask({ do: 'odds', table, ref: 1, epoch: 0, option: 'end', lang: 'en' });
  browser.ask({ do: 'hint', table, ref: 2, epoch: 0 });
  const calledOff = (): boolean[] => signals.map(signal => signal?.aborted ?? false);
  await expect.poll(calledOff).toEqual([false, false]);
  return { store, house, table, browser, calledOff };
}

test('where a table has agreed on playing without hints nobody gets one; odds are for all', async () => {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  const table = await tableForTwo(store, { hints: false });
  const { browser } = connected(house, {
    odds: async () => null,
    hint: async () => [],
  } as unknown as Thinkers);
  browser.ask({ do: 'visit', table });
  browser.ask({ do: 'hint', table, ref: 1, epoch: 0 });
  browser.ask({ do: 'odds', table, ref: 2, epoch: 0, option: 'end', lang: 'en' });
  await expect
    .poll(() => browser.answers)
    .toEqual([
      [1, 'no-hints'],
      [2, 'told'],
    ]);
  expect(browser.got.find(({ is }) => is === 'seen')).toMatchObject({ hints: false });
  await store.close();
});

test('who looks away calls off what was asked, and nothing else', async () => {
  const { store, table, browser, calledOff } = await asking();
  browser.ask({ do: 'call-off', table: 'elsewhere', of: 1 });
  browser.ask({ do: 'call-off', table, of: 7 });
  browser.ask({ do: 'call-off', table, of: 1 });
  await expect.poll(calledOff).toEqual([true, false]);
  await expect.poll(() => browser.answers).toEqual([[1, 'called-off']]);
  await store.close();
});

test('a decision calls off what was asked about the question before', async () => {
  const { store, house, table, browser, calledOff } = await asking();
  await want(house, table, anna, { do: 'say', words: 'Wait.' });
  await expect.poll(() => browser.got.filter(({ is }) => is === 'seen')).toHaveLength(2);
  expect(calledOff()).toEqual([false, false]);
  await decide(house, table);
  await expect.poll(calledOff).toEqual([true, true]);
  await expect
    .poll(() => browser.answers)
    .toEqual([
      [1, 'called-off'],
      [2, 'called-off'],
    ]);
  await store.close();
});

test('so do leaving the table and hanging up', async () => {
  const left = await asking();
  left.browser.ask({ do: 'leave', table: left.table });
  await expect.poll(left.calledOff).toEqual([true, true]);
  await left.store.close();
  const gone = await asking();
  gone.browser.close();
  expect(gone.calledOff()).toEqual([true, true]);
  await gone.store.close();
});

test('a bot whose table has moved on is called off and thinks about how it stands now', async () => {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  const table = await tableForTwo(store, {
    seats: [
      { is: 'bot', level: 'knight' },
      { is: 'player', ...anna },
    ],
  });
  const signals: (AbortSignal | undefined)[] = [];
  const thinkers = {
    decide: (_table: unknown, _seat: number, signal?: AbortSignal) => endless(signals, signal),
  } as unknown as Thinkers;
  const troubles: string[] = [];
  const bots = new BotSeats(house, thinkers, { trouble: what => troubles.push(what) });
  const look = () => house.look(table, t => bots.look(t));
  await look();
  await look();
  expect(signals.map(signal => signal?.aborted)).toEqual([false]);
  // Another node has taken the decision over; the same bot has to decide again.
  await house.change(table, (t, at) => answer(t, at, { seat: 0, epoch: 0, option: MOVE }, { by: null }));
  await look();
  await expect.poll(() => signals.map(signal => signal?.aborted)).toEqual([true, false]);
  bots.stop();
  expect(signals.map(signal => signal?.aborted)).toEqual([true, true]);
  expect(troubles).toEqual([]);
  await store.close();
});
