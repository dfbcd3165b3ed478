import { useSyncExternalStore } from 'react';

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
