import { choose, type Seat } from '@tafelrunde/engine';
import type { Choice } from '../../choices.ts';
import type { Element, Resistance } from '../../content/words.ts';
import type { FoeAim } from '../../effects/foes.ts';
import type { Doing } from '../../effects/word.ts';
import { type Combat, type Duel, heroOf, type Part, type State, type Turn, type Unit } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { isWarded, unitArmor, unitResists } from '../combat/damage.ts';
import { lay } from '../lasting.ts';
import { hasRule, inForce } from '../passives.ts';
import { announce } from '../triggers.ts';

/** The other one in a duel; null for those who only watch. */
export function opponentOf({ duel }: State, seat: Seat): Seat | null {
  if (duel === null) return null;
  if (seat === duel.aggressor) return duel.defender;
  return seat === duel.defender ? duel.aggressor : null;
}

/** Do walls stand between this player and the other one? They protect the defender, unless an effect ignores them for the combat (MK-PVPR-04, MK-PVPS-10). */
export const hasWalls = (state: State, duel: Duel, seat: Seat): boolean =>
  duel.walls && seat === duel.aggressor && !hasRule(state, seat, 'ignore-site-fortifications');

/** Units that have a part in the attack that is being answered. */
export const involved = ({ attack }: Duel): number[] => [
  ...new Set(attack.flatMap(({ unit }) => (unit === null ? [] : [unit]))),
];

/** Units of the opponent that an effect on enemies can be used on, never the hero (MK-PVPS-02): no wounded ones, none that resist its colour (MK-PVPS-03, -04). */
export function openUnits({ state, seat, source: { colours }, noted }: Doing, aim: FoeAim): number[] {
  const other = opponentOf(state, seat);
  const { duel } = state;
  if (duel === null || other === null) return [];
  if (hasWalls(state, duel, seat) && (aim === 'one-unfortified' || (aim === 'one-in-reach' && duel.phase === 'ranged')))
    return [];
  return [...heroOf(state, other).units.keys()].filter(unit => {
    if (heroOf(state, other).units[unit]?.wounds !== 0) return false;
    if (colours.includes('red') && unitResists(state, other, unit, 'fire')) return false;
    if (colours.includes('blue') && unitResists(state, other, unit, 'ice')) return false;
    // What a block does to the blocked enemy is done to a unit that has a part in the attack (MK-PVPS-07).
    if (aim === 'about') return involved(duel).includes(unit);
    if (aim === 'blocked') return duel.blocked.some(one => one.seat === other && one.unit === unit);
    return aim === 'same' ? noted.foes.includes(unit) : aim !== 'others' || !noted.foes.includes(unit);
  });
}

/** The units meant; asks where there is a choice. */
export function* chosenUnits(
  at: Doing,
  aim: FoeAim,
  fits: (unit: number) => boolean = () => true,
): Flow<readonly number[]> {
  const open = openUnits(at, aim).filter(fits);
  const seat = opponentOf(at.state, at.seat);
  if (seat === null || (typeof aim === 'string' && aim !== 'about' && !aim.startsWith('one'))) return open;
  const most = typeof aim === 'object' ? aim.upTo : 1;
  const chosen: number[] = [];
  while (chosen.length < most && chosen.length < open.length) {
    const options: Choice[] = open
      .filter(unit => !chosen.includes(unit))
      .map(unit => ({ do: 'foreign-unit', seat, unit, id: unitAt(at.state, seat, unit).unit }));
    if (chosen.length > 0) options.push({ do: 'done' });
    const choice = yield* choose({ seat: at.seat, kind: 'foe', rule: 'MK-PVPS-02', options });
    if (choice.do !== 'foreign-unit') break;
    chosen.push(choice.unit);
  }
  return chosen;
}

const unitAt = (state: State, seat: Seat, unit: number): Unit => heroOf(state, seat).units[unit] as Unit;

