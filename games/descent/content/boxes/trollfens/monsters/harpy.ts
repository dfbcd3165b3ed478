import type { MonsterCard } from '../../../cards.ts';

export const HARPY: MonsterCard = {
  name: { en: 'Harpy', de: 'Harpyie' },
  size: [1, 1],
  attack: 'melee',
  traits: ['wilderness', 'mountain'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'green'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['fly'],
      },
      master: {
        speed: 5,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['fly'],
        actions: ['flock'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'green'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['fly'],
      },
      master: {
        speed: 5,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'red'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['fly'],
        actions: ['flock'],
      },
    },
  },
};
