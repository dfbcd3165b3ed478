import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { SqliteBook } from '../store/sqlite-book.ts';
import type { Dumped, Opening, Standing } from '../store/store.ts';
import { type Folder, folder } from './databases.ts';

const folders: Folder[] = [];
const books: SqliteBook[] = [];
afterEach(() => {
  for (const book of books.splice(0)) book.close();
  for (const f of folders.splice(0)) f.remove();
});

function newFile(): string {
  const f = folder();
  folders.push(f);
  return join(f.path, 'tafelrunde.sqlite');
}

function bookIn(file: string): SqliteBook {
  const book = new SqliteBook(file);
  books.push(book);
  return book;
}

const opening = (id: string): Opening => ({
  id,
  game: 'skirmish',
  version: 1,
  config: { scenario: 'duel', seats: 2, settings: {} },
  start: { state: {}, chance: { words: [1, 2, 3, 4], used: 0 } as never },
  seeded: false,
  seats: [],
  host: 'anna',
  inviteHash: 'hash',
  spectators: true,
  opened: 1,
});
const due = (player: string): Standing => ({ players: ['bert', 'anna'], due: [player], over: false, bot: false });

function within<T>(book: SqliteBook, work: () => T): T {
  book.begin();
  const result = work();
  book.commit();
  return result;
}

function note(book: SqliteBook, table: string, number: number, standing?: Standing): boolean {
  const entry = JSON.stringify({ kind: 'said', words: `${table} ${number}` });
  return book.append({ table, number, at: 1_000 * number, entry, ...(standing ? { standing } : {}) });
}

/** What lies in each part of the file, as somebody else sees it. */
function rowsIn(file: string): { notebook: number; entries: number } {
  const database = new DatabaseSync(file);
  const count = (table: string): number => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  const counted = { notebook: count('notebook'), entries: count('entries') };
  database.close();
  return counted;
}

const numbers = (book: SqliteBook, table: string): number[] | undefined =>
  within(book, () => book.read(table)?.entries.map(e => e.number));

test('what is noted is brought home before it is read, and only if it must be', () => {
  const file = newFile();
  const book = bookIn(file);
  within(book, () => {
    for (const id of ['a', 'b']) book.open(opening(id), due('anna'));
    expect(note(book, 'a', 1, due('bert'))).toBe(true);
    expect(note(book, 'a', 2)).toBe(true);
  });
  expect(rowsIn(file)).toEqual({ notebook: 2, entries: 0 });
  expect(numbers(book, 'b')).toEqual([]);
  expect(rowsIn(file)).toEqual({ notebook: 2, entries: 0 });
  expect(numbers(book, 'a')).toEqual([1, 2]);
  expect(rowsIn(file)).toEqual({ notebook: 0, entries: 2 });
  expect(within(book, () => note(book, 'a', 3, due('anna')))).toBe(true);
  expect(within(book, () => book.tablesOf('anna', 5))).toMatchObject([
    { table: 'a', due: true, changed: 3_000 },
    { table: 'b', due: true, changed: 1 },
  ]);
  expect(within(book, () => book.tablesOf('bert', 5).map(t => t.due))).toEqual([false, false]);
});

test('the last of several standings counts, also for an entry without one behind it', () => {
  const book = bookIn(newFile());
  within(book, () => {
    book.open(opening('a'), due('anna'));
    note(book, 'a', 1, { players: ['anna'], due: [], over: false, bot: true });
    note(book, 'a', 2, { players: ['anna'], due: [], over: true, bot: false });
    note(book, 'a', 3);
  });
  expect(within(book, () => book.waitingForBots())).toEqual([]);
  expect(within(book, () => book.tablesOf('anna', 5))).toMatchObject([{ over: true, due: false, changed: 3_000 }]);
  expect(within(book, () => book.playing('anna'))).toBe(0);
  expect(within(book, () => book.tablesOf('bert', 5))).toEqual([]);
});

test('tables that wait for a bot are known from both, and nothing is brought home for that', () => {
  const file = newFile();
  const book = bookIn(file);
  const waits = (bot: boolean): Standing => ({ players: ['anna'], due: [], over: false, bot });
  within(book, () => {
    for (const id of ['stays', 'ends', 'begins', 'never'])
      book.open(opening(id), waits(id === 'stays' || id === 'ends'));
  });
  expect(within(book, () => book.waitingForBots())).toEqual([
    { table: 'ends', changed: 1 },
    { table: 'stays', changed: 1 },
  ]);
  within(book, () => {
    note(book, 'stays', 1);
    note(book, 'stays', 2);
    note(book, 'ends', 1, waits(false));
    note(book, 'begins', 1, waits(true));
    note(book, 'never', 1);
  });
  const expected = [
    { table: 'begins', changed: 1_000 },
    { table: 'stays', changed: 2_000 },
  ];
  expect(within(book, () => book.waitingForBots())).toEqual(expected);
  expect(within(bookIn(file), () => books.at(-1)?.waitingForBots())).toEqual(expected);
  expect(rowsIn(file)).toEqual({ notebook: 5, entries: 0 });
  expect(within(book, () => book.tablesOf('anna', 5))).toHaveLength(4);
  expect(rowsIn(file)).toEqual({ notebook: 0, entries: 5 });
  expect(within(book, () => book.waitingForBots())).toEqual(expected);
});

