import { levelOf } from '../content/levels.ts';
import { SKILLS } from '../content/skills/index.ts';
import { type UnitId, unitOf } from '../content/units.ts';
import type { Doing } from '../effects/word.ts';
import type { Hero, Unit } from '../state.ts';
import { isCommandedByBanner } from './spare-command.ts';

/** A spent unit can be activated again (MK-UNIT-11). */
export function readyUnit({ io, seat, hero }: Doing, number: number): void {
  const unit = hero.units[number] as Unit;
  unit.spent = false;
  io.tell?.({ kind: 'readied', seat, unit: unit.unit, rule: 'MK-UNIT-11' });
}

/** Command tokens by level (MK-UNIT-03); one that a skill gives is counted by itself. */
export const commandTokens = ({ level }: Hero): number => levelOf(level).commands;

/** A skill that is itself a command token, with no unit under it yet. */
export const hasFreeBond = ({ skills, units }: Hero): boolean =>
  skills.some(({ skill }) => SKILLS[skill].command) && !units.some(({ loyal }) => loyal);

/** Units that lie under ordinary command tokens: neither bound by a skill nor led by a banner. */
export const commanded = ({ units }: Hero): number =>
  units.filter(unit => !unit.loyal && !isCommandedByBanner(unit)).length;

/** A unit whose banner is its command token keeps it unless another token is free (MK-BANN-06). */
export const mayLoseBanner = (hero: Hero, unit: Unit): boolean =>
  !isCommandedByBanner(unit) || commanded(hero) < commandTokens(hero);

/** May it be gained for nothing, or used as a unit of the offer? */
export const comesForNothing = (unit: UnitId): boolean => unitOf(unit).special?.upkeep === undefined;

export const newUnit = (unit: Unit['unit']): Unit => ({
  unit,
  spent: false,
  wounds: 0,
  banner: null,
  bannerUsed: false,
  loyal: false,
  mana: null,
});
