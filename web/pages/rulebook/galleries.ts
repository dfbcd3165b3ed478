import type { Gallery, Overview } from '@tafelrunde/engine';

const GALLERIES = import.meta.glob<{ readonly gallery: () => Gallery }>('../../../games/*/gallery.ts');
const OVERVIEWS = import.meta.glob<{ readonly overview: Overview }>('../../../games/*/overview.ts');

const galleries = new Map<string, Promise<Gallery | null>>();
const overviews = new Map<string, Promise<Overview | null>>();

export const hasGallery = (system: string): boolean => galleryPath(system) in GALLERIES;

/** Everything the box of a game holds; null where a game gives none. It is made once, when somebody looks. */
export const galleryOf = (system: string): Promise<Gallery | null> =>
  once(galleries, system, async () => (await GALLERIES[galleryPath(system)]?.())?.gallery() ?? null);

/** How a game goes on one page; null where nobody has drawn it. */
export const overviewOf = (system: string): Promise<Overview | null> =>
  once(overviews, system, async () => (await OVERVIEWS[`../../../games/${system}/overview.ts`]?.())?.overview ?? null);

const galleryPath = (system: string): string => `../../../games/${system}/gallery.ts`;

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? make();
  known.set(key, found);
  // What could not be loaded may be there next time.
  found.catch(() => known.delete(key));
  return found;
}
