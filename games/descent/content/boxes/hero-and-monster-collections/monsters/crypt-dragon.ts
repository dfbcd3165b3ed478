import type { MonsterCard } from '../../../cards.ts';

export const CRYPT_DRAGON: MonsterCard = {
  name: { en: 'Crypt Dragon', de: 'Unterweltdrache' },
  size: [3, 2],
  attack: 'ranged',
  traits: ['dark', 'cursed'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
      },
      master: {
        speed: 3,
        health: 7,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        actions: ['cause-fear'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['horrifying'],
      },
      master: {
        speed: 3,
        health: 10,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'blast' }] }, { effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['horrifying'],
        actions: ['cause-fear'],
      },
    },
  },
};
