import type { MonsterCard } from '../../../cards.ts';
import { LAVA_BEETLE } from '../../hero-and-monster-collections/monsters/lava-beetle.ts';
import { reprint } from './reprint.ts';

export const LAVA_BEETLE_CK: MonsterCard = reprint(LAVA_BEETLE);
