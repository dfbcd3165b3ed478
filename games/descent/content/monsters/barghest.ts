import type { MonsterCard } from '../cards.ts';

export const BARGHEST: MonsterCard = {
  name: { en: 'Barghest', de: 'Barghest' },
  size: [2, 1],
  attack: 'melee',
  traits: ['wilderness', 'dark'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        actions: ['howl'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['night-stalker'],
        actions: ['howl'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['howl'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['night-stalker'],
        actions: ['howl'],
      },
    },
  },
};
