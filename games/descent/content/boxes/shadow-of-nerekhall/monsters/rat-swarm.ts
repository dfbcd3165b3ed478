import type { MonsterCard } from '../../../cards.ts';

export const RAT_SWARM: MonsterCard = {
  name: { en: 'Rat Swarm', de: 'Rattenschwarm' },
  size: [2, 1],
  attack: 'melee',
  traits: ['building', 'dark'],
  group: { 2: { minions: 2, masters: 0 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 4,
        defence: ['brown'],
        dice: ['green'],
        surges: [{ effects: [{ do: 'ability', ability: 'rat-feast' }] }],
        actions: ['merge', 'rend'],
      },
      master: {
        speed: 3,
        health: 5,
        defence: ['brown'],
        dice: ['green'],
        surges: [{ effects: [{ do: 'ability', ability: 'rat-feast' }] }],
        passive: ['ravenous'],
        actions: ['merge', 'rend'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['gray'],
        dice: ['green'],
        surges: [{ effects: [{ do: 'ability', ability: 'rat-feast' }] }],
        actions: ['merge', 'rend'],
      },
      master: {
        speed: 3,
        health: 6,
        defence: ['gray'],
        dice: ['green'],
        surges: [{ effects: [{ do: 'ability', ability: 'rat-feast' }] }],
        passive: ['ravenous'],
        actions: ['merge', 'rend'],
      },
    },
  },
};
