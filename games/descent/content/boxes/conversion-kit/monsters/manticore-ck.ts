import type { MonsterCard } from '../../../cards.ts';
import { MANTICORE } from '../../hero-and-monster-collections/monsters/manticore.ts';
import { reprint } from './reprint.ts';

export const MANTICORE_CK: MonsterCard = reprint(MANTICORE);
