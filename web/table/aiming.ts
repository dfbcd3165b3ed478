/** Where a pointer is, and where it was a moment before. */
export interface Track {
  readonly from: Point;
  readonly to: Point;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A hand trembles: shorter ways say nothing about where it is going. */
const STRIDE = 6;
/** Nor does it go straight. */
const SLACK = 12;

/** The track with one more point. */
export function tracked(track: Track | null, to: Point): Track {
  if (!track) return { from: to, to };
  const strides = Math.hypot(to.x - track.to.x, to.y - track.to.y) >= STRIDE;
  return strides ? { from: track.to, to } : track;
}

/** Whether the way of a pointer, made longer, leads into a box; it may be there already. */
export function aimsAt({ from, to }: Track, box: Box): boolean {
  const across = reach(to.x, to.x - from.x, box.left - SLACK, box.right + SLACK);
  const down = reach(to.y, to.y - from.y, box.top - SLACK, box.bottom + SLACK);
  if (!across || !down) return false;
  const [enters, leaves] = [Math.max(across[0], down[0]), Math.min(across[1], down[1])];
  return leaves >= 0 && enters <= leaves;
}

/** Between which multiples of its step a coordinate is within its bounds; null if never. */
function reach(at: number, step: number, low: number, high: number): readonly [number, number] | null {
  if (step === 0) return at >= low && at <= high ? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] : null;
  const [a, b] = [(low - at) / step, (high - at) / step];
  return a < b ? [a, b] : [b, a];
}
