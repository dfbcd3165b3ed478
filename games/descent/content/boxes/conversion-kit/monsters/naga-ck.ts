import type { MonsterCard } from '../../../cards.ts';
import { NAGA } from '../../hero-and-monster-collections/monsters/naga.ts';
import { reprint } from './reprint.ts';

export const NAGA_CK: MonsterCard = reprint(NAGA, {
  acts: {
    1: { minion: { health: 4, actions: ['grab'], surges: [] }, master: { health: 5, actions: ['grab'] } },
    2: { minion: { actions: ['grab'], surges: [] }, master: { health: 7, actions: ['grab'] } },
  },
});
