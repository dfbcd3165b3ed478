import type { MonsterCard } from '../../../cards.ts';

export const GIANT: MonsterCard = {
  name: { en: 'Giant', de: 'Riese' },
  size: [2, 2],
  attack: 'melee',
  traits: ['mountain', 'wilderness'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 10,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 12,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
        passive: ['reach'],
        actions: ['sweep'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 12,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 15,
        defence: ['black'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'inflict', condition: 'stunned' }] }],
        passive: ['reach'],
        actions: ['sweep'],
      },
    },
  },
};
