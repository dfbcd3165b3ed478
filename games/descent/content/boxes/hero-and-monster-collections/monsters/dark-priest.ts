import type { MonsterCard } from '../../../cards.ts';

export const DARK_PRIEST: MonsterCard = {
  name: { en: 'Dark Priest', de: 'Dunkler Priester' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['civilized', 'cursed'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        actions: ['dark-prayer'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        actions: ['dark-prayer', 'heal'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 7,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['dark-prayer'],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['horrifying'],
        actions: ['dark-prayer', 'heal'],
      },
    },
  },
};
