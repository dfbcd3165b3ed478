import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { Tally } from '../limits.ts';

/** So many connections from one address: whoever opens more, and be it only to say nothing, is hung up on. So is whoever is not listened to. */
export function limitConnections(
  server: Server,
  perAddress: number,
  isOpen: (address: string) => boolean = () => true,
): void {
  const open = new Tally();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    if (open.of(address) >= perAddress || !isOpen(address)) {
      socket.destroy();
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}

export interface Guarding {
  readonly addressOf: (request: IncomingMessage) => string;
  /** False: this address is not listened to. */
  readonly knock: (address: string) => boolean;
  /** Others come on the same connections. */
  readonly proxied: boolean;
}

/** Before anything is done for a request: hundreds of them fit into one packet, and none of them needs a reply. */
export function guard(server: Server, { addressOf, knock, proxied }: Guarding): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (knock(addressOf(request))) for (const listener of listeners) listener.call(server, request, response);
    else if (proxied) response.writeHead(429, { 'retry-after': '30', 'content-length': '0' }).end();
    else request.socket.destroy();
  });
}
