import type { AttackKind, Element, Resistance } from '../../content/words.ts';
import type { Doing } from '../../effects/word.ts';
import type { Combat, Group, Part, State, Turn } from '../../state.ts';
import { armorOf, attackHas, attackNow, elementOf, fortifications, isFortified, resists } from './foe.ts';

/** May attack points of this kind be made now? There must be an attack they belong to (MK-RNG-03, -05, -15, MK-ATK-02). */
export function mayAttackWith({ state, turn }: Doing, kind: AttackKind): boolean {
  const { combat } = turn;
  if (combat === null || combat.group?.kind !== 'attack') return false;
  if (combat.phase === 'attack') return true;
  if (kind === 'melee') return false;
  return kind === 'siege' || !combat.group.targets.some(foe => isFortified(state, turn, combat, foe));
}

export const mayBlock = ({ turn }: Doing): boolean => turn.combat?.group?.kind === 'block';

export function addToAttack({ turn, source }: Doing, points: number, kind: AttackKind, element: Element): void {
  if (points <= 0) return;
  turn.combat?.group?.parts.push({ points, kind, element, source: source.id, unit: unitIn(source) });
}

export function addToBlock({ turn, source }: Doing, points: number, element: Element, doubled: boolean): void {
  if (points <= 0) return;
  const part: Part = { points, kind: 'melee', element, source: source.id, unit: unitIn(source) };
  turn.combat?.group?.parts.push(doubled ? { ...part, doubleAgainstSwift: true } : part);
}

const unitIn = ({ by, unit }: Doing['source']): number | null => (by === 'unit' ? unit : null);

/** May this enemy be a target in this phase? Doubly fortified ones only in the attack phase (MK-RNG-06). */
export const mayTarget = (state: State, turn: Turn, combat: Combat, foe: number): boolean =>
  combat.phase === 'attack' || fortifications(state, turn, combat, foe) < 2;

/** Does at least one target resist this element? Cold fire needs one that resists both (MK-RES-01, -02). */
function isInefficient(combat: Combat, targets: readonly number[], element: Element): boolean {
  if (element === 'coldfire') return targets.some(foe => resists(combat, foe, 'fire') && resists(combat, foe, 'ice'));
  return targets.some(foe => resists(combat, foe, element as Resistance));
}

/** What the attack comes to: all that is resisted is added up and halved once (MK-RES-01). Parts that no longer count are left out. */
export function attackTotal(
  state: State,
  turn: Turn,
  combat: Combat,
  group: Extract<Group, { kind: 'attack' }>,
): number {
  const siegeOnly = combat.phase === 'ranged' && group.targets.some(foe => isFortified(state, turn, combat, foe));
  let full = 0;
  let halved = 0;
  for (const { points, kind, element } of group.parts) {
    if (siegeOnly && kind !== 'siege') continue;
    if (isInefficient(combat, group.targets, element)) halved += points;
    else full += points;
  }
  return full + Math.floor(halved / 2);
}

/** The armor of all targets together (MK-RNG-08). */
export const armorTotal = (state: State, combat: Combat, targets: readonly number[]): number =>
  targets.reduce((sum, foe) => sum + armorOf(state, combat, foe), 0);

/** Which blocks are efficient against which attack (MK-BLK-08). */
export function isEfficientBlock(block: Element, attack: Element): boolean {
  switch (attack) {
    case 'physical':
      return true;
    case 'fire':
      return block === 'ice' || block === 'coldfire';
    case 'ice':
      return block === 'fire' || block === 'coldfire';
    case 'coldfire':
      return block === 'coldfire';
  }
}

/** What the block comes to (MK-BLK-09). */
export function blockTotal(
  state: State,
  combat: Combat,
  { foe, attack, parts }: Extract<Group, { kind: 'block' }>,
): number {
  const element = elementOf(combat, foe, attack);
  const swift = attackHas(state, combat, foe, attack, 'swift');
  let full = 0;
  let halved = 0;
  for (const part of parts) {
    const points = part.doubleAgainstSwift && swift ? 2 * part.points : part.points;
    if (isEfficientBlock(part.element, element)) full += points;
    else halved += points;
  }
  return full + Math.floor(halved / 2);
}

/** What has to be blocked: a swift attack counts double (MK-BLK-11). */
export const toBlock = (state: State, combat: Combat, foe: number, attack: number): number =>
  attackNow(state, combat, foe, attack) * (attackHas(state, combat, foe, attack, 'swift') ? 2 : 1);
