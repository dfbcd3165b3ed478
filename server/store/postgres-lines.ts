import pg from 'pg';

/** How long the database may take for an answer, and how long that may be on its way. */
export const QUERY_MS = 5_000;
export const ON_THE_WAY_MS = 500;

/** No answer came in time, not even a refusal. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: QUERY_MS, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** On a line of its own, for what may take as long as it takes; what was not committed is gone with it. */
export async function unhurried<T>(url: string, work: (sql: pg.Client) => Promise<T>): Promise<T> {
  const client = await connected(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
