// A browser that wants to be called: its keys, the service it is called at, and how it reads what comes (RFC 8291, RFC 8188).
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { afterEach } from 'vitest';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

export interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class Browser {
  readonly endpoint: string;
  readonly called: Called[] = [];
  readonly #ecdh = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  private constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.#ecdh.generateKeys();
  }

  /** `status`: what its service answers. */
  static async open(status = 201): Promise<Browser> {
    const heard: Called[] = [];
    const service = createServer(async (request, response) => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      heard.push({ headers: request.headers, body: Buffer.concat(pieces) });
      response.writeHead(status).end();
    });
    closing.push(() => service.close());
    await new Promise<void>(done => service.listen(0, '127.0.0.1', done));
    const browser = new Browser(
      `http://127.0.0.1:${(service.address() as AddressInfo).port}/push/${randomBytes(6).toString('hex')}`,
    );
    (browser as { called: Called[] }).called = heard;
    return browser;
  }

  /** What `PushSubscription.toJSON()` gives. */
  get subscription() {
    const keys = {
      p256dh: this.#ecdh.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
    return { endpoint: this.endpoint, keys };
  }

  /** The same by a library. */
  readByLibrary({ body }: Called): unknown {
    const authSecret = this.#auth.toString('base64url');
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.#ecdh, authSecret });
    return JSON.parse(text.toString('utf8'));
  }

  /** RFC 8291, section 3.4: secret, salt and both public keys make the key of the content; RFC 8188 says how that is packed. */
  read({ body }: Called): unknown {
    const salt = body.subarray(0, 16);
    const size = body.readUInt32BE(16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    if (sealed.length > size) throw new Error('More than one record.');
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const ikm = Buffer.from(hkdfSync('sha256', this.#ecdh.computeSecret(sender), this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    const end = plain.lastIndexOf(2);
    return JSON.parse(plain.subarray(0, end).toString('utf8'));
  }
}

/** RFC 8292: who sends it says so in a token, signed with the key browsers were given. Returns what the token claims. */
export function claims({ headers }: Called, publicKey: string): { aud: string; exp: number; sub: string } {
  const [, token = '', key = ''] = /^vapid t=([^,]+),\s*k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('Signed by somebody else.');
  const [head = '', said = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${said}`), verifier, Buffer.from(signature, 'base64url')))
    throw new Error('The signature is wrong.');
  return JSON.parse(Buffer.from(said, 'base64url').toString('utf8'));
}
