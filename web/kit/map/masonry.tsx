import type { Wall } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement } from 'react';
import { grainOf } from './grain.ts';
import { SIDE } from './layout.ts';
import type { Squares } from './squares.ts';

/** How far the masonry stands around the floor. */
const THICK = 18;
/** The face of a wall that looks at us, north of the floor. */
const FACE = 30;

/** The floor of a dungeon. */
interface Floor {
  readonly layout: Squares;
  readonly cells: ReadonlySet<number>;
}

/** Every square of the floor, widened on all sides and once more to the north. */
function framed({ layout, cells }: Floor, by: number, up: number): string {
  return [...cells]
    .map(cell => {
      const [x, y] = [layout.x(cell) * SIDE, layout.y(cell) * SIDE];
      return `M${x - by} ${y - by - up}h${SIDE + 2 * by}v${SIDE + 2 * by + up}h${-SIDE - 2 * by}z`;
    })
    .join('');
}

/** Floor and masonry: as far as light falls. */
export const stoneOf = (floor: Floor): string => framed(floor, THICK, FACE - 12);

const isFloor = ({ layout, cells }: Floor, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < layout.width && y < layout.height && cells.has(y * layout.width + x);

/** The colours of masonry: once on a map that has any. */
export const MasonryDefs = (): ReactElement => (
  <linearGradient id="kit-wall-shade" x2="0" y2="1">
    <stop offset="0" stopColor="#000" stopOpacity={0} />
    <stop offset="1" stopColor="#000" stopOpacity={0.55} />
  </linearGradient>
);

/** The outer masonry, below the floor: every square widened, so that rooms get one thick frame. */
export const Masonry = memo(function Masonry(floor: Floor): ReactElement {
  const { layout, cells } = floor;
  return (
    <g className="kit-masonry">
      <path d={framed(floor, THICK + 10, FACE - 8)} fill="#000" opacity={0.55} />
      <path d={framed(floor, THICK, FACE - 12)} fill="#191512" />
      <path d={framed(floor, THICK - 3, FACE - 12)} fill="#37302a" />
      <path d={framed(floor, 3, 3)} fill="#0e0b09" />
      {[...cells]
        .filter(cell => !isFloor(floor, layout.x(cell), layout.y(cell) - 1))
        .map(cell => (
          <Bricks key={cell} cell={cell} x={layout.x(cell) * SIDE} y={layout.y(cell) * SIDE - FACE} />
        ))}
    </g>
  );
});

function Bricks({ cell, x, y }: { readonly cell: number; readonly x: number; readonly y: number }): ReactElement {
  const rows = [0, 1, 2];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={SIDE} height={FACE} fill="#231d19" />
      {rows.map(row => {
        const cut = 14 + grainOf(cell, row + 5) * 22;
        const light = 27 - row * 4 + grainOf(cell, row) * 5;
        const [top, height] = [row * 10 + 0.8, 8.6];
        return (
          <g key={row}>
            <rect x={0.6} y={top} width={cut - 1.2} height={height} rx={1.5} fill={`hsl(28 14% ${light}%)`} />
            <rect
              x={cut + 0.6}
              y={top}
              width={SIDE - cut - 1.2}
              height={height}
              rx={1.5}
              fill={`hsl(24 12% ${light - 2}%)`}
            />
          </g>
        );
      })}
      <rect width={SIDE} height={FACE} fill="url(#kit-wall-shade)" />
    </g>
  );
}

/** The edges of squares as one path. */
export const edgePath = (edges: readonly Pick<Wall, 'x' | 'y' | 'side'>[]): string =>
  edges
    .map(({ x, y, side }) => {
      const [left, top] = [(side === 'E' ? x + 1 : x) * SIDE, (side === 'S' ? y + 1 : y) * SIDE];
      return side === 'N' || side === 'S' ? `M${left} ${top}h${SIDE}` : `M${left} ${top}v${SIDE}`;
    })
    .join('');

/** Walls between two squares of the floor, above it. */
export const InnerWalls = memo(function InnerWalls(props: Floor & { readonly walls: readonly Wall[] }): ReactElement {
  const inner = props.walls.filter(({ x, y, side }) => {
    const [ox, oy] = [x + (side === 'E' ? 1 : side === 'W' ? -1 : 0), y + (side === 'S' ? 1 : side === 'N' ? -1 : 0)];
    return isFloor(props, x, y) && isFloor(props, ox, oy);
  });
  const d = edgePath(inner);
  return (
    <g fill="none" strokeLinecap="square">
      <path d={d} stroke="#0b0907" strokeWidth={14} />
      <path d={d} stroke="#3d352e" strokeWidth={9} />
      <path d={d} stroke="#564b41" strokeWidth={2} opacity={0.7} />
    </g>
  );
});
