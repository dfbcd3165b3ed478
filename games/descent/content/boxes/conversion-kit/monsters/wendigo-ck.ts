import type { MonsterCard } from '../../../cards.ts';
import { WENDIGO } from '../../hero-and-monster-collections/monsters/wendigo.ts';
import { reprint } from './reprint.ts';

export const WENDIGO_CK: MonsterCard = reprint(WENDIGO, {
  acts: { 1: { minion: { health: 4 } }, 2: { minion: { health: 6 } } },
});
