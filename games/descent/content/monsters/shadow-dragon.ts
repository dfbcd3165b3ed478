import type { MonsterCard } from '../cards.ts';

export const SHADOW_DRAGON: MonsterCard = {
  name: { en: 'Shadow Dragon', de: 'Schattendrache' },
  size: [3, 2],
  attack: 'melee',
  traits: ['dark', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 6,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['shadow'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['shadow'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 8,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['shadow'],
      },
      master: {
        speed: 3,
        health: 10,
        defence: ['black', 'gray'],
        dice: ['blue', 'red', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['shadow'],
      },
    },
  },
};
