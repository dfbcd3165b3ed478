import type { MonsterCard } from '../../../cards.ts';
import { DEMON_LORD } from '../../hero-and-monster-collections/monsters/demon-lord.ts';
import { reprint } from './reprint.ts';

export const DEMON_LORD_CK: MonsterCard = reprint(DEMON_LORD);
