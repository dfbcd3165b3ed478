import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Treaty of Champions. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  krutzbeck: {
    name: { en: 'Krutzbeck', de: 'Krutzbeck' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 2, willpower: 3, awareness: 2 },
    // Looked at when the attack has not missed, so that the damage of his feat counts (D2C-HERO-29).
    abilities: [
      {
        at: 'not-missed',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'battered', least: 6 }] },
        effects: [{ do: 'add', to: 'damage', n: 2 }],
      },
    ],
    feat: {
      at: 'rolled',
      if: { is: 'own-attack' },
      cost: { damage: 3 },
      effects: [{ do: 'new-roll', dice: ['red', 'red', 'red'] }],
    },
  },
};
