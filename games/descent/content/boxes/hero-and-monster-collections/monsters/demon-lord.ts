import type { MonsterCard } from '../../../cards.ts';

export const DEMON_LORD: MonsterCard = {
  name: { en: 'Demon Lord', de: 'Dämonenfürst' },
  size: [2, 2],
  attack: 'ranged',
  traits: ['hot', 'cursed'],
  group: { 2: { minions: 1, masters: 0 }, 3: { minions: 0, masters: 1 }, 4: { minions: 1, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 3,
        health: 6,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'wither' }] }],
        passive: ['sorcery-2'],
      },
      master: {
        speed: 3,
        health: 9,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'wither' }] }],
        passive: ['aura-1', 'sorcery-3'],
      },
    },
    2: {
      minion: {
        speed: 3,
        health: 8,
        defence: ['gray', 'gray'],
        dice: ['blue', 'yellow', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'wither' }] }],
        passive: ['sorcery-2'],
      },
      master: {
        speed: 3,
        health: 12,
        defence: ['gray', 'gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [{ effects: [{ do: 'ability', ability: 'wither' }] }],
        passive: ['aura-1', 'sorcery-3'],
      },
    },
  },
};
