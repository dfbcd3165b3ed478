import type { HeroSheet } from '../../../cards.ts';

/** The heroes of the collection Oath of the Outcast. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'laurel-of-bloodwood': {
    name: { en: 'Laurel of Bloodwood', de: 'Laurel vom Blutwald' },
    archetype: 'scout',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 2, awareness: 4 },
    abilities: [
      {
        at: 'not-missed',
        must: true,
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'attack', type: 'ranged' }, { is: 'range-left' }] },
        effects: [{ do: 'add', to: 'damage', n: 1 }],
      },
    ],
    feat: {
      at: 'action',
      effects: [
        {
          do: 'attack',
          with: ['ranged'],
          having: [
            { do: 'bonus', to: 'range', n: 10 },
            { do: 'bonus', to: 'surges', n: 1 },
            { do: 'permit', rule: 'never-misses' },
          ],
        },
      ],
    },
  },
  'trenloe-the-strong': {
    name: { en: 'Trenloe the Strong', de: 'Trenloe der Starke' },
    archetype: 'warrior',
    speed: 3,
    health: 12,
    stamina: 3,
    defence: ['gray'],
    attributes: { might: 4, knowledge: 1, willpower: 4, awareness: 2 },
    standing: [{ do: 'bonus', to: 'damage', n: 1 }],
    abilities: [
      {
        at: 'defence-rolled',
        must: true,
        if: { is: 'about', who: 'self' },
        effects: [{ do: 'add', to: 'shields', n: 1 }],
      },
    ],
    feat: { at: 'before-roll', if: { is: 'own-attack' }, aim: { who: 'target' }, effects: [{ do: 'drop-die' }] },
  },
  'elder-mok': {
    name: { en: 'Elder Mok', de: 'Geistersprecher Mok' },
    archetype: 'healer',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 4, awareness: 2 },
    // Once in each turn, whoever recovers; of the fallen the token counts (D2C-HERO-14 to -17).
    abilities: [
      {
        at: ['recovered', 'fatigue-recovered'],
        if: {
          is: 'all',
          of: [
            { is: 'about', who: 'hero' },
            { is: 'about', who: 'not-self' },
            { is: 'near', within: 3 },
          ],
        },
        limit: 'turn',
        effects: [{ do: 'one-of', of: [[{ do: 'heal', n: 1 }], [{ do: 'rest', n: 1 }]] }],
      },
    ],
    // Nobody holds cards in Road to Legend (D2C-HERO-18).
    feat: { at: 'turn-start', versus: true, if: { is: 'about', who: 'self' }, effects: [{ do: 'spy' }] },
  },
  shiver: {
    name: { en: 'Shiver', de: 'Shiver' },
    archetype: 'mage',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 3, willpower: 3, awareness: 3 },
    standing: [{ do: 'hinder' }],
    feat: {
      at: 'action',
      aim: { who: 'figure', adjacent: true, each: true },
      effects: [{ do: 'condition', condition: 'immobilized' }],
    },
  },
};
