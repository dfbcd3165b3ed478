import type { MonsterCard } from '../../../cards.ts';

export const BROODWALKER: MonsterCard = {
  name: { en: 'Broodwalker', de: 'Gezüchtwandler' },
  size: [1, 1],
  attack: 'melee',
  traits: ['dark', 'building'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 2,
        health: 7,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'terrified' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['overflowing'],
      },
      master: {
        speed: 2,
        health: 10,
        defence: ['brown'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'ability', ability: 'colonize' }] },
        ],
        passive: ['hive-defense', 'overflowing'],
      },
    },
    2: {
      minion: {
        speed: 2,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'terrified' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['overflowing'],
      },
      master: {
        speed: 2,
        health: 12,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
          { effects: [{ do: 'ability', ability: 'colonize' }] },
        ],
        passive: ['hive-defense', 'overflowing'],
      },
    },
  },
};
