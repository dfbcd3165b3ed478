import type { Choice } from '../choices.ts';
import { reputationModifier } from '../content/levels.ts';
import { type UnitId, unitOf } from '../content/units.ts';
import { COLOURS } from '../content/words.ts';
import { heroOf, type State, type Turn } from '../state.ts';
import type { Io } from '../types.ts';
import { discounts } from './discounts.ts';
import { doing } from './doing.ts';
import { canPay } from './mana.ts';
import { hasRule } from './passives.ts';
import { hasFreeBond } from './units.ts';

/** The unit under the token of Bonds of Loyalty costs so much less. */
const BOND_DISCOUNT = 5;

/** The ways to recruit a unit of this price now: plainly, with discounts, under a token of its own. */
export function recruitOptions(state: State, io: Io, turn: Turn, unit: UnitId, price: number): Choice[] {
  if (!mayCome(state, io, turn, unit)) return [];
  const cost = price + reputationChange(state, turn, unit);
  const ways = [
    { less: 0, by: undefined },
    ...discounts(state, turn).map(({ by, places }) => ({ less: by, by: places })),
  ];
  return ways.flatMap(({ less, by }) => {
    const plain = Math.max(0, cost - less);
    const bond = Math.max(0, plain - BOND_DISCOUNT);
    const used = by === undefined ? {} : { by };
    const options: Choice[] = [];
    if (plain <= turn.influence) options.push({ do: 'recruit', unit, cost: plain, ...used });
    if (bond <= turn.influence && hasFreeBond(heroOf(state, turn.seat)))
      options.push({ do: 'recruit', unit, cost: bond, ...used, loyal: true });
    return options;
  });
}

/** Some bands do not come together; some units want mana besides; an effect may forbid to pay for units. */
function mayCome(state: State, io: Io, turn: Turn, unit: UnitId): boolean {
  const { apartFrom, upkeep } = unitOf(unit).special ?? {};
  if (apartFrom !== undefined && turn.used.includes(`recruited-${apartFrom}`)) return false;
  if (upkeep && !COLOURS.some(colour => canPay(doing(state, io, turn), [colour]))) return false;
  return !hasRule(state, turn.seat, 'no-recruiting');
}

/** The modifier was counted once already (MK-UNIT-15): reversed it is taken back and counted the other way round, doubled it is counted once more. */
function reputationChange(state: State, turn: Turn, unit: UnitId): number {
  const { reputation, band } = unitOf(unit).special ?? {};
  if (reputation === undefined || hasRule(state, turn.seat, 'ignore-reputation')) return 0;
  if (turn.used.includes(`recruited-${band}`)) return 0;
  const modifier = reputationModifier(heroOf(state, turn.seat).reputation) ?? 0;
  return reputation === 'reversed' ? 2 * modifier : -modifier;
}
