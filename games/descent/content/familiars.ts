import type { FamiliarCard } from './cards.ts';

/** Familiars of the base game. */
export const FAMILIARS: Readonly<Record<string, FamiliarCard>> = {
  reanimate: {
    name: { en: 'Reanimate', de: 'Untoter Diener' },
    figure: true,
    speed: 3,
    health: 4,
    defence: [],
    attack: 'melee',
    dice: ['blue', 'red'],
    surges: [{ effects: [{ do: 'add', to: 'damage', n: 1 }] }],
    standing: [{ do: 'permit', rule: 'never-recovers' }],
  },
};
