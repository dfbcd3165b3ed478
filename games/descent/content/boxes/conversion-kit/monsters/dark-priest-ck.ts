import type { MonsterCard } from '../../../cards.ts';
import { DARK_PRIEST } from '../../hero-and-monster-collections/monsters/dark-priest.ts';
import { reprint } from './reprint.ts';

export const DARK_PRIEST_CK: MonsterCard = reprint(DARK_PRIEST, {
  acts: {
    1: {
      minion: { health: 2, actions: ['dark-prayer-ck'] },
      master: { health: 5, actions: ['dark-prayer-ck', 'heal'] },
    },
    2: {
      minion: { health: 5, actions: ['dark-prayer-ck'] },
      master: { health: 8, actions: ['dark-prayer-ck', 'heal'], passive: [] },
    },
  },
});
