import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PONG = 0x8a;
const ASK_MS = 20;

/** A client that opens a WebSocket by hand, asks for a table again and again, says that it is still there, and does not read. */
export class Deaf {
  readonly #socket: Socket;
  #unread: Buffer = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => undefined);
  }

  static async at(url: string, table: string): Promise<Deaf> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const deaf = new Deaf(socket);
    socket.write(
      `GET /api/socket HTTP/1.1\r\nhost: ${new URL(url).host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    if (!String(head).startsWith('HTTP/1.1 101')) throw new Error(`No socket: ${head}`);
    socket.pause();
    deaf.#unread = head.subarray(head.indexOf('\r\n\r\n') + 4);
    // The whole table each time, with all that has happened: the buffers of the operating system must be full first.
    const asking = setInterval(() => {
      socket.write(frame(PONG, ''));
      socket.write(frame(TEXT, JSON.stringify({ do: 'visit', table })));
    }, ASK_MS);
    socket.once('close', () => clearInterval(asking));
    return deaf;
  }

  /** Reads what there is, at last, and returns the code the server closes with; null if it says nothing. */
  listen(): Promise<number | null> {
    const socket = this.#socket;
    return new Promise(resolve => {
      socket.on('data', bytes => {
        this.#unread = Buffer.concat([this.#unread, Buffer.from(bytes)]);
        const code = this.#nextClose();
        if (code === null) return;
        resolve(code);
        socket.destroy();
      });
      socket.once('close', () => resolve(null));
      if (socket.destroyed) resolve(null);
      socket.resume();
    });
  }

  /** Goes through the frames that are complete; the code of the one that closes, if it is among them. */
  #nextClose(): number | null {
    for (;;) {
      const bytes = this.#unread;
      const short = (bytes[1] ?? 0) & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < head) return null;
      const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
      if (bytes.length < head + length) return null;
      if (bytes[0] === CLOSE) return bytes.readUInt16BE(head);
      this.#unread = bytes.subarray(head + length);
    }
  }
}

/** A short text as a client sends it, under a mask of zeros. */
function frame(kind: number, text: string): Buffer {
  const payload = Buffer.from(text);
  return Buffer.concat([Buffer.from([kind, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}
