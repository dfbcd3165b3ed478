import type { Duplex } from 'node:stream';
import pg from 'pg';

/** How long the database may take for an answer, and how long that may be on its way. */
export const QUERY_MS = 5_000;
export const ON_THE_WAY_MS = 500;

/** No answer came in time, not even a refusal. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

const KEEP_ALIVE_MS = 10_000;

/** Something between may forget a line: then we want to know. */
export const KEPT_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS } as const;

/** At once, without a goodbye: a line that is deaf would not hear it. */
export function hangUp(client: pg.Client): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/** `signal`: nobody wants it any more, whatever is under way. */
export async function connected(url: string, signal?: AbortSignal): Promise<pg.Client> {
  signal?.throwIfAborted();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: QUERY_MS, ...KEPT_ALIVE });
  client.on('error', () => undefined);
  signal?.addEventListener('abort', () => hangUp(client), { once: true });
  await client.connect();
  return client;
}

/** On a line of its own, for what may take as long as it takes; what was not committed is gone with it. */
export async function unhurried<T>(
  url: string,
  work: (sql: pg.Client) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = await connected(url, signal);
  try {
    return await work(client);
  } catch (error) {
    if (isSilence(error)) hangUp(client);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
