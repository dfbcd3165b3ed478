import type { MonsterCard } from '../../../cards.ts';

export const TROLL: MonsterCard = {
  name: { en: 'Troll', de: 'Troll' },
  size: [2, 2],
  attack: 'melee',
  traits: ['mountain', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: { speed: 3, health: 8, defence: ['gray'], dice: ['blue', 'red'], passive: ['backswing', 'reach'] },
      master: {
        speed: 3,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'red'],
        passive: ['backswing', 'reach'],
        actions: ['sweep'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['backswing', 'reach'],
      },
      master: {
        speed: 3,
        health: 13,
        defence: ['gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['backswing', 'reach'],
        actions: ['sweep'],
      },
    },
  },
};
