import type { MonsterCard } from '../../../cards.ts';

export const OGRE_CK: MonsterCard = {
  name: { en: 'Ogre (Conversion Kit)', de: 'Oger (UK)' },
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
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'knockback' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['undying'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'red'],
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
        passive: ['undying'],
      },
    },
  },
};
