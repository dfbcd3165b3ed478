import type { AddressInfo } from 'node:net';
import Fastify, { LogController } from 'fastify';
import { type Logging, loggable } from '../log.ts';
import { limitConnections } from './connections.ts';
import { addHeaders } from './headers.ts';

export interface WaitingRoomOptions {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly log: Logging | false;
  /** From one address; null: a proxy stands between. */
  readonly connections: number | null;
}

export interface WaitingRoom {
  readonly port: number;
  /** Somebody who watches over the node reads why it is not there yet. */
  note(error: unknown): void;
  close(): Promise<void>;
}

const SOON_S = 5;
const NOT_YET = {
  code: 'failed',
  text: {
    en: 'The database is not there yet; come back soon.',
    de: 'Die Datenbank ist noch nicht da; komm bald wieder.',
  },
};

/** Stands where the node will, as long as its database is not there: it lives, it is not ready, and everybody may come back soon. */
export async function waitingRoom({
  host,
  port,
  publicUrl,
  log,
  connections,
}: WaitingRoomOptions): Promise<WaitingRoom> {
  const fastify = Fastify({
    forceCloseConnections: true,
    logger: log && { stream: log.stream, level: log.level, base: null, serializers: { err: loggable } },
    logController: new LogController({ disableRequestLogging: true }),
  });
  if (connections !== null) limitConnections(fastify.server, connections);
  addHeaders(fastify, publicUrl);
  // Whoever comes again shall come to the node, and not on a line to the room.
  fastify.addHook('onSend', async (_, reply) => void reply.header('connection', 'close'));
  fastify.get('/health', async () => ({ ok: true }));
  fastify.get('/ready', async (_, reply) => reply.status(503).send({ ok: false }));
  fastify.setNotFoundHandler((_, reply) => reply.status(503).header('retry-after', SOON_S).send(NOT_YET));
  await fastify.listen({ host, port });
  return {
    port: (fastify.server.address() as AddressInfo).port,
    note: error => fastify.log.warn({ err: error }, 'waiting for the database'),
    close: () => fastify.close(),
  };
}
