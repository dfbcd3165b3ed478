import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** Opens a database when it is first needed, and again after it was closed; null where this browser keeps nothing at all. */
export function opener<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: NonNullable<OpenDBCallbacks<S>['upgrade']>,
): () => Promise<IDBPDatabase<S> | null> {
  let opened: Promise<IDBPDatabase<S>> | null = null;
  let keeps: boolean | null = null;
  const forget = () => {
    opened = null;
  };
  // Some browsers refuse by throwing, some have no `indexedDB` at all.
  const open = async () =>
    openDB<S>(name, version, {
      upgrade,
      // A newer version of the page in another tab must not wait for this one.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
  return async () => {
    if (keeps === false) return null;
    opened ??= open();
    const opening = opened;
    try {
      const database = await opening;
      keeps = true;
      return database;
    } catch (error) {
      if (opened === opening) forget();
      // What was open before, or belongs to a newer page, is there: only now it cannot be had.
      if (keeps || isOfNewerPage(error)) throw error;
      keeps = false;
      return null;
    }
  };
}

const isOfNewerPage = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';
