import type { MonsterCard } from '../../../cards.ts';

export const SHAMBLING_COLOSSUS: MonsterCard = {
  name: { en: 'Shambling Colossus', de: 'Schlurfender Koloss' },
  size: [2, 1],
  attack: 'melee',
  traits: ['wilderness', 'cursed'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['puncture'],
      },
      master: {
        speed: 3,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['harrowing', 'puncture'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['puncture'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['harrowing', 'puncture'],
      },
    },
  },
};
