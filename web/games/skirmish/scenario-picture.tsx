import type { ReactElement } from 'react';
import { ROSTER } from '../../../games/skirmish/content/units.ts';
import { SIDE } from '../../kit/map/layout.ts';
import { HEATH, Rocks, Tiles } from '../../kit/map/tiles.tsx';
import { CELLS, LAYOUT, ROCKS } from './ground.ts';
import './scenario-picture.css';

/** The field with the units as they begin: red is round, blue is square. */
export function Picture(): ReactElement {
  return (
    <svg
      className="sk-picture"
      viewBox={`0 ${4 * SIDE} ${20 * SIDE} ${13 * SIDE}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <Tiles layout={LAYOUT} cells={CELLS} ground={HEATH} />
      <Rocks layout={LAYOUT} cells={ROCKS} />
      {ROSTER.map(({ owner, x, y }) =>
        owner === 0 ? (
          <circle
            key={`${x} ${y}`}
            className="sk-picture-red"
            cx={(x + 0.5) * SIDE}
            cy={(y + 0.5) * SIDE}
            r={SIDE * 0.44}
          />
        ) : (
          <rect
            key={`${x} ${y}`}
            className="sk-picture-blue"
            x={(x + 0.1) * SIDE}
            y={(y + 0.1) * SIDE}
            width={SIDE * 0.8}
            height={SIDE * 0.8}
            rx="8"
          />
        ),
      )}
    </svg>
  );
}
