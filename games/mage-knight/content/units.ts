import { ELITE_UNITS } from './units/elite.ts';
import { LOST_LEGION_UNITS } from './units/lost-legion.ts';
import { REGULAR_UNITS } from './units/regular.ts';
import type { UnitCard } from './units/unit.ts';

export type { Special, UnitAbility, UnitCard } from './units/unit.ts';

const ALL = { ...REGULAR_UNITS, ...ELITE_UNITS, ...LOST_LEGION_UNITS };

export type UnitId = keyof typeof ALL;
export const UNITS: Readonly<Record<UnitId, UnitCard>> = ALL;

export const unitOf = (id: UnitId): UnitCard => UNITS[id];
