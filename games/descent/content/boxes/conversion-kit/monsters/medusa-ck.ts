import type { MonsterCard } from '../../../cards.ts';

export const MEDUSA_CK: MonsterCard = {
  name: { en: 'Medusa (Conversion Kit)', de: 'Medusa (UK)' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['cursed', 'building'],
  group: { 2: { minions: 2, masters: 0 }, 3: { minions: 1, masters: 1 }, 4: { minions: 2, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
        ],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
        ],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
        ],
      },
      master: {
        speed: 4,
        health: 9,
        defence: ['gray', 'brown'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'immobilized' }] },
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'inflict', condition: 'stunned' }] },
        ],
      },
    },
  },
};
