import type { MonsterCard } from '../../../cards.ts';

export const KOBOLD: MonsterCard = {
  name: { en: 'Kobold', de: 'Kobold' },
  size: [1, 1],
  attack: 'melee',
  traits: ['building', 'cave'],
  group: { 2: { minions: 4, masters: 2 }, 3: { minions: 8, masters: 2 }, 4: { minions: 9, masters: 3 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 2,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'small-beginnings'],
      },
      master: {
        speed: 3,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'spawner'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'small-beginnings'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'spawner'],
      },
    },
  },
};
