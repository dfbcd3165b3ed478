import type { MonsterCard } from '../../../cards.ts';
import { GIANT } from '../../hero-and-monster-collections/monsters/giant.ts';
import { reprint } from './reprint.ts';

export const GIANT_CK: MonsterCard = reprint(GIANT);
