const RETRY = 5_000;
const opened = new Map<string, Promise<unknown>>();

/** A file of the build, fetched once; null if there is none or it cannot be loaded now. */
export function openSheet<T>(url: string | undefined): Promise<T | null> {
  if (url === undefined) return NOTHING;
  const known = opened.get(url);
  if (known) return known as Promise<T | null>;
  const loading = load<T>(url);
  opened.set(url, loading);
  return loading;
}

const NOTHING = Promise.resolve(null);

async function load<T>(url: string): Promise<T | null> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return (await answer.json()) as T;
  } catch {
    // Without the network and not kept yet: it is tried again a while later.
  }
  setTimeout(() => opened.delete(url), RETRY);
  return null;
}
