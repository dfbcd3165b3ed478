import type { MonsterCard } from '../../../cards.ts';
import { RAZORWING } from '../../hero-and-monster-collections/monsters/razorwing.ts';
import { reprint } from './reprint.ts';

export const RAZORWING_CK: MonsterCard = reprint(RAZORWING);
