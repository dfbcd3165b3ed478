import type { MonsterCard } from '../../../cards.ts';

export const IRONBOUND: MonsterCard = {
  name: { en: 'Ironbound', de: 'Eherner Wächter' },
  size: [1, 1],
  attack: 'melee',
  traits: ['civilized', 'building'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 2,
        health: 8,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        passive: ['reach', 'ironskin', 'protect'],
      },
      master: {
        speed: 2,
        health: 10,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['reach', 'ironskin', 'protect'],
      },
    },
    2: {
      minion: {
        speed: 2,
        health: 10,
        defence: ['gray', 'black'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['reach', 'ironskin', 'protect'],
      },
      master: {
        speed: 2,
        health: 12,
        defence: ['gray', 'black'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'damage', n: 3 }] }],
        passive: ['reach', 'ironskin', 'protect'],
      },
    },
  },
};
