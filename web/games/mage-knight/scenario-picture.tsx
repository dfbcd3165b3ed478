import type { ReactElement } from 'react';
import { type ScenarioId, scenarioData } from '../../../games/mage-knight/content/scenarios/index.ts';
import { byPlayers } from '../../../games/mage-knight/content/scenarios/scenario.ts';
import type { PictureProps } from '../../pictures.tsx';
import './scenario-picture.css';

type Spot = readonly [x: number, y: number];
interface Tile {
  readonly at: Spot;
  readonly is: 'start' | 'country' | 'core' | 'city';
}

/** The land as it will lie: the coast, the countryside before the core, and the cities that wait somewhere in it. */
export function Picture({ scenario, seats }: PictureProps): ReactElement {
  const tiles = landOf(scenario as ScenarioId, seats);
  const hexes = tiles.flatMap(({ at, is }) => spacesOf(at).map((middle, i) => ({ middle, is, i })));
  return (
    <svg
      className="mk-picture"
      viewBox={boundsOf(hexes.map(({ middle }) => middle))}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      {hexes.map(({ middle, is, i }) => (
        <path key={middle.join(' ')} className="mk-picture-hex" data-is={is} data-middle={i === 0} d={hexAt(middle)} />
      ))}
    </svg>
  );
}

function landOf(id: ScenarioId, seats: number): Tile[] {
  const { shape, country, core, cities, fixed } = scenarioData(id);
  const start: Tile = { at: [0, 0], is: 'start' };
  if (fixed) {
    const laid = (spots: readonly Spot[], is: Tile['is']): Tile[] => spots.map(at => ({ at, is }));
    return [start, ...laid(fixed.faceUp, 'country'), ...laid(fixed.country, 'country'), ...laid(fixed.core, 'core')];
  }
  const [green, brown, towns] = [country, core, cities].map(count => byPlayers(count, seats)) as [
    number,
    number,
    number,
  ];
  const width = /^open-(\d)$/.exec(byPlayers(shape, seats))?.[1];
  const spots = spotsIn(width === undefined ? null : Number(width)).slice(0, green + brown + towns);
  return [
    start,
    ...spots.map(
      (at, i): Tile => ({
        at,
        is: i < green ? 'country' : (i - green) % 2 === 1 && towns > Math.floor((i - green) / 2) ? 'city' : 'core',
      }),
    ),
  ];
}

const FAR = 6;

/** Places of the map, those near the coast first: a wedge between two coasts, or a strip of so many columns. */
function spotsIn(columns: number | null): Spot[] {
  const spots: Spot[] = [];
  for (let far = 1; far <= FAR; far++)
    for (let x = 0; x <= far; x++) if (columns === null || Math.abs(2 * x - far) < columns) spots.push([x, far - x]);
  return spots;
}

/** The seven spaces of a tile, its middle first, in units of a space. */
function spacesOf([x, y]: Spot): Spot[] {
  const [q, r] = [3 * x + y, -2 * x - 3 * y];
  return AROUND.map(([dq, dr]): Spot => [(q + dq + (r + dr) / 2) * Math.sqrt(3), (r + dr) * 1.5]);
}

const AROUND: readonly Spot[] = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

function hexAt([x, y]: Spot): string {
  const corner = (i: number): string => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${(x + Math.cos(angle) * 0.94).toFixed(2)} ${(y + Math.sin(angle) * 0.94).toFixed(2)}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}z`;
}

const MARGIN = 1.6;

function boundsOf(spots: readonly Spot[]): string {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [x, y, Math.max(...xs) + MARGIN - x, Math.max(...ys) + MARGIN - y].map(n => n.toFixed(2)).join(' ');
}
