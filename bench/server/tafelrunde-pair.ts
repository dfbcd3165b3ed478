import { once } from 'node:events';
import { type Choice, erased } from '@tafelrunde/engine';
import { skirmish } from '@tafelrunde/skirmish';
import type { Message } from '@tafelrunde/wire';
import { WebSocket } from 'ws';
import { XorshiftChance } from '../skirmish/xorshift.ts';
import type { Pair } from './crowd.ts';

type Headers = Readonly<Record<string, string>>;
type Seen = Extract<Message, { is: 'seen' }>;

const picks = new XorshiftChance(1);
/** As the table in the browser does it. */
const optionId = (choice: Choice): string => erased(skirmish).optionId?.(choice) ?? '';

/** Two people at two sockets, who decide at random. */
export async function tafelrundePair(url: string, from: readonly [string?, string?] = []): Promise<Pair> {
  const [one, two] = [await Person.enter(url, from[0]), await Person.enter(url, from[1])];
  const { table, invitation } = await one.post('/api/tables', {
    game: 'skirmish',
    seats: [{ is: 'me' }, { is: 'free' }],
  });
  await two.post(`/api/tables/${table}/claim`, { seat: 1, invitation });
  const people = [one, two] as const;
  await Promise.all(people.map(person => person.visit(String(table))));
  return {
    async ready() {
      const over = [one.seen, two.seen].find(seen => seen?.ending);
      if (over) {
        const next = await one.post(`/api/tables/${over.table}/rematch`, {});
        await Promise.all(people.map(person => person.visit(String(next.table))));
      }
    },
    async decide() {
      // The one who has seen more knows whose turn it is.
      const newest = (one.seen?.number ?? 0) >= (two.seen?.number ?? 0) ? one.seen : two.seen;
      const person = one.sitsAt(newest?.deciding ?? null) ? one : two;
      await person.decide(newest?.number ?? 0);
    },
    close() {
      for (const person of people) person.close();
    },
  };
}

/** Somebody with a key and a socket. */
export class Person {
  readonly #url: string;
  readonly #headers: Headers;
  readonly #socket: WebSocket;
  #ref = 0;
  seen: Seen | null = null;
  /** Called with whatever is seen. */
  saw: (seen: Seen) => void = () => undefined;
  #heard: (() => void)[] = [];
  readonly #open = new Map<number, (message: Message) => void>();

  private constructor(url: string, headers: Headers, socket: WebSocket) {
    this.#url = url;
    this.#headers = headers;
    this.#socket = socket;
    socket.on('message', data => this.#hear(JSON.parse(String(data)) as Message));
  }

  /** `address`: where they seem to come from, at a server behind a proxy. */
  static async enter(url: string, address?: string): Promise<Person> {
    const from = address === undefined ? {} : { 'x-forwarded-for': address };
    const { key } = await post(url, '/api/players', { name: 'Bench', key: true }, from);
    const headers = { authorization: `Bearer ${key}`, ...from };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const person = new Person(url, headers, socket);
    await once(socket, 'open');
    return person;
  }

  sitsAt(seat: number | null): boolean {
    const there = seat === null ? undefined : this.seen?.seats[seat];
    return there?.is === 'player' && there.you;
  }

  post(path: string, body: object): Promise<Record<string, unknown>> {
    return post(this.#url, path, body, this.#headers);
  }

  async visit(table: string): Promise<void> {
    if (this.seen) this.#socket.send(JSON.stringify({ do: 'leave', table: this.seen.table }));
    this.#socket.send(JSON.stringify({ do: 'visit', table, ids: false }));
    while (this.seen?.table !== table) await this.#news();
  }

  /** Decides once the table has been seen as it stands. */
  async decide(number: number): Promise<void> {
    while ((this.seen?.number ?? -1) < number) await this.#news();
    const { ask } = this.seen as Seen;
    if (!ask) throw new Error('Nobody is asked.');
    await this.choose(optionId(ask.options[picks.int(ask.options.length)] as Choice));
  }

  async choose(option: string): Promise<void> {
    const { ask, table, epoch } = this.seen as Seen;
    const ref = ++this.#ref;
    const answered = new Promise<Message>(resolve => this.#open.set(ref, resolve));
    this.#socket.send(JSON.stringify({ do: 'answer', table, ref, seat: ask?.seat, epoch, option }));
    const reply = await answered;
    if (reply.is !== 'done') throw new Error(`Refused: ${JSON.stringify(reply)}`);
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(message: Message): void {
    if (message.is === 'seen') {
      this.seen = message;
      this.saw(message);
      for (const heard of this.#heard.splice(0)) heard();
    } else if ('ref' in message && message.ref !== null) {
      this.#open.get(message.ref)?.(message);
      this.#open.delete(message.ref);
    }
  }

  #news(): Promise<void> {
    return new Promise(resolve => this.#heard.push(resolve));
  }
}

async function post(url: string, path: string, body: object, headers: Headers = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
