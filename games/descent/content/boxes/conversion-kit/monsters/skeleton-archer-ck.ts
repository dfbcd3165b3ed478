import type { MonsterCard } from '../../../cards.ts';

export const SKELETON_ARCHER_CK: MonsterCard = {
  name: { en: 'Skeleton Archer (Conversion Kit)', de: 'Skelett-Bogenschütze (UK)' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['cursed', 'civilized'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 2,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }],
        pierce: 1,
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        pierce: 1,
        passive: ['undying'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'add', to: 'range', n: 2 }] }],
        pierce: 2,
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        pierce: 2,
        passive: ['undying'],
      },
    },
  },
};
