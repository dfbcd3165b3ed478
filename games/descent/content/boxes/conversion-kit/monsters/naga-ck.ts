import type { MonsterCard } from '../../../cards.ts';

export const NAGA_CK: MonsterCard = {
  name: { en: 'Naga (Conversion Kit)', de: 'Naga (UK)' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['water', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['black'],
        dice: ['blue', 'red'],
        passive: ['sorcery-1'],
        actions: ['grab'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-2'],
        actions: ['grab'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'red'],
        passive: ['sorcery-3'],
        actions: ['grab'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'inflict', condition: 'poisoned' }] }],
        passive: ['sorcery-3'],
        actions: ['grab'],
      },
    },
  },
};
