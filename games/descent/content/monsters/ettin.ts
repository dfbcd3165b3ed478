import type { MonsterCard } from '../cards.ts';

export const ETTIN: MonsterCard = {
  name: { en: 'Ettin', de: 'Ettin' },
  size: [2, 2],
  attack: 'melee',
  traits: ['mountain', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 8,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        passive: ['reach'],
        actions: ['throw'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['reach'],
        actions: ['throw'],
      },
    },
  },
};
