import type { DBSchema, IDBPDatabase, StoreNames, StoreValue } from 'idb';

/** Puts something and says at once that this was all: whoever leaves the page now takes nothing away with it. */
export async function putAtOnce<S extends DBSchema, N extends StoreNames<S>>(
  database: IDBPDatabase<S>,
  store: N,
  value: StoreValue<S, N>,
): Promise<void> {
  const writing = database.transaction(store, 'readwrite');
  // If it fails, the whole transaction does, which is waited for.
  writing.store.put(value).catch(() => {});
  writing.commit();
  await writing.done;
}
