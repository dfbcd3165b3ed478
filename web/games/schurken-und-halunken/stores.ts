import { useSyncExternalStore } from 'react';
import type { Thing } from './things.ts';

/** A value that the parts of a table share: board, hand and spotlight are drawn apart from each other. */
class Store<T> {
  private readonly listeners = new Set<() => void>();
  private value: T;

  constructor(value: T) {
    this.value = value;
  }

  readonly get = (): T => this.value;

  readonly set = (value: T): void => {
    this.value = value;
    for (const listener of this.listeners) listener();
  };

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.listen, store.get, store.get);

/** What the person at the table has pointed at so far; forgotten as soon as the options are others. */
export interface Picked {
  readonly options: readonly unknown[] | null;
  readonly things: readonly Thing[];
}

export const NOTHING: Picked = { options: null, things: [] };
export const picked = new Store<Picked>(NOTHING);

/** The card that is looked at closely, and where it lies. */
export interface Zoomed {
  readonly id: string;
  readonly beside: DOMRect;
}

export const zoomed = new Store<Zoomed | null>(null);

/** The free corner of the own gang, where the last duel is told in one line. */
export const ownCorner = new Store<HTMLElement | null>(null);
