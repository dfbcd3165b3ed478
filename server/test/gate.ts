import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a node and its database, like a firewall, and forgets lines without a word. */
export class Gate {
  readonly #server: Server;
  readonly #lines = new Set<[Socket, Socket]>();
  #shut = false;
  #last: string | null = null;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** Nobody stands at `at` before that. */
  static async before(port: number, at = 0): Promise<Gate> {
    const server = createServer();
    const gate = new Gate(server);
    server.on('connection', near => {
      const far = connect(port, '127.0.0.1');
      const line: [Socket, Socket] = [near, far];
      gate.#lines.add(line);
      for (const [one, other] of [line, [far, near]] as const) {
        one.on('data', bytes => {
          if (!gate.#lines.has(line) || gate.#shut) return;
          other.write(bytes);
          if (gate.#last !== null && bytes.includes(gate.#last)) gate.shut(true);
        });
        one.on('error', () => undefined);
        one.on('close', () => gate.#lines.has(line) && other.destroy());
      }
    });
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return gate;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The lines there are carry nothing any more, and nobody is told; new ones do. */
  forget(): void {
    this.#lines.clear();
  }

  /** Nothing gets through, as if the database stood still. */
  shut(is: boolean): void {
    this.#shut = is;
    this.#last = null;
  }

  /** These words are the last that get through. */
  shutAfter(words: string): void {
    this.#last = words;
  }

  close(): void {
    this.#server.close();
    for (const line of this.#lines) for (const socket of line) socket.destroy();
  }
}
