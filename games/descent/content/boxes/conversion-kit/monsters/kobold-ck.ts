import type { MonsterCard } from '../../../cards.ts';
import { KOBOLD } from '../../hero-and-monster-collections/monsters/kobold.ts';
import { reprint } from './reprint.ts';

export const KOBOLD_CK: MonsterCard = reprint(KOBOLD, {
  group: { 2: { minions: 3, masters: 1 }, 3: { minions: 5, masters: 2 }, 4: { minions: 6, masters: 3 } },
  acts: {
    1: { minion: { passive: ['scamper'] }, master: { health: 4, dice: ['blue'], passive: ['scamper', 'split'] } },
    2: { minion: { passive: ['scamper'] }, master: { health: 6, passive: ['scamper', 'split'] } },
  },
});
