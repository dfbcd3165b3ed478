import { memo, type ReactElement } from 'react';
import { grainOf } from '../../kit/map/grain.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { stoneOf as stoneOfFloor } from '../../kit/map/masonry.tsx';
import { type Terrain, xOf, yOf } from './terrain.ts';

const stones = new WeakMap<Terrain, string>();

/** Floor and masonry: as far as light falls. Asked for with every move of a hero, worked out once. */
export function stoneOf(terrain: Terrain): string {
  const known = stones.get(terrain) ?? stoneOfFloor({ layout: terrain.layout, cells: terrain.lit });
  stones.set(terrain, known);
  return known;
}

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
