import type { MonsterCard } from '../../../cards.ts';

export const DEEP_ELF: MonsterCard = {
  name: { en: 'Deep Elf', de: 'Tiefenelf' },
  size: [1, 1],
  attack: 'melee',
  traits: ['dark', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 7,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        pierce: 2,
        passive: ['stealthy'],
      },
      master: {
        speed: 5,
        health: 9,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        pierce: 3,
        passive: ['riposte', 'stealthy'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        pierce: 2,
        passive: ['stealthy'],
      },
      master: {
        speed: 5,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        pierce: 4,
        passive: ['riposte', 'stealthy'],
      },
    },
  },
};
