import { type RefObject, useLayoutEffect, useState } from 'react';

/** How large the gangs are drawn, and in how many rows the others stand. */
interface Scale {
  readonly zoom: number;
  readonly rows: 1 | 2;
  /** How the room is shared out between the others and the own gang. */
  readonly shares: readonly [above: number, below: number];
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
const NO_ROOM: Size = { width: 0, height: 0 };
/** By how much all becomes smaller where something does not fit. */
const STEP = 0.94;

/** Pixels the gangs need at their natural size, in one row of rivals or in two. */
const needs = (rivals: number, rows: 1 | 2) => ({
  width: Math.max(560, Math.ceil(rivals / rows) * (rivals > 2 ? 232 : 330)),
  above: rows * (rivals > 2 ? 300 : rivals > 1 ? 260 : 205),
  below: 250,
});

/** The largest size at which all gangs fit into their room. It goes by the room and by how many there are, not by what they hold: nothing jumps. */
export function scaleFor({ width, height }: Size, rivals: number): Scale {
  const inRows = (rows: 1 | 2): Scale => {
    const { width: wide, above, below } = needs(rivals, rows);
    return { rows, zoom: Math.min(width / wide, height / (above + below)), shares: [above, below] };
  };
  if (width < NARROW) return { ...inRows(1), zoom: 1 };
  const scales = rivals > 2 ? [inRows(1), inRows(2)] : [inRows(1)];
  const best = scales.reduce((one, other) => (other.zoom > one.zoom ? other : one));
  return { ...best, zoom: Math.round(Math.max(LEAST, Math.min(MOST, best.zoom)) * 100) / 100 };
}

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
