import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import './journey.css';

/** Where something lies, in hundredths of the picture. */
export type Spot = readonly [x: number, y: number];

/** A place on the way. */
export interface Stop {
  readonly at: 'done' | 'open' | 'ahead';
  readonly name: string;
  readonly note: string;
  /** The outline of an icon. */
  readonly sign: string;
  /** What a click on it does, where it is open. */
  readonly onPlay?: () => void;
}

interface Props {
  readonly stops: readonly Stop[];
  /** Where they lie on a wide screen; on a phone they go to and fro, one below the other. */
  readonly spots: readonly Spot[];
  /** What the land looks like, drawn in a box of 100 by 100. */
  readonly children: ReactNode;
  readonly heading?: string;
  readonly className?: string;
}

/** A campaign as a land with a way through it: what is behind in gold, what is open lit, the rest in the mist. */
export function Journey({ stops, spots, children, heading, className = '' }: Props): ReactElement {
  const reached = stops.findLastIndex(({ at }) => at !== 'ahead');
  const upright = stops.map((_, i): Spot => [i % 2 === 0 ? 28 : 72, 9 + (i * 81.6) / Math.max(1, stops.length - 1)]);
  return (
    <div className={`kit-journey ${className}`} style={{ '--stops': stops.length } as CSSProperties}>
      <svg className="kit-journey-land" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
      <Way spots={spots} reached={reached} className="kit-journey-wide" />
      <Way spots={upright} reached={reached} className="kit-journey-upright" />
      {heading === undefined ? null : <b className="kit-journey-heading">{heading}</b>}
      <ol>
        {stops.map((stop, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops are known by their place on the way
          <li key={i} data-at={stop.at} style={placeOf(spots[i] ?? [50, 50], upright[i] ?? [50, 50])}>
            <Place {...stop} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const placeOf = ([x, y]: Spot, [ux, uy]: Spot): CSSProperties =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--ux': `${ux}%`, '--uy': `${uy}%` }) as CSSProperties;

function Place({ name, note, sign, onPlay }: Stop): ReactElement {
  const inside = (
    <>
      <span className="kit-stop-sign">
        <Icon d={sign} />
      </span>
      <strong>{name}</strong>
      <small>{note}</small>
    </>
  );
  if (onPlay === undefined) return <div className="kit-stop">{inside}</div>;
  return (
    <button type="button" className="kit-stop" onClick={onPlay}>
      {inside}
    </button>
  );
}

interface WayProps {
  readonly spots: readonly Spot[];
  readonly reached: number;
  readonly className: string;
}

function Way({ spots, reached, className }: WayProps): ReactElement {
  const line = (some: readonly Spot[]): string => some.map(([x, y]) => `${x},${y}`).join(' ');
  return (
    <svg className={`kit-journey-way ${className}`} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline className="kit-way-ahead" points={line(spots)} />
      <polyline className="kit-way-gone" points={line(spots.slice(0, reached + 1))} />
    </svg>
  );
}
