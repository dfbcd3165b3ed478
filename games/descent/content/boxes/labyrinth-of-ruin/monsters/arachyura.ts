import type { MonsterCard } from '../../../cards.ts';

export const ARACHYURA: MonsterCard = {
  name: { en: 'Arachyura', de: 'Arachyura' },
  size: [2, 2],
  attack: 'melee',
  traits: ['wilderness', 'cursed'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        actions: ['pincer-attack'],
      },
      master: {
        speed: 3,
        health: 7,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['lingering-curse'],
        actions: ['pincer-attack'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        actions: ['pincer-attack'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['black'],
        dice: ['blue', 'red', 'green'],
        surges: [{ cost: 2, effects: [{ do: 'add', to: 'pierce', n: 3 }] }],
        passive: ['lingering-curse'],
        actions: ['pincer-attack'],
      },
    },
  },
};
