import { useSyncExternalStore } from 'react';

/** Where a table has no room beside its map. Keep in step with the style sheets, which ask the same. */
export const PHONE = '(max-width: 639px), (max-width: 699px) and (min-height: 601px)';

/** What is known of a screen: asked once, then kept up to date by the browser. */
const known = new Map<string, MediaQueryList>();

function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? matchMedia(query);
  known.set(query, media);
  return media;
}

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const media = mediaOf(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => mediaOf(query).matches,
  );
}
