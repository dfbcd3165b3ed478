import type { MonsterCard } from '../../../cards.ts';

export const BANE_SPIDER: MonsterCard = {
  name: { en: 'Bane Spider', de: 'Mörderspinne' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['dark', 'cave'],
  group: { 2: { minions: 0, masters: 1 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 1 }] },
        ],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
        actions: ['cocoon'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray', 'brown'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
        ],
        actions: ['cocoon'],
      },
    },
  },
};
