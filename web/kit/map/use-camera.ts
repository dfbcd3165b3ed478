import type { Rect } from '@tafelrunde/engine/geometry';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import type { Point } from './layout.ts';

interface Filmed {
  readonly window: RefObject<HTMLElement | null>;
  /** What is to be seen, counted in cells; the same object for as long as it is the same map. */
  readonly bounds: Rect;
  /** The cell to keep in the picture, by its north-west corner. */
  readonly focus: Point | null;
  /** Somebody looks at an option: cells must not slip away under a finger, whatever else opens on the page. */
  readonly hold: boolean;
}

/** The groups a camera moves; set by `MapWindow`. */
export const LAYER = 'data-layer';

/** Fits a map into its window, again when either changes, and keeps whoever acts in the picture. */
export function useCamera(camera: Camera, { window, bounds, focus, hold }: Filmed): void {
  const now = useRef({ bounds, focus, hold });
  now.current = { bounds, focus, hold };
  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    camera.attach([...element.querySelectorAll<SVGGElement>(`[${LAYER}]`)]);
    const measure = (gently: boolean): void => {
      camera.resize(element.clientWidth, element.clientHeight);
      if (!gently || !now.current.hold) camera.refit(now.current.bounds, now.current.focus, gently);
    };
    measure(false);
    const observer = new ResizeObserver(() => measure(true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera, window]);
  useEffect(() => {
    if (!hold) camera.refit(now.current.bounds, now.current.focus, true);
  }, [camera, hold]);
  const shown = useRef(bounds);
  useEffect(() => {
    if (shown.current !== bounds) camera.fit(bounds, now.current.focus, true);
    shown.current = bounds;
  }, [camera, bounds]);
  const [x, y] = focus ? [focus.x, focus.y] : [null, null];
  useEffect(() => {
    if (x !== null && y !== null) camera.follow({ x, y });
  }, [camera, x, y]);
}
