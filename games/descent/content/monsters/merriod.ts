import type { MonsterCard } from '../cards.ts';

export const MERRIOD: MonsterCard = {
  name: { en: 'Merriod', de: 'Merriod' },
  size: [2, 2],
  attack: 'melee',
  traits: ['wilderness', 'water'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['reach', 'flail'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 7,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['reach'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['reach', 'flail'],
      },
    },
  },
};
