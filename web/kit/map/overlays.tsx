import { memo, type ReactElement, type ReactNode } from 'react';
import { type Layout, SIDE, type Spot } from './layout.ts';
import './overlays.css';

/** Why something on a map may be chosen: to go there, to strike it, to pick it, to exchange with it. */
export type Glow = 'move' | 'strike' | 'pick' | 'trade';

/** Cells that are offered together. */
export interface Offered {
  readonly key: string;
  readonly cells: readonly number[];
  readonly glow: Glow;
  /** The option it stands for: tests and lessons find it by that. */
  readonly option: string | undefined;
  /** A word on it: what a step costs, how likely a strike is. */
  readonly note?: string | undefined;
}

/** Everything legal glows. Shape and colour both tell what it is. */
export const Offering = memo(function Offering(props: {
  readonly layout: Layout;
  readonly offered: readonly Offered[];
  /** Where notes stand; at the head where cells have their names at the foot. */
  readonly notes?: 'head' | 'foot';
  readonly children?: ReactNode;
}): ReactElement {
  const { layout, offered, notes = 'foot', children } = props;
  return (
    <g className="kit-offering" pointerEvents="none">
      {offered.map(({ key, ...spot }) => (
        <Glowing key={key} layout={layout} notes={notes} {...spot} />
      ))}
      {children}
    </g>
  );
});

interface GlowingProps extends Omit<Offered, 'key'> {
  readonly layout: Layout;
  readonly notes: 'head' | 'foot';
}

function Glowing({ layout, notes, cells, glow, option, note }: GlowingProps) {
  if (glow === 'move')
    return (
      <>
        <path className="kit-glow-move" data-option={option} d={layout.shape(cells, 4, 10)} />
        {note && <Note layout={layout} cells={cells} text={note} at={notes} />}
      </>
    );
  return (
    <g className={`kit-glow-${glow}`} data-option={option}>
      <path className="kit-glow-rim" d={layout.shape(cells, 4, 12)} />
      {glow === 'strike' && <Crosshair layout={layout} cells={cells} />}
      {note && <Note layout={layout} cells={cells} text={note} at={notes} />}
    </g>
  );
}

interface OnCells {
  readonly layout: Layout;
  readonly cells: readonly number[];
}

/** The middle of some cells, and how far they reach to the sides and up and down. */
function spread({ layout, cells }: OnCells): { readonly x: number; readonly y: number; w: number; h: number } {
  const spots = cells.map(cell => layout.middle(cell));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left + SIDE, h: bottom - top + SIDE };
}

function Crosshair(props: OnCells): ReactElement {
  const { x, y, w, h } = spread(props);
  const [left, right, top, bottom] = [x - w / 2 - 4, x + w / 2 + 4, y - h / 2 - 4, y + h / 2 + 4];
  return <path className="kit-crosshair" d={`M${x} ${top}v12M${x} ${bottom}v-12M${left} ${y}h12M${right} ${y}h-12`} />;
}

function Note({ text, at, ...on }: OnCells & { readonly text: string; readonly at: 'head' | 'foot' }): ReactElement {
  const { x, y, h } = spread(on);
  return (
    <text className="kit-note" x={x} y={at === 'foot' ? y + h / 2 - 9 : y - h / 2 + 20} textAnchor="middle">
      {text}
    </text>
  );
}

/** A place between cells where a large piece may come to stand. */
export function PlaceDot({ at: [x, y], option }: { readonly at: Spot; readonly option: string | undefined }) {
  return <circle className="kit-place-dot" data-option={option} cx={x} cy={y} r={13} />;
}

/** What a range or a sight covers: `seen`, `unseen`, `near` (lit), `behind` (hatched). */
export type Cover = 'seen' | 'unseen' | 'near' | 'behind';

