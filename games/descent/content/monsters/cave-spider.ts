import type { MonsterCard } from '../cards.ts';

export const CAVE_SPIDER: MonsterCard = {
  name: { en: 'Cave Spider', de: 'Höhlenspinne' },
  size: [1, 1],
  attack: 'melee',
  traits: ['wilderness', 'cave'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['web'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['web'],
      },
    },
  },
};
