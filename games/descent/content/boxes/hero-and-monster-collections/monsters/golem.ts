import type { MonsterCard } from '../../../cards.ts';

export const GOLEM: MonsterCard = {
  name: { en: 'Golem', de: 'Golem' },
  size: [2, 2],
  attack: 'melee',
  traits: ['mountain', 'building'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ironskin'],
      },
      master: {
        speed: 3,
        health: 10,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ironskin', 'unmovable'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 10,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ironskin'],
      },
      master: {
        speed: 3,
        health: 12,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ironskin', 'unmovable'],
      },
    },
  },
};
