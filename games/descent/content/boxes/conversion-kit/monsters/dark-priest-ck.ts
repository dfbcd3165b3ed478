import type { MonsterCard } from '../../../cards.ts';

export const DARK_PRIEST_CK: MonsterCard = {
  name: { en: 'Dark Priest (Conversion Kit)', de: 'Dunkler Priester (UK)' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['civilized', 'cursed'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 2,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        actions: ['dark-prayer-ck'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        actions: ['dark-prayer-ck', 'heal'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['dark-prayer-ck'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['dark-prayer-ck', 'heal'],
      },
    },
  },
};
