import { type RefObject, useLayoutEffect, useState } from 'react';
import { LEAST, NARROW, type Scale, type Size, scaleFor } from './scale.ts';

const NO_ROOM: Size = { width: 0, height: 0 };
/** By how much all becomes smaller where something does not fit. */
const STEP = 0.94;

/**
 * Measures the room of the gangs. Where something is cut as the table is laid out, all is a little smaller; who gathers more and more while
 * the match is played is scrolled instead, so that nothing jumps.
 */
export function useScale(table: RefObject<HTMLElement | null>, rivals: number): Scale {
  const [room, setRoom] = useState<Size | null>(null);
  const [shrunk, shrink] = useState({ about: '', by: 1 });
  useLayoutEffect(() => {
    const element = table.current;
    if (!element) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom(known => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [table]);
  const about = room ? `${room.width} ${room.height} ${rivals}` : '';
  const by = shrunk.about === about ? shrunk.by : 1;
  const scale = scaleFor(room ?? NO_ROOM, rivals);
  const zoom = Math.max(LEAST, scale.zoom * by);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !room || room.width < NARROW || zoom <= LEAST) return;
    const isCut = [...element.querySelectorAll('.sh-members')].some(gang => gang.scrollHeight > gang.clientHeight + 1);
    if (isCut) shrink({ about, by: by * STEP });
  }, [table, room, zoom, about, by]);
  return { ...scale, zoom };
}
