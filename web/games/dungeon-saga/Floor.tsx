import { memo, type ReactElement } from 'react';
import { grainOf, SIDE, type Terrain, xOf, yOf } from './terrain.ts';

/** Flagstones: each square gets one of four drawings and its own tone, so that no two rooms look alike. */
export const Floor = memo(function Floor({ terrain }: { readonly terrain: Terrain }): ReactElement {
  return (
    <g className="ds-floor">
      {[...terrain.lit].map(cell => (
        <Flag key={cell} cell={cell} x={xOf(terrain, cell) * SIDE} y={yOf(terrain, cell) * SIDE} />
      ))}
    </g>
  );
});

interface FlagProps {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

const CRACKS = ['M8 40l14-6 8 9', 'M40 7l-5 13 9 7-3 8', 'M14 14l9 4M46 48l6-7', 'M30 54l4-11-7-6'] as const;

function Flag({ cell, x, y }: FlagProps): ReactElement {
  const tone = grainOf(cell);
  const kind = Math.floor(grainOf(cell, 1) * 6);
  const light = 31 + tone * 8;
  const warm = 28 + grainOf(cell, 2) * 10;
  const fill = `hsl(${warm} ${9 + tone * 5}% ${light}%)`;
  const rim = `hsl(${warm} 12% ${light + 7}%)`;
  return (
    <g transform={`translate(${x} ${y})`}>
      {kind === 0 ? (
        <>
          <rect x={1} y={1} width={SIDE - 2} height={30} rx={3} fill={fill} />
          <rect x={1} y={33} width={SIDE - 2} height={30} rx={3} fill={`hsl(${warm} 10% ${light - 2.5}%)`} />
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
