import type { HeroSheet } from '../../cards.ts';

/** The heroes of Labyrinth of Ruin. */
export const HEROES: Readonly<Record<string, HeroSheet>> = {
  'dezra-the-vile': {
    name: { en: 'Dezra the Vile', de: 'Dezra die Verderbte' },
    archetype: 'mage',
    speed: 5,
    health: 8,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 4, willpower: 2, awareness: 3 },
    abilities: [
      {
        at: 'turn-start',
        if: { is: 'about', who: 'self' },
        effects: [
          {
            do: 'times',
            n: { per: 'adjacent-monsters' },
            effects: [{ do: 'one-of', of: [[{ do: 'heal', n: 1 }], [{ do: 'rest', n: 1 }]] }],
          },
        ],
      },
    ],
    feat: {
      at: 'monster-chosen',
      if: { is: 'all', of: [{ is: 'about', who: 'monster' }, { is: 'adjacent' }] },
      aim: { who: 'monster', adjacent: true, each: true },
      effects: [{ do: 'condition', condition: 'immobilized' }],
    },
  },
  'logan-lashley': {
    name: { en: 'Logan Lashley', de: 'Logan Lashley' },
    archetype: 'scout',
    speed: 4,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 2, awareness: 4 },
    standing: [{ do: 'proof', condition: 'immobilized' }],
    abilities: [
      // Even after a miss (D2C-HERO-37).
      {
        at: 'attack-done',
        if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'weapon', trait: 'exotic' }] },
        effects: [{ do: 'move', n: 1 }],
      },
    ],
    feat: {
      at: 'attack-done',
      if: { is: 'all', of: [{ is: 'own-attack' }, { is: 'dealt' }] },
      effects: [
        {
          do: 'one-of',
          of: [
            [
              { do: 'move', n: { per: 'speed' } },
              { do: 'attack', may: true },
            ],
            [
              { do: 'attack', may: true },
              { do: 'move', n: { per: 'speed' } },
            ],
            [{ do: 'run-and-strike', n: { per: 'speed' } }],
          ],
        },
      ],
    },
  },
  'pathfinder-durik': {
    name: { en: 'Pathfinder Durik', de: 'Kundschafter Durik' },
    archetype: 'warrior',
    speed: 5,
    health: 10,
    stamina: 4,
    defence: ['gray'],
    attributes: { might: 3, knowledge: 2, willpower: 2, awareness: 4 },
    standing: [{ do: 'permit', rule: 'past-monsters', if: { is: 'moves', least: 1 } }],
    // From the empty space he has just entered, on the monster he has left behind (D2C-HERO-30).
    feat: {
      at: 'enters',
      if: { is: 'all', of: [{ is: 'about', who: 'self' }, { is: 'space-empty' }] },
      effects: [
        {
          do: 'attack',
          on: { who: 'monster', from: 'left-space' },
          surges: [{ effects: [{ do: 'add', to: 'pierce', n: 3 }] }],
        },
      ],
    },
  },
  'ulma-grimstone': {
    name: { en: 'Ulma Grimstone', de: 'Ulma Grimstone' },
    archetype: 'healer',
    speed: 4,
    health: 8,
    stamina: 5,
    defence: ['gray'],
    attributes: { might: 2, knowledge: 4, willpower: 3, awareness: 2 },
    standing: [{ do: 'aura', for: 'heroes', self: true, within: 3, effects: [{ do: 'seek-find', trait: 'potion' }] }],
    feat: {
      at: 'own-turn',
      aim: { who: 'hero', adjacent: true, self: true, each: true, if: { is: 'used-potion' } },
      effects: [{ do: 'restore-potion' }],
    },
  },
};
