import type { MonsterCard } from '../../../cards.ts';

export const ICE_WYRM: MonsterCard = {
  name: { en: 'Ice Wyrm', de: 'Eiswurm' },
  size: [3, 2],
  attack: 'melee',
  traits: ['cold', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: { speed: 4, health: 7, defence: ['gray', 'gray'], dice: ['blue', 'red'], passive: ['entomb', 'reach'] },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        passive: ['entomb', 'freezing', 'reach'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 11,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['entomb', 'reach'],
      },
      master: {
        speed: 4,
        health: 14,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['entomb', 'freezing', 'reach'],
      },
    },
  },
};
