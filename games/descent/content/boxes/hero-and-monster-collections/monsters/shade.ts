import type { MonsterCard } from '../../../cards.ts';

export const SHADE: MonsterCard = {
  name: { en: 'Shade', de: 'Schatten' },
  size: [1, 1],
  attack: 'melee',
  traits: ['cursed', 'dark'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 2,
        defence: ['black'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['soul-shackle-1'],
        actions: ['flicker'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['soul-shackle-2'],
        actions: ['flicker'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['soul-shackle-1'],
        actions: ['flicker'],
      },
      master: {
        speed: 5,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['soul-shackle-3'],
        actions: ['flicker'],
      },
    },
  },
};
