import type { MonsterCard } from '../../../cards.ts';

export const LAVA_BEETLE: MonsterCard = {
  name: { en: 'Lava Beetle', de: 'Lavakäfer' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['hot', 'cave'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
      },
      master: {
        speed: 3,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['blast'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
      },
      master: {
        speed: 3,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['blast'],
      },
    },
  },
};
