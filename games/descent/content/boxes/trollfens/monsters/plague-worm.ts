import type { MonsterCard } from '../../../cards.ts';

export const PLAGUE_WORM: MonsterCard = {
  name: { en: 'Plague Worm', de: 'Pestwurm' },
  size: [2, 1],
  attack: 'melee',
  traits: ['water', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 2,
        health: 5,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'inflict', condition: 'weakened' }] },
        ],
        actions: ['burrow'],
      },
      master: {
        speed: 2,
        health: 7,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
          { effects: [{ do: 'inflict', condition: 'weakened' }] },
        ],
        passive: ['pestilence'],
        actions: ['burrow'],
      },
    },
    2: {
      minion: {
        speed: 2,
        health: 6,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'green'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
          { effects: [{ do: 'inflict', condition: 'weakened' }] },
        ],
        actions: ['burrow'],
      },
      master: {
        speed: 2,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'green'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
          { effects: [{ do: 'inflict', condition: 'weakened' }] },
        ],
        passive: ['pestilence'],
        actions: ['burrow'],
      },
    },
  },
};
