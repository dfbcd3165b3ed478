import type { MonsterCard } from '../../../cards.ts';

export const MARROW_PRIEST: MonsterCard = {
  name: { en: 'Marrow Priest', de: 'Markpriester' },
  size: [1, 1],
  attack: 'melee',
  traits: ['dark', 'building'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 7,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'mortal-binding' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fading-step'],
      },
      master: {
        speed: 5,
        health: 9,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'mortal-binding' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fading-step'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 8,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'mortal-binding' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fading-step'],
      },
      master: {
        speed: 5,
        health: 10,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'mortal-binding' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fading-step'],
      },
    },
  },
};