/** Cells in one tone, and a rim around them if it is wanted. */
export function Covered(props: OnCells & { readonly as: Cover; readonly rim?: boolean }): ReactElement {
  const { layout, cells, as, rim = false } = props;
  return (
    <g pointerEvents="none">
      <path className={`kit-cover kit-cover-${as}`} d={cells.map(cell => layout.shape([cell], 0)).join('')} />
      {rim && <path className={`kit-rim kit-rim-${as}`} d={layout.rim(new Set(cells), 1)} />}
    </g>
  );
}

/** The hatching of what is behind: once on a map that uses it. */
export function HatchDefs(): ReactElement {
  return (
    <pattern id="kit-hatch" width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={4} height={10} fill="#7fb0ff" opacity={0.55} />
    </pattern>
  );
}

interface WayProps {
  readonly spots: readonly Spot[];
  /** What it costs. */
  readonly text: string | null;
  /** How far above its end the words stand. */
  readonly above?: number;
  /** The ghost at its end. */
  readonly children?: ReactNode;
}

/** The way of a move, a ghost at its end, and what it costs. */
export function Way({ spots, text, above = 44, children }: WayProps): ReactElement {
  const points = spots.map(spot => spot.join(',')).join(' ');
  const [x, y] = spots.at(-1) ?? [0, 0];
  return (
    <g className="kit-way" pointerEvents="none">
      <polyline className="kit-way-under" points={points} />
      <polyline className="kit-way-line" points={points} />
      <g opacity={0.6} transform={`translate(${x} ${y})`}>
        {children}
      </g>
      {text !== null && <Label at={[x, y - above]} text={text} />}
    </g>
  );
}

/** Words on a dark plate, readable on any ground. */
export function Label({ at: [x, y], text }: { readonly at: Spot; readonly text: string }): ReactElement {
  const width = text.length * 8.4 + 18;
  return (
    <g transform={`translate(${x} ${y})`} className="kit-label">
      <rect x={-width / 2} y={-13} width={width} height={26} rx={13} />
      <text textAnchor="middle" y={5}>
        {text}
      </text>
    </g>
  );
}

interface AimProps {
  readonly from: Spot;
  readonly to: Spot;
  readonly barred: boolean;
  readonly text: string;
  /** Where on the line the words stand, from 0 to 1. */
  readonly along?: number;
}

/** A line of sight, clear or barred, and what is to be said of it. */
export function Aim({ from: [ax, ay], to: [bx, by], barred, text, along = 0.5 }: AimProps): ReactElement {
  return (
    <g className={barred ? 'kit-aim kit-aim-barred' : 'kit-aim'} pointerEvents="none">
      <path d={`M${ax} ${ay}L${bx} ${by}`} />
      <Label at={[ax + (bx - ax) * along, ay + (by - ay) * along]} text={text} />
    </g>
  );
}

interface RulerProps {
  /** The north-west corner of the base and its size, in units of the drawing. */
  readonly base: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** In cells, from the edge of the base. */
  readonly length: number;
  readonly text: string;
}

/** How far something reaches around a base. */
export function Ruler({ base, length, text }: RulerProps): ReactElement {
  const far = length * SIDE;
  return (
    <g pointerEvents="none">
      <rect
        className="kit-ruler"
        x={base.x - far}
        y={base.y - far}
        width={base.w + 2 * far}
        height={base.h + 2 * far}
        rx={far}
      />
      <Label at={[base.x + base.w / 2, base.y - far]} text={text} />
    </g>
  );
}

/** Where the arrow keys are. */
export function MapCursor({ layout, cell }: { readonly layout: Layout; readonly cell: number }): ReactElement {
  return <path className="kit-cursor" d={layout.shape([cell], 1, 6)} pointerEvents="none" />;
}

/** Words that rise from a cell: what has just happened there. */
export interface Cry {
  readonly cell: number;
  readonly text: string;
  readonly tone: 'bad' | 'good' | 'plain';
}

export function Crying({ layout, cry }: { readonly layout: Layout; readonly cry: Cry }): ReactElement {
  const [x, y] = layout.middle(cry.cell);
  return (
    <g className={`kit-cry kit-cry-${cry.tone}`} pointerEvents="none">
      <Label at={[x, y - 40]} text={cry.text} />
    </g>
  );
}
