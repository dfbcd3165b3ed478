import type { MonsterCard } from '../../../cards.ts';

export const FERROX_CK: MonsterCard = {
  name: { en: 'Ferrox (Conversion Kit)', de: 'Ferrox (UK)' },
  size: [1, 1],
  attack: 'melee',
  traits: ['cave', 'water'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
        actions: ['leech'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
        ],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
        ],
        actions: ['leech'],
      },
    },
  },
};
