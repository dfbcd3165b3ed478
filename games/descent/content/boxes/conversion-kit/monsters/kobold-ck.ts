import type { MonsterCard } from '../../../cards.ts';

export const KOBOLD_CK: MonsterCard = {
  name: { en: 'Kobold (Conversion Kit)', de: 'Kobold (UK)' },
  size: [1, 1],
  attack: 'melee',
  traits: ['building', 'cave'],
  group: { 2: { minions: 3, masters: 1 }, 3: { minions: 5, masters: 2 }, 4: { minions: 6, masters: 3 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 2,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper'],
      },
      master: {
        speed: 3,
        health: 4,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'split'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['scamper', 'split'],
      },
    },
  },
};
