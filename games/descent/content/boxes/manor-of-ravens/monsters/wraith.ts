import type { MonsterCard } from '../../../cards.ts';

export const WRAITH: MonsterCard = {
  name: { en: 'Wraith', de: 'Schreckgespenst' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['civilized', 'cursed'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'doomed' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        actions: ['death-cry'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'doomed' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        passive: ['reaper'],
        actions: ['death-cry'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 6,
        defence: ['black'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'doomed' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['death-cry'],
      },
      master: {
        speed: 5,
        health: 8,
        defence: ['black'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'doomed' }] },
          { effects: [{ do: 'add', to: 'damage', n: 3 }] },
        ],
        passive: ['reaper'],
        actions: ['death-cry'],
      },
    },
  },
};
