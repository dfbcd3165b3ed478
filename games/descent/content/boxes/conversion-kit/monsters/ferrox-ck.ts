import type { MonsterCard } from '../../../cards.ts';
import { FERROX } from '../../hero-and-monster-collections/monsters/ferrox.ts';
import { reprint } from './reprint.ts';

export const FERROX_CK: MonsterCard = reprint(FERROX, {
  acts: { 1: { master: { actions: ['leech'] } }, 2: { master: { actions: ['leech'] } } },
});
