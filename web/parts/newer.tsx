import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/index.ts';

let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

/** A newer version lies ready and takes over when the person wants it. */
export function offerNewer(takeOver: () => void): void {
  waiting = takeOver;
  for (const listener of listeners) listener();
}

export function Newer() {
  const m = useMessages();
  const takeOver = useSyncExternalStore(subscribe, () => waiting);
  if (!takeOver) return null;
  return (
    <button type="button" className="button" onClick={takeOver}>
      {m.newer}
    </button>
  );
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
