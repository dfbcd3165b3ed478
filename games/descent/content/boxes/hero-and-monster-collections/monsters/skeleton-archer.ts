import type { MonsterCard } from '../../../cards.ts';

export const SKELETON_ARCHER: MonsterCard = {
  name: { en: 'Skeleton Archer', de: 'Skelett-Bogenschütze' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['cursed', 'civilized'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }],
        pierce: 1,
        passive: ['reanimation'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        pierce: 1,
        passive: ['reanimation'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        pierce: 1,
        passive: ['reanimation'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        pierce: 2,
        passive: ['reanimation'],
      },
    },
  },
};
