import type { View } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { SIDE, type Terrain, xOf, yOf } from './terrain.ts';
import { stoneOf, torchesOf } from './Walls.tsx';

/** Shade over all stone, torn open around the torches. It lies with the stone: where heroes go changes nothing of it. */
export const Shade = memo(function Shade({ terrain }: { readonly terrain: Terrain }): ReactElement {
  const { bounds } = terrain;
  const area = {
    x: (bounds.x - 2) * SIDE,
    y: (bounds.y - 2) * SIDE,
    width: (bounds.w + 4) * SIDE,
    height: (bounds.h + 4) * SIDE,
  };
  const torches = torchesOf(terrain);
  return (
    <g className="ds-shade" pointerEvents="none">
      <mask id="ds-shade-mask" maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill="#fff" />
        {torches.map(cell => (
          <circle key={cell} {...middleOf(terrain, cell)} r={SIDE * 4} fill="url(#ds-hole)" />
        ))}
      </mask>
      <rect {...area} fill="#070410" opacity={0.42} mask="url(#ds-shade-mask)" />
      <clipPath id="ds-stone">
        <path d={stoneOf(terrain)} shapeRendering="crispEdges" />
      </clipPath>
      {torches.map(cell => (
        <circle key={cell} {...middleOf(terrain, cell)} r={SIDE * 2.4} fill="url(#ds-warmth)" />
      ))}
    </g>
  );
});

interface LanternsProps {
  readonly terrain: Terrain;
  readonly view: View;
}

/** Light that goes with the heroes, who carry lanterns: drawn anew only when one of them moves. */
export const Lanterns = memo(
  function Lanterns({ terrain, view }: LanternsProps): ReactElement {
    return (
      <g pointerEvents="none" clipPath="url(#ds-stone)">
        {bearersOf(view).map(({ id, cell }) => (
          <circle key={id} {...middleOf(terrain, cell)} r={SIDE * 2.2} fill="url(#ds-lantern)" />
        ))}
      </g>
    );
  },
  (a, b) => a.terrain === b.terrain && placesOf(a.view) === placesOf(b.view),
);

const bearersOf = (view: View) => view.figures.filter(({ kind }) => kind === 'hero');
const placesOf = (view: View): string =>
  bearersOf(view)
    .map(({ id, cell }) => `${id} ${cell}`)
    .join();

const middleOf = (terrain: Terrain, cell: number): { cx: number; cy: number } => ({
  cx: (xOf(terrain, cell) + 0.5) * SIDE,
  cy: (yOf(terrain, cell) + 0.5) * SIDE,
});

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
      <radialGradient id="ds-lantern">
        <stop offset="0" stopColor="#ffe9c4" stopOpacity={0.3} />
        <stop offset="0.55" stopColor="#ffd79a" stopOpacity={0.14} />
        <stop offset="1" stopColor="#ffd79a" stopOpacity={0} />
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
