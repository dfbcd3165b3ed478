import { type Enemy, type FigureId, figureOf, type State } from '../../state.ts';
import { isGhost } from '../wounds.ts';
import { rangeBetween } from '../zones.ts';
import { seesFrom } from './targets.ts';

/**
 * Can a body attack somebody with a weapon of this range? In range, and in sight of one of its horde; who is stunned makes no attacks, who is blinded
 * sees nobody (SS-LOS-01, SS-HORDE-08, SS-ECON-07, -10).
 */
export function reaches(state: State, enemy: Enemy, body: FigureId, target: FigureId, range: number): boolean {
  const own = figureOf(state, body);
  const goal = figureOf(state, target);
  if (own === null || goal === null || isGhost(state, target) || own.conditions.includes('stunned')) return false;
  return rangeBetween(state, own.zone, goal.zone) <= range && seesFrom(state, enemy, goal);
}
