import type { MonsterCard } from '../cards.ts';

export const ZOMBIE: MonsterCard = {
  name: { en: 'Zombie', de: 'Zombie' },
  size: [1, 1],
  attack: 'melee',
  traits: ['cursed', 'building'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 3,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['shambling'],
      },
      master: {
        speed: 3,
        health: 6,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['shambling'],
        actions: ['grab'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 5,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['shambling'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['brown'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'diseased' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['shambling'],
        actions: ['grab'],
      },
    },
  },
};
