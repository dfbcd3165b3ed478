import { AURIEL_POWERS } from './auriel.ts';
import { ECARUS_POWERS } from './ecarus.ts';
import type { PowerId } from './ids.ts';
import { LAEGON_POWERS } from './laegon.ts';
import type { PowerCard } from './power.ts';
import { SHAE_POWERS } from './shae.ts';
import { TALENTS } from './talents.ts';
import { THORGAR_POWERS } from './thorgar.ts';

export type { PowerId };

export const POWERS: Readonly<Record<PowerId, PowerCard>> = {
  ...AURIEL_POWERS,
  ...ECARUS_POWERS,
  ...LAEGON_POWERS,
  ...SHAE_POWERS,
  ...THORGAR_POWERS,
  ...TALENTS,
};

export const POWER_IDS = Object.keys(POWERS) as PowerId[];

/** Looked up all the time: a map is quicker than an object of so many names. */
const byId = new Map(Object.entries(POWERS)) as ReadonlyMap<PowerId, PowerCard>;
export const powerOf = (id: PowerId): PowerCard => byId.get(id) as PowerCard;
