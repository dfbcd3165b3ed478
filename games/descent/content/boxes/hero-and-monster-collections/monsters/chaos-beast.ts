import type { MonsterCard } from '../../../cards.ts';

export const CHAOS_BEAST: MonsterCard = {
  name: { en: 'Chaos Beast', de: 'Chaosbiest' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['dark', 'cursed'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray'],
        dice: [],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['morph'],
      },
      master: {
        speed: 3,
        health: 6,
        defence: ['gray'],
        dice: [],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['morph', 'sorcery-2'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['gray'],
        dice: [],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['morph'],
      },
      master: {
        speed: 3,
        health: 10,
        defence: ['gray'],
        dice: [],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['morph', 'sorcery-3'],
      },
    },
  },
};
