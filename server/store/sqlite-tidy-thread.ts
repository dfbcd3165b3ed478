// Brings what was written home into the SQLite file, beside the thread that writes: who waits for an answer must not wait for that.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** Seldom: the disk is busy meanwhile, and nobody should notice that more than now and then. */
const EVERY_MS = 15_000;

const { file } = workerData as { file: string };
const database = new DatabaseSync(file, { timeout: 5_000 });
database.exec('PRAGMA synchronous = FULL');
setInterval(() => database.exec('PRAGMA wal_checkpoint(PASSIVE)'), EVERY_MS);
