import type { MonsterCard } from '../../../cards.ts';

export const DARK_MINOTAUR: MonsterCard = {
  name: { en: 'Dark Minotaur', de: 'Finsterer Minotaurus' },
  size: [1, 1],
  attack: 'melee',
  traits: ['civilized', 'dark'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 8,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['bull-rush', 'filthy-murk', 'putrid-boils'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['black'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['bull-rush', 'filthy-murk', 'putrid-boils'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 10,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['bull-rush', 'filthy-murk', 'putrid-boils'],
      },
      master: {
        speed: 4,
        health: 10,
        defence: ['gray', 'black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 4 }] }],
        passive: ['bull-rush', 'filthy-murk', 'putrid-boils'],
      },
    },
  },
};
