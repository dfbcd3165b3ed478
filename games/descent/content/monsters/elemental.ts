import type { MonsterCard } from '../cards.ts';

export const ELEMENTAL: MonsterCard = {
  name: { en: 'Elemental', de: 'Elementar' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['cold', 'hot'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['black'],
        dice: ['blue', 'red'],
        actions: ['fire', 'earth', 'water', 'air'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        actions: ['fire', 'earth', 'water', 'air'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 8,
        defence: ['black', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        actions: ['fire', 'earth', 'water', 'air'],
      },
      master: {
        speed: 4,
        health: 10,
        defence: ['black', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        actions: ['fire', 'earth', 'water', 'air'],
      },
    },
  },
};
