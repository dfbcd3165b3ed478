import type { MonsterCard } from '../../../cards.ts';

export const SORCERER_CK: MonsterCard = {
  name: { en: 'Sorcerer (Conversion Kit)', de: 'Hexenmeister (UK)' },
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
        passive: ['sorcery-3', 'undying'],
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
        passive: ['sorcery-3', 'undying'],
        actions: ['summon'],
      },
    },
  },
};
