import { memo, type ReactElement } from 'react';
import { SIDE, type Terrain, xOf, yOf } from './terrain.ts';
import { torchesOf } from './Walls.tsx';

interface Props {
  readonly terrain: Terrain;
  /** Squares of the heroes, who carry lanterns. */
  readonly lanterns: readonly number[];
}

/** Shade over all stone, torn open around torches and heroes. Figures and marks are drawn above it: nothing is hidden by it. */
export const Light = memo(
  function Light({ terrain, lanterns }: Props): ReactElement {
    const { bounds } = terrain;
    const area = {
      x: (bounds.x - 2) * SIDE,
      y: (bounds.y - 2) * SIDE,
      width: (bounds.w + 4) * SIDE,
      height: (bounds.h + 4) * SIDE,
    };
    const at = (cell: number) => ({ cx: (xOf(terrain, cell) + 0.5) * SIDE, cy: (yOf(terrain, cell) + 0.5) * SIDE });
    const torches = torchesOf(terrain);
    return (
      <g className="ds-light" pointerEvents="none">
        <mask id="ds-light-mask" maskUnits="userSpaceOnUse" {...area}>
          <rect {...area} fill="#fff" />
          {torches.map(cell => (
            <circle key={cell} {...at(cell)} r={SIDE * 4} fill="url(#ds-hole)" />
          ))}
          {lanterns.map((cell, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a lantern is known by its bearer, in a fixed order
            <circle key={i} {...at(cell)} r={SIDE * 4.8} fill="url(#ds-hole)" />
          ))}
        </mask>
        <rect {...area} fill="#070410" opacity={0.5} mask="url(#ds-light-mask)" />
        {torches.map(cell => (
          <circle key={cell} {...at(cell)} r={SIDE * 2.4} fill="url(#ds-warmth)" />
        ))}
      </g>
    );
  },
  (a, b) => a.terrain === b.terrain && a.lanterns.join() === b.lanterns.join(),
);

/** Gradients used all over the board. */
export function Gradients(): ReactElement {
  return (
    <defs>
      <radialGradient id="ds-hole">
        <stop offset="0" stopColor="#000" stopOpacity={0.95} />
        <stop offset="0.45" stopColor="#000" stopOpacity={0.7} />
        <stop offset="1" stopColor="#000" stopOpacity={0} />
      </radialGradient>
      <radialGradient id="ds-warmth">
        <stop offset="0" stopColor="#ffb45c" stopOpacity={0.34} />
        <stop offset="0.5" stopColor="#ff8f2e" stopOpacity={0.12} />
        <stop offset="1" stopColor="#ff8f2e" stopOpacity={0} />
      </radialGradient>
      <linearGradient id="ds-wall-shade" x2="0" y2="1">
        <stop offset="0" stopColor="#000" stopOpacity={0} />
        <stop offset="1" stopColor="#000" stopOpacity={0.55} />
      </linearGradient>
      <linearGradient id="ds-wood" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5d33" />
        <stop offset="1" stopColor="#5c3a1d" />
      </linearGradient>
      <radialGradient id="ds-hero" cx="0.5" cy="0.35" r="0.75">
        <stop offset="0" stopColor="#3d5f8f" />
        <stop offset="1" stopColor="#16263f" />
      </radialGradient>
      <radialGradient id="ds-undead" cx="0.5" cy="0.35" r="0.75">
        <stop offset="0" stopColor="#4d5a3c" />
        <stop offset="1" stopColor="#1a2013" />
      </radialGradient>
      <radialGradient id="ds-boss" cx="0.5" cy="0.35" r="0.75">
        <stop offset="0" stopColor="#7b3548" />
        <stop offset="1" stopColor="#2a0d18" />
      </radialGradient>
      <pattern id="ds-rear" width={10} height={10} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={4} height={10} fill="#7fb0ff" opacity={0.55} />
      </pattern>
    </defs>
  );
}
