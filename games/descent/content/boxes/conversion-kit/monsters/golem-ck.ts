import type { MonsterCard } from '../../../cards.ts';
import { GOLEM } from '../../hero-and-monster-collections/monsters/golem.ts';
import { reprint } from './reprint.ts';

export const GOLEM_CK: MonsterCard = reprint(GOLEM);
