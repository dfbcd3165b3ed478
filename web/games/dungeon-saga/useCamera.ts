import type { View } from '@tafelrunde/dungeon-saga';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Camera } from './camera.ts';
import { type Terrain, xOf, yOf } from './terrain.ts';

interface Filmed {
  readonly window: RefObject<HTMLElement | null>;
  readonly layers: readonly RefObject<SVGGElement | null>[];
  readonly terrain: Terrain;
  readonly view: View;
  /** The figure to keep in the picture. */
  readonly actor: string | null;
  /** Somebody looks at an option: squares must not slip away under a finger, whatever else opens on the page. */
  readonly hold: boolean;
}

/** Fits the dungeon into its window, again when either changes, and keeps the figure that acts in the picture. */
export function useCamera(camera: Camera, { window, layers, terrain, view, actor, hold }: Filmed): void {
  const figure = view.figures.find(({ id }) => id === actor) ?? view.figures.find(({ kind }) => kind === 'hero');
  const [x, y] = figure ? [xOf(terrain, figure.cell), yOf(terrain, figure.cell)] : [-1, -1];
  const now = useRef({ bounds: terrain.bounds, focus: { x, y }, hold });
  now.current = { bounds: terrain.bounds, focus: { x, y }, hold };
  const drawn = useRef(layers);
  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    camera.attach(drawn.current.flatMap(({ current }) => current ?? []));
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
  const lit = useRef(terrain.bounds);
  useEffect(() => {
    if (lit.current !== terrain.bounds) camera.fit(terrain.bounds, now.current.focus, true);
    lit.current = terrain.bounds;
  }, [camera, terrain.bounds]);
  useEffect(() => {
    if (x >= 0) camera.follow({ x, y });
  }, [camera, x, y]);
}
