import { EventEmitter } from 'node:events';
import type { Message } from '@tafelrunde/wire';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { Meters } from '../meters.ts';
import { Connection } from '../socket/connection.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { House } from '../table/house.ts';
import { Pool } from '../thinking/pool.ts';
import { Thinkers } from '../thinking/thinkers.ts';
import { QUICK } from './quick.ts';
import { server, tableForTwo, temporary } from './servers.ts';
import { anna, decide, game, tableForTwo as openedTable, want } from './tables.ts';

/** A socket whose reader takes what it likes. */
class Reader extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  code: number | null = null;
  readonly got: Message[] = [];
  readonly #sent: (() => void)[] = [];

  send(text: string, sent: () => void): void {
    this.got.push(JSON.parse(text) as Message);
    this.#sent.push(sent);
  }

  close(code: number): void {
    this.readyState = 2;
    this.code = code;
  }

  terminate(): void {
    this.readyState = 3;
    this.emit('close');
  }

  /** Everything that waited has been read. */
  drain(): void {
    this.bufferedAmount = 0;
    for (const sent of this.#sent.splice(0)) sent();
  }

  get numbers(): number[] {
    return this.got.flatMap(m => (m.is === 'seen' ? [m.number] : []));
  }
}

async function reading() {
  const store = await sqliteStore(temporary());
  const house = new House({ store, games: [game] });
  const id = await openedTable(store);
  const reader = new Reader();
  const player = { id: 'anna', name: 'Anna', keyHash: '', webhook: null };
  const thinkers = new Thinkers(new Pool({ threads: 1 }));
  const socket = reader as unknown as WebSocket;
  const stream = { cork: () => undefined, uncork: () => undefined };
  const metered = { address: '192.0.2.1', meters: new Meters(QUICK), rate: QUICK.messages };
  new Connection({
    socket,
    stream,
    player,
    house,
    thinkers,
    ...metered,
    called: () => undefined,
    trouble: () => undefined,
  });
  reader.emit('message', JSON.stringify({ do: 'visit', table: id }), false);
  await expect.poll(() => reader.numbers).toEqual([0]);
  return { store, house, id, reader };
}

test('a slow reader misses what lies between and then gets the table as it stands, with the whole log', async () => {
  const { store, house, id, reader } = await reading();
  await decide(house, id);
  reader.bufferedAmount = 300 * 1024;
  for (let i = 0; i < 5; i++) await decide(house, id);
  await want(house, id, anna, { do: 'say', words: 'Are you there?' });
  expect(reader.numbers).toEqual([0, 1]);
  reader.drain();
  await expect.poll(() => reader.numbers).toEqual([0, 1, 7]);
  const last = reader.got.at(-1) as Extract<Message, { is: 'seen' }>;
  expect(last).toMatchObject({ answers: 6, said: [{ words: 'Are you there?' }] });
  const told = new Map(
    reader.got.flatMap(m => (m.is === 'seen' ? m.log : [])).map(entry => [JSON.stringify(entry), entry]),
  );
  const whole = await house.look(id, t => t.match.log(last.viewer).map(({ at, event }) => ({ at, event })));
  expect([...told.values()]).toEqual(whole);
  await store.close();
});

test('a reader that does not read at all is dropped, so that nothing piles up', async () => {
  const { store, house, id, reader } = await reading();
  reader.bufferedAmount = 5 * 1024 * 1024;
  reader.emit('message', JSON.stringify({ do: 'ping' }), false);
  await expect.poll(() => reader.code).toBe(1008);
  expect(house.isPresent(id, 'anna')).toBe(false);
  await store.close();
});

test('an answer whose acknowledgement was lost is acknowledged again, and was given once', async () => {
  const { url } = await server();
  const { anna: first, bert, table } = await tableForTwo(url, 'skirmish');
  const lines = [await first.socket(), await bert.socket()] as const;
  const seen = await Promise.all(lines.map(line => line.visit(table)));
  const turn = seen[0]?.ask ? 0 : 1;
  const option = seen[turn]?.ask?.ids[0];
  const request = { do: 'answer', table, seat: turn, epoch: 0, option, ref: 5 };
  lines[turn].send(request);
  await lines[1 - turn]?.until(m => m.is === 'seen' && m.epoch === 1);
  lines[turn].socket.terminate();
  const again = await (turn === 0 ? first : bert).socket();
  again.send(request);
  expect(await again.until(m => 'ref' in m && m.ref === 5)).toEqual({ is: 'done', ref: 5, number: 2 });
  expect(await again.visit(table)).toMatchObject({ number: 2, answers: 1 });
});