/** A wound by damage, or by an effect that would destroy an enemy (MK-PVPD-02, MK-PVPS-05). A banner may keep it away. */
export function* woundUnit(state: State, io: Io, seat: Seat, number: number, rule: 'MK-PVPD-02' | 'MK-PVPS-05'): Flow {
  if (yield* isWarded(state, seat, number)) return;
  const unit = unitAt(state, seat, number);
  unit.wounds++;
  io.tell?.({ kind: 'unit-wounded', seat, unit: unit.unit, rule });
}

/** Lowers the armor of a unit for the whole combat (MK-PVPS-06, -10). */
export function weakenUnit(at: Doing, number: number, by: number): void {
  const { state, io, seat, source } = at;
  const other = opponentOf(state, seat);
  if (other === null || by <= 0) return;
  const weakened = { on: `seat-${other}`, unit: number };
  lay(at, 'combat-end', `${source.side}-weaken`, { do: 'units-get', who: 'bearer', armor: -by }, weakened);
  const unit = unitAt(state, other, number).unit;
  io.tell?.({ kind: 'unit-weakened', seat, unit, n: by, rule: 'MK-PVPS-06' });
}

/** A unit loses resistances for the whole combat (MK-PVPS-02, -10). */
export function stripUnit(at: Doing, number: number, loses: readonly Resistance[]): void {
  const { state, io, seat, source } = at;
  const other = opponentOf(state, seat);
  if (other === null || loses.length === 0) return;
  const weakened = { on: `seat-${other}`, unit: number };
  lay(at, 'combat-end', `${source.side}-strip`, { do: 'units-get', who: 'bearer', loses: [...loses] }, weakened);
  io.tell?.({ kind: 'unit-stripped', seat, unit: unitAt(state, other, number).unit, rule: 'MK-PVPS-02' });
}

/** Armor of a unit against another player: never below 1 (MK-PVPS-06). */
export const armorInDuel = (state: State, seat: Seat, unit: number): number =>
  Math.max(1, unitArmor(state, seat, unit));

/** May attacks be prevented now? Only by the one who blocks, and only those of units (MK-PVPS-11). */
export const maySpoil = ({ state: { duel }, seat }: Doing): boolean =>
  duel !== null && duel.stage === 'block' && seat !== duel.attacker && involved(duel).length > 0;

/** What a unit has put into the attack is taken from it; the unit stays spent (MK-PVPS-11). */
export function spoilAttack({ state, io, seat }: Doing, number: number): void {
  const other = opponentOf(state, seat);
  const { duel } = state;
  if (duel === null || other === null) return;
  const taken = duel.attack.filter(({ unit }) => unit === number).reduce((sum, { points }) => sum + points, 0);
  duel.attack = duel.attack.filter(({ unit }) => unit !== number);
  io.tell?.({
    kind: 'unit-stopped',
    seat,
    unit: unitAt(state, other, number).unit,
    n: taken,
    rule: 'MK-PVPS-11',
  });
}

/** The part of a unit in the attack is lowered (or raised, below 0), never below 0 (MK-PVPS-13). */
export function softenUnit({ state, io, seat }: Doing, number: number, by: number): void {
  const { duel } = state;
  if (duel === null) return;
  let left = by;
  const unit = unitAt(state, duel.attacker, number).unit;
  io.tell?.({ kind: 'part-changed', seat, unit, n: 0 - by, rule: 'MK-PVPS-13' });
  duel.attack = duel.attack.flatMap(part => {
    if (part.unit !== number || left === 0) return [part];
    const points = Math.max(0, part.points - left);
    left = left < 0 ? 0 : left - (part.points - points);
    return points > 0 ? [{ ...part, points }] : [];
  });
}

/** Units that attack somebody whose enemies attack with more put more into it, each once; the hero does not (MK-PVPS-02, -19). */
export function emboldened(state: State, blocker: Seat, parts: readonly Part[]): readonly Part[] {
  const more = inForce(state, blocker, 'foes-attack').reduce((sum, { effect }) => sum + effect.by, 0);
  if (more === 0) return parts;
  const seen = new Set<number>();
  return parts.map(part => {
    if (part.unit === null || part.points === 0 || seen.has(part.unit)) return part;
    seen.add(part.unit);
    return { ...part, points: part.points + more };
  });
}

