import type { MonsterCard } from '../../../cards.ts';

export const THE_DISPOSSESSED: MonsterCard = {
  name: { en: 'The Dispossessed', de: 'Die Verlorenen' },
  size: [1, 1],
  attack: 'melee',
  traits: ['civilized', 'cursed'],
  group: { 2: { minions: 2, masters: 0 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 2,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
        passive: ['ethereal-hold'],
        actions: ['fearbrand'],
      },
      master: {
        speed: 2,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'terrified' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        passive: ['ethereal-hold'],
        actions: ['fearbrand'],
      },
    },
    2: {
      minion: {
        speed: 2,
        health: 8,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'add', to: 'damage', n: 2 }] }],
        passive: ['ethereal-hold'],
        actions: ['fearbrand'],
      },
      master: {
        speed: 2,
        health: 10,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'terrified' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['ethereal-hold'],
        actions: ['fearbrand'],
      },
    },
  },
};
