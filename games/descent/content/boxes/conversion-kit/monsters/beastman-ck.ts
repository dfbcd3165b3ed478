import type { MonsterCard } from '../../../cards.ts';
import { BEASTMAN } from '../../hero-and-monster-collections/monsters/beastman.ts';
import { reprint } from './reprint.ts';

export const BEASTMAN_CK: MonsterCard = reprint(BEASTMAN, {
  acts: { 1: { minion: { health: 2, dice: ['blue', 'red'] } }, 2: { minion: { health: 4 } } },
});
