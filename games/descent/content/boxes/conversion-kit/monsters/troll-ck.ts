import type { MonsterCard } from '../../../cards.ts';
import { TROLL } from '../../hero-and-monster-collections/monsters/troll.ts';
import { reprint } from './reprint.ts';

export const TROLL_CK: MonsterCard = reprint(TROLL, {
  acts: {
    1: {
      minion: { passive: ['reach'], actions: ['bash'] },
      master: { passive: ['reach'], actions: ['bash', 'sweep'] },
    },
    2: {
      minion: { passive: ['reach'], actions: ['bash'] },
      master: { passive: ['reach'], actions: ['bash', 'sweep'] },
    },
  },
});
