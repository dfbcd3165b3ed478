import { Store, useStore } from '../parts/store.ts';

type Signs = Readonly<Record<string, string>>;

/** Outlines that not every table shows at once: they are loaded with the first of them that something needs. */
interface LaterSigns<T extends Signs> {
  /** The outline of an icon; none until they are there. */
  readonly sign: (name: keyof T) => string;
  /** Whatever shows one of them is drawn again when they are there. */
  readonly useSigns: () => Partial<T>;
  /** Whoever has loaded them anyway need not wait. */
  readonly learn: (all: T) => void;
}

export function laterSigns<T extends Signs>(load: () => Promise<T>): LaterSigns<T> {
  const known = new Store<Partial<T>>({});
  let isLoading = false;
  const ask = (): void => {
    if (isLoading) return;
    isLoading = true;
    void load().then(known.set, () => {
      isLoading = false;
    });
  };
  return {
    sign: name => {
      const found = known.get()[name];
      if (found === undefined) ask();
      return found ?? '';
    },
    useSigns: () => useStore(known),
    learn: known.set,
  };
}
