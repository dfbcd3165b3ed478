import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { LONGEST } from '@tafelrunde/wire/requests';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Limits, neighbourhood, Tally } from '../limits.ts';
import type { Player } from '../store/store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

export interface SocketsOptions extends Omit<ConnectionOptions, 'socket' | 'stream' | 'player' | 'rate' | 'address'> {
  readonly server: Server;
  readonly identify: (request: IncomingMessage) => Promise<Player | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limits: Limits;
  /** How often it is looked whether clients still answer and read, in milliseconds. */
  readonly pulse?: number | undefined;
  /** Pages of other sites get no socket. */
  readonly isOwn: (origin: string, host: string | undefined) => boolean;
}

export const SOCKET_PATH = '/api/socket';
const PING_MS = 20_000;
const PINGED_AT_ONCE = 50;
const GOING_DOWN = 1001;

/** All browsers that are connected. One that does not answer a ping until the next is gone, and so is one that does not read. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    perMessageDeflate: false,
    autoPong: false,
  });
  /** Those that are being let in count, too. */
  readonly #byAddress = new Tally();
  readonly #open = new Map<WebSocket, Connection>();
  #closing = false;
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pulse: NodeJS.Timeout;

  constructor(options: SocketsOptions) {
    this.#options = options;
    options.server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#pulse = setInterval(() => void this.#beat(), options.pulse ?? PING_MS);
  }

  get size(): number {
    return this.#sockets.clients.size;
  }

  /** Says goodbye; clients come back by themselves, to this node or to another. */
  close(): void {
    this.#closing = true;
    clearInterval(this.#pulse);
    for (const socket of this.#sockets.clients) socket.close(GOING_DOWN, 'going down');
  }

  terminate(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const refused = this.#whyNot(request);
    stream.on('error', () => stream.destroy());
    if (refused !== null) {
      stream.end(`HTTP/1.1 ${refused}\r\nconnection: close\r\n\r\n`, () => stream.destroy());
      return;
    }
    const address = this.#options.addressOf(request);
    this.#byAddress.add(address, 1);
    stream.once('close', () => this.#byAddress.add(address, -1));
    this.#options.identify(request).then(
      player =>
        this.#sockets.handleUpgrade(request, stream, head, socket => this.#welcome(socket, stream, player, address)),
      error => {
        this.#options.trouble('upgrade', error);
        stream.destroy();
      },
    );
  }

  #whyNot(request: IncomingMessage): string | null {
    const { url, headers } = request;
    const { origin, host } = headers;
    if (url?.split('?')[0] !== SOCKET_PATH) return '404 Not Found';
    if (origin !== undefined && !this.#options.isOwn(origin, host)) return '403 Forbidden';
    const { limits, addressOf, meters } = this.#options;
    if (this.#closing || this.#byAddress.total >= limits.sockets) return '503 Service Unavailable';
    const address = addressOf(request);
    const tooMany = this.#byAddress.of(address) >= limits.socketsPerAddress || !meters.upgrade(address);
    return tooMany ? '429 Too Many Requests' : null;
  }

  #welcome(socket: WebSocket, stream: Duplex, player: Player | null, address: string): void {
    const { limits, ...shared } = this.#options;
    const net = neighbourhood(address);
    const connection = new Connection({ ...shared, socket, stream, player, address: net, rate: limits.messages });
    this.#open.set(socket, connection);
    socket.on('pong', () => this.#silent.delete(socket));
    socket.on('close', () => this.#open.delete(socket));
  }

  /** The key of this player is void: whoever came with it has to come again. */
  sendAway(player: string): void {
    for (const connection of this.#open.values())
      if (connection.player === player) connection.drop('this key is no longer valid');
  }

  /** Thousands of pings at once would keep everybody waiting who plays: some at a time. */
  async #beat(): Promise<void> {
    let looked = 0;
    for (const [socket, connection] of [...this.#open]) {
      if (++looked % PINGED_AT_ONCE === 0) await setImmediate();
      if (!this.#open.has(socket) || connection.checkReading()) continue;
      if (this.#silent.has(socket)) connection.drop('you do not answer');
      else {
        this.#silent.add(socket);
        socket.ping();
      }
    }
  }
}
