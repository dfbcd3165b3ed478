import type { MonsterCard } from '../../../cards.ts';
import { BANE_SPIDER } from '../../hero-and-monster-collections/monsters/bane-spider.ts';
import { reprint } from './reprint.ts';

export const BANE_SPIDER_CK: MonsterCard = reprint(BANE_SPIDER, { acts: { 2: { master: { dice: ['blue', 'red'] } } } });
