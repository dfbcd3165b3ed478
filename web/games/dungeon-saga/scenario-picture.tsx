import { adventureOf } from '@tafelrunde/dungeon-saga';
import type { ReactElement } from 'react';
import { type Adventure, type Plan, planOf } from '../../../games/dungeon-saga/content/adventures/index.ts';
import { grainOf } from '../../kit/map/grain.ts';
import type { PictureProps } from '../../pictures.tsx';
import './scenario-picture.css';

/** The dungeon from above, as far as it is laid out at the start: what lies behind doors nobody knows (DS-SETUP-08). */
export function Picture({ scenario }: PictureProps): ReactElement {
  const adventure = adventureOf(scenario);
  const plan = planOf(adventure);
  const { grid, closed, furniture, starts, servants } = plan;
  const isLaidOut = (cell: number): boolean => laidOut(plan, cell);
  const floor = Array.from({ length: grid.size }, (_, cell) => cell).filter(isLaidOut);
  const square = (cell: number) => ({ x: grid.x(cell), y: grid.y(cell) });
  return (
    <svg
      className="ds-picture"
      viewBox={boundsOf(floor.map(square))}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
    >
      <path className="ds-picture-rock" d={floor.map(cell => boxed(square(cell), 0.35)).join('')} />
      {floor.map(cell => (
        <rect key={cell} {...square(cell)} width="0.96" height="0.96" fill={`hsl(30 12% ${30 + grainOf(cell) * 9}%)`} />
      ))}
      <path
        className="ds-picture-goal"
        d={goalCells(adventure, plan)
          .filter(isLaidOut)
          .map(cell => boxed(square(cell), -0.1))
          .join('')}
      />
      <path
        className="ds-picture-wood"
        d={cellsOf(furniture)
          .filter(isLaidOut)
          .map(cell => boxed(square(cell), -0.12))
          .join('')}
      />
      {closed.map(({ kind, cells }) => (
        <path
          key={cells[0]}
          className={`ds-picture-${kind}`}
          d={cells
            .filter(isLaidOut)
            .map(cell => boxed(square(cell), kind === 'door' ? -0.08 : -0.22))
            .join('')}
        />
      ))}
      <path className="ds-picture-wall" d={wallsOf(adventure, plan)} />
      {servants
        .filter(({ cell }) => isLaidOut(cell))
        .map(({ cell }) => (
          <rect
            key={cell}
            className="ds-picture-servant"
            x={grid.x(cell) + 0.24}
            y={grid.y(cell) + 0.24}
            width="0.52"
            height="0.52"
          />
        ))}
      {starts.map(({ cell }) => (
        <circle key={cell} className="ds-picture-hero" cx={grid.x(cell) + 0.5} cy={grid.y(cell) + 0.5} r="0.34" />
      ))}
    </svg>
  );
}

interface Square {
  readonly x: number;
  readonly y: number;
}

/** A square, widened or narrowed on all sides. */
const boxed = ({ x, y }: Square, by: number): string =>
  `M${x - by} ${y - by}h${1 + 2 * by}v${1 + 2 * by}h${-1 - 2 * by}z`;

const cellsOf = (pieces: readonly { readonly cells: readonly number[] }[]): number[] =>
  pieces.flatMap(({ cells }) => cells);

/** Squares of the rooms where the heroes begin, with the doors that lead out of them. */
function laidOut({ zoneOf, first, closed }: Plan, cell: number): boolean {
  if (first.includes(zoneOf[cell] ?? -1)) return true;
  return closed.some(
    ({ kind, cells, zones }) => kind === 'door' && cells.includes(cell) && zones.some(zone => first.includes(zone)),
  );
}

function goalCells({ victory }: Adventure, { marks }: Plan): number[] {
  return victory.heroes.flatMap(goal => {
    const mark = goal.is === 'reach' ? goal.mark : goal.is === 'bring' ? goal.to : undefined;
    return mark === undefined ? [] : [...(marks.get(mark) ?? [])];
  });
}

/** Walls between two squares that are both laid out, as the map draws them. */
function wallsOf({ map }: Adventure, plan: Plan): string {
  const { grid } = plan;
  const isLit = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < grid.width && y < grid.height && laidOut(plan, grid.cell(x, y));
  const walls: string[] = [];
  for (let y = 0; y < grid.height; y++)
    for (let x = 0; x < grid.width; x++) {
      if (map[2 * y + 1]?.[2 * x] === '|' && isLit(x, y) && isLit(x - 1, y)) walls.push(`M${x} ${y}v1`);
      if (map[2 * y]?.[2 * x + 1] === '-' && isLit(x, y) && isLit(x, y - 1)) walls.push(`M${x} ${y}h1`);
    }
  return walls.join('');
}

const MARGIN = 1;
/** A small room stays small: around it there is more dungeon than anybody knows. */
const LEAST = { w: 13, h: 8 };

function boundsOf(squares: readonly Square[]): string {
  const xs = squares.map(({ x }) => x);
  const ys = squares.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const w = Math.max(...xs) + 1 + MARGIN - x;
  const h = Math.max(...ys) + 1 + MARGIN - y;
  const wider = Math.max(0, LEAST.w - w) / 2;
  const higher = Math.max(0, LEAST.h - h) / 2;
  return `${x - wider} ${y - higher} ${w + 2 * wider} ${h + 2 * higher}`;
}
