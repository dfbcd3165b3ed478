import type { MonsterCard } from '../../../cards.ts';
import { BLOOD_APE } from '../../hero-and-monster-collections/monsters/blood-ape.ts';
import { reprint } from './reprint.ts';

export const BLOOD_APE_CK: MonsterCard = reprint(BLOOD_APE, {
  acts: { 1: { master: { actions: ['leap-attack-ck'] } }, 2: { master: { actions: ['leap-attack-ck'] } } },
});
