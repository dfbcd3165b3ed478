import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** A database that has not written by then is none. */
const PATIENCE_MS = 2_000;
/** However often it is asked: so long what was found out counts. */
const VALID_MS = 1_000;

/** Whether the store can be written to, found out now and then. One look at a time: those who ask meanwhile wait for the same one. */
export class Readiness {
  readonly #store: Pick<Store, 'probe'>;
  readonly #patience: number;
  readonly #now: () => number;
  #look: Promise<boolean> | null = null;
  #until = Number.NEGATIVE_INFINITY;

  constructor(store: Pick<Store, 'probe'>, { patience = PATIENCE_MS, now = () => performance.now() } = {}) {
    this.#store = store;
    this.#patience = patience;
    this.#now = now;
  }

  isReady(): Promise<boolean> {
    if (this.#look === null || this.#now() >= this.#until) {
      // Until it has an answer it is the look of all.
      this.#until = Number.POSITIVE_INFINITY;
      this.#look = this.#probe().finally(() => {
        this.#until = this.#now() + VALID_MS;
      });
    }
    return this.#look;
  }

  async #probe(): Promise<boolean> {
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), this.#patience);
    const written = this.#store.probe().then(
      () => true,
      () => false,
    );
    return Promise.race([written, late]).finally(() => clearTimeout(timer));
  }
}

/** How the server is: for whoever watches over it. */
export function addVitals(fastify: FastifyInstance, store: Store, metrics: Metrics): void {
  const readiness = new Readiness(store);
  fastify.get('/health', async () => ({ ok: true }));
  fastify.get('/ready', async (_, reply) => {
    const ok = await readiness.isReady();
    return reply.status(ok ? 200 : 503).send({ ok });
  });
  fastify.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
}
