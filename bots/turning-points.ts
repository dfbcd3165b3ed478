import type { Moment } from './looking-back.ts';

/** Where the outlook of a side changed most: between these two moments, by so much. */
export interface Turning {
  /** So many answers had been given: what was decided then, led to it. */
  readonly from: number;
  readonly to: number;
  /** The side that gained most. */
  readonly side: number;
  readonly change: number;
}

const MOST = 3;
/** Less than this is no turning point. */
const LEAST = 0.08;

/** The largest changes, in the order of play. Of neighbours only the largest counts. */
export function turningPoints(curve: readonly Moment[]): Turning[] {
  const steps = curve.slice(1).flatMap((now, i): (Turning & { readonly place: number })[] => {
    const before = curve[i];
    if (!before) return [];
    const gains = now.outlook.map((share, side) => share - (before.outlook[side] ?? 0));
    const change = Math.max(...gains.map(Math.abs));
    const side = gains.findIndex(gain => Math.abs(gain) === change);
    const best = Math.max(...gains);
    // Alone against the game somebody may only have lost.
    const gaining = best > 0 ? gains.indexOf(best) : side;
    return [{ from: before.at, to: now.at, side: gaining, change: gains[gaining] ?? 0, place: i }];
  });
  const found: typeof steps = [];
  for (const step of steps.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (found.length === MOST || Math.abs(step.change) < LEAST) break;
    if (found.every(({ place }) => Math.abs(place - step.place) > 1)) found.push(step);
  }
  return found.sort((a, b) => a.from - b.from).map(({ from, to, side, change }) => ({ from, to, side, change }));
}
