import type { MonsterCard } from '../../../cards.ts';
import { MEDUSA } from '../../hero-and-monster-collections/monsters/medusa.ts';
import { reprint } from './reprint.ts';

export const MEDUSA_CK: MonsterCard = reprint(MEDUSA);
