import type { Seat, Text } from '@tafelrunde/engine';
import type { DBSchema, IDBPDatabase } from 'idb';
import { takeAway } from './claim.ts';
import { opener } from './database.ts';
import { memoryShelf } from './memory-shelf.ts';
import { putAtOnce, removeAtOnce } from './put-at-once.ts';
import type { Chair } from './table.ts';

/** A match as it is kept on this device. What a list needs stands beside the save, so that no rules must be loaded to show it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly scenario: Text;
  readonly chairs: readonly Chair[];
  readonly started: number;
  readonly updated: number;
  readonly decisions: number;
  readonly over: boolean;
  /** The scenario by its id, and who is to decide; matches kept by earlier versions do not say so. */
  readonly plays?: string;
  readonly deciding?: readonly Seat[];
  /** The save of the engine: it checks itself and survives mended rules. */
  readonly save: string;
}

/** Where matches are kept. */
export interface Shelf {
  put(match: KeptMatch): Promise<void>;
  get(id: string): Promise<KeptMatch | undefined>;
  /** Latest first. */
  list(): Promise<readonly KeptMatch[]>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch; indexes: { updated: number } };
}

const NAME = 'tafelrunde';
/** Raised when the stores change; `upgrade` then brings the older ones forward. */
const VERSION = 1;

const database = opener<Schema>(NAME, VERSION, (db, from) => {
  if (from < 1) db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
});

const onDevice = (db: IDBPDatabase<Schema>): Shelf => ({
  async put(match) {
    await putAtOnce(db, 'matches', match);
  },
  async get(id) {
    return db.get('matches', id);
  },
  async list() {
    return (await db.getAllFromIndex('matches', 'updated')).reverse();
  },
  async remove(id) {
    await removeAtOnce(db, 'matches', id);
  },
});

const inMemory = memoryShelf();

async function shelf(): Promise<Shelf> {
  const db = await database();
  return db ? onDevice(db) : inMemory;
}

/** The matches of this device; where the browser keeps nothing, those of this page. */
export const deviceShelf: Shelf = {
  put: async match => (await shelf()).put(match),
  get: async id => (await shelf()).get(id),
  list: async () => (await shelf()).list(),
  async remove(id) {
    const remove = async () => (await shelf()).remove(id);
    takeAway(id, remove);
    await remove();
  },
};

/** Whether what is on the shelf is still there when the page was closed. */
export const isLasting = async (): Promise<boolean> => (await database()) !== null;
