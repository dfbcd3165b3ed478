import { characterOf, questOf } from '../../content/index.ts';
import { type Cell, type FigureId, isHero, monsterOf, type State, sideOf } from '../../state.ts';
import { isLoose, isStone } from '../treated.ts';

/** Whether a figure may be attacked by another at all: people and objects of the quest only where it says so (D2-AOBJ-01). */
export function isTargetable(state: State, by: FigureId, id: FigureId): boolean {
  const companion = state.companions.find(one => one.id === id);
  if (companion === undefined || companion.kind === 'image' || companion.kind === 'ally') return true;
  // A familiar that is neither figure nor obstacle is no target of anything (D2-FAM-13).
  if (companion.kind === 'familiar') return !isLoose(state, id);
  if (sideOf(state, by) === companion.side || !characterOf(state, companion.of).attackable) return false;
  // Who is only treated as a hero attacks no objects (D2-AOBJ-02).
  return companion.kind !== 'object' || isHero(state, by) || monsterOf(state, by) !== null;
}

/** An object counts as an enemy figure while an attack targets or affects it (D2-AOBJ-03, -04); otherwise nothing works on it. */
export function isMereObject(state: State, id: FigureId): boolean {
  const companion = state.companions.find(one => one.id === id);
  if (companion === undefined) return false;
  if (companion.kind !== 'object' && !isStone(state, id)) return false;
  return !state.attacks.some(({ aims }) => aims.some(({ figure }) => figure === id));
}

/** Somebody of the quest against whom only bare hands may be raised (D2C-QSON-05). */
export function isSpared(state: State, id: FigureId, weapon: { readonly id: string }): boolean {
  const of = state.companions.find(one => one.id === id)?.of ?? '';
  const { attackable } = questOf(state.quest, state.encounter).characters?.[of] ?? {};
  return attackable === 'unarmed' && weapon.id !== 'unarmed';
}

/** A familiar that is neither figure nor obstacle: only what names it works on it (D2-FAM-13). */
export const isBodiless = (state: State, id: FigureId): boolean => isLoose(state, id);

/** Objects stand in nobody's way: one may be attacked from its own space. */
export const isUnderfoot = (state: State, id: FigureId, from: readonly Cell[], cell: Cell): boolean =>
  from.includes(cell) && state.companions.some(one => one.id === id && one.kind === 'object');
