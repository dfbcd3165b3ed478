import type { MonsterCard } from '../../../cards.ts';

export const ICE_WYRM_CK: MonsterCard = {
  name: { en: 'Ice Wyrm (Conversion Kit)', de: 'Eiswurm (Upgrade-Kit)' },
  size: [3, 2],
  attack: 'melee',
  traits: ['cold', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: { speed: 4, health: 7, defence: ['gray', 'gray'], dice: ['blue', 'red'], passive: ['reach', 'freezing'] },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red'],
        passive: ['reach', 'freezing', 'swallow'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 11,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['reach', 'freezing'],
      },
      master: {
        speed: 4,
        health: 14,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['reach', 'freezing', 'swallow'],
      },
    },
  },
};
