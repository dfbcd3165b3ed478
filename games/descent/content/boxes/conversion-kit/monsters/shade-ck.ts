import type { MonsterCard } from '../../../cards.ts';
import { SHADE } from '../../hero-and-monster-collections/monsters/shade.ts';
import { reprint } from './reprint.ts';

export const SHADE_CK: MonsterCard = reprint(SHADE, {
  acts: {
    1: {
      minion: { surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }], passive: ['fly'], actions: [] },
      master: { health: 4, passive: ['fly'], actions: ['leech'] },
    },
    2: {
      minion: { surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }], passive: ['fly'], actions: [] },
      master: { health: 6, passive: ['fly'], actions: ['leech'] },
    },
  },
});
