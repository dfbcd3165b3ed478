import type { MonsterCard } from '../../../cards.ts';

export const BEASTMAN_CK: MonsterCard = {
  name: { en: 'Beastman (Conversion Kit)', de: 'Tiermensch (UK)' },
  size: [1, 1],
  attack: 'melee',
  traits: ['mountain', 'wilderness'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 2,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['command', 'ravage'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 5,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['command', 'ravage'],
      },
    },
  },
};
