import type { MonsterCard } from '../../../cards.ts';

export const FIRE_IMPS: MonsterCard = {
  name: { en: 'Fire Imp', de: 'Feuerteufel' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['hot', 'cursed'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 3, masters: 2 } },
  acts: {
    1: {
      minion: {
        speed: 5,
        health: 2,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'range', n: 1 }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
        ],
        passive: ['flame-fiend'],
      },
      master: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
        ],
        passive: ['combustible', 'flame-fiend'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'range', n: 1 }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
        ],
        passive: ['flame-fiend'],
      },
      master: {
        speed: 5,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'inflict', condition: 'burning' }] },
        ],
        passive: ['combustible', 'flame-fiend'],
      },
    },
  },
};
