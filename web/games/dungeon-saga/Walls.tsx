import type { Wall } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement } from 'react';
import { grainOf } from '../../kit/map/grain.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { type Terrain, xOf, yOf } from './terrain.ts';

/** How far the masonry stands around the floor. */
const THICK = 18;
/** The face of a wall that looks at us, north of the floor. */
const FACE = 30;

/** Every lit square, widened on all sides and once more to the north. */
function framed(terrain: Terrain, by: number, up: number): string {
  return [...terrain.lit]
    .map(cell => {
      const [x, y] = [xOf(terrain, cell) * SIDE, yOf(terrain, cell) * SIDE];
      return `M${x - by} ${y - by - up}h${SIDE + 2 * by}v${SIDE + 2 * by + up}h${-SIDE - 2 * by}z`;
    })
    .join('');
}

const stones = new WeakMap<Terrain, string>();

/** Floor and masonry: as far as light falls. Asked for with every move of a hero, worked out once. */
export function stoneOf(terrain: Terrain): string {
  const known = stones.get(terrain) ?? framed(terrain, THICK, FACE - 12);
  stones.set(terrain, known);
  return known;
}

/** The outer masonry, below the floor: every lit square widened, so that rooms get one thick frame. */
export const Masonry = memo(function Masonry({ terrain }: { readonly terrain: Terrain }): ReactElement {
  const cells = [...terrain.lit];
  const isLit = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < terrain.width && y < terrain.height && terrain.lit.has(y * terrain.width + x);
  const frame = (by: number, up: number): string => framed(terrain, by, up);
  return (
    <g className="ds-masonry">
      <path d={frame(THICK + 10, FACE - 8)} fill="#000" opacity={0.55} />
      <path d={frame(THICK, FACE - 12)} fill="#191512" />
      <path d={frame(THICK - 3, FACE - 12)} fill="#37302a" />
      <path d={frame(3, 3)} fill="#0e0b09" />
      {cells
        .filter(cell => !isLit(xOf(terrain, cell), yOf(terrain, cell) - 1))
        .map(cell => (
          <Bricks key={cell} cell={cell} x={xOf(terrain, cell) * SIDE} y={yOf(terrain, cell) * SIDE - FACE} />
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
      <rect width={SIDE} height={FACE} fill="url(#ds-wall-shade)" />
    </g>
  );
}

/** Walls between two lit squares, above the floor. */
export const InnerWalls = memo(function InnerWalls(props: {
  readonly terrain: Terrain;
  readonly walls: readonly Wall[];
}): ReactElement {
  const { terrain } = props;
  const isLit = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < terrain.width && y < terrain.height && terrain.lit.has(y * terrain.width + x);
  const inner = props.walls.filter(({ x, y, side }) => {
    const [ox, oy] = [x + (side === 'E' ? 1 : side === 'W' ? -1 : 0), y + (side === 'S' ? 1 : side === 'N' ? -1 : 0)];
    return isLit(x, y) && isLit(ox, oy);
  });
  const d = inner
    .map(({ x, y, side }) => {
      const [left, top] = [(side === 'E' ? x + 1 : x) * SIDE, (side === 'S' ? y + 1 : y) * SIDE];
      return side === 'N' || side === 'S' ? `M${left} ${top}h${SIDE}` : `M${left} ${top}v${SIDE}`;
    })
    .join('');
  return (
    <g fill="none" strokeLinecap="square">
      <path d={d} stroke="#0b0907" strokeWidth={14} />
      <path d={d} stroke="#3d352e" strokeWidth={9} />
      <path d={d} stroke="#564b41" strokeWidth={2} opacity={0.7} />
    </g>
  );
});

/** Torches hang on the wall faces, some squares apart: always at the same places of a board. */
export function torchesOf(terrain: Terrain): readonly number[] {
  const { lit, width } = terrain;
  const faces = [...lit].filter(cell => !lit.has(cell - width) || cell < width).sort((a, b) => a - b);
  const torches: number[] = [];
  for (const cell of faces) {
    const near = torches.some(
      other =>
        Math.abs(xOf(terrain, other) - xOf(terrain, cell)) < 4 &&
        Math.abs(yOf(terrain, other) - yOf(terrain, cell)) < 2,
    );
    if (!near && (grainOf(cell, 9) > 0.35 || lit.has(cell + 1))) torches.push(cell);
  }
  return torches;
}

export const Torches = memo(function Torches({ terrain }: { readonly terrain: Terrain }): ReactElement {
  return (
    <g>
      {torchesOf(terrain).map(cell => (
        <g
          key={cell}
          transform={`translate(${xOf(terrain, cell) * SIDE + SIDE / 2} ${yOf(terrain, cell) * SIDE - 12})`}
        >
          <path d="M-3 -2h6l-1.6 13h-2.8z" fill="#5b3c1f" />
          <path d="M-4.5 -4h9v3h-9z" fill="#1c1613" />
          <g className="ds-flame">
            <path d="M0 -21c4 6 6.5 9 6.5 12.5a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12.5z" fill="#f08a24" />
            <path d="M0 -14c2 3 3.2 4.5 3.2 6.5a3.2 3.2 0 0 1-6.4 0c0-2 1.2-3.5 3.2-6.5z" fill="#ffe08a" />
          </g>
        </g>
      ))}
    </g>
  );
});
