import type { View } from '@tafelrunde/dungeon-saga';
import { memo, type ReactElement } from 'react';
import { SIDE } from '../../kit/map/layout.ts';
import { InnerWalls } from '../../kit/map/masonry.tsx';
import { Disc } from '../../kit/map/token.tsx';
import { Furnishing } from './Furnishing.tsx';
import { lurkers } from './lurking.ts';
import { lookOf } from './Token.tsx';
import { rectOfCells, type Terrain, xOf, yOf } from './terrain.ts';

interface Props {
  readonly view: View;
  readonly terrain: Terrain;
}

/** What only the overlord knows (DS-SETUP-04): rooms that are not laid out, as a plan in faint ink, and who waits there. */
export const Dark = memo(
  function Dark({ view, terrain }: Props): ReactElement | null {
    const { dark } = view;
    if (!dark || dark.floor.length === 0) return null;
    return (
      <g className="ds-dark" pointerEvents="none">
        {dark.floor.map(cell => (
          <rect
            key={cell}
            className="ds-dark-square"
            x={xOf(terrain, cell) * SIDE + 1}
            y={yOf(terrain, cell) * SIDE + 1}
            width={SIDE - 2}
            height={SIDE - 2}
            rx={4}
          />
        ))}
        <path d={terrain.layout.rim(new Set(dark.floor), 0)} className="ds-dark-rim" />
        <InnerWalls layout={terrain.layout} cells={terrain.lit} walls={dark.walls} />
        {dark.marks.map(({ mark, cells }) => (
          <path key={mark} d={terrain.layout.rim(new Set(cells))} className="ds-place-rim" />
        ))}
        <Furnishing terrain={terrain} furniture={dark.furniture} />
        {dark.things.map(({ kind, cells }) => {
          const { x, y, w, h } = rectOfCells(terrain, cells);
          return (
            <rect
              key={cells[0]}
              className={`ds-dark-${kind}`}
              x={x * SIDE + 9}
              y={y * SIDE + 9}
              width={w * SIDE - 18}
              height={h * SIDE - 18}
              rx={6}
            />
          );
        })}
        {lurkers(view).map(figure => {
          const [x, y] = terrain.layout.middle(figure.cell, { w: figure.size, h: figure.size });
          return (
            <g key={figure.cell} className="ds-lurking" transform={`translate(${x} ${y})`}>
              <Disc look={lookOf(figure)} />
            </g>
          );
        })}
      </g>
    );
  },
  (a, b) => a.terrain === b.terrain && a.view.lurking?.length === b.view.lurking?.length,
);
