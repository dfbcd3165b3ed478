import { once } from 'node:events';
import type { Message } from '@tafelrunde/wire';
import { WebSocket } from 'ws';

export type Seen = Extract<Message, { is: 'seen' }>;

export interface Answered {
  readonly status: number;
  readonly body: never;
  readonly headers: Headers;
}

/** Somebody with a key of their own, who asks and listens like any program would. */
export class Client {
  readonly url: string;
  readonly key: string;
  readonly id: string;

  /** Where it seems to come from, at a server behind a proxy. */
  readonly address: string | undefined;

  constructor(url: string, key: string, id: string, address?: string) {
    this.url = url;
    this.key = key;
    this.id = id;
    this.address = address;
  }

  static async enter(url: string, name: string, address?: string): Promise<Client> {
    const { body } = await call(url, 'POST', '/api/players', { name, key: true }, from(address));
    const { key, id } = body as { key: string; id: string };
    return new Client(url, key, id, address);
  }

  call(method: string, path: string, body?: unknown): Promise<Answered> {
    return call(this.url, method, path, body, this.#headers);
  }

  socket(url = this.url, firstRef = 0): Promise<Line> {
    return Line.open(url, this.#headers, firstRef);
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.key}`, ...from(this.address) };
  }
}

export const from = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address };

export async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: (json ? JSON.parse(text) : text) as never, headers: response.headers };
}

/** One socket. Everything it hears is kept, in order, as bytes too. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: Message[] = [];
  readonly bytes: string[] = [];
  /** The code it was closed with. */
  closed: number | null = null;
  #ref: number;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket, firstRef: number) {
    this.#ref = firstRef;
    this.socket = socket;
    socket.on('message', data => {
      this.bytes.push(String(data));
      this.heard.push(JSON.parse(String(data)) as Message);
      this.#wake();
    });
    socket.on('close', code => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => undefined);
  }

  static async open(url: string, headers: Record<string, string> = {}, firstRef = 0): Promise<Line> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    const line = new Line(socket, firstRef);
    await once(socket, 'open');
    return line;
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  /** Sends a request with the next number and waits for what becomes of it. */
  async ask(request: object): Promise<Message> {
    const ref = ++this.#ref;
    this.send({ ...request, ref });
    return this.until(m => 'ref' in m && m.ref === ref);
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async visit(table: string): Promise<Seen> {
    const from = this.heard.length;
    this.send({ do: 'visit', table });
    return (await this.until(m => m.is === 'seen' && m.table === table, from)) as Seen;
  }

  get seen(): Seen | undefined {
    return this.heard.findLast(m => m.is === 'seen') as Seen | undefined;
  }

  /** The first message from number `from` on for which this holds. */
  async until(holds: (message: Message) => boolean, from = 0): Promise<Message> {
    for (;;) {
      for (; from < this.heard.length; from++) {
        const message = this.heard[from] as Message;
        if (holds(message)) return message;
      }
      if (this.closed !== null) throw new Error('The line is dead.');
      await new Promise<void>(wake => this.#waiting.add(wake));
    }
  }

  /** The code with which the server closes it. */
  async untilClosed(): Promise<number> {
    while (this.closed === null) await new Promise<void>(wake => this.#waiting.add(wake));
    return this.closed;
  }

  async close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }
}
