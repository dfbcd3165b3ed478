import { type Aimed, type Attack, type Cell, figureOf, type State } from '../../state.ts';
import { inForce } from '../in-force.ts';
import { spacesBetween } from '../map.ts';
import { resultOf } from './result.ts';

/** The distance a ranged attack must meet: to the target as it stands now (D2-ATK-15 to -17). */
export function distanceTo(state: State, attack: Attack, aim: Aimed): number {
  const from = attack.from ?? figureOf(state, attack.by)?.cells ?? [];
  return Math.max(1, spacesBetween(state, from, aim.measured ?? standing(state, aim)));
}

/** The space aimed at, or where the figure is now if it has moved. */
const standing = (state: State, { figure, cell }: Aimed): Cell => {
  const cells = figureOf(state, figure)?.cells ?? [];
  return cells.includes(cell) ? cell : (cells[0] ?? cell);
};

/** Does the range of this attack matter? In melee only where a target asks for more than usual (D2C-MAB-71). */
export const needsRange = (state: State, attack: Attack): boolean =>
  isMeasured(attack) || attack.aims.some(aim => aim.target && harderBy(state, aim) > 0);

const isMeasured = ({ type, ignoresRange }: Attack): boolean => type === 'ranged' && !ignoresRange;

/** What a target asks for on top of its distance; such demands add up (D2C-MAB-69, -73). */
const harderBy = (state: State, { figure }: Aimed): number =>
  inForce(state, figure, 'harder').reduce((sum, { effect }) => sum + effect.n, 0);

/** The range a target asks for. */
export const neededFor = (state: State, attack: Attack, aim: Aimed): number =>
  (isMeasured(attack) ? distanceTo(state, attack, aim) : 0) + harderBy(state, aim);

export const isShort = (state: State, attack: Attack): boolean =>
  attack.aims.some(aim => aim.target && neededFor(state, attack, aim) > resultOf(attack).range);
