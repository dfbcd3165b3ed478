import type { MonsterCard } from '../../../cards.ts';

export const HYBRID_SENTINEL: MonsterCard = {
  name: { en: 'Hybrid Sentinel', de: 'Halbdrachenkrieger' },
  size: [1, 1],
  attack: 'melee',
  traits: ['mountain', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['fly', 'prey-on-the-weak'],
      },
      master: {
        speed: 4,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['fly', 'prey-on-the-weak'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['black', 'brown'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }, { effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['fly', 'prey-on-the-weak'],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['black', 'gray'],
        dice: ['blue', 'yellow', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['fly', 'prey-on-the-weak'],
      },
    },
  },
};
