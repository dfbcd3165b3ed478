import { choose, type Reason, reason } from '@tafelrunde/engine';
import type { AskKind, Choice } from '../choices.ts';
import { type UnitAbility, unitOf } from '../content/units.ts';
import { vocabulary } from '../effects/vocabulary.ts';
import type { Source } from '../effects/word.ts';
import { type Combat, heroOf, type State, type Turn, type Unit } from '../state.ts';
import type { Flow, Io } from '../types.ts';
import { doing } from './doing.ts';
import { canPay, payMana } from './mana.ts';
import { announce } from './triggers.ts';

export const UNIT_SPENT = reason('MK-UNIT-07', { en: 'This unit is spent.', de: 'Diese Einheit ist erschöpft.' });
export const UNIT_WOUNDED = reason('MK-UNIT-07', { en: 'This unit is wounded.', de: 'Diese Einheit ist verletzt.' });
export const UNITS_STAY_OUTSIDE = reason('MK-CMB-05', {
  en: 'Units cannot be used in this combat.',
  de: 'In diesem Kampf können keine Einheiten eingesetzt werden.',
});
export const ABILITY_NOT_NOW = reason('MK-UNIT-09', {
  en: 'This ability could have no effect now.',
  de: 'Diese Eigenschaft könnte jetzt nichts bewirken.',
});
export const ABILITY_WANTS_MANA = reason('MK-UNIT-10', {
  en: 'The mana for this ability cannot be paid.',
  de: 'Das Mana für diese Eigenschaft lässt sich nicht zahlen.',
});
export const UNIT_WANTS_INFLUENCE = reason('MK-UNIT-09', {
  en: 'This unit wants influence for that first.',
  de: 'Diese Einheit verlangt dafür erst Einfluss.',
});

/** Why a unit cannot be activated for this ability, or null (MK-UNIT-07, -10). */
export function mayActivate(state: State, io: Io, turn: Turn, number: number, ability: number): Reason | null {
  const unit = heroOf(state, turn.seat).units[number];
  if (unit === undefined) return ABILITY_NOT_NOW;
  if (unit.spent) return UNIT_SPENT;
  if (unit.wounds > 0) return UNIT_WOUNDED;
  if (isBarred(turn.combat, unit, number)) return UNITS_STAY_OUTSIDE;
  if (assaultToll(turn, unit) > turn.influence) return UNIT_WANTS_INFLUENCE;
  return mayUseAbility(state, io, turn, number, ability);
}

function mayUseAbility(state: State, io: Io, turn: Turn, number: number, ability: number): Reason | null {
  const unit = heroOf(state, turn.seat).units[number] as Unit;
  const one: UnitAbility | undefined = unitOf(unit.unit).abilities[ability];
  if (one === undefined) return ABILITY_NOT_NOW;
  const at = doing(state, io, turn, byUnit(unit, number, one));
  if (!vocabulary.usable(at, one.effects)) return ABILITY_NOT_NOW;
  return one.mana === undefined || canPay(at, [one.mana]) ? null : ABILITY_WANTS_MANA;
}

/** In some combats no unit may be used, or only the one that came along (MK-CMB-05, MK-SITE-11). */
export const isBarred = (combat: Combat | null, { loyal }: Unit, number: number): boolean =>
  combat !== null && (combat.units === 'none' || (combat.units === 'loyal' && !loyal && combat.companion !== number));

/** Influence that some units want for fighting in an assault. */
const assaultToll = ({ combat }: Turn, { unit }: Unit): number =>
  combat?.why === 'assault' ? (unitOf(unit).special?.assaultToll ?? 0) : 0;

/** What a unit does has the colour of the mana paid for it (MK-CMB-18). */
const byUnit = ({ unit }: Unit, number: number, { mana }: UnitAbility): Source => ({
  by: 'unit',
  id: unit,
  unit: number,
  colours: mana === undefined ? [] : [mana],
  side: 'basic',
});

/** The unit is spent for one of its abilities (MK-UNIT-08, -09); some may use several different ones. */
export function* activate(state: State, io: Io, turn: Turn, number: number, first: number): Flow {
  const { seat } = turn;
  const unit = heroOf(state, seat).units[number] as Unit;
  const { special, abilities } = unitOf(unit.unit);
  turn.influence -= assaultToll(turn, unit);
  unit.spent = true;
  const used: number[] = [];
  for (let ability: number | null = first; ability !== null; ) {
    used.push(ability);
    yield* useAbility(state, io, turn, number, ability);
    if (!special?.several) return;
    const options: Choice[] = [...abilities.keys()]
      .filter(one => !used.includes(one) && mayUseAbility(state, io, turn, number, one) === null)
      .map(one => ({ do: 'unit', unit: number, id: unit.unit, ability: one }));
    if (options.length === 0) return;
    const chosen: Choice = yield* choose<Choice, AskKind>({
      seat,
      kind: 'option',
      rule: 'MK-UNIT-09',
      options: [...options, { do: 'done' }],
    });
    ability = chosen.do === 'unit' ? chosen.ability : null;
  }
}

function* useAbility(state: State, io: Io, turn: Turn, number: number, ability: number): Flow {
  const { seat } = turn;
  const unit = heroOf(state, seat).units[number] as Unit;
  const one = unitOf(unit.unit).abilities[ability] as UnitAbility;
  const at = doing(state, io, turn, byUnit(unit, number, one));
  io.tell?.({ kind: 'unit-used', seat, unit: unit.unit, ability, rule: 'MK-UNIT-08' });
  if (one.mana !== undefined) yield* payMana(at, [one.mana]);
  yield* announce(state, io, seat, turn, 'unit-used', { unit: number });
  yield* vocabulary.carryOut(at, one.effects);
}
