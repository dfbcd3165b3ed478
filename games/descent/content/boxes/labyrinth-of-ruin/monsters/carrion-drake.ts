import type { MonsterCard } from '../../../cards.ts';

export const CARRION_DRAKE: MonsterCard = {
  name: { en: 'Carrion Drake', de: 'Aas-Drache' },
  size: [1, 1],
  attack: 'melee',
  traits: ['water', 'dark'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fly'],
      },
      master: {
        speed: 5,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['fly', 'plagued'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 7,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow', 'green'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fly'],
      },
      master: {
        speed: 5,
        health: 10,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow', 'green'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['fly', 'plagued'],
      },
    },
  },
};
