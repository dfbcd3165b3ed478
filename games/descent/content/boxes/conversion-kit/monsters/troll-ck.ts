import type { MonsterCard } from '../../../cards.ts';

export const TROLL_CK: MonsterCard = {
  name: { en: 'Troll (Conversion Kit)', de: 'Troll (UK)' },
  size: [2, 2],
  attack: 'melee',
  traits: ['mountain', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: { speed: 3, health: 8, defence: ['gray'], dice: ['blue', 'red'], passive: ['reach'], actions: ['bash'] },
      master: {
        speed: 3,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'red'],
        passive: ['reach'],
        actions: ['bash', 'sweep'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 10,
        defence: ['gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['reach'],
        actions: ['bash'],
      },
      master: {
        speed: 3,
        health: 13,
        defence: ['gray'],
        dice: ['blue', 'red', 'red'],
        passive: ['reach'],
        actions: ['bash', 'sweep'],
      },
    },
  },
};
