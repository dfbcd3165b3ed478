import type { Landmark } from '../local/replaying.ts';

/** Beyond so many rounds their numbers would run into each other. */
const NUMBERED = 24;

interface TimelineMarksProps {
  readonly stops: readonly Landmark[];
  readonly named: (landmark: Landmark) => string;
  readonly length: number;
  readonly at: number;
  readonly go: (at: number) => void;
}

/** Where rounds begin, below the slider: for the eye and the mouse. By keyboard the same stands in the list. */
export function TimelineMarks({ stops, named, length, at, go }: TimelineMarksProps) {
  const now = stops.findLastIndex(stop => stop.at <= at);
  return (
    <div className="timeline-marks" aria-hidden="true">
      {stops.map((stop, i) => (
        <button
          key={stop.at}
          type="button"
          tabIndex={-1}
          className="timeline-mark"
          data-now={i === now}
          title={named(stop)}
          style={{ left: `${(100 * stop.at) / Math.max(1, length)}%` }}
          onClick={() => go(stop.at)}
        >
          {stops.length <= NUMBERED && stop.event ? numberOf(stop, i) : null}
        </button>
      ))}
    </div>
  );
}

/** Games that count their rounds or turns say which one it is. */
function numberOf({ event }: Landmark, place: number): number {
  const { number, turn } = (event ?? {}) as { readonly number?: unknown; readonly turn?: unknown };
  const said = number ?? turn;
  return typeof said === 'number' ? said : place + 1;
}
