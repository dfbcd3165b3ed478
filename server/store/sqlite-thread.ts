// The thread that owns the SQLite file: waiting for the disk must not hold up the tables.
import { parentPort, workerData } from 'node:worker_threads';
import type { Text } from '@tafelrunde/engine';
import { SqliteBook } from './sqlite-book.ts';
import type { Dumped } from './store.ts';
import { notEmpty, textOf } from './trouble.ts';

export type Request = { readonly call: Call; readonly args: readonly unknown[] };
export type Call = (typeof CALLS)[number] | (typeof OF_PEOPLE)[number] | 'dump' | 'restore' | 'close';
export type Reply = { readonly value: unknown } | { readonly error: Text };

const CALLS = [
  'open',
  'append',
  'read',
  'entries',
  'noted',
  'bringSomeHome',
  'checkpoint',
  'addPlayer',
  'playerByKey',
  'player',
  'changePlayer',
  'campaign',
  'tablesOf',
  'playing',
  'waitingForBots',
  'outdated',
  'remove',
  'probe',
] as const;
const OF_PEOPLE = [
  'addKey',
  'keysOf',
  'ownerOfCode',
  'removeKey',
  'addPush',
  'pushesOf',
  'removePush',
  'keepsake',
] as const;
const DUMPED_AT_ONCE = 500;

const port = parentPort;
if (!port) throw new Error('The SQLite thread is started by the store.');
const { file } = workerData as { file: string };
const book = opened();
let restoring = false;
let dump: Generator<Dumped> | null = null;

function opened(): SqliteBook | null {
  try {
    const book = new SqliteBook(file);
    port?.postMessage(null);
    return book;
  } catch (error) {
    port?.postMessage(textOf(error));
    return null;
  }
}

port.on('message', (text: string) => {
  if (book === null) return;
  const batch = JSON.parse(text) as readonly Request[];
  port.postMessage(JSON.stringify(answersTo(book, batch)));
  if (batch[0]?.call === 'close') port.close();
});

function answersTo(book: SqliteBook, batch: readonly Request[]): Reply[] {
  switch (batch[0]?.call) {
    case 'close':
      book.close();
      return [{ value: null }];
    case 'restore':
      return [restore(book, batch[0].args[0] as readonly Dumped[] | null)];
    case 'dump':
      return [{ value: dumpSome() }];
    default:
      return together(book, batch);
  }
}

/** All requests of a batch in one transaction: one write to the disk. What fails is tried again alone, and only that fails. */
function together(book: SqliteBook, batch: readonly Request[]): Reply[] {
  try {
    return inTransaction(book, () => batch.map(request => ({ value: perform(book, request) ?? null })));
  } catch (error) {
    if (batch.length === 1) return [{ error: textOf(error) }];
    return batch.flatMap(request => together(book, [request]));
  }
}

function perform(book: SqliteBook, { call, args }: Request): unknown {
  const ofPeople = (OF_PEOPLE as readonly string[]).includes(call);
  if (!ofPeople && !(CALLS as readonly string[]).includes(call)) throw new Error(`The store has no "${call}".`);
  const methods = (ofPeople ? book.people : book) as unknown as Record<
    string,
    (...args: readonly unknown[]) => unknown
  >;
  return methods[call]?.(...args);
}

/** The next lines of a dump; an empty list ends it. It reads on a connection of its own, which sees one moment while play goes on. */
function dumpSome(): Dumped[] {
  dump ??= everything();
  const some: Dumped[] = [];
  while (some.length < DUMPED_AT_ONCE) {
    const { value, done } = dump.next();
    if (done) break;
    some.push(value);
  }
  if (some.length === 0) dump = null;
  return some;
}

function* everything(): Generator<Dumped> {
  const reading = new SqliteBook(file);
  try {
    reading.beginReading();
    yield* reading.everything();
  } finally {
    reading.rollback();
    reading.close();
  }
}

/** Lines of a dump, piece by piece in one transaction; an empty piece ends it, null gives it up. */
function restore(book: SqliteBook, lines: readonly Dumped[] | null): Reply {
  try {
    if (lines === null) {
      book.rollback();
      restoring = false;
      return { value: null };
    }
    if (!restoring) {
      if (!book.isEmpty()) throw notEmpty();
      book.begin();
      restoring = true;
    }
    for (const line of lines) book.take(line);
    if (lines.length === 0) {
      book.commit();
      restoring = false;
    }
    return { value: null };
  } catch (error) {
    book.rollback();
    restoring = false;
    return { error: textOf(error) };
  }
}

function inTransaction<T>(book: SqliteBook, work: () => T): T {
  book.begin();
  try {
    const result = work();
    book.commit();
    return result;
  } catch (error) {
    book.rollback();
    throw error;
  }
}
