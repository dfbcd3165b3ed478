import type { MonsterCard } from '../../../cards.ts';

export const BANDIT: MonsterCard = {
  name: { en: 'Bandit', de: 'Bandit' },
  size: [1, 1],
  attack: 'ranged',
  traits: ['wilderness', 'building'],
  group: { 2: { minions: 2, masters: 1 }, 3: { minions: 3, masters: 1 }, 4: { minions: 4, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 4,
        defence: ['brown'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 1 }] },
        ],
        actions: ['pillage'],
      },
      master: {
        speed: 4,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'black-venom' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['pillage'],
      },
    },
    2: {
      minion: {
        speed: 4,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'inflict', condition: 'poisoned' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['pillage'],
      },
      master: {
        speed: 4,
        health: 7,
        defence: ['black'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'black-venom' }] },
          { effects: [{ do: 'add', to: 'damage', n: 2 }] },
        ],
        actions: ['pillage'],
      },
    },
  },
};
