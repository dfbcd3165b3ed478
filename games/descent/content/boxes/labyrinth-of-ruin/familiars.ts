import type { FamiliarCard } from '../../cards.ts';

export const FAMILIARS: Readonly<Record<string, FamiliarCard>> = {
  wolf: {
    name: { en: 'Wolf', de: 'Wolf' },
    figure: true,
    speed: 4,
    health: 3,
    defence: [],
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'pierce', n: 1 }] }],
  },
};
