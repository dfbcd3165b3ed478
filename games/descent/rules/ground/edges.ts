import { type BoardDoor, type Cell, wallBetween } from './board.ts';
import type { Ground } from './ground.ts';
import { isAdjacent } from './spaces.ts';

/** Whether a figure is adjacent to a door, so that it may open or close it (D2-DOOR-01, -02): an edge or a corner will do (D2-GEO-01). */
export const besideDoor = ({ beside }: BoardDoor, cells: readonly Cell[]): boolean =>
  cells.some(cell => beside.includes(cell));

/** Whether somebody stands on both sides of an open door, so that it cannot be closed (D2-DOOR-07). */
export const isStraddled = ({ pairs }: BoardDoor, figures: Iterable<{ readonly cells: readonly Cell[] }>): boolean => {
  for (const { cells } of figures) if (pairs.some(([a, b]) => cells.includes(a) && cells.includes(b))) return true;
  return false;
};

/**
 * Whether a melee attack from one space on an adjacent one goes over an elevation line (D2-TERR-22). Round a corner it does if two elevation lines meet there,
 * or one and a wall or map edge; one alone does not count (D2-TERR-24).
 */
export function overElevation(ground: Ground, from: Cell, to: Cell): boolean {
  if (!isAdjacent(ground, from, to)) return false;
  const { width } = ground.board;
  // The two other spaces at the corner, in the column of the target and in its row; where the two lie side by side, they themselves.
  const column = (to % width) - (from % width);
  const meeting = [from + column, to - column].flatMap(corner => [
    lineBetween(ground, from, corner),
    lineBetween(ground, corner, to),
  ]);
  const lines = meeting.filter(edge => edge === 'elevation').length;
  return lines > 1 || (lines === 1 && meeting.includes('wall'));
}

/** A large attacker strikes from any of its adjacent spaces: over an elevation line only if there is no other way. */
export function strikesOverElevation(ground: Ground, from: readonly Cell[], to: Cell): boolean {
  const near = from.filter(cell => isAdjacent(ground, cell, to));
  return near.length > 0 && near.every(cell => overElevation(ground, cell, to));
}

/** What parts two squares that share an edge, doors aside: a map edge is a wall. */
function lineBetween({ board: { width, isSpace, walls } }: Ground, a: Cell, b: Cell): 'wall' | 'elevation' | null {
  if (isSpace[a] !== 1 || isSpace[b] !== 1) return 'wall';
  const found = wallBetween(width, walls, a, b);
  if (found === undefined) return null;
  return found.kind === 'rail' ? 'elevation' : 'wall';
}
