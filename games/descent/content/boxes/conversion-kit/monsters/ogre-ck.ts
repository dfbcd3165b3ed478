import type { MonsterCard } from '../../../cards.ts';
import { OGRE } from '../../hero-and-monster-collections/monsters/ogre.ts';
import { reprint } from './reprint.ts';

export const OGRE_CK: MonsterCard = reprint(OGRE, {
  acts: {
    1: { master: { health: 8, passive: ['undying'] } },
    2: { minion: { dice: ['blue', 'red'] }, master: { passive: ['undying'] } },
  },
});
