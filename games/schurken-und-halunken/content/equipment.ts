import { armour, shields } from './armour.ts';
import { artefacts } from './artefacts.ts';
import type { Equipment } from './cards.ts';
import { weapons } from './weapons.ts';

export const equipment: readonly Equipment[] = [...weapons, ...shields, ...armour, ...artefacts];
