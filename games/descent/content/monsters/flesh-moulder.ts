import type { MonsterCard } from '../cards.ts';

export const FLESH_MOULDER: MonsterCard = {
  name: { en: 'Flesh Moulder', de: 'Sarkomant' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['cursed', 'civilized'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 1 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 2 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['heal'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 2 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'aimed', aim: { who: 'attacker' }, effects: [{ do: 'heal', n: 3 }] }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        actions: ['heal'],
      },
    },
  },
};
