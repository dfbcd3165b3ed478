import type { MonsterCard } from '../../../cards.ts';
import { HELLHOUND } from '../../hero-and-monster-collections/monsters/hellhound.ts';
import { reprint } from './reprint.ts';

export const HELLHOUND_CK: MonsterCard = reprint(HELLHOUND, {
  acts: {
    1: {
      minion: {
        health: 3,
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
      },
      master: {
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
        passive: ['aura-1'],
      },
    },
    2: {
      minion: {
        health: 5,
        defence: ['gray'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
        ],
      },
      master: {
        defence: ['gray'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 4 }] },
        ],
        passive: ['aura-1'],
      },
    },
  },
});
