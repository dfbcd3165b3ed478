import type { MonsterCard } from '../../../cards.ts';

export const SORCERER: MonsterCard = {
  name: { en: 'Sorcerer', de: 'Hexenmeister' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['civilized', 'building'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        passive: ['sorcery-2'],
        actions: ['summon'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        passive: ['death-wish', 'sorcery-3'],
        actions: ['summon'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        passive: ['sorcery-2'],
        actions: ['summon'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'red'],
        passive: ['death-wish', 'sorcery-3'],
        actions: ['summon'],
      },
    },
  },
};
