import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

export interface Hook {
  readonly url: string;
  readonly heard: { readonly body: unknown; readonly request: IncomingMessage }[];
}

/** Somebody's own little server, which hears when it is their turn. */
export async function hook(): Promise<Hook> {
  const heard: { body: unknown; request: IncomingMessage }[] = [];
  const listening = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    heard.push({ body: JSON.parse(text), request });
    response.end();
  });
  closing.push(() => listening.close());
  await new Promise<void>(done => listening.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/turn`, heard };
}
