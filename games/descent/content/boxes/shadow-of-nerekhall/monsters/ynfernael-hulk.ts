import type { MonsterCard } from '../../../cards.ts';

export const YNFERNAEL_HULK: MonsterCard = {
  name: { en: 'Ynfernael Hulk', de: 'Höllenkoloss' },
  size: [2, 2],
  attack: 'melee',
  traits: ['cursed', 'hot'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'ability', ability: 'knockback' }] }],
        actions: ['bloodrush'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'ynfernael-charge' }] },
          { effects: [{ do: 'ability', ability: 'knockback' }] },
        ],
        actions: ['bloodrush'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 9,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'knockback' }] }],
        actions: ['bloodrush'],
      },
      master: {
        speed: 3,
        health: 10,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'ynfernael-charge' }] },
          { effects: [{ do: 'ability', ability: 'knockback' }] },
        ],
        actions: ['bloodrush'],
      },
    },
  },
};
