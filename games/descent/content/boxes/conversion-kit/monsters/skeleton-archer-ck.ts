import type { MonsterCard } from '../../../cards.ts';
import { SKELETON_ARCHER } from '../../hero-and-monster-collections/monsters/skeleton-archer.ts';
import { reprint } from './reprint.ts';

export const SKELETON_ARCHER_CK: MonsterCard = reprint(SKELETON_ARCHER, {
  acts: {
    1: { minion: { health: 2, passive: [] }, master: { health: 5, passive: ['undying'] } },
    2: {
      minion: {
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'add', to: 'range', n: 2 }] }],
        pierce: 2,
        passive: [],
      },
      master: { passive: ['undying'] },
    },
  },
});
