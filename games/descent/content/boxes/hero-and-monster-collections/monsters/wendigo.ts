import type { MonsterCard } from '../../../cards.ts';

export const WENDIGO: MonsterCard = {
  name: { en: 'Wendigo', de: 'Wendigo' },
  size: [2, 2],
  attack: 'melee',
  traits: ['cold', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ravage', 'stealthy'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['freezing', 'ravage', 'stealthy'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage', 'stealthy'],
      },
      master: {
        speed: 4,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['freezing', 'ravage', 'stealthy'],
      },
    },
  },
};
