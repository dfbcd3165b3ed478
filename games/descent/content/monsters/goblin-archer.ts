import type { MonsterCard } from '../cards.ts';

export const GOBLIN_ARCHER: MonsterCard = {
  name: { en: 'Goblin Archer', de: 'Goblin-Bogenschütze' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['building', 'cave'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 2,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['scamper', 'cowardly'],
      },
      master: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['scamper'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 2 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['scamper', 'cowardly'],
      },
      master: {
        speed: 5,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'range', n: 3 }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['scamper'],
      },
    },
  },
};
