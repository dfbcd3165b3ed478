import type { MonsterCard } from '../../../cards.ts';
import { SORCERER } from '../../hero-and-monster-collections/monsters/sorcerer.ts';
import { reprint } from './reprint.ts';

export const SORCERER_CK: MonsterCard = reprint(SORCERER, {
  acts: { 1: { master: { passive: ['sorcery-3', 'undying'] } }, 2: { master: { passive: ['sorcery-3', 'undying'] } } },
});
