import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { State } from 'boardgame.io';
import { enumerate, type Field, type PlayerId, searchWithMaps } from '../skirmish/objects.ts';
import { XorshiftChance } from '../skirmish/xorshift.ts';
import type { Pair } from './crowd.ts';

interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
const require = createRequire(import.meta.url);
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket };

const picks = new XorshiftChance(1);

/** The same two people at boardgame.io's server, by the messages its own client sends. */
export async function boardgameioPair(url: string): Promise<Pair> {
  const people = [new Person(url, '0'), new Person(url, '1')] as const;
  const begin = async (): Promise<void> => {
    // The first one who asks for a match that does not exist opens it.
    const match = randomUUID();
    for (const person of people) await person.sync(match);
  };
  await begin();
  return {
    async ready() {
      const [one, two] = people;
      if (one.state.ctx.gameover !== undefined || two.state.ctx.gameover !== undefined) await begin();
    },
    async decide() {
      const [one, two] = people;
      const newest = one.id >= two.id ? one.state : two.state;
      await (newest.ctx.currentPlayer === '0' ? one : two).decide(newest._stateID);
    },
    close() {
      for (const person of people) person.close();
    },
  };
}

class Person {
  readonly #player: PlayerId;
  readonly #socket: Socket;
  #match = '';
  #state: State<Field> | null = null;
  #heard: (() => void)[] = [];

  constructor(url: string, player: PlayerId) {
    this.#player = player;
    this.#socket = io(`${url}/skirmish`, { transports: ['websocket'], forceNew: true });
    this.#socket.on('sync', (match: string, { state }: { state: State<Field> }) => this.#hear(match, state));
    this.#socket.on('update', (match: string, state: State<Field>) => this.#hear(match, state));
  }

  get state(): State<Field> {
    if (!this.#state) throw new Error('Nothing was seen yet.');
    return this.#state;
  }

  get id(): number {
    return this.#state?._stateID ?? -1;
  }

  async sync(match: string): Promise<void> {
    this.#match = match;
    this.#state = null;
    this.#socket.emit('sync', match, this.#player, undefined, 2);
    while (this.#state === null) await this.#news();
  }

  async decide(number: number): Promise<void> {
    while (this.id < number) await this.#news();
    const { G, _stateID: id } = this.state;
    const options = enumerate(G, this.#player, searchWithMaps);
    const action = options[picks.int(options.length)];
    if (!action) throw new Error('Nothing can be done.');
    const playerID = this.#player;
    const sent =
      'event' in action
        ? { type: 'GAME_EVENT', payload: { type: action.event, args: undefined, playerID } }
        : { type: 'MAKE_MOVE', payload: { type: action.move, args: action.args, playerID } };
    this.#socket.emit('update', sent, id, this.#match, playerID);
    while (this.id <= id) await this.#news();
  }

  close(): void {
    this.#socket.disconnect();
  }

  #hear(match: string, state: State<Field>): void {
    if (match !== this.#match) return;
    this.#state = state;
    for (const heard of this.#heard.splice(0)) heard();
  }

  #news(): Promise<void> {
    return new Promise(resolve => this.#heard.push(resolve));
  }
}
