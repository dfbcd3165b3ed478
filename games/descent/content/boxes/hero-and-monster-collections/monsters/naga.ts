import type { MonsterCard } from '../../../cards.ts';

export const NAGA: MonsterCard = {
  name: { en: 'Naga', de: 'Naga' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['water', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-1'],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-2'],
        actions: ['constrict'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-3'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-3'],
        actions: ['constrict'],
      },
    },
  },
};
