import { levelOf } from '../content/levels.ts';
import type { Doing } from '../effects/word.ts';
import type { Hero, Unit } from '../state.ts';

/** A spent unit can be activated again (MK-UNIT-11). */
export function readyUnit({ io, seat, hero }: Doing, number: number): void {
  const unit = hero.units[number] as Unit;
  unit.spent = false;
  io.tell?.({ kind: 'readied', seat, unit: unit.unit, rule: 'MK-UNIT-11' });
}

/** Command tokens: by level, and one of Bonds of Loyalty for whoever has it (MK-UNIT-03). */
export const commandTokens = ({ level }: Hero): number => levelOf(level).commands;

export const newUnit = (unit: Unit['unit']): Unit => ({
  unit,
  spent: false,
  wounds: 0,
  banner: null,
  bannerUsed: false,
  loyal: false,
  mana: null,
});
