import type { MonsterCard } from '../../../cards.ts';

export const VOLUCRIX_REAVER: MonsterCard = {
  name: { en: 'Volucrix Reaver', de: 'Volucrix-Jäger' },
  size: [1, 1],
  attack: 'melee',
  traits: ['building', 'mountain'],
  group: { 2: { minions: 2, masters: 0 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        actions: ['skirmish'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ravage'],
        actions: ['skirmish'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        actions: ['skirmish'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage'],
        actions: ['skirmish'],
      },
    },
  },
};
