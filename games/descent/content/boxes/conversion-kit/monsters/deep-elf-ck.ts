import type { MonsterCard } from '../../../cards.ts';
import { DEEP_ELF } from '../../hero-and-monster-collections/monsters/deep-elf.ts';
import { reprint } from './reprint.ts';

export const DEEP_ELF_CK: MonsterCard = reprint(DEEP_ELF, {
  acts: { 1: { master: { pierce: 4, passive: ['stealthy'] } }, 2: { master: { passive: ['stealthy'] } } },
});
