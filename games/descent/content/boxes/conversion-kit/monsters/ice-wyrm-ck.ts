import type { MonsterCard } from '../../../cards.ts';
import { ICE_WYRM } from '../../hero-and-monster-collections/monsters/ice-wyrm.ts';
import { reprint } from './reprint.ts';

const LINES = { minion: { passive: ['reach', 'freezing'] }, master: { passive: ['reach', 'freezing', 'swallow'] } };

export const ICE_WYRM_CK: MonsterCard = reprint(ICE_WYRM, { acts: { 1: LINES, 2: LINES } });
