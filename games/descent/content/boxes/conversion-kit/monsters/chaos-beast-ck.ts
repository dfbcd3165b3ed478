import type { MonsterCard } from '../../../cards.ts';
import { CHAOS_BEAST } from '../../hero-and-monster-collections/monsters/chaos-beast.ts';
import { reprint } from './reprint.ts';

export const CHAOS_BEAST_CK: MonsterCard = reprint(CHAOS_BEAST);
