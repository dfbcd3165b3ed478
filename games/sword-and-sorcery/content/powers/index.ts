import { ECARUS_POWERS } from './ecarus.ts';
import type { PowerCard } from './power.ts';
import { TALENTS } from './talents.ts';
import { THORGAR_POWERS } from './thorgar.ts';

export const POWERS = { ...ECARUS_POWERS, ...THORGAR_POWERS, ...TALENTS } as const;

export type PowerId = keyof typeof POWERS;
export const POWER_IDS = Object.keys(POWERS) as PowerId[];
export const powerOf = (id: PowerId): PowerCard => POWERS[id];
