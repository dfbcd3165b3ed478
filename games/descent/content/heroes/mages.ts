import type { HeroSheet } from '../cards.ts';

/** The mages of the base game. */
export const MAGES: Readonly<Record<string, HeroSheet>> = {
  'leoric-of-the-book': {
    name: { en: 'Leoric of the Book', de: 'Leorik der Gelehrte' },
    archetype: 'mage',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 5, willpower: 2, awareness: 3 },
    // Attacks of monsters within 3 spaces lose 1 damage, never the last: before anything else changes the roll.
    abilities: [
      {
        at: 'rolled',
        must: true,
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'monster' },
            { is: 'near', within: 3, self: true },
            { is: 'rolled', of: 'hearts', least: 2 },
          ],
        },
        effects: [{ do: 'add', to: 'damage', n: -1 }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          with: ['magic'],
          on: { who: 'figure', adjacent: true, each: true },
          each: true,
          ignoresRange: true,
        },
      ],
    },
  },
  'widow-tarha': {
    name: { en: 'Widow Tarha', de: 'Witwe Tarha' },
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 2 },
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    abilities: [{ at: 'rolled', if: { is: 'own-attack' }, limit: 'round', effects: [{ do: 'reroll', of: 'attack' }] }],
    feat: {
      at: 'action',
      aim: { who: 'monster', sight: true, upTo: 2 },
      effects: [{ do: 'attack', on: { who: 'those' }, each: true }],
    },
  },
};
