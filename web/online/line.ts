import { type Message, PROTOCOL, type Request } from '@tafelrunde/wire';

/** As much of a WebSocket as is needed here. */
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { readonly data: unknown }) => void) | null;
}

export type LineState = 'connecting' | 'open' | 'lost' | 'outdated';

export interface LineOptions {
  readonly connect: () => Socket;
  /** Requests are numbered on from here: a page that was loaded again must not use old numbers. */
  readonly firstRef?: number;
  readonly wait?: (milliseconds: number, then: () => void) => void;
  /** Says when to look whether the line still holds; returns how to stop that. */
  readonly pulse?: (check: () => void) => () => void;
}

/** What became of a request. */
export type Reply = Extract<Message, { is: 'done' | 'told' | 'refused' }>;
type Numbered = Extract<Request, { ref: number }>;
/** A request before it has a number. */
export type Unnumbered = Numbered extends infer R ? (R extends Numbered ? Omit<R, 'ref'> : never) : never;

const OPEN = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/**
 * The line to the server. It is made again whenever it breaks; what was asked and not answered is then asked again under the same
 * number, and what is being watched is watched again. Nothing is lost, and nothing is done twice.
 */
export class Line {
  readonly #options: LineOptions;
  readonly #open = new Map<number, { request: Numbered; resolve: (reply: Reply) => void }>();
  readonly #watched = new Map<string, Set<(message: Message) => void>>();
  readonly #listeners = new Set<() => void>();
  #socket: Socket | null = null;
  #state: LineState = 'connecting';
  #ref: number;
  #wait = FIRST_WAIT;
  #closed = false;
  #silent = false;
  readonly #stopPulse: (() => void) | undefined;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#ref = options.firstRef ?? Date.now() * 100;
    this.#connect();
    this.#stopPulse = options.pulse?.(() => this.#check());
  }

  get state(): LineState {
    return this.#state;
  }

  /** Tells when the state changes. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /**
   * Asks for something; the promise is kept when the server has answered, however often the line breaks until then. Odds and hints can be called
   * off: the promise is broken then.
   */
  ask(request: Unnumbered, signal?: AbortSignal): Promise<Reply> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const numbered = { ...request, ref: ++this.#ref } as Numbered;
    return new Promise((resolve, reject) => {
      this.#open.set(numbered.ref, { request: numbered, resolve });
      this.#send(numbered);
      signal?.addEventListener('abort', () => {
        if (this.#open.delete(numbered.ref)) this.#send({ do: 'call-off', table: numbered.table, of: numbered.ref });
        reject(signal.reason);
      });
    });
  }

  /** Hears everything about a table, beginning with how it stands. */
  watch(table: string, heard: (message: Message) => void): () => void {
    const all = this.#watched.get(table) ?? new Set();
    this.#watched.set(table, all.add(heard));
    this.#send(visit(table));
    return () => {
      all.delete(heard);
      if (all.size > 0) return;
      this.#watched.delete(table);
      this.#send({ do: 'leave', table });
    };
  }

  close(): void {
    this.#closed = true;
    this.#stopPulse?.();
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed || this.#socket) return;
    const socket = this.#options.connect();
    this.#socket = socket;
    this.#silent = false;
    socket.onopen = () => {
      for (const table of this.#watched.keys()) this.#send(visit(table));
      for (const { request } of this.#open.values()) this.#send(request);
    };
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Message);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /**
   * A line may break without a word, on a phone that was asleep for instance: a ping that is not answered until the next look
   * means that. Where it is known to be broken, nobody waits any longer.
   */
  #check(): void {
    const socket = this.#socket;
    if (!socket) this.#connect();
    else if (this.#silent) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
      this.#lost();
    } else if (socket.readyState === OPEN) {
      this.#silent = true;
      this.#send({ do: 'ping' });
    }
  }

  #lost(): void {
    this.#socket = null;
    if (this.#state !== 'outdated') this.#become('lost');
    this.#later(() => this.#connect());
  }

  /** Longer and longer, and not for all clients at once. */
  #later(then: () => void): void {
    const wait = this.#options.wait ?? ((milliseconds, act) => void setTimeout(act, milliseconds));
    wait(this.#wait * (0.5 + Math.random()), then);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #heard(message: Message): void {
    this.#silent = false;
    switch (message.is) {
      case 'welcome':
        this.#wait = FIRST_WAIT;
        this.#become(message.protocol === PROTOCOL ? 'open' : 'outdated');
        return;
      case 'seen':
        for (const heard of this.#watched.get(message.table) ?? []) heard(message);
        return;
      case 'here':
      case 'pointed':
        for (const heard of this.#watched.get(message.table) ?? []) heard(message);
        return;
      case 'gone':
        for (const heard of this.#watched.get(message.table) ?? []) heard(message);
        if (!message.missing) this.#later(() => this.#watched.has(message.table) && this.#send(visit(message.table)));
        return;
      case 'done':
      case 'told':
      case 'refused':
        this.#answered(message);
        return;
      case 'pong':
        return;
    }
  }

  /** "Too fast" and "failed" are no answers: the request is sent again a little later. */
  #answered(reply: Reply): void {
    const open = reply.ref === null ? undefined : this.#open.get(reply.ref);
    if (!open) return;
    if (reply.is === 'refused' && (reply.code === 'too-fast' || reply.code === 'failed'))
      this.#later(() => this.#open.has(open.request.ref) && this.#send(open.request));
    else {
      this.#open.delete(open.request.ref);
      open.resolve(reply);
    }
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(request));
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const changed of this.#listeners) changed();
  }
}

/** The rules are here, too, and with them the names of options. */
const visit = (table: string): Request => ({ do: 'visit', table, ids: false });

const PULSE = 20_000;

/** Every few seconds, and when the network or the person is back. */
function pulse(check: () => void): () => void {
  const timer = setInterval(check, PULSE);
  const back = (): void => {
    if (!document.hidden) check();
  };
  addEventListener('online', back);
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    removeEventListener('online', back);
    document.removeEventListener('visibilitychange', back);
  };
}

/** The line of this page to the server it came from. */
export const lineHome = (): Line =>
  new Line({ connect: () => new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`) as Socket, pulse });
