import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST } from '@tafelrunde/wire/requests';
import { type WebSocket, WebSocketServer } from 'ws';
import { LIMITS, type Limits } from '../limits.ts';
import type { Player } from '../store/store.ts';
import { Connection, type ConnectionOptions } from './connection.ts';

export interface SocketsOptions extends Omit<ConnectionOptions, 'socket' | 'stream' | 'player' | 'rate'> {
  readonly server: Server;
  readonly identify: (request: IncomingMessage) => Promise<Player | null>;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly limits?: Limits;
  /** Pages of other sites get no socket. */
  readonly isOwn: (origin: string, host: string | undefined) => boolean;
}

export const SOCKET_PATH = '/api/socket';
const PING_MS = 20_000;
const GOING_DOWN = 1001;

/** All browsers that are connected. One that does not answer a ping until the next is gone. */
export class Sockets {
  readonly #options: SocketsOptions;
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST, perMessageDeflate: false });
  readonly #byAddress = new Map<string, number>();
  readonly #limits: Limits;
  #closing = false;
  readonly #silent = new WeakSet<WebSocket>();
  readonly #pulse: NodeJS.Timeout;

  constructor(options: SocketsOptions) {
    this.#options = options;
    this.#limits = options.limits ?? LIMITS;
    options.server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#pulse = setInterval(() => this.#beat(), PING_MS);
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
    if (refused !== null) stream.end(`HTTP/1.1 ${refused}\r\nconnection: close\r\n\r\n`);
    else
      this.#options.identify(request).then(
        player =>
          this.#sockets.handleUpgrade(request, stream, head, socket =>
            this.#welcome(socket, stream, player, this.#options.addressOf(request)),
          ),
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
    if (this.#closing || this.size >= this.#limits.sockets) return '503 Service Unavailable';
    const there = this.#byAddress.get(this.#options.addressOf(request)) ?? 0;
    return there >= this.#limits.socketsPerAddress ? '429 Too Many Requests' : null;
  }

  #welcome(socket: WebSocket, stream: Duplex, player: Player | null, address: string): void {
    this.#count(address, 1);
    socket.on('close', () => this.#count(address, -1));
    const { house, thinkers, trouble } = this.#options;
    socket.on('pong', () => this.#silent.delete(socket));
    new Connection({ socket, stream, player, house, thinkers, trouble, rate: this.#limits.messages });
  }

  #count(address: string, by: number): void {
    const now = (this.#byAddress.get(address) ?? 0) + by;
    if (now > 0) this.#byAddress.set(address, now);
    else this.#byAddress.delete(address);
  }

  #beat(): void {
    for (const socket of this.#sockets.clients)
      if (this.#silent.has(socket)) socket.terminate();
      else {
        this.#silent.add(socket);
        socket.ping();
      }
  }
}
