import { BLUE_SPELLS } from './spells/blue.ts';
import { GREEN_SPELLS } from './spells/green.ts';
import { RED_SPELLS } from './spells/red.ts';
import { WHITE_SPELLS } from './spells/white.ts';

/** One of each. A side costs a mana of the colour, the strong one a black mana besides (MK-CARD-06). */
export const SPELLS = { ...RED_SPELLS, ...BLUE_SPELLS, ...WHITE_SPELLS, ...GREEN_SPELLS };
