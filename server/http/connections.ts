import type { Server } from 'node:http';
import { Tally } from '../limits.ts';

/** So many connections from one address: whoever opens more, and be it only to say nothing, is hung up on. */
export function limitConnections(server: Server, perAddress: number): void {
  const open = new Tally();
  server.on('connection', socket => {
    const address = socket.remoteAddress ?? '';
    if (open.of(address) >= perAddress) {
      socket.destroy();
      return;
    }
    open.add(address, 1);
    socket.once('close', () => open.add(address, -1));
  });
}
