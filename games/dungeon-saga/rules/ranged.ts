import { type Reason, reason } from '@tafelrunde/engine';
import { facedSight, rulerReaches } from '@tafelrunde/engine/geometry';
import { type Board, boardOf, cellOf, cellsAdjacent, figuresTouch, rectOf } from '../board.ts';
import { furniturePiece, rulers } from '../content/index.ts';
import { type Figure, profileOf, type State, sameSide } from '../state.ts';
import { isEngaged } from './movement.ts';
import { obstacles, sees } from './sight.ts';

export const CANNOT_SHOOT = reason('DS-SHOOT-02', {
  en: 'This figure has no ranged dice.',
  de: 'Diese Figur hat keine Fernkampfwürfel.',
});
export const TOO_NEAR = reason('DS-SHOOT-01', {
  en: 'The target is adjacent; ranged combat needs distance.',
  de: 'Das Ziel ist benachbart; Fernkampf braucht Abstand.',
});
export const UNDER_PRESSURE = reason('DS-SHOOT-04', {
  en: 'A figure in front of an enemy may not shoot.',
  de: 'Wer vor einem Feind steht, darf nicht schießen.',
});
export const OUT_OF_RANGE = reason('DS-RANGE-04', {
  en: 'The ruler does not reach the target.',
  de: 'Der Reichweitenmesser reicht nicht bis zum Ziel.',
});
export const OUT_OF_SIGHT = reason('DS-LOS-03', {
  en: 'There is no clear line of sight to the target.',
  de: 'Es gibt keine freie Sichtlinie zum Ziel.',
});
export const OWN_SIDE = reason('DS-MELEE-01', {
  en: 'That is a figure of the own side.',
  de: 'Das ist eine Figur der eigenen Seite.',
});

/** Ranged combat with the figure's own weapon (DS-SHOOT-01..04). Range first: sight is dear. */
export function mayShoot(state: State, shooter: Figure, target: Figure): Reason | null {
  const { ranged } = profileOf(shooter);
  if (!ranged) return CANNOT_SHOOT;
  return mayShootAt(state, shooter, target, rulers[ranged.ruler]);
}

export function mayShootAt(state: State, shooter: Figure, target: Figure, length: number): Reason | null {
  if (sameSide(shooter, target)) return OWN_SIDE;
  return mayHitAtRange(state, shooter, target, length);
}

/** As above, whatever the sides: somebody under a spell shoots at friends. */
export function mayHitAtRange(state: State, shooter: Figure, target: Figure, length: number): Reason | null {
  const board = boardOf(state);
  const rect = rectOf(board, target);
  if (!rulerReaches(rectOf(board, shooter), rect, length)) return OUT_OF_RANGE;
  if (figuresTouch(board, shooter, target)) return TOO_NEAR;
  if (isEngaged(state, shooter)) return UNDER_PRESSURE;
  return sees(state, shooter, rect) ? null : OUT_OF_SIGHT;
}

/**
 * Whether every clear line crosses furnishing that is not adjacent to the shooter (DS-SHOOT-08, -10). The shooter lays the ruler as
 * it likes best (DS-SHOOT-15).
 */
export function isHindered(state: State, shooter: Figure, target: Figure): boolean {
  const board = boardOf(state);
  const { plan, grid } = board;
  const low: number[] = [];
  for (const { piece, cells } of [...plan.furniture, ...plan.closed]) {
    if (furniturePiece(piece).sight !== 'hinders' || cells.some(cell => grid.open[cell] !== 1)) continue;
    if (!cells.some(cell => touches(board, shooter, cell))) low.push(...cells);
  }
  if (low.length === 0) return false;
  const set = obstacles(state, board).addAll(low);
  return facedSight(grid, rectOf(board, shooter), shooter.facing, rectOf(board, target), set) === null;
}

function touches(board: Board, figure: Figure, cell: number): boolean {
  for (let i = 0; i < figure.size * figure.size; i++)
    if (cellsAdjacent(board, cellOf(board, figure.cell, i), cell)) return true;
  return false;
}
