import type { MonsterCard } from '../../../cards.ts';

export const BLOOD_APE_CK: MonsterCard = {
  name: { en: 'Blood Ape (Conversion Kit)', de: 'Blutaffe (UK)' },
  size: [2, 2],
  attack: 'melee',
  traits: ['cave', 'hot'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage'],
        actions: ['leap-attack-ck'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage'],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray'],
        dice: ['blue', 'red', 'red'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ravage'],
        actions: ['leap-attack-ck'],
      },
    },
  },
};