test('in a full notebook the table with the oldest line makes room, and no other; numbers go on', () => {
  const file = newFile();
  const book = bookIn(file);
  const tables = Array.from({ length: 10 }, (_, i) => `t${i}`);
  within(book, () => {
    for (const id of tables) book.open(opening(id), due('anna'));
  });
  within(book, () => {
    for (let number = 1; number <= 850; number++) for (const id of tables) expect(note(book, id, number)).toBe(true);
  });
  // When the 8,193rd comes t0 has 820.
  expect(rowsIn(file)).toEqual({ notebook: 8_500 - 820, entries: 820 });
  for (const id of tables) expect(numbers(book, id)).toEqual(Array.from({ length: 850 }, (_, i) => i + 1));
});

test('who reads a table or lists somebody’s waits for those tables alone', () => {
  const file = newFile();
  const book = bookIn(file);
  const carls: Standing = { players: ['carl'], due: ['carl'], over: false, bot: false };
  within(book, () => {
    for (const id of ['a', 'b', 'carls', 'gone', 'new']) book.open(opening(id), id === 'carls' ? carls : due('anna'));
    for (const id of ['a', 'b', 'carls']) note(book, id, 1);
    // Carl sits down at a table and leaves another; the books say nothing of that yet.
    note(book, 'new', 1, { ...carls, players: ['anna', 'carl'] });
    note(book, 'gone', 1, carls);
    note(book, 'gone', 2, due('anna'));
  });
  expect(numbers(book, 'a')).toEqual([1]);
  expect(rowsIn(file)).toEqual({ notebook: 5, entries: 1 });
  expect(within(book, () => book.tablesOf('carl', 5).map(({ table }) => table))).toEqual(['carls', 'new']);
  expect(rowsIn(file)).toEqual({ notebook: 3, entries: 3 });
  expect(within(book, () => book.playing('anna'))).toBe(4);
  expect(rowsIn(file)).toEqual({ notebook: 0, entries: 6 });
});

test('it is brought home some tables at a time, the oldest first', () => {
  const file = newFile();
  const book = bookIn(file);
  within(book, () => {
    for (const id of ['a', 'b', 'c']) book.open(opening(id), due('anna'));
    for (const id of ['b', 'a', 'c', 'b']) note(book, id, id === 'b' && book.noted() === 3 ? 2 : 1);
  });
  expect(within(book, () => book.noted())).toBe(3);
  within(book, () => book.bringSomeHome(1));
  expect(rowsIn(file)).toEqual({ notebook: 2, entries: 2 });
  expect(within(book, () => book.entries('b', 1, 5).map(({ number }) => number))).toEqual([2]);
  within(book, () => book.bringSomeHome(5));
  expect(rowsIn(file)).toEqual({ notebook: 0, entries: 4 });
  expect(within(book, () => book.read('b', 0, 1)?.entries.map(({ number }) => number))).toEqual([1]);
});

test('what was rolled back was never noted', () => {
  const book = bookIn(newFile());
  within(book, () => book.open(opening('a'), due('anna')));
  within(book, () => note(book, 'a', 1));
  book.begin();
  expect(note(book, 'a', 2)).toBe(true);
  book.rollback();
  expect(within(book, () => note(book, 'a', 3))).toBe(false);
  expect(within(book, () => note(book, 'a', 2))).toBe(true);
  expect(numbers(book, 'a')).toEqual([1, 2]);
});

test('two processes with one file give each number once', () => {
  const file = newFile();
  const [one, two] = [bookIn(file), bookIn(file)];
  within(one, () => one.open(opening('a'), due('anna')));
  expect(within(one, () => note(one, 'a', 1))).toBe(true);
  expect(within(two, () => note(two, 'a', 1))).toBe(false);
  expect(within(two, () => note(two, 'a', 2))).toBe(true);
  expect(numbers(two, 'a')).toEqual([1, 2]);
  expect(within(one, () => note(one, 'a', 2))).toBe(false);
  expect(within(one, () => note(one, 'a', 3))).toBe(true);
  expect(numbers(two, 'a')).toEqual([1, 2, 3]);
});

test('an entry of a table that is not there is refused', () => {
  const book = bookIn(newFile());
  expect(() => within(book, () => note(book, 'nowhere', 1))).toThrow('FOREIGN KEY');
});

test('a dump holds what is noted as if it were home', () => {
  const file = newFile();
  const book = bookIn(file);
  within(book, () => {
    book.open(opening('a'), due('anna'));
    note(book, 'a', 1, due('bert'));
  });
  const dump = (): Dumped[] => {
    const reading = bookIn(file);
    reading.beginReading();
    const lines = [...reading.everything()];
    reading.rollback();
    return lines;
  };
  numbers(book, 'a');
  within(book, () => note(book, 'a', 2, due('anna')));
  const before = dump();
  expect(rowsIn(file)).toEqual({ notebook: 1, entries: 1 });
  expect(before[0]).toMatchObject({ what: 'table', standing: { players: ['anna', 'bert'], due: ['anna'] } });
  expect(before.slice(1)).toMatchObject([{ number: 1 }, { number: 2, entry: { words: 'a 2' } }]);
  numbers(book, 'a');
  expect(dump()).toEqual(before);
});
