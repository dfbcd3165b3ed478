import type { Rect } from '@tafelrunde/engine/geometry';
import { memo, type ReactElement } from 'react';
import { SIDE, type Spot } from './layout.ts';

interface ShadeProps {
  /** What is to be seen of the map, counted in cells. */
  readonly bounds: Rect;
  /** Where light burns that never moves. */
  readonly lights: readonly Spot[];
  /** How far it reaches, in cells. */
  readonly reach?: number;
}

/** Shade over all ground, torn open around what burns. It lies with the ground: who goes where changes nothing of it. */
export const Shade = memo(function Shade({ bounds, lights, reach = 4 }: ShadeProps): ReactElement {
  const area = {
    x: (bounds.x - 2) * SIDE,
    y: (bounds.y - 2) * SIDE,
    width: (bounds.w + 4) * SIDE,
    height: (bounds.h + 4) * SIDE,
  };
  return (
    <g className="kit-shade" pointerEvents="none">
      <mask id="kit-shade-mask" maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill="#fff" />
        {lights.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={SIDE * reach} fill="url(#kit-hole)" />
        ))}
      </mask>
      <rect {...area} fill="#070410" opacity={0.42} mask="url(#kit-shade-mask)" />
      {lights.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={SIDE * reach * 0.6} fill="url(#kit-warmth)" />
      ))}
    </g>
  );
});

/** Somebody who carries a light. */
export interface Bearer {
  readonly id: string;
  readonly at: Spot;
}

interface LanternsProps {
  readonly bearers: readonly Bearer[];
  /** The outline of what light falls on. */
  readonly ground: string;
}

/** Light that goes with those who carry it: drawn anew only when one of them moves. */
export const Lanterns = memo(
  function Lanterns({ bearers, ground }: LanternsProps): ReactElement {
    return (
      <g pointerEvents="none">
        <clipPath id="kit-lit">
          <path d={ground} shapeRendering="crispEdges" />
        </clipPath>
        <g clipPath="url(#kit-lit)">
          {bearers.map(({ id, at: [x, y] }) => (
            <circle key={id} cx={x} cy={y} r={SIDE * 2.2} fill="url(#kit-lantern)" />
          ))}
        </g>
      </g>
    );
  },
  (a, b) => a.ground === b.ground && placesOf(a) === placesOf(b),
);

const placesOf = ({ bearers }: LanternsProps): string => bearers.map(({ id, at }) => `${id} ${at}`).join();

/** The colours of light: once on a map that has any. */
export function LightDefs(): ReactElement {
  return (
    <>
      <radialGradient id="kit-hole">
        <stop offset="0" stopColor="#000" stopOpacity={0.95} />
        <stop offset="0.45" stopColor="#000" stopOpacity={0.7} />
        <stop offset="1" stopColor="#000" stopOpacity={0} />
      </radialGradient>
      <radialGradient id="kit-warmth">
        <stop offset="0" stopColor="#ffb45c" stopOpacity={0.34} />
        <stop offset="0.5" stopColor="#ff8f2e" stopOpacity={0.12} />
        <stop offset="1" stopColor="#ff8f2e" stopOpacity={0} />
      </radialGradient>
      <radialGradient id="kit-lantern">
        <stop offset="0" stopColor="#ffe9c4" stopOpacity={0.3} />
        <stop offset="0.55" stopColor="#ffd79a" stopOpacity={0.14} />
        <stop offset="1" stopColor="#ffd79a" stopOpacity={0} />
      </radialGradient>
    </>
  );
}
