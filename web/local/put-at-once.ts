import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreKey, StoreNames, StoreValue } from 'idb';

/** Puts something and says at once that this was all: whoever leaves the page now takes nothing away with it. */
export async function putAtOnce<S extends DBSchema, N extends StoreNames<S>>(
  database: IDBPDatabase<S>,
  store: N,
  value: StoreValue<S, N>,
): Promise<void> {
  const writing = database.transaction(store, 'readwrite');
  await atOnce(writing, writing.store.put(value));
}

/** Removes something, in the same way. */
export async function removeAtOnce<S extends DBSchema, N extends StoreNames<S>>(
  database: IDBPDatabase<S>,
  store: N,
  key: StoreKey<S, N>,
): Promise<void> {
  const writing = database.transaction(store, 'readwrite');
  await atOnce(writing, writing.store.delete(key));
}

async function atOnce<S extends DBSchema, N extends StoreNames<S>>(
  writing: IDBPTransaction<S, [N], 'readwrite'>,
  wish: Promise<unknown>,
): Promise<void> {
  // If it fails, the whole transaction does, which is waited for.
  wish.catch(() => {});
  writing.commit();
  await writing.done;
}
