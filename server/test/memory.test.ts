import { afterEach, expect, test } from 'vitest';
import { Client, call, Line, type Seen } from './client.ts';
import { Deaf } from './deaf.ts';
import { Node } from './nodes.ts';
import { QUICK } from './quick.ts';
import { type Opened, temporary } from './servers.ts';

const MIB = 1024 * 1024;
const DEAF = 25;
const MOVES = 300;
const HUGE = 10;
/** Most of it is what any node needs at such a pace; what the deaf want to be told would come to several hundred. */
const BOUND = 160 * MIB;

/** All who are connected live in this one thread: it must come to answer within this time, however busy the machine is. */
const PULSE_MS = 10_000;

let node: Node | null = null;
afterEach(() => node?.stop());

async function metric(url: string, name: string): Promise<number> {
  const text = String((await call(url, 'GET', '/metrics')).body);
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

/** Somebody who plays on both seats and talks meanwhile. */
class Soloist {
  readonly line: Line;
  readonly table: string;
  #seen: Seen;

  private constructor(line: Line, table: string, seen: Seen) {
    this.line = line;
    this.table = table;
    this.#seen = seen;
  }

  static async at(url: string, name: string): Promise<Soloist> {
    const client = await Client.enter(url, name);
    const body = { game: 'skirmish', seats: [{ is: 'me' }, { is: 'me' }] };
    const { table } = (await client.call('POST', '/api/tables', body)).body as Opened;
    const line = await client.socket();
    return new Soloist(line, table, await line.visit(table));
  }

  async play(moves: number, words = ''): Promise<void> {
    const { line, table } = this;
    for (let i = 0; i < moves && this.#seen.ask; i++) {
      const { seat, ids } = this.#seen.ask;
      const option = ids[(i * 7) % ids.length];
      const done = await line.ask({ do: 'answer', table, seat, epoch: this.#seen.epoch, option });
      expect(done).toMatchObject({ is: 'done' });
      if (words) await line.ask({ do: 'say', table, words });
      this.#seen = line.seen ?? this.#seen;
    }
  }
}

test('who does not read, sends too much or shouts costs a bounded amount of memory and nobody else their game', async () => {
  const limits = { ...QUICK, messages: { atOnce: 5 * MOVES, perSecond: 300 } };
  node = await Node.start({ data: temporary(), limits, pulse: PULSE_MS });
  const { url } = node;
  const [noisy, quiet] = [await Soloist.at(url, 'Anna'), await Soloist.at(url, 'Bert')];
  await quiet.play(50);
  const before = await metric(url, 'tafelrunde_memory_bytes');
  const deaf = await Promise.all(Array.from({ length: DEAF }, () => Deaf.at(url, noisy.table)));
  const huge = await Promise.all(Array.from({ length: HUGE }, () => Line.open(url)));
  const shouting = await Promise.all(Array.from({ length: HUGE }, () => Line.open(url)));
  for (const line of huge) line.send('x'.repeat(10 * MIB));
  for (const line of shouting) for (let i = 0; i < 2_000; i++) line.send({ do: 'odds' });
  await Promise.all([noisy.play(MOVES, 'Hello! '.repeat(40)), quiet.play(100)]);
  expect(await Promise.all(huge.map(line => line.untilClosed()))).toEqual(huge.map(() => 1009));
  expect(await Promise.all(shouting.map(line => line.untilClosed()))).toEqual(shouting.map(() => 1008));
  await expect.poll(() => metric(url, 'tafelrunde_dropped_total'), { timeout: 60_000 }).toBe(DEAF);
  const codes = Promise.all(deaf.map(reader => reader.listen()));
  expect((await metric(url, 'tafelrunde_memory_bytes')) - before).toBeLessThan(BOUND);
  expect(await codes).toEqual(deaf.map(() => 1008));
  await quiet.play(10);
  expect(await metric(url, 'tafelrunde_connections')).toBe(2);
}, 180_000);
