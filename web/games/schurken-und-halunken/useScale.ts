import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large the gangs are drawn, and in how many rows the others stand. */
interface Scale {
  readonly zoom: number;
  readonly rows: 1 | 2;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smaller cannot be read, larger looks clumsy. */
const LEAST = 0.5;
const MOST = 1.75;
/** Below this many pixels the gangs stand one below the other and are scrolled: fingers need large things. */
const NARROW = 544;
/** By how much all becomes smaller where something does not fit. */
const STEP = 0.94;

/** Pixels the gangs need at their natural size, in one row of rivals or in two. */
const needs = (rivals: number, rows: 1 | 2): Size => ({
  width: Math.max(560, Math.ceil(rivals / rows) * (rivals > 2 ? 232 : 330)),
  height: rows * (rivals > 1 ? 255 : 160) + 235,
});

/** The largest size at which all gangs fit into their room. It goes by the room and by how many there are, not by what they hold: nothing jumps. */
export function scaleFor({ width, height }: Size, rivals: number): Scale {
  if (width < NARROW) return { zoom: 1, rows: 1 };
  const inRows = (rows: 1 | 2): Scale => {
    const need = needs(rivals, rows);
    return { rows, zoom: Math.min(width / need.width, height / need.height) };
  };
  const scales = rivals > 2 ? [inRows(1), inRows(2)] : [inRows(1)];
  const { rows, zoom } = scales.reduce((best, scale) => (scale.zoom > best.zoom ? scale : best));
  return { rows, zoom: Math.round(Math.max(LEAST, Math.min(MOST, zoom)) * 100) / 100 };
}

/** Measures the room of the gangs; who gathers so much that it would be cut makes all a little smaller, for the rest of the match. */
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
  const scale = room ? scaleFor(room, rivals) : { zoom: 1, rows: 1 as const };
  const zoom = Math.max(LEAST, scale.zoom * by);
  useLayoutEffect(() => {
    const element = table.current;
    if (!element || !room || room.width < NARROW || zoom <= LEAST) return;
    if (element.scrollHeight > element.clientHeight + 1) shrink({ about, by: by * STEP });
  });
  return { ...scale, zoom };
}
