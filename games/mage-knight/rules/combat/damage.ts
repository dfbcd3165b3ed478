import { choose } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../../choices.ts';
import { levelOf } from '../../content/levels.ts';
import { unitOf } from '../../content/units.ts';
import type { Element, Resistance } from '../../content/words.ts';
import { type Combat, heroOf, type State, type Turn, type Unit } from '../../state.ts';
import type { Flow, Io } from '../../types.ts';
import { removeUnit } from '../disband.ts';
import { doing } from '../doing.ts';
import { hasRule, inForce, useUpRule } from '../passives.ts';
import { discardAllButWounds, takeWounds } from '../wounds.ts';
import { unitMeets } from './against.ts';
import { attackHas, attackNow, attackOf, elementOf, foeOf, threats } from './foe.ts';
import { dismissDone } from './summoned.ts';

/** The player chooses which attack comes next and to whom its damage goes (MK-DMG-02, -05). */
export function* assignDamage(state: State, io: Io, turn: Turn, combat: Combat): Flow {
  const { seat } = turn;
  const options: Choice[] = threats(combat).map(({ foe, attack }) => ({
    do: 'damage',
    foe,
    attack,
    token: foeOf(combat, foe).token,
    total: damageOf(state, combat, foe, attack),
  }));
  const chosen = yield* choose({ seat, kind: 'damage', rule: 'MK-DMG-02', options });
  if (chosen.do !== 'damage') return;
  const { foe, attack } = chosen;
  let damage = damageOf(state, combat, foe, attack);
  while (damage > 0) {
    const first = standsInFront(state, turn, combat, foe, attack);
    if (first !== null) {
      damage = yield* hurtUnit(state, io, turn, combat, foe, attack, damage, first);
      continue;
    }
    const units = attackHas(state, combat, foe, attack, 'assassination') ? [] : shields(state, turn, combat);
    const aims: Choice[] = [
      { do: 'hurt', unit: null, id: null, wounds: woundsFor(state, seat, damage), total: damage },
      ...units.map((unit): Choice => {
        const { unit: id } = heroOf(state, seat).units[unit] as Unit;
        return { do: 'hurt', unit, id, wounds: 1, total: damage };
      }),
    ];
    const aim = yield* choose({ seat, kind: 'assign', rule: 'MK-DMG-05', options: aims });
    if (aim.do !== 'hurt') return;
    if (aim.unit === null) {
      yield* hurtHero(state, io, turn, combat, foe, attack, damage);
      break;
    }
    turn.influence -= tollFor(state, seat, aim.unit);
    damage = yield* hurtUnit(state, io, turn, combat, foe, attack, damage, aim.unit);
  }
  attackOf(combat, foe, attack).dealt = true;
  dismissDone(state, combat, foe);
}

/** The unit that has to take the damage of this attack first, if it can take any. */
function standsInFront(state: State, turn: Turn, combat: Combat, foe: number, attack: number): number | null {
  for (const { effect, unit } of inForce(state, turn.seat, 'damage-first'))
    if (effect.foe === foe && effect.attack === attack && unit !== null && mayBeHurt(state, turn, combat, unit))
      return unit;
  return null;
}

/** Influence that some units want before damage is assigned to them. */
const tollFor = (state: State, seat: number, unit: number): number =>
  unitOf((heroOf(state, seat).units[unit] as Unit).unit).special?.damageToll ?? 0;

/** A brutal attack deals twice its value (MK-DMG-03, -04). */
const damageOf = (state: State, combat: Combat, foe: number, attack: number): number =>
  attackNow(state, combat, foe, attack) * (attackHas(state, combat, foe, attack, 'brutal') ? 2 : 1);

/** A wound for every started armor's worth of damage (MK-DMG-14). */
const woundsFor = (state: State, seat: number, damage: number): number =>
  Math.ceil(damage / levelOf(heroOf(state, seat).level).armor);

/** Units that may take damage: unwounded ones that took none in this combat, ready or spent (MK-DMG-06, -11). */
function shields(state: State, turn: Turn, combat: Combat): number[] {
  if (combat.units === 'none' || hasRule(state, turn.seat, 'no-damage-to-units')) return [];
  return [...heroOf(state, turn.seat).units.keys()].filter(
    unit => mayBeHurt(state, turn, combat, unit) && tollFor(state, turn.seat, unit) <= turn.influence,
  );
}

/** Is it here, unwounded, and took no damage in this combat yet? */
function mayBeHurt(state: State, { seat }: Turn, combat: Combat, number: number): boolean {
  const { wounds, loyal } = heroOf(state, seat).units[number] as Unit;
  if (wounds > 0 || combat.hurt.includes(number)) return false;
  return combat.units !== 'loyal' || loyal || combat.companion === number;
}

/** Armor of an own unit with all that raises it. */
export function unitArmor(state: State, seat: number, number: number): number {
  const unit = heroOf(state, seat).units[number] as Unit;
  let armor = unitOf(unit.unit).armor;
  for (const { effect, unit: bearer } of inForce(state, seat, 'units-get'))
    if (effect.who === 'all' || (effect.who === 'bearer') === (bearer === number)) armor += effect.armor ?? 0;
  return armor;
}

