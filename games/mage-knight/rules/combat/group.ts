import type { AttackKind, Element, Resistance } from '../../content/words.ts';
import type { Doing } from '../../effects/word.ts';
import type { Combat, Group, Part, State, Turn } from '../../state.ts';
import { hasRule } from '../passives.ts';
import { armorOf, attackHas, attackNow, elementOf, fortifications, isFortified, resists } from './foe.ts';

/** May attack points of this kind be made now? There must be an attack they belong to (MK-RNG-03, -05, -15, MK-ATK-02). */
export function mayAttackWith({ state, seat, turn }: Doing, kind: AttackKind, notAgainst?: number): boolean {
  const { combat } = turn;
  if (combat === null || combat.group?.kind !== 'attack') return false;
  if (notAgainst !== undefined && combat.group.targets.includes(notAgainst)) return false;
  if (combat.phase === 'attack' || hasRule(state, seat, 'attacks-are-siege')) return true;
  if (kind === 'melee') return false;
  if (kind === 'siege' || hasRule(state, seat, 'bow')) return true;
  // Between players the walls are those of the defender (MK-PVPR-04).
  if (combat.walls) return false;
  return !combat.group.targets.some(foe => isFortified(state, turn, combat, foe));
}

export const mayBlock = ({ turn }: Doing): boolean => turn.combat?.group?.kind === 'block';

/** Effects may turn all attacks into cold fire or siege attacks. */
export function addToAttack(at: Doing, points: number, printed: AttackKind, of: Element, notAgainst?: number): void {
  if (points <= 0) return;
  const { state, seat, turn, source } = at;
  const kind = hasRule(state, seat, 'attacks-are-siege') ? 'siege' : printed;
  const element = hasRule(state, seat, 'attacks-are-coldfire') ? 'coldfire' : of;
  const part: Part = { points, kind, element, source: source.id, unit: unitIn(source) };
  turn.combat?.group?.parts.push(notAgainst === undefined ? part : { ...part, notAgainst });
}

/** Blocks that go against different attacks: has this card none in the block that is being made? */
export const isApart = ({ turn, source }: Doing): boolean =>
  turn.combat?.group?.kind === 'block' &&
  !turn.used.includes(apartKey(source.id, turn.combat.group.foe, turn.combat.group.attack));

const apartKey = (source: string, foe: number, attack: number): string => `${source}/${foe}/${attack}`;

export function addToBlock(
  { turn, source }: Doing,
  points: number,
  element: Element,
  doubled: boolean,
  apart = false,
): void {
  if (points <= 0) return;
  const group = turn.combat?.group;
  if (apart && group?.kind === 'block') turn.used.push(apartKey(source.id, group.foe, group.attack));
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
  for (const part of group.parts) {
    const points = part.points * timesCounted(state, turn, combat, group.targets, part, siegeOnly);
    if (isInefficient(combat, group.targets, part.element)) halved += points;
    else full += points;
  }
  return full + Math.floor(halved / 2);
}

/** How often a part of an attack counts: twice where effects double it, not at all where it cannot be used. */
export function timesCounted(
  state: State,
  { seat }: Turn,
  { phase }: Combat,
  targets: readonly number[],
  { kind, element, notAgainst }: Part,
  siegeOnly: boolean,
): number {
  if (notAgainst !== undefined && targets.includes(notAgainst)) return 0;
  const bow = kind !== 'melee' && hasRule(state, seat, 'bow');
  if (siegeOnly) return kind === 'siege' || bow ? 1 : 0;
  const sword = element === 'physical' && phase === 'attack' && hasRule(state, seat, 'double-physical-attacks');
  return (bow ? 2 : 1) * (sword ? 2 : 1);
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
