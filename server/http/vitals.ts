import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** How the server is: for whoever watches over it. */
export function addVitals(fastify: FastifyInstance, store: Store, metrics: Metrics): void {
  fastify.get('/health', async () => ({ ok: true }));
  fastify.get('/ready', async (_, reply) => {
    try {
      await store.ping();
      return { ok: true };
    } catch {
      return reply.status(503).send({ ok: false });
    }
  });
  fastify.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
}
