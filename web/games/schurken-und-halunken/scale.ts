/** How large the gangs are drawn, and in how many rows the others stand. */
export interface Scale {
  readonly zoom: number;
  readonly rows: 1 | 2;
  /** How the room is shared out between the others and the own gang. */
  readonly shares: readonly [above: number, below: number];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Smaller cannot be read, larger looks clumsy. */
export const LEAST = 0.5;
const MOST = 1.75;
/** Below this many pixels the gangs stand one below the other and are scrolled: fingers need large things. */
export const NARROW = 544;

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