/** Has this unit of the opponent a part in the attack? */
export const isAttacking =
  ({ state: { duel } }: Doing) =>
  (unit: number): boolean =>
    duel !== null && involved(duel).includes(unit);

/** How many enemies a player faces in a duel: ready unwounded units and those that attack, and the hero (MK-PVPS-09). */
export function opponents(state: State, duel: Duel, seat: Seat): number {
  const other = opponentOf(state, seat);
  if (other === null) return 0;
  const attacking = seat === duel.attacker ? [] : involved(duel);
  const units = heroOf(state, other).units.filter(
    ({ spent, wounds }, unit) => (!spent && wounds === 0) || attacking.includes(unit),
  );
  return units.length + 1;
}

/** Enemies that were blocked in this duel: units in attacks that were reduced to 0, and the hero (MK-PVPS-15). */
export const blockedOpponents = ({ blocked }: Duel, seat: Seat): number =>
  blocked.filter(one => one.seat !== seat).length;

/** It is still the start of the combat for a player who has put nothing into an attack or block yet (MK-PVPS-16). */
export const isOpening = ({ opened, group }: Combat): boolean => !opened && (group?.parts.length ?? 0) === 0;

/** Units that attack or block are told of (a banner may answer). */
export function* unitsFight(state: State, io: Io, turn: Turn, parts: readonly Part[]): Flow {
  for (const unit of new Set(parts.flatMap(part => (part.unit === null ? [] : [part.unit]))))
    yield* announce(state, io, turn.seat, turn, 'unit-fights', { unit });
}

const RESISTANCES: readonly Resistance[] = ['physical', 'fire', 'ice'];

/** What a unit of the opponent resists. */
export function resistancesOf({ state, seat }: Doing, unit: number): Resistance[] {
  const other = opponentOf(state, seat);
  return other === null ? [] : RESISTANCES.filter(what => unitResists(state, other, unit, what));
}

/** Units whose part in the attack has an element, for those who block (MK-PVPS-18). */
export const colouredUnits = (at: Doing): number[] =>
  maySpoil(at)
    ? openUnits(at, 'one').filter(unit =>
        at.state.duel?.attack.some(part => part.unit === unit && part.element !== 'physical'),
      )
    : [];

/** The part of a unit loses an element: what is cold fire keeps one (MK-PVPS-18). */
export function discolourUnit({ state, io, seat }: Doing, number: number, kept: Element): void {
  const { duel } = state;
  if (duel === null) return;
  duel.attack = duel.attack.map(part =>
    part.unit === number && part.element !== 'physical'
      ? { ...part, element: part.element === 'coldfire' ? kept : 'physical' }
      : part,
  );
  io.tell?.({
    kind: 'part-changed',
    seat,
    unit: unitAt(state, duel.attacker, number).unit,
    n: 0,
    rule: 'MK-PVPS-18',
  });
}

/** Units in the attack that move points can slow (MK-ABIL-10). */
export const slowed = (duel: Duel): number[] => involved(duel).filter(unit => duel.slow.includes(unit));

/** Could move points slow a unit in the attack that this player answers? */
export const canBeSlowedInDuel = ({ state: { duel }, seat }: Doing): boolean =>
  duel !== null && duel.stage === 'block' && seat !== duel.attacker && slowed(duel).length > 0;

/** No walls stand in the way for the rest of the combat (MK-PVPS-10, -14). */
export function ignoreWalls(at: Doing): void {
  const { io, seat, turn, source } = at;
  // What the same card attacks with gets over them already.
  if (turn.combat !== null) turn.combat.walls = false;
  lay(
    at,
    'combat-end',
    `${source.side}-walls`,
    { do: 'rule', rule: 'ignore-site-fortifications' },
    { unit: null, colours: [] },
  );
  io.tell?.({ kind: 'walls-ignored', seat, rule: 'MK-PVPS-10' });
}
