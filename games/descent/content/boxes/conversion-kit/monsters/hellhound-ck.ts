import type { MonsterCard } from '../../../cards.ts';

export const HELLHOUND_CK: MonsterCard = {
  name: { en: 'Hellhound (Conversion Kit)', de: 'Höllenhund (UK)' },
  size: [2, 1],
  attack: 'melee',
  traits: ['hot', 'cursed'],
  group: { 2: { minions: 1, masters: 1 }, 3: { minions: 2, masters: 1 }, 4: { minions: 3, masters: 1 } },
  acts: {
    1: {
      minion: {
        speed: 4,
        health: 3,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
      },
      master: {
        speed: 4,
        health: 6,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 2 }] },
        ],
        passive: ['aura-1'],
      },
    },
    2: {
      minion: {
        speed: 5,
        health: 5,
        defence: ['gray'],
        dice: ['blue', 'red'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 3 }] },
        ],
      },
      master: {
        speed: 5,
        health: 8,
        defence: ['gray'],
        dice: ['blue', 'red', 'yellow'],
        surges: [
          { effects: [{ do: 'ability', ability: 'fire-breath' }] },
          { effects: [{ do: 'add', to: 'pierce', n: 4 }] },
        ],
        passive: ['aura-1'],
      },
    },
  },
};
