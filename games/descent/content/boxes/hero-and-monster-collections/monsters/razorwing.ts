import type { MonsterCard } from '../../../cards.ts';

export const RAZORWING: MonsterCard = {
  name: { en: 'Razorwing', de: 'Rasierklingenflügler' },
  size: [1, 1],
  attack: 'melee',
  traits: ['wilderness', 'cave'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['fly'],
      },
      master: {
        speed: 6,
        health: 6,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fly'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 7,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['fly'],
      },
      master: {
        speed: 6,
        health: 9,
        defence: ['brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['fly'],
      },
    },
  },
};
