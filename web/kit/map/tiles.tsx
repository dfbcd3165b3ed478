import { memo, type ReactElement } from 'react';
import { grainOf } from './grain.ts';
import { SIDE } from './layout.ts';
import type { Squares } from './squares.ts';

/** The colour of a ground: every square gets its own tone of it. */
export interface GroundTone {
  readonly hue: number;
  readonly saturation: number;
  readonly light: number;
}

export const STONE: GroundTone = { hue: 28, saturation: 9, light: 31 };
export const HEATH: GroundTone = { hue: 74, saturation: 16, light: 25 };

interface Props {
  readonly layout: Squares;
  readonly cells: readonly number[];
  readonly ground?: GroundTone;
}

/** Flagstones or turf: each square gets one of six drawings and its own tone, so that no two rooms look alike. */
export const Tiles = memo(function Tiles({ layout, cells, ground = STONE }: Props): ReactElement {
  return (
    <g className="kit-tiles">
      {cells.map(cell => (
        <Tile key={cell} cell={cell} x={layout.x(cell) * SIDE} y={layout.y(cell) * SIDE} ground={ground} />
      ))}
    </g>
  );
});

interface TileProps {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly ground: GroundTone;
}

const CRACKS = ['M8 40l14-6 8 9', 'M40 7l-5 13 9 7-3 8', 'M14 14l9 4M46 48l6-7', 'M30 54l4-11-7-6'] as const;

function Tile({ cell, x, y, ground }: TileProps): ReactElement {
  const tone = grainOf(cell);
  const kind = Math.floor(grainOf(cell, 1) * 6);
  const light = ground.light + tone * 8;
  const hue = ground.hue + grainOf(cell, 2) * 10;
  const fill = `hsl(${hue} ${ground.saturation + tone * 5}% ${light}%)`;
  const rim = `hsl(${hue} ${ground.saturation + 3}% ${light + 7}%)`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind === 0 ? (
        <>
          <rect x={1} y={1} width={SIDE - 2} height={30} rx={3} fill={fill} />
          <rect
            x={1}
            y={33}
            width={SIDE - 2}
            height={30}
            rx={3}
            fill={`hsl(${hue} ${ground.saturation + 1}% ${light - 2.5}%)`}
          />
        </>
      ) : (
        <rect x={1} y={1} width={SIDE - 2} height={SIDE - 2} rx={4} fill={fill} />
      )}
      <path
        d={`M4 ${SIDE - 6}V6a3 3 0 0 1 3-3h${SIDE - 13}`}
        fill="none"
        stroke={rim}
        strokeWidth={1.5}
        opacity={0.55}
      />
      {kind > 1 && (
        <path d={CRACKS[kind - 2]} fill="none" stroke="#15110d" strokeWidth={1.3} strokeLinecap="round" opacity={0.5} />
      )}
    </g>
  );
}

/** Rocks that fill their squares: nobody stands there. */
export const Rocks = memo(function Rocks({ layout, cells }: Omit<Props, 'ground'>): ReactElement {
  return (
    <g className="kit-rocks">
      {cells.map(cell => (
        <Rock key={cell} cell={cell} x={layout.x(cell) * SIDE} y={layout.y(cell) * SIDE} />
      ))}
    </g>
  );
});

const BOULDERS = [
  'M6 46L12 22L28 8L46 12L58 34L54 52L34 58L14 56z',
  'M8 40L16 16L38 6L56 22L58 46L42 58L18 56z',
  'M6 34L20 12L44 10L58 30L56 50L36 58L12 54z',
] as const;

function Rock({ cell, x, y }: Omit<TileProps, 'ground'>): ReactElement {
  const shape = BOULDERS[Math.floor(grainOf(cell, 6) * BOULDERS.length)];
  const light = 30 + grainOf(cell, 7) * 9;
  const turn = Math.floor(grainOf(cell, 8) * 4) * 90;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={35} cy={40} rx={29} ry={22} fill="#000" opacity={0.4} />
      <g transform={`rotate(${turn} 32 32)`}>
        <path d={shape} fill={`hsl(32 7% ${light}%)`} stroke="#14110e" strokeWidth={2.5} strokeLinejoin="round" />
      </g>
      <path d="M18 26L30 16L42 20L34 30z" fill={`hsl(36 9% ${light + 13}%)`} opacity={0.75} />
      <path d="M20 46L30 38L46 44" fill="none" stroke="#14110e" strokeWidth={1.6} opacity={0.6} />
    </g>
  );
}
