import type { Text } from '@tafelrunde/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { putAtOnce } from './put-at-once.ts';
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

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    // A newer version of the page in another tab must not wait for this one.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export const deviceShelf: Shelf = {
  async put(match) {
    await putAtOnce(await database(), 'matches', match);
  },
  async get(id) {
    return (await database()).get('matches', id);
  },
  async list() {
    return (await (await database()).getAllFromIndex('matches', 'updated')).reverse();
  },
  async remove(id) {
    await (await database()).delete('matches', id);
  },
};
