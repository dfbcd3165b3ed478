import type { MonsterCard } from '../../../cards.ts';

export const OGRE: MonsterCard = {
  name: { en: 'Ogre', de: 'Oger' },
  size: [2, 2],
  attack: 'melee',
  traits: ['building', 'cave'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['fleshmonger'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
      },
      master: {
        speed: 3,
        health: 12,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['fleshmonger'],
      },
    },
  },
};
