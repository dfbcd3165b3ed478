import type { MonsterCard } from '../../../cards.ts';
import { CRYPT_DRAGON } from '../../hero-and-monster-collections/monsters/crypt-dragon.ts';
import { reprint } from './reprint.ts';

export const CRYPT_DRAGON_CK: MonsterCard = reprint(CRYPT_DRAGON, {
  acts: { 2: { minion: { health: 6, passive: [] }, master: { passive: [] } } },
});
