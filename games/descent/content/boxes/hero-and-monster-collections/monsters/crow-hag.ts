import type { MonsterCard } from '../../../cards.ts';

export const CROW_HAG: MonsterCard = {
  name: { en: 'Crow Hag', de: 'Krähenhexe' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['dark', 'civilized'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['lifethirst-1'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['lifethirst-1'],
        actions: ['death-omen'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['lifethirst-1'],
      },
      master: {
        speed: 5,
        health: 9,
        defence: ['black', 'gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['lifethirst-2'],
        actions: ['death-omen'],
      },
    },
  },
};
