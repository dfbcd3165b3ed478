import type { HeroSheet } from '../../cards.ts';

/** The heroes of Lair of the Wyrm. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'reynhart-the-worthy': {
    name: { en: 'Reynhart the Worthy', de: 'Reynhart' },
    archetype: 'warrior',
    speed: 4,
    health: 12,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 1, willpower: 4, awareness: 3 },
    standing: [{ do: 'permit', rule: 'faces-matter' }],
    abilities: [
      {
        at: 'rolled',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'rolled', of: 'miss', least: 1 }] },
        cost: { fatigue: 1 },
        limit: 'attack',
        effects: [{ do: 'reroll', of: 'attack' }],
      },
    ],
    feat: {
      at: 'rolled',
      if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'rolled', of: 'miss', least: 1 }] },
      effects: [
        { do: 'rest', n: 'all' },
        { do: 'reroll', of: 'attack', n: 'any' },
      ],
    },
  },
  'high-mage-quellen': {
    name: { en: 'High Mage Quellen', de: 'Großmagier Cwellin' },
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 1, knowledge: 5, willpower: 3, awareness: 2 },
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        aim: { who: 'hero', within: 3, if: { is: 'tired' } },
        // 2 in all where that hero is spent, not 1 and 2 (D2C-HERO-21).
        effects: [
          { do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'rest', n: 1 }] },
          {
            do: 'aimed',
            aim: { who: 'on', if: { is: 'spent' } },
            effects: [{ do: 'aimed', aim: { who: 'self' }, effects: [{ do: 'rest', n: 1 }] }],
          },
        ],
      },
    ],
    feat: {
      at: 'turn-start',
      if: { is: 'about', who: 'self' },
      effects: [
        { do: 'last', until: 'turn-end', effects: [{ do: 'modify', value: 'stamina', n: 4 }] },
        { do: 'later', at: 'turn-end', effects: [{ do: 'rest', n: 'all' }] },
      ],
    },
  },
};
