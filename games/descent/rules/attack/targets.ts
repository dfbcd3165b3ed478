import { isItem, itemOf } from '../../content/index.ts';
import { type Cell, everybody, type FigureId, figureOf, isHero, type State, sideOf } from '../../state.ts';
import { inForce, isPermitted } from '../in-force.ts';
import { looking } from '../looking.ts';
import {
  adjacentCells,
  areAdjacent,
  canSee,
  isWithin,
  type Past,
  seesBeside,
  seesFigure,
  spacesBetween,
} from '../map.ts';
import { isSpared, isTargetable, isUnderfoot } from '../quest/objects.ts';
import { countsAsMonster, isStone } from '../treated.ts';
import type { Weapon } from './weapons.ts';

export interface Target {
  readonly figure: FigureId;
  readonly cell: Cell;
}

/** How far the rules of a single attack differ from the usual ones. */
export interface Reaching {
  readonly ignoresSight?: boolean;
  /** Figures of both sides may be targeted. */
  readonly anybody?: boolean;
  /** Whoever stands behind heroes may be targeted all the same. */
  readonly everybody?: boolean;
  /** As if the attacker stood only there. */
  readonly from?: readonly Cell[];
}

/** All spaces with an enemy that this weapon may target now (D2-ASTEP-04, D2-ATK-09, -13, D2-KEYW-13, -14). */
export const targetsFor = (state: State, by: FigureId, weapon: Weapon, reaching: Reaching = {}): Target[] =>
  looking(state, () => targetsOf(state, by, weapon, reaching));

function targetsOf(state: State, by: FigureId, weapon: Weapon, reaching: Reaching): Target[] {
  const attacker = figureOf(state, by);
  if (attacker === null || attacker.cells.length === 0 || isPermitted(state, by, 'no-attacks')) return [];
  const found: Target[] = [];
  // Whom it sees past is the same for all targets; nobody asks where nothing is far away.
  let known: readonly Past[] | null = null;
  const past = (): readonly Past[] => {
    known ??= pastWhom(state, by, weapon);
    return known;
  };
  for (const { id, cells } of everybody(state)) {
    if (id === by || !isEnemy(state, by, id, reaching) || isSpared(state, id, weapon)) continue;
    for (const cell of cells)
      if (
        isUnderfoot(state, id, attacker.cells, cell) ||
        reaches(state, by, reaching.from ?? attacker.cells, cell, weapon, reaching, past)
      )
        found.push({ figure: id, cell });
  }
  return reaching.anybody || reaching.everybody ? found : inFront(state, by, found);
}

/** Where a monster could target a hero it may not target who stands behind heroes (D2C-BEAS-01 to -03). */
function inFront(state: State, by: FigureId, found: Target[]): Target[] {
  if (!countsAsMonster(state, by) || !found.some(({ figure }) => isHero(state, figure))) return found;
  return found.filter(({ figure }) => !isPermitted(state, figure, 'behind-heroes'));
}

const isEnemy = (state: State, by: FigureId, id: FigureId, { anybody }: Reaching): boolean =>
  (anybody || sideOf(state, by) !== sideOf(state, id) || isStone(state, id)) &&
  mayAffect(state, by, id) &&
  !(isHero(state, by) && state.charmed !== by && isPermitted(state, id, 'no-target')) &&
  (!isPermitted(state, id, 'targeted-within-2') || isWithin(state, by, id, 2)) &&
  (!isPermitted(state, id, 'only-adjacent-targets') || areAdjacent(state, by, id)) &&
  !(countsAsMonster(state, by) && isPermitted(state, id, 'untargeted')) &&
  !(countsAsMonster(state, by) && isPermitted(state, id, 'hides-behind-heroes') && isHidden(state, by, id));

/** Another hero whom the attacker sees is closer. */
function isHidden(state: State, by: FigureId, id: FigureId): boolean {
  const from = figureOf(state, by)?.cells ?? [];
  const far = (cells: readonly Cell[]): number => Math.min(...cells.map(cell => spacesBetween(state, from, cell)));
  const own = far(figureOf(state, id)?.cells ?? []);
  return state.heroes.some(
    ({ id: other, cells }) => other !== id && cells.length > 0 && far(cells) < own && seesFigure(state, by, other),
  );
}

/** Some figures are affected by attacks from adjacent spaces only (D2C-MON-01). */
export const mayAffect = (state: State, by: FigureId, id: FigureId): boolean =>
  isTargetable(state, by, id) && (!isPermitted(state, id, 'only-adjacent-attackers') || areAdjacent(state, by, id));

function reaches(
  state: State,
  by: FigureId,
  from: readonly Cell[],
  cell: Cell,
  weapon: Weapon,
  { ignoresSight }: Reaching,
  past: () => readonly Past[],
): boolean {
  // Its way is counted all the same (D2C-ITEM-20).
  if (isItem(weapon.id) && itemOf(weapon.id).sightless) return Number.isFinite(spacesBetween(state, from, cell));
  if (weapon.type === 'ranged') {
    if (isPermitted(state, by, 'near-sighted') && spacesBetween(state, from, cell) > 2) return false;
  } else {
    // Beside it: not across overgrowth (D2-DOOR-17).
    if (adjacentCells(state, from, cell) && seesBeside(state, from, cell)) return true;
    // Distance and sight may be measured from different spaces of a large base (D2-KEYW-15).
    if (weapon.reach <= 1 || spacesBetween(state, from, cell) > weapon.reach) return false;
  }
  return ignoresSight === true || canSee(state, by, from, cell, past());
}

/** Figures that do not block this weapon's line of sight. */
function pastWhom(state: State, by: FigureId, { id, traits }: Weapon): readonly Past[] {
  const own = isItem(id) ? (itemOf(id).standing ?? []) : [];
  const found: Past[] = [];
  for (const effect of [...own, ...inForce(state, by, 'permit').map(one => one.effect)])
    if (effect.do === 'permit' && (effect.with === undefined || traits.includes(effect.with))) {
      if (effect.rule === 'sees-past-friends') found.push('friends');
      if (effect.rule === 'sees-past-adjacent') found.push('adjacent');
    }
  return found;
}
