import type { Figure, View } from '@tafelrunde/dungeon-saga';
import type { Lang } from '@tafelrunde/engine';
import type { ReactElement } from 'react';
import { outline } from './Marks.tsx';
import { say } from './messages.ts';
import type { Cry as Outcry } from './scenes.ts';
import { lineTo, reachOf, sidesOf } from './sight.ts';
import { centreOf, Disc } from './Token.tsx';
import { baseOf, cellsOf, SIDE, type Terrain } from './terrain.ts';

interface SidesProps {
  readonly view: View;
  readonly terrain: Terrain;
  readonly figure: Figure;
}

/** The squares in front of a figure and behind it. */
export function Sides({ view, terrain, figure }: SidesProps): ReactElement {
  const { front, rear } = sidesOf(view, terrain, figure);
  return (
    <g className="ds-sides" pointerEvents="none">
      <Squares cells={front} terrain={terrain} className="ds-front" />
      <Squares cells={rear} terrain={terrain} className="ds-behind" />
      <path className="ds-front-rim" d={outline(new Set(front), terrain.width, 1)} />
    </g>
  );
}

function Squares(props: {
  readonly cells: readonly number[];
  readonly terrain: Terrain;
  readonly className: string;
}): ReactElement {
  const { width } = props.terrain;
  const d = props.cells.map(
    cell => `M${(cell % width) * SIDE} ${Math.floor(cell / width) * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`,
  );
  return <path className={props.className} d={d.join('')} />;
}

interface WayProps {
  readonly figure: Figure;
  readonly path: readonly number[];
  readonly width: number;
  readonly lang: Lang;
}

/** The way of a move, a ghost at its end, and what it costs. */
export function Way({ figure, path, width, lang }: WayProps): ReactElement {
  const points = path.map(cell => centreOf(width, cell, figure.size));
  const [x, y] = points[points.length - 1] ?? [0, 0];
  const steps = path.length - 1;
  return (
    <g className="ds-way" pointerEvents="none">
      <polyline className="ds-way-under" points={points.map(p => p.join(',')).join(' ')} />
      <polyline className="ds-way-line" points={points.map(p => p.join(',')).join(' ')} />
      <g opacity={0.6} transform={`translate(${x} ${y})`}>
        <Disc figure={figure} />
      </g>
      {steps > 0 && (
        <Label x={x} y={y - figure.size * 32 - 12} text={steps === 1 ? say(lang, 'step') : say(lang, 'steps', steps)} />
      )}
    </g>
  );
}

/** Words on a dark plate, readable on any stone. */
export function Label({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }): ReactElement {
  const width = text.length * 8.4 + 18;
  return (
    <g transform={`translate(${x} ${y})`} className="ds-label">
      <rect x={-width / 2} y={-13} width={width} height={26} rx={13} />
      <text textAnchor="middle" y={5}>
        {text}
      </text>
    </g>
  );
}

interface AimProps {
  readonly view: View;
  readonly terrain: Terrain;
  readonly from: Figure;
  readonly to: Figure;
  readonly lang: Lang;
}

/** The ruler laid from a figure to another: a clear line or the straight one that is barred, with its reach. */
export function Aim({ view, terrain, from, to, lang }: AimProps): ReactElement {
  const line = lineTo(view, terrain, from, baseOf(view.board, to));
  const [ax, ay] = line ? [line.from.x * SIDE, line.from.y * SIDE] : centreOf(terrain.width, from.cell, from.size);
  const [bx, by] = line ? [line.to.x * SIDE, line.to.y * SIDE] : centreOf(terrain.width, to.cell, to.size);
  const reach = reachOf(baseOf(view.board, from), baseOf(view.board, to));
  const words = { short: 'reachShort', long: 'reachLong', far: 'reachFar' } as const;
  const text = `${say(lang, line ? 'inSight' : 'outOfSight')}, ${say(lang, words[reach])}`;
  return (
    <g className={line && reach !== 'far' ? 'ds-aim' : 'ds-aim ds-aim-barred'} pointerEvents="none">
      <path d={`M${ax} ${ay}L${bx} ${by}`} />
      <Label x={(ax + bx) / 2} y={(ay + by) / 2} text={text} />
    </g>
  );
}

interface SightProps {
  readonly figure: Figure;
  readonly seen: readonly number[];
  readonly terrain: Terrain;
  readonly rulers: { readonly short: number; readonly long: number };
  readonly lang: Lang;
}

/** All that a figure sees, and the two rulers laid around its base. */
export function Sight({ figure, seen, terrain, rulers, lang }: SightProps): ReactElement {
  const hidden = [...terrain.lit].filter(cell => !seen.includes(cell) && !cellsOf(terrain, figure).includes(cell));
  const base = { x: (figure.cell % terrain.width) * SIDE, y: Math.floor(figure.cell / terrain.width) * SIDE };
  return (
    <g className="ds-sight" pointerEvents="none">
      <Squares cells={hidden} terrain={terrain} className="ds-unseen" />
      <path className="ds-seen-rim" d={outline(new Set(seen), terrain.width, 0)} />
      {([rulers.short, rulers.long] as const).map((length, i) => (
        <g key={length}>
          <rect
            className="ds-ruler"
            x={base.x - length * SIDE}
            y={base.y - length * SIDE}
            width={(figure.size + 2 * length) * SIDE}
            height={(figure.size + 2 * length) * SIDE}
            rx={length * SIDE}
          />
          <Label
            x={base.x + (figure.size * SIDE) / 2}
            y={base.y - length * SIDE}
            text={say(lang, i === 0 ? 'short' : 'long', length)}
          />
        </g>
      ))}
    </g>
  );
}

/** Words that rise from what has just happened. */
export function Cry({ cry, width }: { readonly cry: Outcry; readonly width: number }): ReactElement {
  const [x, y] = centreOf(width, cry.cell, 1);
  return (
    <g className={`ds-cry ds-cry-${cry.tone}`} pointerEvents="none">
      <Label x={x} y={y - 40} text={cry.text} />
    </g>
  );
}
