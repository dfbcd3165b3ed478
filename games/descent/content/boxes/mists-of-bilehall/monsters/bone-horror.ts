import type { MonsterCard } from '../../../cards.ts';

export const BONE_HORROR: MonsterCard = {
  name: { en: 'Bone Horror', de: 'Knochenschrecken' },
  size: [1, 1],
  attack: 'melee',
  traits: ['cave', 'cursed'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['extend', 'lithesome'],
      },
      master: {
        speed: 5,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'lash' }] }, { effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['extend', 'lithesome'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
        passive: ['extend', 'lithesome'],
      },
      master: {
        speed: 5,
        health: 9,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'lash' }] }, { effects: [{ do: 'add', to: 'pierce', n: 2 }] }],
        passive: ['extend', 'lithesome'],
      },
    },
  },
};