/** Does an own unit resist an attack of this element? Cold fire needs both (MK-URES-06). */
export function unitResists(state: State, seat: number, number: number, element: Element): boolean {
  const has = (what: Resistance): boolean => {
    const unit = heroOf(state, seat).units[number] as Unit;
    const changes = inForce(state, seat, 'units-get');
    if (changes.some(({ effect, unit: bearer }) => effect.loses?.includes(what) && bearer === number)) return false;
    if (unitOf(unit.unit).resists.includes(what)) return true;
    return changes.some(
      ({ effect, unit: bearer }) =>
        (effect.resists?.includes(what) ?? false) &&
        (effect.who === 'all' || (effect.who === 'bearer') === (bearer === number)),
    );
  };
  return element === 'coldfire' ? has('fire') && has('ice') : has(element);
}

/** What is left of the damage (MK-DMG-07..11, -18, -20). */
function* hurtUnit(
  state: State,
  io: Io,
  turn: Turn,
  combat: Combat,
  foe: number,
  attack: number,
  damage: number,
  number: number,
): Flow<number> {
  const { seat } = turn;
  const unit = heroOf(state, seat).units[number] as Unit;
  const armor = unitArmor(state, seat, number);
  let left = damage;
  unitMeets(turn, foe);
  combat.hurt.push(number);
  if (unitResists(state, seat, number, elementOf(combat, foe, attack))) left -= armor;
  const { token } = foeOf(combat, foe);
  if (left <= 0) {
    io.tell?.({ kind: 'hurt', seat, foe: token, unit: unit.unit, damage, wounds: 0, rule: 'MK-DMG-09' });
    return 0;
  }
  if (yield* isWarded(state, seat, number)) {
    io.tell?.({ kind: 'hurt', seat, foe: token, unit: unit.unit, damage: left, wounds: 0, rule: 'MK-EFF-03' });
    return Math.max(0, left - armor);
  }
  const wounds = attackHas(state, combat, foe, attack, 'poison') ? 2 : 1;
  if (attackHas(state, combat, foe, attack, 'vampiric')) foeOf(combat, foe).grown++;
  if (attackHas(state, combat, foe, attack, 'paralyze')) {
    io.tell?.({ kind: 'unit-destroyed', seat, unit: unit.unit, rule: 'MK-DMG-20' });
    removeUnit(state, seat, number);
  } else {
    unit.wounds += wounds;
    io.tell?.({ kind: 'hurt', seat, foe: token, unit: unit.unit, damage: left, wounds, rule: 'MK-DMG-07' });
  }
  return Math.max(0, left - armor);
}

/** A banner that keeps wounds away may be turned face down for that; the unit has still taken its damage. */
export function* isWarded(state: State, seat: number, number: number): Flow<boolean> {
  const ward = inForce(state, seat, 'ward').find(({ unit }) => unit === number);
  if (ward === undefined) return false;
  const choice = yield* choose<Choice, AskKind>({
    seat,
    kind: 'whether',
    rule: 'MK-EFF-03',
    options: [{ do: 'yes' }, { do: 'no' }],
  });
  if (choice.do !== 'yes') return false;
  const lasting = ward.at === null ? undefined : state.lasting[ward.at];
  if (lasting) lasting.left = 0;
  else (heroOf(state, seat).units[number] as Unit).bannerUsed = true;
  return true;
}

/** Damage to the hero that skills let the player ignore, each once a turn; of several elements the one that counts more does. */
export function* ignored(state: State, turn: Turn, elements: readonly Element[]): Flow<number> {
  let sum = 0;
  for (const { effect, source } of inForce(state, turn.seat, 'ignore-damage')) {
    if (turn.used.includes(source)) continue;
    const options: Choice[] = [{ do: 'use', at: -1, source, effect }, { do: 'pass' }];
    const chosen = yield* choose({ seat: turn.seat, kind: 'whether', rule: 'MK-EFF-03', options });
    if (chosen.do !== 'use') continue;
    turn.used.push(source);
    sum += elements.some(element => effect.of.includes(element)) ? effect.much : effect.other;
  }
  return sum;
}

/** A wound for every started armor's worth of damage (MK-DMG-13, -14, -19, -21). */
function* hurtHero(state: State, io: Io, turn: Turn, combat: Combat, foe: number, attack: number, full: number): Flow {
  const at = doing(state, io, turn);
  const { seat } = at;
  const damage = Math.max(0, full - (yield* ignored(state, turn, [elementOf(combat, foe, attack)])));
  if (damage === 0) {
    io.tell?.({ kind: 'hurt', seat, foe: foeOf(combat, foe).token, unit: null, damage, wounds: 0, rule: 'MK-DMG-13' });
    return;
  }
  const wounds = woundsFor(state, seat, damage) - (useUpRule(state, seat, 'ignore-first-wound') ? 1 : 0);
  io.tell?.({ kind: 'hurt', seat, foe: foeOf(combat, foe).token, unit: null, damage, wounds, rule: 'MK-DMG-13' });
  if (attackHas(state, combat, foe, attack, 'vampiric')) foeOf(combat, foe).grown += wounds;
  const poisonous = attackHas(state, combat, foe, attack, 'poison');
  const paralysing = attackHas(state, combat, foe, attack, 'paralyze');
  yield* takeWounds(at, wounds, 'hand', 'MK-DMG-13');
  if (poisonous) yield* takeWounds(at, wounds, 'discard', 'MK-DMG-19');
  if (paralysing && wounds > 0) discardAllButWounds(at, 'MK-DMG-21');
}
