import type { ReactElement } from 'react';
import { type Base, type Point, SIDE, type Spot } from './layout.ts';
import './turning.css';

/** A direction a piece may be turned to: degrees from the north, clockwise. */
export interface Turn {
  readonly degrees: number;
  readonly option: string;
}

interface Props {
  readonly at: Spot;
  readonly base: Base;
  readonly turns: readonly Turn[];
  readonly looked: string | null;
}

const NEAR = 9;
const SIZE = 13;

/** Arrows around a piece that may turn; clicks on them are found by their place, see `turnAt`. */
export function TurnArrows({ at: [x, y], base, turns, looked }: Props): ReactElement {
  return (
    <g className="kit-turns" transform={`translate(${x} ${y})`}>
      {turns.map(({ degrees, option }) => (
        <g
          key={option}
          className="kit-turn"
          data-option={option}
          data-looked={option === looked || undefined}
          transform={`rotate(${degrees}) translate(0 ${-reachOf(base, degrees) * SIDE - NEAR})`}
        >
          <circle r={SIZE} />
          <path d="M-7 4L0 -7L7 4z" />
        </g>
      ))}
    </g>
  );
}

/** How far a ring reaches beyond the base of its piece, in cells: a finger's width where cells are as large as one. */
const RING = 1;

/** A ring around a piece, cut into the directions it may be turned to: large enough for fingers. Taps on it are found by their place, see `ringAt`. */
export function TurnRing({ at: [x, y], base, turns, looked }: Props): ReactElement {
  const inner = (Math.max(base.w, base.h) / 2) * SIDE;
  const outer = inner + RING * SIDE;
  const point = (degrees: number, far: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(Math.sin(angle) * far).toFixed(1)} ${(-Math.cos(angle) * far).toFixed(1)}`;
  };
  return (
    <g className="kit-ring" transform={`translate(${x} ${y})`}>
      {turns.map(({ degrees, option }) => {
        const [from, to] = [degrees - 43, degrees + 43];
        return (
          <g key={option} className="kit-turn" data-option={option} data-looked={option === looked || undefined}>
            <path
              className="kit-ring-part"
              d={`M${point(from, inner)}A${inner} ${inner} 0 0 1 ${point(to, inner)}L${point(to, outer)}A${outer} ${outer} 0 0 0 ${point(from, outer)}z`}
            />
            <path d="M-12 8L0 -12L12 8z" transform={`rotate(${degrees}) translate(0 ${-(inner + outer) / 2})`} />
          </g>
        );
      })}
    </g>
  );
}

/** The turn whose part of the ring is at this place of the board. */
export function ringAt<T extends { readonly degrees: number }>(
  middle: Point,
  base: Base,
  turns: readonly T[],
  { x, y }: Point,
): T | null {
  const inner = Math.max(base.w, base.h) / 2;
  const far = Math.hypot(x - middle.x, y - middle.y);
  return far < inner || far > inner + RING ? null : turnTowards(middle, base, turns, { x, y });
}

/** From the middle of a base to its edge in a direction, in cells. */
const reachOf = ({ w, h }: Base, degrees: number): number => (Math.abs(degrees % 180) === 90 ? w : h) / 2;

/** The turn whose arrow is at this place of the board. */
export function turnAt<T extends { readonly degrees: number }>(
  middle: Point,
  base: Base,
  turns: readonly T[],
  { x, y }: Point,
): T | null {
  const [dx, dy] = [x - middle.x, y - middle.y];
  const found = turns.find(({ degrees }) => {
    const far = reachOf(base, degrees) + NEAR / SIDE;
    const angle = (degrees * Math.PI) / 180;
    return Math.hypot(dx - Math.sin(angle) * far, dy + Math.cos(angle) * far) <= (SIZE + 1) / SIDE;
  });
  return found ?? null;
}

/** The turn that points from a piece to a place of the board; null on the piece itself. */
export function turnTowards<T extends { readonly degrees: number }>(
  middle: Point,
  base: Base,
  turns: readonly T[],
  { x, y }: Point,
): T | null {
  const [dx, dy] = [x - middle.x, y - middle.y];
  if (Math.hypot(dx, dy) < Math.min(base.w, base.h) * 0.45) return null;
  const towards = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const off = ({ degrees }: T): number => Math.abs(((towards - degrees + 540) % 360) - 180);
  return turns.reduce<T | null>((best, turn) => (best === null || off(turn) < off(best) ? turn : best), null);
}
