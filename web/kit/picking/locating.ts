import { createContext, useContext, useEffect, useRef } from 'react';
import type { Spot } from '../map/layout.ts';
import type { Thing } from './picking.ts';

/** Where on the screen a thing is; null: nowhere. */
export type Locate = (thing: Thing) => DOMPoint | null;

/** Maps that are on the table: what is drawn as part of them is found by asking, since it is no element of its own. */
export const Locators = createContext<Set<Locate> | null>(null);

/** Says where on the screen a thing of this map is, for those who look for it by its name; `spotOf` says where it is in the drawing. */
export function useLocator(spotOf: (thing: Thing) => Spot | null): void {
  const locators = useContext(Locators);
  const latest = useRef(spotOf);
  latest.current = spotOf;
  useEffect(() => {
    if (locators === null) return;
    const locate = (thing: Thing): DOMPoint | null => {
      const spot = latest.current(thing);
      const layer = document.querySelector<SVGGElement>('[data-place="map"] svg g[data-layer]');
      const screen = layer?.getScreenCTM();
      return spot === null || !screen ? null : new DOMPoint(...spot).matrixTransform(screen);
    };
    locators.add(locate);
    return () => void locators.delete(locate);
  }, [locators]);
}
