import type { MonsterCard } from '../../../cards.ts';

export const MANTICORE: MonsterCard = {
  name: { en: 'Manticore', de: 'Mantikor' },
  size: [2, 1],
  attack: 'ranged',
  traits: ['wilderness', 'dark'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }, { effects: [{ do: 'add', to: 'range', n: 1 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'range', n: 1 }] },
        ],
        passive: ['ravage'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }, { effects: [{ do: 'add', to: 'range', n: 2 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'pierce', n: 4 }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'range', n: 2 }] },
        ],
        passive: ['ravage'],
      },
    },
  },
};
