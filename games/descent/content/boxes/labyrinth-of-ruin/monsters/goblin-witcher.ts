import type { MonsterCard } from '../../../cards.ts';

export const GOBLIN_WITCHER: MonsterCard = {
  name: { en: 'Goblin Witcher', de: 'Goblin-Schamane' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['building', 'cursed'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'cursed' }] },
          { effects: [{ do: 'add', to: 'range', n: 1 }] },
        ],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'cursed' }] },
          { effects: [{ do: 'add', to: 'range', n: 2 }] },
        ],
        actions: ['bewitch'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'cursed' }] },
          { effects: [{ do: 'add', to: 'range', n: 2 }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'green'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'cursed' }] },
          { effects: [{ do: 'add', to: 'range', n: 2 }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['bewitch'],
      },
    },
  },
};
