import type { MonsterCard } from '../../../cards.ts';

export const REANIMATE_MONSTER: MonsterCard = {
  name: { en: 'Reanimate', de: 'Wiederbelebter' },
  size: [1, 1],
  attack: 'melee',
  traits: ['civilized', 'cursed'],
  group: { 2: { minions: 3, masters: 1 }, 3: { minions: 3, masters: 2 }, 4: { minions: 4, masters: 2 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 3,
        defence: ['brown'],
        dice: ['blue'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['phalanx', 'reanimation'],
      },
      master: {
        speed: 3,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['phalanx', 'reanimation'],
        actions: ['maneuver'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['brown'],
        dice: ['yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['phalanx', 'reanimation'],
      },
      master: {
        speed: 3,
        health: 8,
        defence: ['brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'swarm' }] }],
        passive: ['phalanx', 'reanimation'],
        actions: ['maneuver'],
      },
    },
  },
};
